// My plan on the map, which nobody else sees: kept on this device; the server says what it takes and how to repair it.

import { StoredMap } from "../browser/stored-map";
import type { Plan, View } from "../protocol";
import type { TableState } from "./table.svelte";

const plans = new StoredMap<string[]>("whistlestop.plans");

/** Why something could not be drafted: a route that is closed, or two cities without a way between them. */
export type PlanNote = { route: string } | { cities: [string, string] };

export class MyPlan {
  routes = $state.raw<readonly string[]>([]);
  known = $state.raw<Plan | null>(null); // what the server has worked out for these routes
  note = $state.raw<PlanNote | null>(null);
  isDrawing = $state(false); // whether a press on the board is for the plan
  aimed = $state<string | null>(null); // the route or city that the arrow keys stand on
  from = $state<string | null>(null); // the city where the keys began a way
  private key = ""; // of the table and the seat that the plan is for
  private basis = ""; // what the numbers were worked out from
  private asked = 0; // how many times, so that a late answer is known as one

  constructor(private readonly table: TableState) {}

  /** Whether there is somebody to plan, at a real table. */
  get isOffered(): boolean {
    const { view, seat, id } = this.table;
    return !!id && seat !== null && !!view?.hand && view.phase !== "over";
  }

  /** The table has changed, or has just been opened. */
  follow(): void {
    const { view, seat, id } = this.table;
    if (!view || !this.isOffered) return;
    if (this.key !== `${id}:${seat}`) {
      this.key = `${id}:${seat}`;
      this.routes = plans.all()[this.key] ?? [];
    }
    if (this.routes.length && this.basis !== basisOf(view)) void this.work(this.routes);
  }

  /** Begin or stop drawing. */
  draw(isDrawing = !this.isDrawing): void {
    this.isDrawing = isDrawing && this.isOffered;
    this.aimed = this.from = null;
  }

  /** Draw a route into the plan, or out of it. */
  async toggle(route: string): Promise<void> {
    if (this.isMine(route)) return;
    const before = this.routes;
    if (before.includes(route)) return void (await this.work(before.filter((other) => other !== route)));
    const known = await this.work([...before, route]);
    if (!known?.broken.some((broken) => broken.route === route)) return;
    await this.work(before);
    this.note = { route };
  }

  /** Draw the shortest way between two cities into the plan. */
  async connect(a: string, b: string): Promise<void> {
    this.from = null;
    if (a !== b && !(await this.work(this.routes, [a, b]))) this.note = { cities: [a, b] };
  }

  /** Draw these routes instead, such as the way of a ticket, as far as nobody else owns them. */
  async take(routes: readonly string[]): Promise<void> {
    const owners = this.table.view?.routes ?? {};
    await this.work(routes.filter((route) => owners[route] === undefined || this.isMine(route)));
  }

  async repair(): Promise<void> {
    if (this.known?.repair) await this.take(this.known.repair.routes);
  }

  rubOut(): void {
    this.asked++;
    this.keep([]);
    this.known = this.note = null;
  }

  isMine(route: string): boolean {
    return this.table.view?.routes[route] === this.table.seat;
  }

  /** Show routes as the plan, and have them worked out; null if that cannot be done. */
  private async work(routes: readonly string[], connect?: [string, string]): Promise<Plan | null> {
    const [number, { view }] = [++this.asked, this.table];
    this.note = null;
    this.keep(routes);
    const known = view && (await this.table.draft(routes, connect));
    if (number !== this.asked || !known) return known;
    this.basis = basisOf(view);
    this.keep(known.routes);
    this.known = known;
    return known;
  }

  private keep(routes: readonly string[]): void {
    this.routes = routes;
    if (routes.length) plans.keep(this.key, [...routes]);
    else plans.forget(this.key);
  }
}

/** Everything in a view that a plan's numbers depend on. */
function basisOf({ hand, routes, trains, tickets, offer }: View): string {
  return JSON.stringify([hand, routes, trains, tickets, offer]);
}
