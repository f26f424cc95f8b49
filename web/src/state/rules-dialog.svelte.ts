// The rules above whatever page is open: a table goes on beneath them, and nothing of it is left or lost.

class RulesDialogState {
  isOpen = $state(false);
  rule = $state<string | null>(null);

  /** Open the rules on top, at one of them or at the contents. */
  open(rule: string | null = null): void {
    this.rule = rule;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const rulesDialog = new RulesDialogState();
