// The table as the server describes it: written by the connection alone, read by everything on the page.

import { promised } from "./deal-fingerprint";
import { DealNonces } from "./deal-nonces";
import { StoredMap } from "../browser/stored-map";
import { SocketConnection, type Answer, type Connection, type ConnectionState, type Listener } from "../net/connection";
import type {
  Advice,
  Adviser,
  Again,
  Choices,
  FromServer,
  Game,
  Goal,
  LogLine,
  Looking,
  PaymentOption,
  Plan,
  TableSeen,
  View,
} from "../protocol";
import type { Refusing } from "../game/refusal";

export interface SpokenPhrase {
  seat: number;
  phrase: string;
}

const NO_CHOICES: Choices = {};
const READING = 6000; // milliseconds that a phrase is shown for
const handsNoticed = new StoredMap<number[]>("whistlestop.hands");

export class TableState {
  connectionState = $state<ConnectionState>("connecting");
  retryAt = $state<number | null>(null); // when a lost connection is retried
  lostAt = $state<number | null>(null); // since when there has been no connection
  deadline = $state<number | null>(null); // when the clock runs out, in milliseconds of this device
  seat = $state<number | null>(null);
  isHost = $state(false);
  table = $state.raw<TableSeen | null>(null);
  game = $state.raw<Game | null>(null);
  log = $state.raw<LogLine[]>([]);
  byBot = $state.raw<readonly number[]>([]); // the decisions of the log that a bot made for a person
  recentPhrases = $state.raw<readonly SpokenPhrase[]>([]); // what players have just said
  looking = $state.raw<Looking | null>(null); // on a big screen: what the player on turn looks at
  again = $state.raw<Again | null>(null);
  refusal = $state.raw<Refusing | null>(null);
  phrases = $state.raw<string[]>([]);
  sawPlay = $state(false); // whether the game was still going on when the page was opened
  promise = $state(""); // the fingerprint of the seed, as the server first published it
  goals = $state.raw<Record<string, Goal>>({}); // my tickets and those on offer, with their state and their way
  lastOwn = $state(0); // how long the log was after this seat's last decision
  private noticed = $state.raw<number[]>([]); // how often each seat had changed hands, as far as this device knows
  private skew = 0; // by how much this device's clock is ahead of the server's
  private readonly connection: Connection;
  private readonly nonces: DealNonces;
  private goalsFrom = ""; // the state that the goals were asked for

  constructor(
    connect: (listener: Listener) => Connection,
    readonly id = "",
    readonly token: string | null = null,
  ) {
    this.noticed = handsNoticed.all()[id] ?? [];
    this.nonces = new DealNonces(id, { ask: (question) => this.connection.ask(question) });
    this.connection = connect({
      onMessage: (message) => this.receive(message),
      onState: (state, retryAt) => this.noteState(state, retryAt),
    });
  }

  /** A table on the server; `beside` are the tokens of other seats at this device. */
  static at(id: string, token: string | null, beside: readonly string[] = [], isScreen = false): TableState {
    return new TableState((listener) => new SocketConnection(id, token, listener, beside, isScreen), id, token);
  }

  get view(): View | null {
    return this.game?.view ?? null;
  }

  get choices(): Choices {
    return this.game?.choices ?? NO_CHOICES;
  }

  get isAsked(): boolean {
    return Object.keys(this.choices).length > 0;
  }

  /** The seats of others that were taken over with a new link, until that has been noticed on this device. */
  get takenOver(): number[] {
    const isNew = (count: number, seat: number) => seat !== this.seat && count > (this.noticed[seat] ?? 0);
    return this.hands.flatMap((count, seat) => (isNew(count, seat) ? [seat] : []));
  }

  noticeTakenOver(): void {
    this.noticed = this.hands;
    handsNoticed.keep(this.id, this.noticed);
  }

  private get hands(): number[] {
    return this.table?.chairs.map((player) => player.changed_hands ?? 0) ?? [];
  }

  /** Play an action in words, with its payment: all of these steps, or none of them. */
  play(...steps: string[]): Promise<boolean> {
    const asked = steps.length === 1 ? { words: steps[0] ?? "" } : { steps };
    return this.settle(this.connection.ask({ type: "play", ...asked, moves: this.game?.moves ?? 0 }));
  }

  undo(): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "undo", moves: this.game?.moves ?? 0 }));
  }

  say(phrase: string): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "say", phrase }));
  }

  /** Show the big screen which route I look at. */
  async look(route: string | null): Promise<void> {
    await this.connection.ask({ type: "look", route });
  }

  hold(seat: number): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "hold", seat }));
  }

  back(): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "back" }));
  }

  /** Ask for a pause, or for its end. */
  pause(on: boolean): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "pause", on }));
  }

  /** Let bots wait as many seconds before they move. */
  setBotPause(seconds: number): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "botspeed", bot_pause: seconds }));
  }

  leave(): Promise<boolean> {
    return this.settle(this.connection.ask({ type: "leave" }));
  }

  /** Why an action is not allowed; null if it is. */
  async why(words: string): Promise<Refusing | null> {
    const answer = await this.connection.ask({ type: "why", words });
    return answer.type === "refused" ? answer : null;
  }

  /** The payments for a tunnel, with their odds. */
  async odds(route: string): Promise<PaymentOption[]> {
    const answer = await this.connection.ask({ type: "odds", route });
    return answer.type === "tunnel" ? answer.payments : [];
  }

  /** What a bot of this level would do in my place; null, with a refusal, if it may not be asked. */
  async advise(level: Adviser): Promise<Advice | null> {
    const answer = await this.connection.ask({ type: "advise", level });
    this.refusal = answer.type === "refused" ? answer : null;
    return answer.type === "advice" ? answer : null;
  }

  /** A plan as it stands, with the shortest way between two cities drawn into it; null if there is none. */
  async draft(routes: readonly string[], connect?: [string, string]): Promise<Plan | null> {
    const answer = await this.connection.ask({ type: "draft", routes: [...routes], ...(connect && { connect }) });
    return answer.type === "drafted" ? answer.plan : null;
  }

  /** Reconnect now. */
  retry(): void {
    this.connection.retry();
  }

  close(): void {
    this.connection.close();
  }

  private noteState(state: ConnectionState, retryAt: number | null): void {
    this.connectionState = state;
    this.retryAt = retryAt;
    this.lostAt = state === "open" ? null : (this.lostAt ?? Date.now());
  }

  private clock(deadline: number | null | undefined): void {
    this.deadline = this.here(deadline);
  }

  /** A moment of the server, in milliseconds of this device. */
  here(moment: number | null | undefined): number | null {
    return moment ? moment * 1000 + this.skew : null;
  }

  private async settle(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    this.refusal = answer.type === "refused" ? answer : null;
    return answer.type !== "refused";
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.seat = message.seat;
        this.isHost = message.is_host;
        this.table = message.table;
        this.phrases = message.phrases;
        this.skew = Date.now() - message.now * 1000;
        this.clock(message.table.deadline);
        void this.nonces.follow(message.table);
        break;
      case "table":
        this.table = message.table;
        this.clock(message.table.deadline);
        void this.nonces.follow(message.table);
        break;
      case "game":
        this.follow(message);
        break;
      case "said":
        this.showPhrase(message);
        break;
      case "looking":
        this.looking = message.route === null ? null : message;
        break;
      case "again":
        this.again = message;
        this.nonces.carry(message);
        break;
      case "refused":
        this.refusal = message;
    }
  }

  /** Show a phrase for as long as it takes to read. */
  private showPhrase(said: SpokenPhrase): void {
    this.recentPhrases = [...this.recentPhrases, said];
    setTimeout(() => (this.recentPhrases = this.recentPhrases.filter((other) => other !== said)), READING);
  }

  private follow(game: Game): void {
    if (game.view.phase === "over" && !this.again) this.nonces.commitNext(this.seat);
    this.nonces.noteStart(game.view);
    this.log = [...this.log.slice(0, game.since), ...game.view.log];
    this.byBot = [...this.byBot.filter((number) => number < game.since), ...(game.by_bot ?? [])];
    this.game = game;
    this.looking = null;
    this.sawPlay ||= game.view.phase !== "over";
    this.promise ||= promised(this.table?.id ?? "", game.view.seed_sha256);
    this.clock(game.deadline);
    this.refusal = null;
    this.lastOwn =
      this.log.findLastIndex((line, number) => line.seat === this.seat && !this.byBot.includes(number)) + 1;
    void this.updateGoals(game.view);
  }

  /** Ask how far my tickets are, once something that they depend on has changed. */
  private async updateGoals({ tickets, offer, hand, routes, stations, phase }: View): Promise<void> {
    const from = JSON.stringify([tickets, offer, hand, routes, stations]);
    if (!(tickets?.length || offer?.length) || phase === "over" || from === this.goalsFrom) return;
    this.goalsFrom = from;
    const answer = await this.connection.ask({ type: "ways" });
    if (answer.type === "goals") this.goals = Object.fromEntries(answer.tickets.map((goal) => [goal.ticket, goal]));
    else this.goalsFrom = "";
  }
}
