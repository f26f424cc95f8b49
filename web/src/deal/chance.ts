// The engine's randomness once more, so that a browser can check a deal without trusting the server: ChaCha8.

import { sha256 } from "./sha256";

const WORDS = 16;
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const turned = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

export class Chance {
  private readonly key: number[];
  private blocks = 0;

  constructor(seed: number | string) {
    const digest = sha256(`whistlestop deal\n${seed}`);
    this.key = Array.from({ length: 8 }, (_, i) => littleEndian(digest.slice(8 * i, 8 * i + 8)));
  }

  /** Put cards into a random order, in their own place; each shuffle begins a block of its own. */
  shuffle<T>(cards: T[]): T[] {
    let words: Uint32Array = new Uint32Array();
    let left = 0;
    for (let i = cards.length - 1; i > 0; i--) {
      if (left === 0) [words, left] = [this.block(), WORDS];
      const j = below(words[--left] as number, i + 1);
      [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
    }
    return cards;
  }

  /** A random number below a count. */
  pick(count: number): number {
    return below(this.block()[0] as number, count);
  }

  private block(): Uint32Array {
    const start = Uint32Array.from([...CONSTANTS, ...this.key, this.blocks++, 0, 0, 0]);
    const x = start.slice();
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + i, 8 + i, 12 + i);
      for (let i = 0; i < 4; i++) quarter(x, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
    }
    return x.map((word, i) => word + (start[i] as number));
  }
}

const below = (word: number, count: number) => Math.floor((word * count) / 2 ** 32);
const littleEndian = (hex: string) => parseInt((hex.match(/../g) ?? []).reverse().join(""), 16);

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  turn(x, a, b, d, 16);
  turn(x, c, d, b, 12);
  turn(x, a, b, d, 8);
  turn(x, c, d, b, 7);
}

function turn(x: Uint32Array, into: number, by: number, mixed: number, bits: number): void {
  x[into] = (x[into] as number) + (x[by] as number);
  x[mixed] = turned((x[mixed] as number) ^ (x[into] as number), bits);
}
