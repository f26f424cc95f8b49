// Finding rules by words of the chosen language, accents left aside, or by their ids.

export interface Entry {
  id: string;
  title: string;
  text: string;
}

/** A text without accents and capitals, so that careless typing finds it. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[đðøłþς]/g, (letter) => ({ đ: "d", ð: "d", ø: "o", ł: "l", þ: "th", ς: "σ" })[letter] ?? letter);
}

/** The rules that have every word that was typed; those with all of them in their title come first. */
export function found(entries: readonly Entry[], typed: string): Entry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const byId = entries.filter((entry) => words.includes(entry.id.toLowerCase()));
  if (byId.length) return byId;
  const matching = entries.filter((entry) => has(`${entry.title} ${entry.text}`));
  return words.length ? [...matching.filter((e) => has(e.title)), ...matching.filter((e) => !has(e.title))] : matching;
}
