"""Games of bots as rows: one for each game, one for each answer. The same seed gives the same rows everywhere.

`tavola lab records` writes them as Parquet; `SCHEMAS` says what each column holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tavola.bots.bot import Bot, BotRng, seat_access
from tavola.coding import coding_of
from tavola.coding.actions import ActionCode
from tavola.kernel.codec import state_hash
from tavola.kernel.flow import take
from tavola.kernel.game import Game, owed
from tavola.kernel.state import Box

# Column: its type in the file, and what it says. Columns may be added; none changes its meaning.
SCHEMAS: dict[str, dict[str, tuple[str, str]]] = {
    "games": {
        "number": ("int32", "which game of this seed"),
        "game": ("string", "the game's id"),
        "pack": ("string", "id and digest of the pack"),
        "options": ("string", "rulings that differ from the usual ones, as JSON"),
        "seed": ("string", "of the table: it opens the very same game again"),
        "bots": ("list<string>", "who sat where"),
        "finished": ("bool", "false where it was cut"),
        "answers": ("int32", "how many were given"),
        "rounds": ("int32", "as the game counts them"),
        "places": ("list<int32>", "by seat, 1 is the first; empty where it was cut"),
        "scores": ("list<int32>", "by seat"),
        "ending": ("string", "how it ended"),
        "hash": ("string", "of the last state"),
    },
    "answers": {
        "number": ("int32", "the game, as in games"),
        "ply": ("int32", "how many answers came before"),
        "seat": ("int8", "who was asked"),
        "prompt": ("string", "what was asked"),
        "legal": ("int32", "how many answers were legal"),
        "key": ("string", "the answer that was given"),
        "action": ("int32", "its number in the environment of that game"),
        "observation": ("binary", "what the seat saw, one byte each as the environment names them; empty if not kept"),
    },
}


class Wanted(msgspec.Struct, frozen=True):
    """What is to be recorded."""

    seed: str
    games: int
    longest: int  # answers after which a game is cut
    seen: bool  # whether observations are kept


class Recorded(msgspec.Struct):
    """The rows of one game."""

    game: dict[str, Any]
    answers: list[dict[str, Any]]


def record(
    game: Game[Any], box: Box, options: Any, given: str, bots: Sequence[Bot], wanted: Wanted
) -> Iterator[Recorded]:
    """Game after game; number n of a seed is the same whatever is recorded beside it."""
    coding = coding_of(game.id)
    code, eye = ActionCode(coding.keys(box), coding.SHARED), coding.Encoder(box, len(bots))
    for bot in bots:
        bot.prepare()
    for number in range(wanted.games):
        seed = f"{wanted.seed}/{number}"
        g = game.open_table(box, len(bots), options, seed)
        lucks = [BotRng.of(f"{seed}/{seat}") for seat in range(len(bots))]
        answers: list[dict[str, Any]] = []
        while (waiting := owed(g)) and len(answers) < wanted.longest:
            decision = waiting[0]
            numbers = {key: action for action, key in code.choices(decision.legal()).items()}
            key = bots[decision.seat].choose(seat_access(game, g, decision, lucks[decision.seat]))
            answers.append({
                "number": number, "ply": len(answers), "seat": decision.seat, "prompt": decision.prompt,
                "legal": len(numbers), "key": key, "action": numbers[key],
                "observation": bytes(eye.look(g, decision.seat)) if wanted.seen else b"",
            })  # fmt: skip
            take(g, decision, key)
            g.events.clear()
        outcome = game.outcome(g)
        yield Recorded({
            "number": number, "game": game.id, "pack": box.name(), "options": given, "seed": seed,
            "bots": [bot.id for bot in bots], "finished": outcome is not None, "answers": len(answers),
            "rounds": game.rounds(g), "places": list(outcome.places) if outcome else [],
            "scores": list(outcome.scores) if outcome else [], "ending": outcome.ending if outcome else "",
            "hash": state_hash(g).hex(),
        }, answers)  # fmt: skip
