import { beforeEach, describe, expect, it } from "vitest";
import { promised, promiseOf } from "../src/state/deal-fingerprint";
import { sha256 } from "../src/deal/sha256";
import { isWhole } from "../src/pages/replay/record";

describe("SHA-256", () => {
  it("is that of the standard", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is that of the browser, for texts of every length", async () => {
    for (const length of [1, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
      const text = "žß–🚂".repeat(length).slice(0, length);
      const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
      expect(sha256(text)).toBe([...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
    }
  });
});

describe("a record", () => {
  const lines = ["whistlestop record 1", 'names ["Ðóra"]', "", "0 draw deck > card red"];
  const record = [...lines, `digest ${sha256(lines.join("\n"))}`, ""].join("\n");

  it("is whole as long as no line was changed, added or lost", () => {
    expect(isWhole(record)).toBe(true);
    expect(isWhole(record.replaceAll("\n", "\r\n"))).toBe(true);
    expect(isWhole(record.replace("red", "blue"))).toBe(false);
    expect(isWhole(record.replace("0 draw", "\n0 draw"))).toBe(false);
    expect(isWhole("")).toBe(false);
  });
});

describe("a promise", () => {
  beforeEach(() => localStorage.clear());

  it("is what was published first, whatever is published later", () => {
    expect(promiseOf("table")).toBeNull();
    expect(promised("table", "first")).toBe("first");
    expect(promised("table", "second")).toBe("first");
    expect(promiseOf("table")).toBe("first");
  });
});
