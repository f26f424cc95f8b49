// The sounds of the table, made while they are heard: nothing has to be loaded for them.

import { burst, tone } from "./building-blocks";
import { whistle } from "./whistle";

type Sound = (into: AudioNode, at: number, count: number) => void;
const WAGON = 0.06; // seconds from one wagon to the next, as they are set down on the board

/** A card is drawn: a flick of paper. */
const card: Sound = (into, at) => {
  burst(into, 2600, 0.9, { at, fades: 0.09, loudness: 0.2 });
  burst(into, 5200, 1.2, { at: at + 0.045, fades: 0.06, loudness: 0.14 });
};

/** A train is set down: a wooden click for every wagon. */
const train: Sound = (into, at, count) => {
  for (let wagon = 0; wagon < count; wagon++) {
    const begins = at + wagon * WAGON;
    burst(into, 1500, 2, { at: begins, fades: 0.035, loudness: 0.26 });
    tone(into, 430 + (wagon % 2) * 40, 290, { at: begins, fades: 0.07, loudness: 0.14 }, "triangle");
  }
};

/** Tickets are kept: they are torn off, and stamped. */
const ticket: Sound = (into, at) => {
  for (let tear = 0; tear < 7; tear++)
    burst(into, 3200 + tear * 260, 1, { at: at + tear * 0.018, fades: 0.04, loudness: 0.1 });
  burst(into, 700, 1.2, { at: at + 0.24, fades: 0.06, loudness: 0.16 });
  tone(into, 150, 75, { at: at + 0.24, fades: 0.14, loudness: 0.15 });
};

/** A tunnel is dug: two knocks deep in the rock, which rumbles. */
const tunnel: Sound = (into, at) => {
  for (const [after, loudness] of [
    [0, 0.15],
    [0.2, 0.12],
  ] as const) {
    tone(into, 110, 58, { at: at + after, fades: 0.32, loudness });
    burst(into, 210, 0.8, { at: at + after, fades: 0.4, loudness: loudness * 1.4 });
  }
};

/** The last round begins: a bell of two tones. */
const lastRound: Sound = (into, at) => {
  for (const [after, pitch] of [
    [0, 783.99],
    [0.3, 587.33],
  ] as const) {
    for (const [partial, share] of [
      [1, 1],
      [2.01, 0.42],
      [3.02, 0.2],
      [5.4, 0.07],
    ] as const)
      tone(into, pitch * partial, pitch * partial, { at: at + after, fades: 1.3 / partial, loudness: 0.12 * share });
  }
};

const SOUNDS = { card, train, ticket, tunnel, "last-round": lastRound, turn: whistle };
export type SoundName = keyof typeof SOUNDS;

/** Let one of them sound; some repeat, such as the click of a wagon. */
export function playSound(name: SoundName, into: AudioNode, at: number, count = 1): void {
  SOUNDS[name](into, at, count);
}
