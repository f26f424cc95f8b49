// The rules at hand: finding them, their order, and which part of a board an example shows.

import { describe, expect, it } from "vitest";
import file from "../../src/whistlestop/boards/usa/drawing.json";
import type { Drawing } from "../src/protocol";
import { isWithin, nameBox } from "../src/board/view-box";
import { cutAround } from "../src/pages/rules/board-section";
import { besides, chaptersOf, RULES } from "../src/rulebook/rulebook";
import { folded, found } from "../src/pages/rules/search";

const ENTRIES = [
  { id: "D3", title: "A face-up locomotive", text: "It is the only card." },
  { id: "U4", title: "Backing out", text: "Take back the cards that you played for a tunnel." },
  { id: "U1", title: "Tunnels", text: "Play, then turn up." },
];
const ids = (typed: string) => found(ENTRIES, typed).map((entry) => entry.id);
const drawing = file as unknown as Drawing;

describe("the search", () => {
  it("shows everything as long as nothing is typed", () => expect(ids("  ")).toEqual(["D3", "U4", "U1"]));
  it("finds a rule by its id", () => expect(ids("u4")).toEqual(["U4"]));
  it("finds words wherever they stand, titles first", () => expect(ids("tunnel")).toEqual(["U1", "U4"]));
  it("wants every word", () => expect(ids("tunnel back")).toEqual(["U4"]));
  it("finds nothing where nothing is", () => expect(ids("ferry")).toEqual([]));
  it("does not mind accents, capitals and final letters", () => {
    expect(folded("Σταθμός")).toBe("σταθμοσ");
    expect(folded("Göng, ŽELEZNIŠKA, đak")).toBe("gong, zelezniska, dak");
  });
});

describe("the book", () => {
  it("has its chapters in order", () => {
    const chapters = chaptersOf(RULES.keys());
    expect(chapters.map(([letter]) => letter).join("")).toBe("STDCFMUKBE");
    expect(chapters.flatMap(([, rules]) => rules)).toEqual([...RULES.keys()]);
  });
  it("has neighbours for every rule but the first and the last", () => {
    expect(besides("S1")).toEqual([undefined, "S2"]);
    expect(besides("D12")).toEqual(["D11", "C1"]);
    expect(besides("E8")[1]).toBeUndefined();
  });
});

describe("the cut-out of a board", () => {
  const cut = cutAround(drawing, ["duluth", "chicago"], ["chicago:duluth"]);
  it("has the cities with their names, and every space of the routes", () => {
    for (const city of ["duluth", "chicago"]) expect(isWithin(nameBox(drawing, city), cut)).toBe(true);
    for (const [x, y] of drawing.routes["chicago:duluth"]?.spaces ?? [])
      expect(isWithin({ x, y, width: 0, height: 0 }, cut)).toBe(true);
  });
  it("stays on the board, and is far smaller", () => {
    expect(isWithin(cut, { x: 0, y: 0, width: drawing.width, height: drawing.height })).toBe(true);
    expect(cut.width).toBeLessThan(drawing.width / 2);
  });
  it("is wider than it is high, even at the edge", () => {
    const edge = cutAround(drawing, ["miami"], []);
    expect(edge.width).toBeGreaterThan(edge.height);
    expect(isWithin(edge, { x: 0, y: 0, width: drawing.width, height: drawing.height })).toBe(true);
  });
});
