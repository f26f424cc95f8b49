import { expect, test } from "vitest";
import { goalOf } from "../src/state/joining";

test("a code is read however it is typed", () => {
  for (const typed of ["plum-41", " Plum 41 ", "PLUM41"]) expect(goalOf(typed)).toEqual({ code: typed.trim() });
});

test("a link leads to its address, with the secret of a seat, and one with a code to the code", () => {
  const found = goalOf("  https://club.example/t/abcdefghijkl#0.0.secret ");
  expect(found && "href" in found && found.href.href).toBe("https://club.example/t/abcdefghijkl#0.0.secret");
  expect(goalOf("club.example/j/plum-41")).toEqual({ code: "plum-41" });
});

test("anything else is neither", () => {
  for (const typed of [
    "",
    "hello",
    "plum",
    "41",
    "plum-411",
    "https://club.example/",
    "javascript:alert(1)//t/x",
    "javascript:alert(1)/t/x",
  ])
    expect(goalOf(typed), typed).toBeNull();
});
