// Whom a device is handed to, and the names of those who share it.

import { expect, test } from "vitest";
import { nameless, optionsOf, USUAL } from "../src/state/table-options";
import type { View } from "../src/protocol";
import { seatLink, isLost, originFor } from "../src/state/address.svelte";
import { nextPlayerHere } from "../src/pages/same-device/next-player";

const view = (seat: number | null, phase: View["phase"] = "turn") => ({ seat, phase }) as View;
const chairs = ["Ada", "Ben", "Cleo"].map((name) => ({ name }));

test("the device goes to the player on turn, if they share it", () => {
  expect(nextPlayerHere(view(1), chairs, [0, 1])).toBe(1);
  expect(nextPlayerHere(view(2), chairs, [0, 1])).toBeNull();
});

test("a player whose seat a bot has taken over is not waited for", () => {
  expect(nextPlayerHere(view(1), [{ name: "Ada" }, { name: "Ben", held: "clock" }], [0, 1])).toBeNull();
});

test("first tickets are chosen one after the other", () => {
  const chosen = [{ name: "Ada", has_chosen: true }, { name: "Ben" }, { name: "Cleo" }];
  expect(nextPlayerHere(view(0, "first_tickets"), chairs, [0, 2])).toBe(0);
  expect(nextPlayerHere(view(0, "first_tickets"), chosen, [0, 2])).toBe(2);
});

test("everybody at this device needs a name of their own", () => {
  const choice = { ...USUAL, guests: ["here", "regular", "here"] as const, names: ["Ben", "", "Cleo"] };
  const shared = { ...choice, guests: [...choice.guests] };
  expect(nameless(shared, "Ada")).toBeNull();
  expect(nameless(shared, " ")).toBe(0);
  expect(nameless({ ...shared, names: ["Ben", "", " "] }, "Ada")).toBe(3);
  expect(nameless(shared, "Ben")).toBe(1);
  expect(optionsOf(shared, "Ada").chairs.map(({ sits }) => sits)).toEqual(["host", "here", "bot", "here"]);
});

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8765` }) as Location;

test("friends get the address in the home network where the host's own means every device itself", () => {
  for (const own of ["localhost", "127.0.0.1", "[::1]"])
    expect(originFor("http://192.168.1.5:8765", at(own))).toBe("http://192.168.1.5:8765");
  expect(originFor("http://192.168.1.5:8765", at("club.example"))).toBe("http://club.example:8765");
  expect(originFor(null, at("localhost"))).toBe("http://localhost:8765");
});

test("a link that leads nowhere else says so", () => {
  expect(["http://localhost:8765/t/x", "http://[::1]/t/x", "http://127.0.0.1:1/t/x#y"].map(isLost)).toEqual([
    true,
    true,
    true,
  ]);
  expect(isLost("http://192.168.1.5:8765/t/x")).toBe(false);
  expect(seatLink({ id: "abc", lan: null }, "0.0.x", true)).toMatch(/\/t\/abc\?hand#0\.0\.x$/);
});
