"""What a seat may know as a vector of small numbers, and its legal actions as a mask: the same for every learner."""

from whistlestop.encoding.pieces import VERSION, Encoding, Piece, pieces_of
from whistlestop.encoding.writing import write_mask, write_observation

__all__ = ["VERSION", "Encoding", "Piece", "pieces_of", "write_mask", "write_observation"]
