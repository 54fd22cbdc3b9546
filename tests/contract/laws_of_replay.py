"""A finished game can be played again from its seed and answers, alone or beside another table, and is the same."""

from __future__ import annotations

from collections.abc import Sequence

from tests.contract.moment import any_answer
from tests.contract.table import Table, require

from tavola.bots.bot import BotRng
from tavola.kernel.codec import state_hash
from tavola.kernel.flow import take
from tavola.kernel.match import Answer


def replay_is_the_same_game(table: Table, seed: str, answers: Sequence[Answer], hashes: Sequence[bytes]) -> None:
    """Position by position, from the seed alone."""
    g = table.open(seed)
    for nth, (answer, expected) in enumerate(zip(answers, hashes, strict=True)):
        require(state_hash(g) == expected, "replay", f"{table.name} {seed}: played again it differs at answer {nth}")
        table.game.answer(g, answer.seat, answer.key, answer.decision)


def tables_do_not_touch(table: Table, seed: str, answers: Sequence[Answer], hashes: Sequence[bytes]) -> None:
    """Another table of the same game, played in between, changes nothing: the state holds all there is."""
    luck = BotRng.of(f"{seed}/beside")
    g, beside = table.open(seed), table.open(f"{seed}/beside")
    for nth, (answer, expected) in enumerate(zip(answers, hashes, strict=True)):
        told = f"{table.name} {seed}: another table changed this one before answer {nth}"
        require(state_hash(g) == expected, "outside_state", told)
        if not beside.open:
            beside = table.open(f"{seed}/beside/{nth}")
        take(beside, *any_answer(beside, luck))
        table.game.answer(g, answer.seat, answer.key, answer.decision)


GAME_LAWS = (replay_is_the_same_game, tables_do_not_touch)
