"""What happened, told as a person at the table would tell it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tavola.games.sangue_reale import events
from tavola.games.sangue_reale.state import NO_ONE, SEATS, Duel, other
from tavola.kernel.event import Event
from tavola.kernel.text import Arg, Message, message_id, say


def name_of_seat(g: Duel, seat: int) -> Message:
    """A player is called by the character; before there is one, by the seat."""
    character = g.sheets[seat].character
    return Message(f"character-{character}") if character else say("seat-player", number=seat + 1)


def tell(g: Duel, event: Event) -> Message:
    """`event-<kind>` with everything by its name."""
    own = TOLD.get(type(event))
    if own is not None:
        return own(g, event)
    return Message(message_id("event", type(event).__name__), arguments(g, event))


def arguments(g: Duel, event: Event) -> dict[str, Arg]:
    args: dict[str, Arg] = {}
    for name, value in msgspec.structs.asdict(event).items():
        if name == "seat":
            args["who"], args["other"] = name_of_seat(g, value), name_of_seat(g, other(value))
        elif name in THINGS:
            args[name] = Message(message_id(THINGS[name], value))
        elif isinstance(value, tuple):
            args[name], args[f"n-{name}"] = spoken(value), len(value)
        elif isinstance(value, bool):
            args[name] = str(value).lower()
        else:
            args[name] = value
    return args


THINGS = {"area": "area", "unique": "unique", "edge": "edge", "character": "character"}


def spoken(dice: tuple[int, ...]) -> str:
    return ", ".join(map(str, dice))


def count_name(line: events.TermScored) -> Message:
    """A line of the count, by what it counts."""
    return Message(message_id("count", line.term), {"of": subject_of(line)})


def subject_of(line: events.TermScored) -> Arg:
    if line.term.startswith("group"):
        return Message(message_id("group", line.of))
    if line.term.startswith("tag"):
        return [Message(message_id("tag", tag)) for tag in line.of.split("+")]
    if line.term == "penalty":
        return Message(message_id("metric", line.of))
    return Message(message_id(*line.of.split(":"))) if line.term == "power" else line.of


# -- events that need more than their fields


def era_started(g: Duel, event: events.EraStarted) -> Message:
    king = Message(f"character-{event.king}") if event.king else say("word-king")
    return say(
        "event-era-started",
        title=Message(f"era-{event.era}-title"),
        intro=Message(f"era-{event.era}-intro", {"king": king}),
        opening=Message(message_id("sheet", event.sheet, "opening"), {"king": king}),
        supporters=Message(message_id("set", event.supporters)),
        era=event.era,
    )


def character_taken(g: Duel, event: events.CharacterTaken) -> Message:
    character = Message(message_id("character", event.character))
    return say("event-character-taken", who=say("seat-player", number=event.seat + 1), character=character)


def plans_revealed(g: Duel, event: events.PlansRevealed) -> Message:
    one, two = (name_of_seat(g, seat) for seat in SEATS)
    if event.first == NO_ONE:
        return say("event-plans-equal", one=one, two=two, plan=event.plans[0], round=event.round)
    first = name_of_seat(g, event.first)
    return say("event-plans-revealed", one=one, two=two, x=event.plans[0], y=event.plans[1], first=first)


def turn_ended(g: Duel, event: events.TurnEnded) -> Message:
    if event.turn == 5:
        return say("event-turn-ended", turn=event.turn)
    return Message(f"era-{event.era}-lustrum-{event.turn}")


def era_scored(g: Duel, event: events.EraScored) -> Message:
    one, two = (name_of_seat(g, seat) for seat in SEATS)
    lines: list[Message] = [
        say("event-era-scored-line", term=count_name(line), x=line.vp[0], y=line.vp[1]) for line in event.terms
    ]
    return say("event-era-scored", one=one, two=two, x=event.vp[0], y=event.vp[1], lines=lines)


def era_won(g: Duel, event: events.EraWon) -> Message:
    if event.seat == NO_ONE:
        return say("event-era-drawn", outro=Message(f"era-{event.era}-outro-draw"))
    who = Message(f"character-{event.character}")
    outro = Message(f"era-{event.era}-outro-{event.slot}")
    return say("event-era-won", who=who, by=Message(f"by-{event.by}"), outro=outro)


def power_gained(g: Duel, event: events.PowerGained) -> Message:
    """Each lasting power has a sentence of its own."""
    who, rival = name_of_seat(g, event.seat), name_of_seat(g, other(event.seat))
    return Message(message_id("event-power-gained", event.effect), {"who": who, "other": rival, "n": event.n})


def coin_tossed(g: Duel, event: events.CoinTossed) -> Message:
    slot = "ab".index(event.slot)
    seat = next(seat for seat in SEATS if g.sheets[seat].side == slot)
    return Message(f"event-coin-tossed-{event.why}", {"who": name_of_seat(g, seat)})


def branch_chosen(g: Duel, event: events.BranchChosen) -> Message:
    return say("event-branch-chosen", era=event.era, title=Message(f"era-{event.era}-title"))


def campaign_won(g: Duel, event: events.CampaignWon) -> Message:
    most = max(event.eras)
    line: Arg = Message(f"last-line-{most}") if most in g.box.pack.campaign.last_lines else ""
    if event.seat == NO_ONE:
        return say("event-campaign-shared", x=event.eras[0], y=event.eras[1], line=line)
    return say("event-campaign-won", who=name_of_seat(g, event.seat), x=event.eras[0], y=event.eras[1], line=line)


TOLD: dict[type[Event], Callable[[Duel, Any], Message]] = {
    events.EraStarted: era_started,
    events.CharacterTaken: character_taken,
    events.PlansRevealed: plans_revealed,
    events.TurnEnded: turn_ended,
    events.EraScored: era_scored,
    events.EraWon: era_won,
    events.PowerGained: power_gained,
    events.CoinTossed: coin_tossed,
    events.BranchChosen: branch_chosen,
    events.CampaignWon: campaign_won,
}
