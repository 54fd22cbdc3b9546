"""Faults to plant in the toys, each with the law that must catch it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.toys import ambush, ambush_game, auction

from tavola.kernel.decision import Decision, Option, Refusal
from tavola.kernel.do import Do
from tavola.kernel.flow import STEPS
from tavola.kernel.state import State
from tavola.kernel.text import Message

Plant = Callable[[pytest.MonkeyPatch], None]
Faults = dict[str, tuple[str, Plant]]  # what is wrong -> the law broken and how to plant it


def after_step(kind: type[Do], name: str, more: Callable[[Any, Any], object]) -> Plant:
    """A step that does its work and then something it should not."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        step, following = STEPS[kind][name]

        def faulty(g: Any, do: Any) -> str | None:
            went = step(g, do)
            more(g, do)
            return went

        patch.setitem(STEPS[kind], name, (faulty, following))

    return plant


def in_place_of(owner: Any, name: str, make: Callable[[Any], Any]) -> Plant:
    """An attribute of a class replaced by what `make` makes of the right one."""
    return lambda patch: patch.setattr(owner, name, make(getattr(owner, name)))


def shared_after_clone(state: type[State], *fields: str) -> Plant:
    """A clone that shares some of its containers with the original."""

    def make(right: Callable[[State], State]) -> Callable[[State], State]:
        def clone(self: State) -> State:
            clone = right(self)
            for field in fields:
                setattr(clone, field, getattr(self, field))
            return clone

        return clone

    return in_place_of(state, "clone", make)


def view_with(game: type, name: str, value: Callable[[Any], Any]) -> Plant:
    """A view in which every viewer is told something of the state."""

    def make(right: Callable[..., Any]) -> Callable[..., Any]:
        def view(self: Any, g: Any, viewer: Any) -> Any:
            seen = right(self, g, viewer)
            setattr(seen, name, value(g))
            return seen

        return view

    return in_place_of(game, "view", make)


def remembered_outside(game: type, remember: Callable[[Any], Any], kind: type[Do], name: str, use: Any) -> Plant:
    """Something known at set-up that is kept beside the state and used by a later step."""
    memory: list[Any] = []

    def make(right: Callable[..., Any]) -> Callable[..., Any]:
        def set_up(self: Any, *args: Any) -> Any:
            g = right(self, *args)
            memory[:] = [remember(g)]
            return g

        return set_up

    def plant(patch: pytest.MonkeyPatch) -> None:
        in_place_of(game, "set_up", make)(patch)
        after_step(kind, name, lambda g, do: use(g, memory[0]) if memory else None)(patch)

    return plant


def ask_without_options(g: State, do: Do) -> None:
    g.asked += 1
    g.open = [Decision(g.asked, 0, "nothing")]
    g.mode = "one"


def forget_one(pile: list[Any]) -> None:
    del pile[:1]


def taste_by_outside_chance(g: Any, do: Any) -> None:
    g.bidders[0].taste = f"taste-{random.getrandbits(64)}"


def pool_by_outside_chance(g: Any, do: Any) -> None:
    g.pool += random.getrandbits(32)


def add_one(g: Any, name: str) -> None:
    setattr(g, name, getattr(g, name) + 1)


AUCTION_FAULTS: Faults = {
    "leaking view": ("view_leak", view_with(auction.AuctionGame, "bottom", lambda g: g.pile[0])),
    "leaking event": ("event_leak", in_place_of(auction.Peeked, "secret", lambda _: ())),
    "shallow clone": ("clone", shared_after_clone(auction.Auction, "pile")),
    "stuck decision": ("stuck", after_step(auction.Peek, "peek_at_the_bottom", ask_without_options)),
    "lost piece": ("pieces", after_step(auction.Sell, "show_a_lot", lambda g, do: forget_one(g.gone))),
    "state kept outside the state": (
        "outside_state",
        remembered_outside(
            auction.AuctionGame,
            lambda g: g.bidders[0].taste,
            auction.Bid,
            "put_down_the_bid",
            lambda g, taste: g.bidders[0].spent.sort(reverse=taste == "amber"),
        ),
    ),
    "non-deterministic step": ("determinism", after_step(auction.Bid, "put_down_the_bid", taste_by_outside_chance)),
    "wrong undo barrier": ("undo_barrier", in_place_of(auction.Peeked, "reveals", lambda _: "")),
}

AMBUSH_FAULTS: Faults = {
    "leaking view": ("view_leak", view_with(ambush_game.AmbushGame, "hand", lambda g: g.heroes[0].hand)),
    "leaking event": ("event_leak", in_place_of(ambush.CardDrawn, "secret", lambda _: ())),
    "shallow clone": ("clone", shared_after_clone(ambush.Ambush, "heroes")),
    "stuck decision": ("stuck", after_step(ambush.SpendMagic, "spend_magic", ask_without_options)),
    "lost piece": (
        "pieces",
        after_step(ambush.Discard, "discard", lambda g, do: forget_one(g.heroes[do.hero].discard)),
    ),
    "state kept outside the state": (
        "outside_state",
        remembered_outside(
            ambush_game.AmbushGame,
            lambda g: g.heroes[0].deck[0],
            ambush.AddToPool,
            "add_to_pool",
            lambda g, weakness: add_one(g, "pool") if g.sequence[-1] == weakness else None,
        ),
    ),
    "non-deterministic step": ("determinism", after_step(ambush.AddToPool, "add_to_pool", pool_by_outside_chance)),
    # The answers that draw here are final for other reasons too, so the fault shows in the preview: it tells the card.
    "wrong undo barrier": ("option_leak", in_place_of(ambush.CardDrawn, "reveals", lambda _: "")),
}


def nobody_acts(g: Any, do: Any) -> None:
    """Ends what is being done without an ending."""
    g.stack.clear()
    g.steps.clear()


def never_over(g: Any, do: Any) -> None:
    for hero in g.heroes:
        hero.health = 4
        hero.has_acted = False
    g.pool = 0
    g.strength += 1  # never the same position twice


def refuse_what_is_legal(self: Any, g: Any, decision: Decision) -> list[Refusal]:
    return [Refusal("AM_E_NO_MAGIC", "AM-1.2", decision.legal()[0])]


def lenient(right: Callable[..., Decision]) -> Callable[..., Decision | None]:
    """Lets an illegal answer pass as if nothing were wrong."""

    def answer(self: Any, g: Any, seat: int, key: str, *rest: Any) -> Decision | None:
        legal = any(key in decision.legal() for decision in g.open if decision.seat == seat)
        return right(self, g, seat, key, *rest) if legal else None

    return answer


def label_with_deck(self: Any, g: Any, decision: Decision, key: str) -> Message:
    return Message("card-guard", {"next": (g.heroes[0].deck or ["none"])[-1]})


def unordered(g: Any, do: Any) -> None:
    """A set's order is not the same in two runs of the program."""
    g.heroes[0].discard[:] = [*{*g.heroes[0].discard, "ash", "elm", "oak", "yew", "fir", "box"}]


def two_in_one(right: Callable[..., Any]) -> Callable[..., Any]:
    """Imagines a world by looking at the table's own."""
    return lambda self, g, viewer, rng: g


def free_for_ever(g: Any, do: Any) -> None:
    """Whoever is asked may also answer that the other acts, and nothing follows from it."""
    g.open = [
        msgspec.structs.replace(decision, options=(*decision.options, Option(f"act:{1 - decision.seat}")))
        for decision in g.open
    ]


OTHER_FAULTS: Faults = {
    "a free act for ever": ("ring", after_step(ambush.Fight, "somebody_acts", free_for_ever)),
    "nobody is asked": ("stuck", after_step(ambush.StopPlaying, "stop_playing", nobody_acts)),
    "the game never ends": ("endless", after_step(ambush.Activate, "begin_activation", never_over)),
    "a legal answer is refused": (
        "refusal",
        in_place_of(ambush_game.AmbushGame, "refused", lambda _: refuse_what_is_legal),
    ),
    "a refusal without a clause": (
        "refusal",
        in_place_of(ambush_game.AmbushGame, "refused", lambda _: lambda self, g, decision: [Refusal("OTHER", key="x")]),
    ),
    "anything goes": ("refusal", in_place_of(ambush_game.AmbushGame, "answer", lenient)),
    "a label that tells": ("option_leak", in_place_of(ambush_game.AmbushGame, "label", lambda _: label_with_deck)),
    "a world that is no other": ("resample", in_place_of(ambush_game.AmbushGame, "resample", two_in_one)),
    "a word is missing": (
        "words",
        in_place_of(ambush_game.AmbushGame, "prompt", lambda _: lambda self, g, decision: Message("prompt-lost")),
    ),
    "nothing to read": (
        "words",
        in_place_of(ambush_game.AmbushGame, "describe", lambda _: lambda self, view, words: " "),
    ),
    "read in one language": (
        "words",
        in_place_of(ambush_game.AmbushGame, "describe", lambda _: lambda self, view, words: "a table"),
    ),
}

UNORDERED = after_step(ambush.PlayCard, "put_in_sequence", unordered)
