// The counting of a printed game: a piece lies there at once, and is taken away again if the rules refuse it.

import { countScores, Refusal } from "../../net/api";
import type { Counted, Trouble } from "../../protocol";
import { t } from "../../words/words.svelte";
import { boardOf, cleared, lastSheet, rememberSheet, withPiece, type Kind, type Sheet } from "./sheet";

export class Tally {
  sheet = $state.raw<Sheet>(lastSheet());
  counted = $state.raw<Counted | null>(null);
  refusal = $state.raw<Trouble | null>(null);
  isSilent = $state(false); // whether the server does not answer
  private turn: Promise<void> = Promise.resolve(); // one question after the other

  constructor() {
    void this.count();
  }

  /** Whether nobody owns a route yet: then all would share the bonus for the longest path. */
  get isEmpty(): boolean {
    return !Object.keys(this.sheet.routes).length;
  }

  /** Give a piece to a colour, or take it away. */
  place(kind: Kind, name: string, colour: number | undefined): void {
    const before = this.sheet[kind][name];
    this.change(withPiece(this.sheet, kind, name, colour), () => {
      this.write(withPiece(this.sheet, kind, name, before));
    });
  }

  /** Change the party; pieces stay where they are. */
  seat(party: Partial<Pick<Sheet, "edition" | "playing" | "names">>): void {
    const before = this.sheet;
    const isOther = party.edition !== undefined && party.edition !== before.edition;
    const sheet = { ...before, ...party };
    this.change(isOther ? cleared(sheet) : sheet, () => this.write(before));
  }

  /** Clear the board; the same people may play again. */
  startOver(): void {
    this.change(cleared(this.sheet), () => undefined);
  }

  private change(sheet: Sheet, takeBack: () => void): void {
    this.refusal = null;
    this.write(sheet);
    void this.count(sheet, takeBack);
  }

  private write(sheet: Sheet): void {
    this.sheet = sheet;
    rememberSheet(sheet);
  }

  private count(sheet: Sheet = this.sheet, takeBack: () => void = () => undefined): Promise<void> {
    this.turn = this.turn.then(async () => {
      try {
        this.counted = await countScores(boardOf(sheet, (player) => t(`colour-${player}`)));
        this.isSilent = false;
      } catch (error) {
        this.isSilent = !(error instanceof Refusal);
        if (!(error instanceof Refusal)) return;
        this.refusal = error.trouble;
        takeBack();
      }
    });
    return this.turn;
  }
}
