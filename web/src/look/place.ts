// Where a part of the table lies; a component lays itself out for the place that its owner names.

/** stage: over the board · bar: in the bar above it · hand: below it · column: in a column beside it · line: there, where
 * height is short · strip: small, only to be looked at · sheet: in the sheet of a phone · cards: on a phone that shows only
 * cards, beside a big screen. */
export type Place = "stage" | "bar" | "hand" | "column" | "line" | "strip" | "sheet" | "cards";
