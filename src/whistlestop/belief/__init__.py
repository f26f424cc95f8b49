"""What a seat may believe of the things hidden from it: full states that agree with all that it is shown.

Every card and ticket that it has not seen may lie in every place that it can not see, each arrangement as likely as
any other. From the redacted record (`deal_hidden`) this respects: all that is shown; cards that everybody saw a seat
take and not play; a row that D12 spared; long tickets, which come with the first ones only. From a view
(`sample_state`) also: the deck holds only what was last shuffled; where tickets lie that the viewer drew and handed
back; how many first tickets each seat kept; and that the seat on turn can pay for what it is paying for.

Not used: what others chose and why; from which deck before the last one a card came; the viewer's first tickets that
it handed back, which no log tells; and a log that does not begin with the game, or that leaves out which cards were
cleared. A card that a seat lays down unseen counts as any one of its hidden cards. Where others chose among tickets,
each choice counts the same. Only the likeliest few hundred ways to remember are followed, and a payment too unlikely
to be met by chance is put into the hand instead.
"""

from whistlestop.belief.cards import hidden_cards, most_others, unseen
from whistlestop.belief.dealing import deal_hidden, deal_many
from whistlestop.belief.sampling import recollections, sample_state

__all__ = ["deal_hidden", "deal_many", "hidden_cards", "most_others", "recollections", "sample_state", "unseen"]
