// SHA-256 in a few lines: browsers have none for pages without encryption, as on a home network.

const primes = [...Array(312).keys()].filter((n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0));
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32);
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text in UTF-8, as hexadecimal figures. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function padded(bytes: Uint8Array): number[] {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return Array.from({ length: view.byteLength / 4 }, (_, i) => view.getInt32(i * 4));
}

function mixed(state: readonly number[], block: number[]): number[] {
  const w = block;
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15] as number, w[i - 2] as number];
    const [low, high] = [turned(x, 7) ^ turned(x, 18) ^ (x >>> 3), turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)];
    w[i] = ((w[i - 16] as number) + low + (w[i - 7] as number) + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (KEYS[i] as number) + (w[i] as number)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] as number)) | 0);
}
