// The caption of a picture, drawn: who has won, and a field for every player with colour, name and points.

import { playerOf } from "../../game/players";
import { printed } from "../../game/scores";
import type { Caption } from "./caption";

const MARGIN = 40;
const SWATCH = { width: 56, height: 24 };
const LETTER = 0.56; // how wide a letter is in sizes of the type, about
const INKS = { page: "--paper", ink: "--ink", quiet: "--ink2", rule: "--rule" } as const;

/** A text that may stand in XML. */
export function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** The caption as SVG, as wide as the board above it. */
export function captionDrawing(caption: Caption, width: number): { drawn: string; height: number } {
  const lines = [text(caption.title, { y: 74, size: 50, weight: 600, width })];
  if (caption.decided) lines.push(text(caption.decided, { y: 120, size: 28, ink: "quiet", width }));
  const each = (width - 2 * MARGIN) / caption.players.length;
  const fields = caption.players.map((player, i) => field(player, MARGIN + i * each, each - 20));
  const height = 250;
  const paper = `<rect width="${width}" height="${height}" fill="${ink("page")}"/>`;
  return { drawn: [paper, ...lines, ...fields].join(""), height };
}

interface Type {
  x?: number;
  y: number;
  size: number;
  width: number; // that it has at most, with its margins
  weight?: number;
  ink?: keyof typeof INKS;
}

/** A line of text, smaller where it would be too long. */
function text(words: string, { x = MARGIN, y, size, width, weight = 400, ink: of = "ink" }: Type): string {
  const fitting = Math.min(size, (width - 2 * MARGIN) / (words.length * LETTER));
  const font = `font-family='"Source Serif 4 Variable", Georgia, serif' font-size="${fitting.toFixed(1)}"`;
  return `<text x="${x}" y="${y}" ${font} font-weight="${weight}" fill="${ink(of)}">${escaped(words)}</text>`;
}

function field({ seat, name, points }: Caption["players"][number], x: number, width: number): string {
  const player = playerOf(seat);
  const size = `width="${SWATCH.width}" height="${SWATCH.height}" rx="5"`;
  const pattern = player === "madder" ? "" : `<rect ${size} fill="url(#pt-${player})"/>`;
  const swatch = `<g transform="translate(${x} 160)"><rect ${size} fill="${colour(`--p-${player}`)}" stroke="${ink("rule")}"/>${pattern}</g>`;
  const score = text(printed(points), { x: x + SWATCH.width + 14, y: 184, size: 34, weight: 700, width: 400 });
  return swatch + score + text(name, { x, y: 224, size: 28, width: width + 2 * MARGIN });
}

const ink = (of: keyof typeof INKS) => colour(INKS[of]);

/** A colour of the page in its present theme; a variable alone does not resolve light and dark. */
function colour(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}
