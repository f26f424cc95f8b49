// A picture of the final board with the scores below it, as a PNG: drawn as the page draws it, with its fonts.

import { flushSync, mount, unmount } from "svelte";
import Board from "../../board/Board.svelte";
import type { Board as BoardData } from "../../game/boards";
import type { View } from "../../protocol";
import { escaped, captionDrawing } from "./caption-drawing";
import type { Caption } from "./caption";
import { standalone, usedFonts } from "./standalone";

const WIDTH = 2000; // pixels

/** The board of a finished game with its caption. */
export async function pictureOf(view: View, board: BoardData, caption: Caption): Promise<Blob> {
  const { width, height } = board.drawing;
  const foot = captionDrawing(caption, width);
  const style = `<style>${escaped(await usedFonts())}</style>`;
  const inside = `${style}${drawnSigns()}${drawnBoard(view, board)}<g transform="translate(0 ${height})">${foot.drawn}</g>`;
  return painted(inside, width, height + foot.height);
}

/** The board as it stands on the page, in a corner that nobody sees. */
function drawnBoard(view: View, board: BoardData): string {
  const { width, height } = board.drawing;
  const corner = document.createElement("div");
  corner.style.cssText = `position:fixed;left:-9999px;width:${width}px;height:${height}px`;
  document.body.append(corner);
  const cut = { x: 0, y: 0, width, height };
  const drawn = mount(Board, {
    target: corner,
    props: { board, owners: view.routes, stations: view.stations, cut },
  });
  flushSync();
  const svgs = [...corner.querySelectorAll<SVGSVGElement>(":scope > .map > svg")].map((svg) => standalone(svg, cut));
  void unmount(drawn);
  corner.remove();
  return svgs.join("");
}

/** The signs, markers and patterns that the board refers to. */
function drawnSigns(): string {
  const signs = document.getElementById("sg-loco")?.closest("svg");
  return signs ? standalone(signs, { x: 0, y: 0, width: 0, height: 0 }) : "";
}

async function painted(inside: string, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, Math.round((WIDTH * height) / width)];
  const size = `width="${canvas.width}" height="${canvas.height}" viewBox="0 0 ${width} ${height}"`;
  const image = new Image();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture")))));
}
