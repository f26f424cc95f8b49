"""OpenSpiel: `pyspiel.load_game("python_whistlestop_europe(players=3)")` once this module is imported.

Name a custom board by its file: `pyspiel.load_game("python_whistlestop", {"edition": "lakes.json"})`.
Chance is explicit: four chance nodes draw the bytes of a seed, which deals and shuffles everything that follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from whistlestop.boards.editions import EDITIONS, FIRST_EDITION
from whistlestop.box import Box, open_box
from whistlestop.encoding import Encoding
from whistlestop.rl.observers import Observer
from whistlestop.rl.search_game import SearchGame
from whistlestop.rules import MAX_SEATS

SEED_BYTES = 4
BYTE = 256
DECISIONS_A_TURN = 8


def game_type(edition: str | None) -> pyspiel.GameType:
    """The OpenSpiel type of an edition, or of the game on any board that its parameter names."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_whistlestop_{edition}" if edition else "python_whistlestop",
        long_name=f"Whistlestop, {edition}" if edition else "Whistlestop",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2} if edition else {"players": 2, "edition": FIRST_EDITION},
    )


def game_info(box: Box, players: int) -> pyspiel.GameInfo:
    """The bounds of a game; a place is worth from -1 to 1, and returns are zero-sum."""
    return pyspiel.GameInfo(
        num_distinct_actions=box.actions.size,
        max_chance_outcomes=BYTE,
        num_players=players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=box.rules.turn_limit * players * DECISIONS_A_TURN,
    )


class WhistlestopGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of one edition, or of the board that the parameter `edition` names, for some number of players."""

    edition: str | None = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        self.box = open_box(self.edition or asked.get("edition"))
        self.encoding = Encoding(self.box, self.box.check_seats(asked.get("players", 2)))
        super().__init__(game_type(self.edition), game_info(self.box, self.encoding.seats), asked)

    def new_initial_state(self) -> WhistlestopState:
        """The moment before the seed is drawn."""
        return WhistlestopState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """An observer of states: a player, the public, or a player with perfect recall."""
        if params:
            raise ValueError(f"observers take no parameters, but got {params}")
        return Observer(self.encoding, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """The number of bytes in a seed."""
        return SEED_BYTES


class WhistlestopState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, with OpenSpiel's interface."""

    def __init__(self, game: WhistlestopGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.search_game: SearchGame | None = None

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.search_game is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.search_game.game.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self._seated().legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.search_game is not None:
            self.search_game.play(action)
            return
        self.seed.append(action)
        if len(self.seed) == SEED_BYTES:
            game = self.get_game()
            self.search_game = SearchGame.begin(game.encoding, int.from_bytes(bytes(self.seed)))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player == pyspiel.PlayerId.CHANCE else self._seated().words(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.search_game is not None and self.search_game.game.over

    def returns(self) -> list[float]:
        """What each place is worth; zero before the end."""
        return self._seated().returns() if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.search_game is None else str(self.search_game)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> WhistlestopState:
        """A state that looks the same to the player, with everything hidden from it dealt again."""
        other = self.clone()
        other.search_game = self._seated().resampled(player, chance())
        sampled: WhistlestopState = other
        return sampled

    def _seated(self) -> SearchGame:
        if self.search_game is None:
            raise ValueError("the seed has not been drawn yet; apply the chance outcomes first")
        return self.search_game


def _register(edition: str | None) -> None:
    made = type(f"Whistlestop{(edition or '').title()}", (WhistlestopGame,), {"edition": edition})
    pyspiel.register_game(game_type(edition), made)


for _edition in (None, *EDITIONS):
    _register(_edition)
