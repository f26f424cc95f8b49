// Everything that can be played now, in the words of the notation.

import type { Choices } from "../../protocol";

/** The place of a claim or a station that was typed without its payment, which is then chosen as if it was pressed. */
export function placeToPayFor(words: string, choices: Choices): { route?: string; city?: string } | null {
  const [verb = "", name = ""] = words.toLowerCase().split(" ");
  if (verb === "claim" && choices.claims?.some(({ route }) => route === name)) return { route: name };
  return verb === "station" && choices.stations?.cities.includes(name) ? { city: name } : null;
}

export function legalWords(choices: Choices): string[] {
  return [
    ...(choices.draw ?? []).map((card) => `draw ${card}`),
    ...(choices.tickets ? ["tickets"] : []),
    ...(choices.claims ?? []).map(({ route }) => `claim ${route}`),
    ...(choices.stations?.cities ?? []).map((city) => `station ${city}`),
    ...(choices.pay ?? []).map(({ words }) => words),
    ...(choices.give ?? []).map((card) => `give ${card}`),
    ...(choices.withdraw ? ["withdraw"] : []),
    ...(choices.keep ? [`keep ${choices.keep.offer.join(" ")}`] : []),
    ...(choices.pass ? ["pass"] : []),
  ];
}
