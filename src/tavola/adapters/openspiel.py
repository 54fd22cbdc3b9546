"""The games for OpenSpiel: `load("sangue_reale")`, or `pyspiel.load_game("tavola_sangue_reale")` after `register()`.

Chance draws the world once, at the root: one of `WORLDS` seeds, each as likely as the others. From there on the game
has no more chance, only things that a player does not see, so that trees, clones and serialised histories are exact.
Secret answers given at once come one after the other; nobody observes those of the others. What a player knows is what
it sees now, and a digest of all that it saw and did when it was asked before. Whoever searches must not look at the one
true world: `resample_from_infostate` draws another that the player cannot tell from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from tavola import games
from tavola.adapters.table import IllegalAction, Play, Table, lay
from tavola.games.info import GAMES, GameInfo

WORLDS = 4096
LONGEST = 100_000
MOST_STARS = 500.0
DIGEST = 8  # bytes in which a player remembers


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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual_seats(game_id), "pack": "", "options": ""},
        default_loadable=True,
    )


def usual_seats(game_id: str) -> int:
    seats: range = games.find(game_id).GAME.seats
    return max(seats[0], min(2, seats[-1]))


class TavolaGame(pyspiel.Game):  # type: ignore[misc]  # compiled, without types
    """One of the games at so many seats."""

    def __init__(self, game_id: str, params: Mapping[str, Any] | None = None) -> None:
        self.game_id = game_id
        given = dict(params or {})
        players = int(given.get("players", usual_seats(game_id)))
        pack, options = str(given.get("pack", "")), str(given.get("options", ""))
        self.table: Table = lay(game_id, players, pack or None, rulings_in(options))
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
        super().__init__(
            game_type(game_id, players), info, {"players": players, "pack": pack, "options": options}
        )  # fmt: skip

    def new_initial_state(self) -> TavolaState:
        return TavolaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TavolaObserver | None:
        """What a seat sees now, with perfect recall what it knows; other kinds of observation are not offered."""
        single = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is None:
            return TavolaObserver(self.table, recalls=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != single:
            return None
        return TavolaObserver(self.table, recalls=iig_obs_type.perfect_recall)


def rulings_in(text: str) -> dict[str, str]:
    """Options as OpenSpiel can carry them: `rs.mode:advanced;rs.max_rounds:12`."""
    found = {}
    for pair in filter(None, text.split(";")):
        key, colon, value = pair.partition(":")
        if not colon:
            raise ValueError(f"options are given as key:value;key:value, not as {text!r}")
        found[key.strip()] = value.strip()
    return found


class TavolaState(pyspiel.State):  # type: ignore[misc]  # compiled, without types
    """The root, where chance draws the world, or a game in progress."""

    def __init__(self, game: TavolaGame) -> None:
        super().__init__(game)
        self.table: Table = game.table
        self.play: Play | None = None
        self.past = [b""] * self.table.seats  # of each player a digest of what it saw when it was asked, and answered

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
            return
        seat = self.current_player()
        seen = bytes(self.play.look(seat))
        self.play.act(action)
        known = self.past[seat] + seen + action.to_bytes(4, "big")
        self.past[seat] = blake2b(known, digest_size=DIGEST).digest()

    def resample_from_infostate(self, player: int, sampler: Any) -> TavolaState:
        """A state that the player cannot tell from this one; `sampler` gives numbers from 0 to 1. Its history still
        names the world that it came from, so it is not to be serialised."""
        if self.play is None:
            raise ValueError("before chance has drawn the world there is nothing to resample")
        found: TavolaState = self.clone()
        assert found.play is not None
        drawn = int(sampler() * (1 << 53))
        found.play.g = self.table.game.resample(self.play.g, player, drawn)
        return found

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
    """The bytes that a seat sees as a tensor; with perfect recall the bits of what it remembers before them."""

    def __init__(self, table: Table, *, recalls: bool) -> None:
        self.recalls = recalls
        bits = 8 * DIGEST if recalls else 0
        self.tensor = np.zeros(bits + len(table.encoder.names), np.float32)
        self.dict = {"observation": self.tensor[bits:]}
        if recalls:
            self.dict = {"remembered": self.tensor[:bits], **self.dict}

    def set_from(self, state: TavolaState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = np.frombuffer(state.play.look(player), np.uint8)
        if self.recalls:
            past = np.frombuffer(state.past[player] or bytes(DIGEST), np.uint8)
            self.dict["remembered"][:] = np.unpackbits(past)

    def string_from(self, state: TavolaState, player: int) -> str:
        if state.play is None:
            return "root"
        seen = state.play.look(player).hex()
        return f"{player}/{state.past[player].hex()}/{seen}" if self.recalls else seen


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


def load(
    game_id: str, players: int | None = None, pack: str | None = None, options: Mapping[str, Any] | None = None
) -> Any:
    """The game with so many players, its pack and its rulings."""
    register()
    given = ";".join(f"{key}:{value}" for key, value in (options or {}).items())
    params = {"players": players or usual_seats(game_id), "pack": pack or "", "options": given}
    return pyspiel.load_game(f"tavola_{game_id}", params)


register()  # so that `pyspiel.load_game` knows them as soon as this module is imported
