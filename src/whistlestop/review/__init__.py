"""Looking back on a finished game: how it went, where it was won, and luck apart from skill.

Everything is reckoned from what each seat could know at the time, and comes out the same whenever it is asked for.
"""

from whistlestop.review.review import Review, review_of

__all__ = ["Review", "review_of"]
