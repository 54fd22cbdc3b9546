"""The games for OpenSpiel: `load("sangue_reale")`, or `pyspiel.load_game("tavola_sangue_reale")` after `register()`.

Chance draws the world once, at the root: one of `WORLDS` seeds, each as likely as the others. From there on the game
has no more chance, only things that a player does not see, so that trees, clones and serialised histories are exact.
Secret answers given at once come one after the other; nobody observes those of the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from tavola import games
from tavola.adapters.table import IllegalAction, Play, Table, lay
from tavola.games.info import GAMES, GameInfo

WORLDS = 4096
LONGEST = 100_000
MOST_STARS = 500.0


def utility_of(game_id: str, players: int) -> Any:
    """Rivals win what others lose; a Party wins and loses together; whoever plays alone gathers stars."""
    kinds = pyspiel.GameType.Utility
    if games.find(game_id).GAME.cooperative:
        return kinds.IDENTICAL
    return kinds.ZERO_SUM if players > 1 else kinds.GENERAL_SUM


def game_type(game_id: str, players: int) -> pyspiel.GameType:
    game = games.find(game_id).GAME
    return pyspiel.GameType(
        short_name=f"tavola_{game_id}",
        long_name=f"Tavola: {game_id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_of(game_id, players),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game_id)},
        default_loadable=True,
    )


def usual_seats(game_id: str) -> int:
    seats: range = games.find(game_id).GAME.seats
    return max(seats[0], min(2, seats[-1]))


class TavolaGame(pyspiel.Game):  # type: ignore[misc]  # compiled, without types
    """One of the games at so many seats."""

    def __init__(self, game_id: str, params: Mapping[str, Any] | None = None) -> None:
        self.game_id = game_id
        players = int((params or {}).get("players", usual_seats(game_id)))
        self.table: Table = lay(game_id, players)
        alone = players == 1 and not self.table.game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.code.size,
            max_chance_outcomes=WORLDS,
            num_players=players,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_STARS if alone else 1.0,
            utility_sum=0.0 if players > 1 and not self.table.game.cooperative else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game_id, players), info, {"players": players})

    def new_initial_state(self) -> TavolaState:
        return TavolaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TavolaObserver | None:
        """What a seat sees now; other kinds of observation are not offered."""
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (
            iig_obs_type.perfect_recall or not iig_obs_type.public_info or iig_obs_type.private_info != single
        ):
            return None
        return TavolaObserver(self.table)


class TavolaState(pyspiel.State):  # type: ignore[misc]  # compiled, without types
    """The root, where chance draws the world, or a game in progress."""

    def __init__(self, game: TavolaGame) -> None:
        super().__init__(game)
        self.table: Table = game.table
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.play.decision()
        return decision.seat if decision is not None else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(world, 1.0 / WORLDS) for world in range(WORLDS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.choices())

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.table, str(action))
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.play is None:
            return f"world:{action}"
        key = self.play.choices().get(action)
        if key is None:
            raise IllegalAction(f"action {action} is not legal now")
        return key

    def is_terminal(self) -> bool:
        return self.play is not None and not self.play.g.open

    def returns(self) -> list[float]:
        return self.play.results() if self.play is not None else [0.0] * self.table.seats

    def __str__(self) -> str:
        if self.play is None:
            return "root"
        decision = self.play.decision()
        return f"{self.play.g.asked}: {f'{decision.prompt} {decision.seat}' if decision else 'over'}"


class TavolaObserver:
    """The bytes that a seat sees as a tensor."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(len(table.encoder.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TavolaState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.play.look(player), np.uint8)

    def string_from(self, state: TavolaState, player: int) -> str:
        return state.play.look(player).hex() if state.play is not None else "root"


def class_of(info: GameInfo) -> type[TavolaGame]:
    """OpenSpiel makes a game from its parameters alone, so each has a class of its own."""

    def make(self: TavolaGame, params: Mapping[str, Any] | None = None) -> None:
        TavolaGame.__init__(self, info.id, params)

    return type(info.class_name, (TavolaGame,), {"__init__": make})


CLASSES = {info.id: class_of(info) for info in GAMES.values()}


def register() -> list[str]:
    """Make the games known to OpenSpiel; their names."""
    known = set(pyspiel.registered_names())
    for game_id, kind in CLASSES.items():
        if f"tavola_{game_id}" not in known:
            pyspiel.register_game(game_type(game_id, usual_seats(game_id)), kind)
    return [f"tavola_{game_id}" for game_id in GAMES]


def load(game_id: str, players: int | None = None) -> Any:
    register()
    return pyspiel.load_game(f"tavola_{game_id}", {"players": players or usual_seats(game_id)})
