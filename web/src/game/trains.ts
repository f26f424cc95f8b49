// A train as paths: its wagons in layers, the couplings between them, its owner's pattern, and its shadow.

import type { Space } from "./boards";
import type { Player } from "./players";
import { barPath, heading, within } from "./shapes";

export interface Wagon {
  space: Space;
  isEngine: boolean;
}
type Along = (along: number, across: number) => string;

const PROUD = 1.2; // a train is so much wider and longer than the print it stands on
const CORNER = 4;
const LEAST_CORNER = 1.2;
const NOSE = 9;
const LAMP = 5.2; // behind the tip

/** What a wagon is drawn of: how far inside its outline, and moved right and down, as light comes from the top left. */
const LAYERS = {
  far: { inset: -0.7, right: 1.5, down: 2.9 },
  near: { inset: 0.2, right: 1, down: 1.9 },
  outline: { inset: 0.75, right: 0, down: 0 },
  glint: { inset: 2.1, right: -0.35, down: -0.75 },
  roof: { inset: 2.9, right: 0, down: -0.15 },
} as const;
export type Layer = keyof typeof LAYERS;

/** The wagons of a train; the last one is the engine. */
export function wagonsOn(spaces: readonly Space[]): Wagon[] {
  return spaces.map((space, i) => ({ space, isEngine: i === spaces.length - 1 }));
}

/** A layer of several wagons. */
export function layerPath(wagons: readonly Wagon[], width: number, layer: Layer): string {
  const { inset, right, down } = LAYERS[layer];
  const placed = ([x, y, angle, length]: Space): Space => [x + right, y + down, angle, length + PROUD - 2 * inset];
  return wagons
    .map(({ space, isEngine }) => wagonPath(placed(space), width + PROUD - 2 * inset, inset, isEngine))
    .join("");
}

function wagonPath(space: Space, width: number, inset: number, isEngine: boolean): string {
  const corner = Math.max(LEAST_CORNER, CORNER - inset);
  return isEngine ? enginePath(space, width, corner, NOSE - inset * 0.6) : barPath(space, width, corner);
}

/** A wagon with a blunt nose at the far end of its space. */
function enginePath(space: Space, width: number, corner: number, nose: number): string {
  const [x, y, at] = [space[3] / 2, width / 2, within(space)];
  return (
    `M${at(-x, corner - y)}Q${at(-x, -y)} ${at(corner - x, -y)}L${at(x - nose, -y)}` +
    `Q${at(x - 1.5, -y * 0.78)} ${at(x, -y * 0.3)}L${at(x, y * 0.3)}Q${at(x - 1.5, y * 0.78)} ${at(x - nose, y)}` +
    `L${at(corner - x, y)}Q${at(-x, y)} ${at(-x, y - corner)}z`
  );
}

/** The couplings between the wagons of a train, which make it one. */
export function couplings(spaces: readonly Space[]): string {
  const end = (space: Space, side: 1 | -1) => within(space)((side * space[3]) / 2, 0);
  return spaces
    .slice(1)
    .map((space, i) => `M${end(spaces[i] as Space, 1)}L${end(space, -1)}`)
    .join("");
}

/** The owner's pattern on several wagons: whole marks, spread evenly over each; an engine has a headlamp. */
export function patternPath(player: Player, wagons: readonly Wagon[]): string {
  return wagons
    .map(({ space, isEngine }) => {
      const [at, half] = [within(space), space[3] / 2 - 3.5];
      const lamp = isEngine ? `M${at(space[3] / 2 - LAMP, 0)}h0` : "";
      return MARKS[player](at, -half, half - (isEngine ? 8 : 0)) + lamp;
    })
    .join("");
}

const MARKS: Record<Player, (at: Along, from: number, to: number) => string> = {
  madder: (at, from, to) => `M${at(from + 2, 0)}L${at(to - 2, 0)}`,
  prussian: (at, from, to) => each(from + 3.2, to - 3.2, 10.2, (x) => `M${at(x - 3.3, 5)}L${at(x + 3.3, -5)}`),
  gold: (at, from, to) => each(from + 2.2, to - 2.2, 7.4, (x) => `M${at(x, 2.9)}h0M${at(x, -2.9)}h0`),
  fir: (at, from, to) => each(from + 3, to - 3, 9.6, (x) => `M${at(x - 2.6, -5)}L${at(x + 2.4, 0)}L${at(x - 2.6, 5)}`),
  ink: (at, from, to) => each(from + 1.5, to - 1.5, 7.8, (x) => `M${at(x, -5.2)}L${at(x, 5.2)}`),
};

/** A mark at both ends and about so far apart between them. */
function each(from: number, to: number, apart: number, mark: (x: number) => string): string {
  const gaps = Math.max(1, Math.round((to - from) / apart));
  return Array.from({ length: gaps + 1 }, (_, i) => mark(from + (i * (to - from)) / gaps)).join("");
}

/** The way a train points, for setting it down: right and down. */
export const headingOf = (wagons: readonly Wagon[]) => heading(wagons[0]?.space ?? [0, 0, 0, 0]);
