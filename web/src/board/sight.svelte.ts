// What of the board is in sight: zoomed by wheel, pinch and keys, dragged, and shown whole again.

import type { Drawing } from "./boards";
import { kept, whole, zoomed, type Point, type Window } from "./geometry";

const MOST_ZOOM = 5;
const STILL = 6; // pixels that a press may move and still be a press

export class Sight {
  private window = $state<Window>({ x: 0, y: 0, width: 1, height: 1 });
  private frame = { x: 0, y: 0, width: 1, height: 1 };
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private pointers = new Map<number, Point>();
  private travelled = 0;

  constructor(private readonly drawing: Drawing) {
    this.window = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.window;
    return `${x} ${y} ${width} ${height}`;
  }

  /** The frame has this size now; how much is in sight stays. */
  fit(frame: { width: number; height: number }): void {
    if (frame.width < 1 || frame.height < 1) return;
    const before = this.frame;
    this.frame = { ...this.frame, width: frame.width, height: frame.height };
    const wasWhole = before.width <= 1 || this.window.width >= whole(this.drawing, before).width * 0.99;
    if (wasWhole) this.showAll();
    else this.look({ ...this.window, height: (this.window.width * frame.height) / frame.width });
  }

  /** Pixels in units of the board. */
  unitsOf(pixels: number): number {
    return (pixels * this.window.width) / this.frame.width;
  }

  showAll(): void {
    this.window = whole(this.drawing, this.frame);
  }

  zoom(factor: number, at: Point = this.middle()): void {
    const all = whole(this.drawing, this.frame);
    this.look(zoomed(this.window, factor, at, all.width / MOST_ZOOM, all.width));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), this.at(event));
  }

  down(event: PointerEvent): void {
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

  private drag(before: Point, after: Point): void {
    const [dx, dy] = [this.unitsOf(after.x - before.x), this.unitsOf(after.y - before.y)];
    this.look({ ...this.window, x: this.window.x - dx, y: this.window.y - dy });
  }

  private pinch(event: PointerEvent, before: Point, after: Point, other: Point): void {
    const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    this.zoom(apart(after) / Math.max(1, apart(before)), this.at(event));
  }

  private look(window: Window): void {
    this.window = kept(window, this.drawing);
  }

  private middle(): Point {
    return { x: this.window.x + this.window.width / 2, y: this.window.y + this.window.height / 2 };
  }

  private at(event: MouseEvent): Point {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const scale = this.window.width / box.width;
    return { x: this.window.x + (event.clientX - box.x) * scale, y: this.window.y + (event.clientY - box.y) * scale };
  }
}
