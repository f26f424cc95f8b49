// The part of the board in view: zoomed by wheel, pinch and keys, dragged, and shown whole again.

import type { Drawing } from "../protocol";
import { freeCorner, type Corner } from "./corner";
import type { Point } from "../game/shapes";
import { between, freeBeside, inSight, kept, middleOf, whole, zoomed, type ViewBox } from "./view-box";

const MAX_ZOOM = 5; // of the whole board, or twice what a finger needs
const STILL = 6; // pixels that a press may move and still be a press
const DOUBLE_TAP = 320; // milliseconds between the presses of a double tap
const APART = 30; // pixels between two presses that are no double one
const GLIDE = 260; // milliseconds
const SMALL = { width: 500, height: 420 }; // pixels

export class Viewport {
  private window = $state<ViewBox>({ x: 0, y: 0, width: 1, height: 1 });
  private frame = $state.raw({ width: 1, height: 1 });
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private pointers = new Map<number, Point>();
  private travelled = 0;
  private lastPress = 0;
  private lastAt: Point = { x: 0, y: 0 };
  private gliding = 0;
  private wanted: readonly Point[] = [];
  private isCentred = false; // whether they are to be in the middle
  private near = 0; // units to a pixel, as they were chosen last; 0 is the whole board

  /** A board; if it does not fit as a whole at a size that a finger can press, it starts zoomed in. */
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

  /** Whether the frame is so small that its buttons would hide a good part of the board. */
  get isSmall(): boolean {
    return this.frame.width < SMALL.width || this.frame.height < SMALL.height;
  }

  /** Where a button of this size hides nothing while the whole board is shown. */
  corner(pixels: number): Corner {
    return freeCorner(this.drawing, this.frame, pixels);
  }

  /** What lies beside the whole board. */
  get free(): Point {
    return freeBeside(this.drawing, this.frame);
  }

  /** The frame has this size now; the middle of what is in sight stays. */
  fit(frame: { width: number; height: number }): void {
    if (frame.width < 1 || frame.height < 1) return;
    if (this.frame.width <= 1 && this.closeness) this.near = 1 / this.closeness;
    const middle = this.middle();
    this.frame = { width: frame.width, height: frame.height };
    // A frame that was small for a while, and showed more of the board, is zoomed in again as before.
    this.window = this.wantedAround(middle);
  }

  /** Pixels in units of the board. */
  unitsOf(pixels: number): number {
    return (pixels * this.window.width) / this.frame.width;
  }

  showAll(): void {
    this.wanted = [];
    this.near = 0;
    this.glide(this.all);
  }

  /** Bring some places into sight, be it the middle of it, and keep them there when the frame changes. */
  show(places: readonly Point[], isCentred = false): void {
    this.wanted = places;
    this.isCentred = isCentred;
    if (places.length && this.frame.width > 1 && !this.pointers.size) this.glide(this.wantedAround(this.middle()));
  }

  zoom(factor: number, at: Point = this.middle()): void {
    this.look(this.nearer(factor, at));
  }

  /** Zoom in or out by one press of a button. */
  step(factor: number): void {
    this.glide(this.choose(this.nearer(factor, this.middle())));
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

  /** Something else has been pressed: the next press on the board is no second one. */
  forgetPress(): void {
    this.lastPress = -DOUBLE_TAP;
  }

  /** Whether a press at this moment is the second of a double tap; that one shows all, or comes near. */
  isDoubleTap(at: Point, moment: number): boolean {
    // Two quick presses in different places are meant for two things.
    const isNear = Math.hypot(at.x - this.lastAt.x, at.y - this.lastAt.y) < this.unitsOf(APART);
    const isDoubleTap = isNear && moment - this.lastPress < DOUBLE_TAP;
    this.lastPress = isDoubleTap ? 0 : moment;
    this.lastAt = at;
    if (isDoubleTap && this.isWhole) this.comeNear(at);
    else if (isDoubleTap) this.showAll();
    return isDoubleTap;
  }

  private comeNear(at: Point): void {
    this.wanted = [];
    this.glide(this.choose(this.nearer(this.unitsOf(this.drawing.press.near), at)));
  }

  private nearer(factor: number, at: Point): ViewBox {
    const most = this.all.width;
    const least = Math.min(most / MAX_ZOOM, this.frame.width / (2 * this.drawing.press.near));
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

  private look(window: ViewBox): void {
    cancelAnimationFrame(this.gliding);
    this.wanted = [];
    this.window = this.choose(window);
  }

  /** A window as somebody chooses it, kept on the board; how near it is, is remembered. */
  private choose(window: ViewBox): ViewBox {
    const isAll = window.width >= this.all.width * 0.99;
    this.near = isAll ? 0 : window.width / this.frame.width;
    return kept(window, this.drawing);
  }

  /** The window around a place, or around what is wanted, with all of that in it. */
  private wantedAround(place: Point): ViewBox {
    if (!this.wanted.length) return this.chosen(place);
    return inSight(this.chosen(this.isCentred ? middleOf(this.wanted) : place), this.wanted, this.drawing);
  }

  /** The window around a place that is as near as it was chosen. */
  private chosen({ x, y }: Point): ViewBox {
    if (!this.near) return this.all;
    const scale = Math.min(this.near, this.all.width / this.frame.width);
    const [width, height] = [this.frame.width * scale, this.frame.height * scale];
    return kept({ x: x - width / 2, y: y - height / 2, width, height }, this.drawing);
  }

  private glide(to: ViewBox): void {
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

  private get all(): ViewBox {
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
