// A lesson that plays the part of a table: it answers like a server, from a reel that the server has played before.

import type { Answer, Connection, Listener, Question } from "../../net/connection";
import type { Beat, Game, LessonReel, Welcome } from "../../protocol";
import { t } from "../../words/words.svelte";

const PAUSE = 900; // milliseconds between the moves of the others, so that one can follow

/** The answer to anything that the step does not ask for. */
function notYet(): Answer {
  return { type: "refused", id: 0, code: "turn", text: t("lesson-not-yet"), reason: "lesson-not-yet" };
}

/** Whether something is to be decided, and not only to be paid for: undo never leads to a half-paid claim. */
function isChoice(beat: Beat | undefined): boolean {
  return !!beat?.answers && !["payment", "substitute"].includes(beat.games.at(-1)?.view.phase ?? "");
}

export class LessonPlay implements Connection {
  at = $state(0); // the beat that is shown
  private past = $state.raw<number[]>([]); // the beats before it, in the order in which they were played
  private listener: Listener | null = null;
  private ahead: Game[] = []; // what is still to be shown of this beat
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly reel: LessonReel,
    private readonly name: string, // of the learner
    private readonly pause = PAUSE,
  ) {}

  /** Start sending messages to a table, once its constructor has finished. */
  connect(listener: Listener): this {
    this.listener = listener;
    queueMicrotask(() => {
      listener.onState("open", null);
      listener.onMessage(this.welcome());
      this.show();
    });
    return this;
  }

  get beat(): Beat {
    return this.reel.beats[this.at] as Beat;
  }

  get step(): number {
    return this.beat.step;
  }

  get isFirst(): boolean {
    return !this.past.length;
  }

  /** Whether this step only explains, and asks for no move. */
  get isExplained(): boolean {
    return typeof this.beat.after === "number";
  }

  goOn(): void {
    if (typeof this.beat.after === "number") this.go(this.beat.after);
  }

  /** Back to where this step began, or the one before if nothing has been played in it. */
  back(): void {
    const step = this.isMidway ? this.step : this.step - 1;
    const to = [...this.past, this.at].findIndex((beat) => this.reel.beats[beat]?.step === step);
    this.returnTo(to);
  }

  again(): void {
    this.returnTo(0);
  }

  ask(question: Question): Promise<Answer> {
    return Promise.resolve(this.answer(question));
  }

  retry(): void {
    // There is no connection that could break.
  }

  close(): void {
    clearTimeout(this.timer);
    this.listener = null;
  }

  private get isMidway(): boolean {
    return this.reel.beats[this.past.at(-1) ?? this.at]?.step === this.step && !this.isFirst;
  }

  private answer(question: Question): Answer {
    this.hurry();
    const { odds = {}, why = {}, goals } = this.beat;
    switch (question.type) {
      case "play":
        return this.take(question.steps ?? [question.words ?? ""]);
      case "undo":
        return this.returnTo(this.past.findLastIndex((beat) => isChoice(this.reel.beats[beat])));
      case "why":
        return why[question.words] ?? notYet();
      case "odds":
        return { type: "tunnel", id: 0, route: question.route, payments: odds[question.route] ?? [] };
      case "ways":
        return { type: "goals", id: 0, tickets: goals };
      default:
        return this.done();
    }
  }

  private take(steps: readonly string[]): Answer {
    const follow = (at: number | undefined, words: string) => this.reel.beats[at ?? -1]?.answers?.[words];
    const to = steps.reduce(follow, this.at);
    if (to === undefined) return notYet();
    this.go(to);
    return this.done();
  }

  private go(to: number): void {
    this.hurry();
    this.past = [...this.past, this.at];
    this.at = to;
    this.show();
  }

  private returnTo(place: number): Answer {
    if (place < 0) return notYet();
    this.hurry();
    this.at = [...this.past, this.at][place] ?? 0;
    this.past = this.past.slice(0, place);
    this.send(this.beat.games.at(-1));
    return this.done();
  }

  private done(): Answer {
    return { type: "done", id: 0, moves: this.beat.games.at(-1)?.moves ?? 0 };
  }

  /** Show what happens, move by move. */
  private show(): void {
    this.ahead = [...this.beat.games];
    this.next();
  }

  private next = (): void => {
    this.send(this.ahead.shift());
    if (this.ahead.length && this.pause) this.timer = setTimeout(this.next, this.pause);
    else this.hurry();
  };

  /** Show at once what was still to come. */
  private hurry(): void {
    clearTimeout(this.timer);
    const last = this.ahead.at(-1);
    this.ahead = [];
    this.send(last);
  }

  private send(game: Game | undefined): void {
    if (!game) return;
    const names = game.view.names.map((name, seat) => (seat === game.view.viewer ? this.name : name));
    this.listener?.onMessage({ ...game, type: "game", view: { ...game.view, names } });
  }

  private welcome(): Welcome {
    const { table, seat } = this.reel.welcome;
    const chairs = table.chairs.map((player, i) => (i === seat ? { ...player, name: this.name } : player));
    return { ...this.reel.welcome, table: { ...table, chairs } };
  }
}
