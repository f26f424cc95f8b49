// What is new while somebody watches is animated; what was there before, or is jumped to, is shown at once.

import { getContext, onMount, setContext, untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";

const JUMPING = Symbol("jumping");

/** Say to everything in this component whether the viewer has jumped, so that nothing is animated. */
export function skipAnimations(isJumping: () => boolean): void {
  setContext(JUMPING, isJumping);
}

/** Whether what is new in this component now is animated. */
export function animatesArrivals(): () => boolean {
  const isJumping = getContext<(() => boolean) | undefined>(JUMPING);
  let isLaid = false;
  onMount(() => void (isLaid = true));
  return () => isLaid && !untrack(() => isJumping?.());
}

/** Whether the viewer has asked for no motion, or does not look. */
export function isMotionless(): boolean {
  return document.hidden || prefersReducedMotion.current;
}
