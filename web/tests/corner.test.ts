import { expect, test } from "vitest";
import europe from "../../src/whistlestop/boards/europe/drawing.json";
import nordic from "../../src/whistlestop/boards/nordic/drawing.json";
import usa from "../../src/whistlestop/boards/usa/drawing.json";
import type { Drawing } from "../src/protocol";
import { freeCorner } from "../src/board/corner";

const RIGHT_BELOW = { isLeft: false, isTop: false };

test.each([
  ["usa", usa, { isLeft: true, isTop: false }],
  ["europe", europe, { isLeft: true, isTop: true }],
  ["nordic", nordic, RIGHT_BELOW],
])("on a phone the button of %s lies where it hides least", (_, drawing, corner) => {
  const frame = { width: 360, height: (360 * drawing.height) / drawing.width };
  expect(freeCorner(drawing as unknown as Drawing, frame, 50)).toEqual(corner);
});

test("beside a board that leaves room in its frame there is always a corner", () => {
  const frame = { width: 360, height: 400 };
  expect(freeCorner(usa as unknown as Drawing, frame, 50)).toEqual(RIGHT_BELOW);
});
