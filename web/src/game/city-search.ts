// Finding pieces of a board by the names of their cities.

const BETWEEN = /[^\p{L}]+/u;

/** Letters without their marks, so that Kobenhavn is found as well. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ø", "o").replaceAll("Ø", "O").toLowerCase();
}

/** Whether every word that is looked for begins a word of these cities; without any, all are found. */
export function hasCities(cities: string, wanted: string): boolean {
  const words = bare(wanted).split(BETWEEN).filter(Boolean);
  const parts = bare(cities).split(BETWEEN);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
