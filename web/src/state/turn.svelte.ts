// My turn: what I can do, what I am about to do, what I look at meanwhile, and why something cannot be done.

import type { Board } from "../game/boards";
import { focusOf, type BoardFocus, type Pointing } from "../game/board-focus";
import { lastTunnel, type DugTunnel } from "../game/last-tunnel";
import type { Refusing } from "../game/refusal";
import { newestClaim, type LogEntry } from "../game/log-entries";
import type { Cards, Keep, PaymentOption } from "../protocol";
import { PendingAction } from "./pending-action.svelte";
import type { TableState } from "./table.svelte";

export class Turn {
  readonly picked = new PendingAction();
  ticket = $state<string | null>(null); // pointed at
  entry = $state.raw<LogEntry | null>(null); // of the log, pointed at
  whyNot = $state.raw<Refusing | null>(null);
  isSending = $state(false); // whether a payment is on its way to the server
  kept = $state.raw<{ offer: string; tickets: string[] } | null>(null); // what is to be kept of an offer, once chosen

  constructor(
    private readonly table: TableState,
    private readonly board: () => Board,
  ) {}

  /** Routes that I can claim, as long as they are lit. */
  readonly routes = $derived.by(() => {
    const isLit = this.picked.isChoosing || this.picked.route;
    return isLit ? this.claimable : [];
  });

  /** Cities in which I can build, as long as they are lit. */
  readonly cities = $derived.by(() => {
    const isLit = this.picked.isChoosing || this.picked.city;
    return isLit ? (this.table.choices.stations?.cities ?? []) : [];
  });

  /** All that can be claimed or built. */
  readonly places = $derived.by(() => [...this.claimable, ...(this.table.choices.stations?.cities ?? [])]);

  /** My last tunnel, until its cards have been looked at. */
  readonly dug: DugTunnel | null = $derived.by(() => {
    const dug = lastTunnel(this.table.log, this.table.seat);
    return dug?.at === this.picked.seen ? null : dug;
  });

  /** The route that is paid for, or about to be. */
  get route(): string | null {
    return this.picked.route ?? this.table.view?.claim ?? null;
  }

  /** The city that a station is paid for in, or about to be. */
  get city(): string | null {
    return this.picked.city ?? this.table.view?.station ?? null;
  }

  /** Whether a route or a city is picked, and nothing of its payment is under way. */
  get isPicked(): boolean {
    return !!(this.picked.route ?? this.picked.city) && !this.picked.paying;
  }

  /** Whether a route or a station is played already, and only the payment is missing. */
  get isUnderWay(): boolean {
    return !!this.table.choices.pay && this.table.view?.phase === "payment";
  }

  /** The payments to choose from, the sparing one first. */
  readonly payments: readonly PaymentOption[] = $derived.by(() => {
    const { claims, stations, pay } = this.table.choices;
    if (this.picked.odds.length) return this.picked.odds;
    if (this.picked.city) return stations?.payments ?? [];
    const claim = claims?.find(({ route }) => route === this.picked.route);
    return claim?.payments ?? (this.isUnderWay || this.table.view?.phase === "tunnel" ? pay : undefined) ?? [];
  });

  /** The payment that is chosen. */
  get payment(): PaymentOption | undefined {
    return this.payments[this.picked.chosen] ?? this.payments[0];
  }

  /** The cards that the chosen payment takes from my hand. */
  get spent(): Cards {
    return this.isPaying || this.table.view?.phase === "tunnel" ? (this.payment?.cards ?? {}) : {};
  }

  /** The tickets of an offer that are to be kept: of the starting tickets all, until the player has chosen. */
  keptOf({ offer }: Keep): string[] {
    if (this.kept?.offer === offer.join()) return this.kept.tickets;
    return this.table.view?.tickets?.length ? [] : offer;
  }

  keep({ offer }: Keep, tickets: string[]): void {
    this.kept = { offer: offer.join(), tickets };
  }

  get isPaying(): boolean {
    const { pay, withdraw, give } = this.table.choices;
    const { route, city, isTakingTickets } = this.picked;
    return !!(route ?? city ?? pay ?? withdraw) || !!give?.length || isTakingTickets;
  }

  /** Whether cards are being paid or given. */
  get isSpending(): boolean {
    return this.payments.length > 0 || !!this.table.choices.give?.length || !!this.picked.paying;
  }

  get isQuestion(): boolean {
    return !!this.table.choices.keep || !!this.dug;
  }

  private get claimable(): string[] {
    return this.table.choices.claims?.map((claim) => claim.route) ?? [];
  }

  /** What the board shows, while a lesson may point at something. */
  focus(lesson: Pointing | null): BoardFocus {
    const { city, aimed } = this.picked;
    const attention = {
      route: this.route ?? this.table.looking?.route ?? null,
      city,
      aimed,
      ticket: this.ticket,
      entry: this.entry,
      offer: this.table.choices.keep?.offer ?? [],
      lesson,
      newest: newestClaim(this.table.log, this.board()),
    };
    return focusOf(attention, (ticket) => this.table.goals[ticket]?.way ?? []);
  }

  /** Forget what was picked and pointed at: something else is asked for. */
  clear(): void {
    this.picked.clear();
    this.ticket = this.entry = this.whyNot = null;
  }

  /** Play what is picked with the chosen payment; cards of any kind that are due are chosen before that. */
  async confirm(): Promise<void> {
    const payment = this.payment;
    if (!payment) return;
    this.picked.paid = payment;
    if (payment.any) this.picked.paying = payment;
    else await this.play(...this.picked.steps, payment.words);
  }

  /** Give cards that replace others, together with the payment that they belong to. */
  async give(cards: readonly string[]): Promise<void> {
    const { paying, steps } = this.picked;
    const before = paying ? [...steps, paying.words] : [];
    await this.play(...before, ...cards.map((kind) => `give ${kind}`));
  }

  /** Back out of what is picked, or of what is played already and not yet paid for. */
  cancel(): void {
    if (this.isUnderWay) void this.table.undo();
    else this.picked.clear();
  }

  /** Everything in one message, so that a lost connection leaves nothing half-paid; what is refused stays picked. */
  private async play(...steps: string[]): Promise<void> {
    this.isSending = true;
    if (await this.table.play(...steps)) this.picked.clear();
    this.isSending = false;
  }

  takeTickets(): void {
    if (this.table.choices.tickets) this.picked.takeTickets();
    else void this.table.play("tickets"); // the server says why not
  }

  /** Choose a route or a city to pay for; where a route cannot be claimed, ask why. */
  async press({ route, city }: { route?: string; city?: string }): Promise<void> {
    this.whyNot = null;
    if (city) return this.picked.pickCity(city);
    if (!route || this.table.seat === null) return;
    if (this.claimable.includes(route)) return this.pickRoute(route);
    this.picked.clear();
    this.whyNot = await this.table.why(`claim ${route}`);
  }

  private async pickRoute(route: string): Promise<void> {
    this.picked.pickRoute(route);
    if (this.board().routes.get(route)?.kind !== "tunnel") return;
    const payments = await this.table.odds(route);
    if (this.picked.route === route) this.picked.odds = payments;
  }
}
