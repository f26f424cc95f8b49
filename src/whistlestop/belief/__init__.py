"""What a seat can believe about hidden information: complete states that agree with everything it is shown.

Every card and ticket that it has not seen can be in any place that it cannot see, and every arrangement is equally
likely. With the redacted record (`deal_hidden`) this respects: everything shown; cards that everybody saw a seat take
and not play; a row that D12 left uncleared; long tickets, which are only dealt at the start. With a view
(`sample_state`) also: the deck holds only what was last shuffled; where the tickets are that the viewer drew and
returned; how many starting tickets each seat kept; and that the seat on turn can pay for what it is paying for.

Not used: what others chose and why; which deck before the last one a card came from; the viewer's returned starting
tickets, which are not in any log; and a log that does not start with the game, or that does not say which cards were
cleared. A card that a seat plays unseen counts as any one of its hidden cards. Where others chose among tickets, all
choices count as equally likely. Only the likeliest few hundred histories are followed, and a payment too unlikely to
come up by chance is put into the hand instead.
"""

from whistlestop.belief.cards import hidden_cards, most_others, unseen
from whistlestop.belief.dealing import deal_hidden, deal_many
from whistlestop.belief.sampling import recollections, sample_state

__all__ = ["deal_hidden", "deal_many", "hidden_cards", "most_others", "recollections", "sample_state", "unseen"]
