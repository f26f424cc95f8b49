// Everything that can be played now, in the words of the notation.

import type { Choices } from "../../protocol";

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
