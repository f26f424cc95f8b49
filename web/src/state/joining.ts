// Joining by what a friend has sent or said: a link or a code, however it was typed.

import { findTable } from "../net/api";
import { address } from "./address.svelte";

/** Where somebody wants to go: to an address, or to the table of a code. */
export type Goal = { href: URL } | { code: string };

const LINK = /^(?:https?:\/\/)?[^\s/]+\/[tj]\/\S+$/i;
const CODE = /^[a-z]{3,9}[\s-]*\d{2}$/i;

/** What a pasted link or a typed code leads to; null if it is neither. */
export function goalOf(typed: string): Goal | null {
  const text = typed.trim();
  if (CODE.test(text)) return { code: text };
  const link = /^https?:/i.test(text) ? text : `${location.protocol}//${text}`;
  if (!LINK.test(text) || !URL.canParse(link)) return null;
  const href = new URL(link);
  const code = /^\/j\/([^/]+)$/.exec(href.pathname)?.[1];
  return code ? { code: decodeURIComponent(code) } : { href };
}

/** Go there; a code that no table has is refused. */
export async function follow(goal: Goal): Promise<void> {
  if ("code" in goal) return address.go((await findTable(goal.code)).table);
  const { origin, pathname, search, hash, href } = goal.href;
  if (origin === location.origin) address.turnTo(pathname + search + hash);
  else location.assign(href);
}
