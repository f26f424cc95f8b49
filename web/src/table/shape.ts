// How the table is laid out in a window of a certain size.

/** wide: the board and a column · triptych: a column on each side of an upright board · tall: a wide board with everything
 * below it · phone: the board above a sheet · lying: the board beside the sheet · hand: the cards, and the board elsewhere. */
export type Shape = "wide" | "triptych" | "tall" | "phone" | "lying" | "hand";

/** The shape of the table in a window, for a board that is upright or not. */
export function shapeOf(width: number, height: number, isUpright: boolean): Shape {
  if (width < 600) return "phone";
  if (height > width && width < 700) return "phone";
  if (height > width) return isUpright ? "wide" : "tall";
  if (height < 560 || width < 900) return "lying";
  return isUpright && width >= 1180 ? "triptych" : "wide";
}

/** Whether the window is so small that the board is shown in part, and the rest in a sheet. */
export function isSmall(shape: Shape): boolean {
  return shape === "phone" || shape === "lying" || shape === "hand";
}
