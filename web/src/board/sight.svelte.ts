// What of the board is in sight: zoomed by wheel, pinch and keys, dragged, and shown whole again.

import type { Drawing } from "./boards";
import { between, inSight, kept, whole, zoomed, type Point, type Window } from "./geometry";

const MOST_ZOOM = 5; // of the whole board, or twice what a finger needs
const STILL = 6; // pixels that a press may move and still be a press
const TWICE = 320; // milliseconds between the presses of a double tap
const APART = 30; // pixels between two presses that are no double one
const GLIDE = 260; // milliseconds

export class Sight {
  private window = $state<Window>({ x: 0, y: 0, width: 1, height: 1 });
  private frame = $state.raw({ width: 1, height: 1 });
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private pointers = new Map<number, Point>();
  private travelled = 0;
  private lastPress = 0;
  private lastAt: Point = { x: 0, y: 0 };
  private gliding = 0;
  private wanted: readonly Point[] = [];

  /** A board, at first with so many pixels to a unit if it does not fit in whole at a size that a finger can press. */
  constructor(
    private readonly drawing: Drawing,
    private readonly closeness = 0,
  ) {
    this.window = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.window;
    return `${x} ${y} ${width} ${height}`;
  }

  get isWhole(): boolean {
    return this.window.width >= this.all.width * 0.99;
  }

  /** The frame has this size now; the middle of what is in sight stays. */
  fit(frame: { width: number; height: number }): void {
    if (frame.width < 1 || frame.height < 1) return;
    const isFirst = this.frame.width <= 1;
    const [wasWhole, middle] = [isFirst || this.isWhole, this.middle()];
    const units = this.unitsOf(1);
    this.frame = { width: frame.width, height: frame.height };
    if (isFirst && this.closeness) this.center(middle, 1 / this.closeness);
    else if (wasWhole) this.window = this.all;
    else this.center(middle, units);
    if (this.wanted.length) this.window = inSight(this.window, this.wanted, this.drawing);
  }

  /** Pixels in units of the board. */
  unitsOf(pixels: number): number {
    return (pixels * this.window.width) / this.frame.width;
  }

  showAll(): void {
    this.wanted = [];
    this.glide(this.all);
  }

  /** Bring some places into sight, and keep them there when the frame changes. */
  show(places: readonly Point[]): void {
    this.wanted = places;
    if (places.length && this.frame.width > 1 && !this.pointers.size) {
      this.glide(inSight(this.window, places, this.drawing));
    }
  }

  zoom(factor: number, at: Point = this.middle()): void {
    this.look(this.nearer(factor, at));
  }

  /** Nearer or farther by one press of a button. */
  step(factor: number): void {
    this.glide(kept(this.nearer(factor, this.middle()), this.drawing));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), this.at(event));
  }

  down(event: PointerEvent): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.pointers.size === 1) this.travelled = 0;
  }

  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.travelled += Math.hypot(after.x - before.x, after.y - before.y);
    this.pointers.set(event.pointerId, after);
    if (other) this.pinch(event, before, after, other);
    else if (this.travelled > STILL) this.drag(before, after);
  }

  /** A finger is lifted; where it pressed, if it did not move. */
  up(event: PointerEvent): Point | null {
    const wasOne = this.pointers.size === 1 && this.pointers.has(event.pointerId);
    this.pointers.delete(event.pointerId);
    return wasOne && event.type === "pointerup" && this.travelled <= STILL ? this.at(event) : null;
  }

  /** Whether a press at this moment is the second of a double tap; that one shows all, or comes near. */
  isTwice(at: Point, moment: number): boolean {
    // Two quick presses in different places are meant for two things.
    const isNear = Math.hypot(at.x - this.lastAt.x, at.y - this.lastAt.y) < this.unitsOf(APART);
    const isTwice = isNear && moment - this.lastPress < TWICE;
    this.lastPress = isTwice ? 0 : moment;
    this.lastAt = at;
    if (isTwice && this.isWhole) this.comeNear(at);
    else if (isTwice) this.showAll();
    return isTwice;
  }

  private comeNear(at: Point): void {
    this.wanted = [];
    this.glide(kept(this.nearer(this.unitsOf(this.drawing.press.near), at), this.drawing));
  }

  private nearer(factor: number, at: Point): Window {
    const most = this.all.width;
    const least = Math.min(most / MOST_ZOOM, this.frame.width / (2 * this.drawing.press.near));
    return zoomed(this.window, factor, at, least, most);
  }

  private drag(before: Point, after: Point): void {
    const [dx, dy] = [this.unitsOf(after.x - before.x), this.unitsOf(after.y - before.y)];
    this.look({ ...this.window, x: this.window.x - dx, y: this.window.y - dy });
  }

  private pinch(event: PointerEvent, before: Point, after: Point, other: Point): void {
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
    this.drag({ x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }, middle);
    this.zoom(apart(after) / Math.max(1, apart(before)), this.at(event, middle));
  }

  private look(window: Window): void {
    cancelAnimationFrame(this.gliding);
    this.wanted = [];
    this.window = kept(window, this.drawing);
  }

  private center({ x, y }: Point, units: number): void {
    const scale = Math.min(units, this.all.width / this.frame.width);
    const [width, height] = [this.frame.width * scale, this.frame.height * scale];
    this.window = kept({ x: x - width / 2, y: y - height / 2, width, height }, this.drawing);
  }

  private glide(to: Window): void {
    cancelAnimationFrame(this.gliding);
    const [from, start] = [this.window, performance.now()];
    const isStill = from.x === to.x && from.y === to.y && from.width === to.width;
    if (isStill || matchMedia("(prefers-reduced-motion: reduce)").matches) return void (this.window = to);
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.window = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.gliding = requestAnimationFrame(frame);
    };
    this.gliding = requestAnimationFrame(frame);
  }

  private get all(): Window {
    return whole(this.drawing, this.frame);
  }

  private middle(): Point {
    return { x: this.window.x + this.window.width / 2, y: this.window.y + this.window.height / 2 };
  }

  private at(event: MouseEvent, { x, y }: Point = { x: event.clientX, y: event.clientY }): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = this.window.width / box.width;
    return { x: this.window.x + (x - box.x) * scale, y: this.window.y + (y - box.y) * scale };
  }
}
