// Every refusal in every language, as the page says it; in English it is what the server says.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { CONNECTION_LOST, refusalSentence, type Known } from "../src/game/refusal";
import { LANGUAGES, words, type Language } from "../src/words/words.svelte";

interface Example {
  edition: string;
  names: string[];
  reason: string;
  args: Record<string, unknown>;
  text: string;
}

const read = (path: string) => readFileSync(`../${path}`, "utf-8");
const examples = JSON.parse(read("tests/golden/refusals.json")) as Example[];

function knownOf({ edition, names }: Example): Known {
  const board = JSON.parse(read(`src/whistlestop/boards/${edition}/board.json`)) as {
    cities: { id: string; name: string }[];
  };
  return { names, board: { cities: new Map(board.cities.map((city) => [city.id, city])) } };
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => words.use(language));

  it.each(examples)("$reason is a whole sentence", (example) => {
    const said = refusalSentence(example, knownOf(example));
    expect(said).not.toBe(words.t("refused-otherwise"));
    expect(said).toMatch(/^[^\p{Ll}].*[.?;]$/u);
    expect(said).not.toMatch(/[{}$]|\bundefined\b|\[object|\w:\w/);
  });
});

describe("in English", () => {
  beforeAll(() => words.use("en"));
  const bare = examples.filter((example) => !("offer" in example.args)); // a terminal names tickets by what is typed

  it.each(bare)("$reason is what the server says", (example) => {
    expect(refusalSentence(example, knownOf(example))).toBe(example.text);
  });
});

describe("a refusal without a sentence", () => {
  it("is put in general words when the server sends no sentence, or one that this page does not know", async () => {
    await words.use("sl");
    const general = refusalSentence({ text: "that is no command" });
    expect(general).toMatch(/^Ni uspelo/);
    expect(refusalSentence({ text: "no", reason: "refused-by-a-newer-server" })).toBe(general);
    expect(refusalSentence({ text: "no", reason: "why-route-taken", args: {} })).toBe(general);
  });

  it("says so when the connection is lost", async () => {
    await words.use("it");
    expect(refusalSentence(CONNECTION_LOST)).toBe(words.t("line-lost"));
  });
});
