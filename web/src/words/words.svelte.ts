// The words of the page in the chosen language: Fluent files, one source for the server and the browser.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { local } from "../browser/storage";

export const LANGUAGES = {
  en: "English",
  el: "Ελληνικά",
  it: "Italiano",
  is: "Íslenska",
  sl: "Slovenščina",
  sr: "Srpski",
  hr: "Hrvatski",
} as const;
export type Language = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const CHOSEN = "whistlestop.language";
const files = import.meta.glob<string>("../../../src/whistlestop/languages/*/page.ftl", {
  query: "?raw",
  import: "default",
});

/** The files of a volume of words, by their paths. */
export type Volume = Record<string, () => Promise<string>>;

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en"));
  private volumes: Volume[] = [files];
  private opening = new Map<Volume, Promise<void>>();

  /** A text in the chosen language. */
  t = (id: string, args: Args = {}): string => {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, args);
  };

  /** Switch to a language. */
  async use(language: Language): Promise<void> {
    const found = this.volumes.map((volume) => fileOf(volume, language));
    if (!found[0]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(found.map((load) => load?.() ?? ""));
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load a further volume of words, such as the rules; a second request for it waits for the first. */
  open(volume: Volume): Promise<void> {
    const opening = this.opening.get(volume) ?? this.fetch(volume);
    this.opening.set(volume, opening);
    return opening;
  }

  private async fetch(volume: Volume): Promise<void> {
    if (!this.volumes.includes(volume)) this.volumes.push(volume);
    try {
      await this.use(this.language);
    } catch (error) {
      this.opening.delete(volume); // the next request tries again
      throw error;
    }
  }

  /** Switch to a language, and remember it; if it cannot be fetched, the current one stays. */
  async choose(language: Language): Promise<void> {
    try {
      await this.use(language);
    } catch {
      return;
    }
    local.setItem(CHOSEN, language);
  }
}

export const words = new Words();
export const t = words.t;

/** The languages that have files. */
export function available(): Language[] {
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => fileOf(files, language));
}

function fileOf(volume: Volume, language: Language): (() => Promise<string>) | undefined {
  return Object.entries(volume).find(([path]) => path.split("/").at(-2) === language)?.[1];
}

/** The first of the wanted languages that the page has, or English. */
export function bestOf(wanted: readonly string[], known: readonly Language[]): Language {
  for (const tag of wanted) {
    const found = known.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

/** Use the language that was chosen before, or the browser's. */
export async function usePreferredLanguage(): Promise<void> {
  await words.use(bestOf([local.getItem(CHOSEN) ?? "", ...navigator.languages], available()));
}
