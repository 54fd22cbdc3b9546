"""Marks that lie on the table, and what each is called there: the one place that knows.

A `Mark` says that something was used or is over (`Avalon.used`, with how often), an `Attempt` that something was tried
and did not come about (`Avalon.called_off`). Saved tables hold them by these names.
"""

from __future__ import annotations

from typing import NewType

Mark = NewType("Mark", str)
Attempt = NewType("Attempt", str)

# -- what was used, and what is over

GRACE = Mark("grace")  # how often Grace was given (TG-29.12)


def slept(kind: str, number: int) -> Mark:
    """How often somebody has had the Dream, or the Nightmare, of this place (D.10)."""
    return Mark(f"slept:{kind}:{number}")


def used_in(span: str, what: str) -> Mark:
    """A use that is forgotten with its span: a day, a Turn, an Activation, an Encounter, a visit, a Chapter, never."""
    return Mark(f"{span}:{what}")


def is_of(span: str, mark: Mark) -> bool:
    return mark.startswith(f"{span}:")


def cards_played_by(seat: int) -> Mark:
    """How many cards this Character has played in the Turn."""
    return used_in("turn", f"played:{seat}")


def settled(quest: str) -> Mark:
    """Its Success or failure was carried out."""
    return Mark(f"settled:{quest}")


def dropped(quest: str) -> Mark:
    """The Quest of a Secret is over although the Secret itself is kept."""
    return Mark(f"dropped:{quest}")


def removed_event(id: str) -> Mark:
    """The Event is out of the campaign, since the Chapter of this number."""
    return Mark(f"removed:event:{id}")


def led_elsewhere(seat: int) -> Mark:
    """The Character that left, or died, at this seat came back at another."""
    return Mark(f"led_elsewhere:{seat}")


def sickbed(seat: int) -> Mark:
    """The day on which somebody who was carried home stands up again."""
    return Mark(f"carried:{seat}")


# -- what did not come about

NARRATIVE_KEPT = Attempt("end_narrative")  # to leave the Narrative Mode was refused


def attempt(seat: int, key: str) -> Attempt:
    """What this Character tried, by the key of the answer."""
    return Attempt(f"{seat}:{key}")


def attempt_in(what: str, facts: str) -> Attempt:
    """What came to nothing while the facts were these."""
    return Attempt(f"{what}@{facts}")


def names_facts(made: Attempt) -> bool:
    return "@" in made


def asked_for_more(seat: int) -> Attempt:
    """To act once more in the round was refused."""
    return attempt(seat, "again")


def card_moved(seat: int, card: str) -> Attempt:
    return attempt(seat, f"card:{card}")


def came_or_went(character: str) -> Attempt:
    """Who left or joined at this dawn."""
    return Attempt(f"dawn:{character}")
