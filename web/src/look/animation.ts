// What comes while somebody looks on is seen to come; what was there before, or is jumped to, lies there at once.

import { getContext, onMount, setContext, untrack } from "svelte";

const JUMPING = Symbol("jumping");

/** Tell all that lies in this component when somebody jumps instead of looking on. */
export function skipAnimations(isJumping: () => boolean): void {
  setContext(JUMPING, isJumping);
}

/** Whether what comes to this component now is seen to come. */
export function animatesArrivals(): () => boolean {
  const isJumping = getContext<(() => boolean) | undefined>(JUMPING);
  let isLaid = false;
  onMount(() => void (isLaid = true));
  return () => isLaid && !untrack(() => isJumping?.());
}
