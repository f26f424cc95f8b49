// The state of a replay: the moment, the viewer, and whether it runs.

import type { Reel, View } from "../../protocol";
import { claimsOf, momentsOf, seen, type Eyes, type Moment } from "./reel";

export const SPEEDS = [1, 2, 4, 8] as const;
const PAUSE = 1200; // milliseconds for a moment at the usual speed

export class Playback {
  at = $state(0);
  eyes = $state<Eyes>("open");
  isRunning = $state(false);
  isClaimsOnly = $state(false);
  speed = $state(1);
  isJumping = true; // to any moment but the next one, or to another viewer
  readonly moments: Moment[];
  readonly last: number;
  private readonly claims: number[];

  constructor(readonly reel: Reel) {
    this.moments = momentsOf(reel);
    this.last = this.moments.length - 1;
    this.claims = claimsOf(this.moments);
  }

  get moment(): Moment {
    return this.moments[this.at] as Moment;
  }

  get view(): View {
    return seen(this.moment, this.eyes);
  }

  get pause(): number {
    return PAUSE / this.speed;
  }

  go(at: number, eyes: Eyes = this.eyes): void {
    this.isJumping = at !== this.at + 1 || eyes !== this.eyes;
    this.at = Math.max(0, Math.min(at, this.last));
    this.eyes = eyes;
  }

  /** One moment on, or to the next claim. */
  on(): void {
    this.go(this.isClaimsOnly ? (this.claims.find((at) => at > this.at) ?? this.last) : this.at + 1);
    if (this.at === this.last) this.isRunning = false;
  }

  /** One moment back, or to the claim before. */
  back(): void {
    this.go(this.isClaimsOnly ? (this.claims.findLast((at) => at < this.at) ?? 0) : this.at - 1);
  }

  /** Run it, or stop it; from the end it starts over. */
  run(): void {
    if (!this.isRunning && this.at === this.last) this.go(0);
    this.isRunning = !this.isRunning;
  }
}
