"""The review of a finished game: how it went, where it was won, and luck separated from skill.

Everything is computed from what each seat could know at the time, and the same game always gives the same review.
"""

from whistlestop.review.review import EarlyReview, Review, review_of

__all__ = ["EarlyReview", "Review", "review_of"]
