import { describe, expect, test } from "vitest";
import europeFile from "../../src/whistlestop/boards/europe/board.json";
import europe from "../../src/whistlestop/boards/europe/drawing.json";
import nordic from "../../src/whistlestop/boards/nordic/drawing.json";
import usa from "../../src/whistlestop/boards/usa/drawing.json";
import { firstPlace, isArrow, nextPlace, placeOf, type Arrow } from "../src/board/arrows";
import type { Drawing } from "../src/protocol";

const BOARDS = { usa, europe, nordic } as unknown as Record<string, Drawing>;
const ARROWS: Arrow[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const usaBoard = BOARDS["usa"] as Drawing;

/** How many places arrows lead to from each of them. */
function reached(drawing: Drawing, names: string[]): number[] {
  const steps = new Map(names.map((name) => [name, ARROWS.map((arrow) => nextPlace(drawing, names, name, arrow))]));
  return names.map((from) => {
    const seen = new Set([from]);
    for (const at of seen) steps.get(at)?.forEach((next) => seen.add(next));
    return seen.size;
  });
}

describe("arrows on the board", () => {
  test("an arrow leads to the nearest route in its direction", () => {
    const names = ["portland:seattle", "helena:seattle", "duluth:helena", "miami:new-orleans"];
    expect(nextPlace(usaBoard, names, "portland:seattle", "ArrowRight")).toBe("helena:seattle");
    expect(nextPlace(usaBoard, names, "helena:seattle", "ArrowRight")).toBe("duluth:helena");
    expect(nextPlace(usaBoard, names, "duluth:helena", "ArrowLeft")).toBe("helena:seattle");
  });

  test("where nothing lies in its direction an arrow stays", () => {
    const names = ["portland:seattle", "miami:new-orleans"];
    expect(nextPlace(usaBoard, names, "portland:seattle", "ArrowLeft")).toBe("portland:seattle");
  });

  test.each(Object.entries(BOARDS))("from every route of %s arrows lead to every other", (_, drawing) => {
    const names = Object.keys(drawing.routes);
    expect(Math.min(...reached(drawing, names))).toBe(names.length);
  });

  test.each([2, 3, 5, 7])("so it is when only every %i-th route is lit, and cities are lit too", (step) => {
    const drawing = BOARDS["europe"] as Drawing;
    const lit = [...Object.keys(drawing.routes).filter((_, i) => i % step === 0), ...Object.keys(drawing.cities)];
    expect(Math.min(...reached(drawing, lit))).toBe(lit.length);
  });

  test("the arrows begin near the middle, and nowhere if nothing is lit", () => {
    expect(firstPlace(usaBoard, ["miami:new-orleans", "denver:omaha"])).toBe("denver:omaha");
    expect(firstPlace(usaBoard, [])).toBeNull();
  });

  test("a city has its own place, and only the four arrows are arrows", () => {
    const city = europeFile.cities[0]?.id ?? "";
    const { x, y } = (BOARDS["europe"] as Drawing).cities[city] ?? { x: -1, y: -1 };
    expect(placeOf(BOARDS["europe"] as Drawing, city)).toEqual({ x, y });
    expect(["ArrowUp", "a", "toString"].map(isArrow)).toEqual([true, false, false]);
  });
});
