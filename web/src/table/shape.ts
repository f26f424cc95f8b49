// How the table is laid out in a window of a certain size.

/** wide: the board, the hand below it, and a column with the rest · low: the hand in the column too · triptych: a column on
 * each side of an upright board · tall: a wide board with everything below it · phone: the board above a sheet · lying: the
 * board beside the sheet · hand: the cards, and the board elsewhere · screen: the board for everybody in the room. */
export type Shape = "wide" | "low" | "triptych" | "tall" | "phone" | "lying" | "hand" | "screen";

const LOW = 1.85; // a window so many times wider than high has no height for a hand below the board
const SPACIOUS = 700; // pixels of height, and more for each player

/** The shape of the table in a window, for a board that is upright or not. */
export function shapeOf(width: number, height: number, isUpright: boolean): Shape {
  if (width < 480 || (height > width && width < 700)) return "phone";
  if (height > width) return isUpright ? "wide" : "tall";
  if (height < 560 || width < 900) return "lying";
  if (isUpright) return "triptych";
  return width > LOW * height ? "low" : "wide";
}

/** Whether the window is so small that the board is shown in part, and the rest in a sheet. */
export function isSmall(shape: Shape): boolean {
  return shape === "phone" || shape === "lying" || shape === "hand";
}

/** Whether a column is high enough for plates of all players and a full-size row. */
export function isSpacious(shape: Shape, height: number, players: number): boolean {
  return (shape === "wide" || shape === "triptych") && height >= SPACIOUS + 60 * players;
}
