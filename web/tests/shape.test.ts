import { expect, test } from "vitest";
import { isSmall, isSpacious, shapeOf } from "../src/table/shape";

test("a phone has a sheet below the board, and beside it when it lies", () => {
  expect(shapeOf(360, 740, false)).toBe("phone");
  expect(shapeOf(390, 844, true)).toBe("phone");
  expect(shapeOf(740, 360, false)).toBe("lying");
  expect(isSmall("phone") && isSmall("lying")).toBe(true);
});

test("a page that is zoomed to 400 % is laid out as on a phone", () => {
  expect(shapeOf(320, 256, false)).toBe("phone");
});

test("an upright tablet has everything below a wide board, and beside an upright one", () => {
  expect(shapeOf(820, 1180, false)).toBe("tall");
  expect(shapeOf(820, 1180, true)).toBe("wide");
});

test("on a wide screen an upright board stands between two columns", () => {
  expect(shapeOf(1440, 900, false)).toBe("wide");
  expect(shapeOf(1440, 900, true)).toBe("triptych");
  expect(shapeOf(1024, 640, true)).toBe("triptych");
});

test("a low window has the hand beside the board, and no plates", () => {
  expect(shapeOf(1366, 650, false)).toBe("low");
  expect(shapeOf(2560, 1080, false)).toBe("low");
  expect(shapeOf(1366, 768, false)).toBe("wide");
  expect(isSpacious("wide", 900, 3)).toBe(true);
  expect(isSpacious("wide", 768, 2)).toBe(false);
});
