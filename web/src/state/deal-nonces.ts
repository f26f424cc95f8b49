// This device's part in a deal: it notes what is published, and adds its nonce once everything else is fixed.

import { carryNonce, nextCommitment, nonceToReveal, noteAccepted, noteStart, noteTable } from "../deal/observed-deal";
import type { Connection } from "../net/connection";
import type { Again, TableSeen, View } from "../protocol";

export class DealNonces {
  private isRevealing = false;

  constructor(
    private readonly table: string, // a lesson has none, and is not dealt
    private readonly connection: Pick<Connection, "ask">,
  ) {}

  /** Note what is published of the deal, and reveal the nonce when it is asked for. */
  async follow(seen: TableSeen): Promise<void> {
    if (!this.table) return;
    noteTable(seen);
    const nonce = nonceToReveal(seen);
    if (nonce === null || this.isRevealing) return;
    this.isRevealing = true;
    const answer = await this.connection.ask({ type: "reveal", nonce });
    this.isRevealing = false;
    if (answer.type === "done") noteAccepted(this.table);
  }

  /** Note the cards that a game begins with. */
  noteStart(view: View): void {
    if (this.table) noteStart(this.table, view);
  }

  /** Commit to a nonce for the rematch. */
  commitNext(seat: number | null): void {
    const commitment = this.table ? nextCommitment(this.table, seat) : null;
    if (commitment) void this.connection.ask({ type: "commit", ...commitment });
  }

  /** Take this device's nonce along to the rematch, where it is revealed once everybody has come. */
  carry({ table }: Again): void {
    carryNonce(this.table, table);
  }
}
