"""Secrets (TG-27): numbered objects and powers of the story, never part of the Item deck."""

from __future__ import annotations

from collections.abc import Sequence

from tavola.games.tainted_grail.character.in_use import equipment_is_fixed, new_holding, turn_up_what_is_left
from tavola.games.tainted_grail.content.box import card_of
from tavola.games.tainted_grail.deeds.character import GainSecret, ReceiveKeyword
from tavola.games.tainted_grail.effects.active_quests import check_quests, forget_quest
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.triggers import fire_card
from tavola.games.tainted_grail.events.character import SecretGained, SecretLost
from tavola.games.tainted_grail.state import Avalon, Held
from tavola.kernel.decision import Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import rule, then


def holder_of(g: Avalon, number: int) -> list[tuple[Seat, Held]]:
    return [(s, held) for s, hero in enumerate(g.heroes) for held in hero.secrets if card_of(held.id) == str(number)]


@rule(GainSecret)
def take_secret(g: Avalon, do: GainSecret) -> None:
    gain_secret(g, do.seat, do.number)


def gain_secret(g: Avalon, seat: Seat, number: int) -> None:
    """Each number exists once: gaining one that somebody holds changes nothing (TG-27.6)."""
    copy = next((copy for copy in g.secrets_left if card_of(copy) == str(number)), None)
    if copy is None:
        return
    g.secrets_left.remove(copy)
    entry = g.box.secrets[number]
    g.heroes[seat].secrets.append(new_holding(g, seat, copy))
    emit(g, SecretGained(seat, number))
    if entry.quest is not None:
        g.quests.append(f"secret:{copy}")
    check_quests(g)  # the last of what follows
    then(g, ReceiveKeyword(seat, copy))
    fire_card(g, "gain", f"secret:{copy}", seat, entry.abilities)
    carry_out(g, entry.on_gain, seat, f"secret:{copy}")


def _let_go(g: Avalon, number: int, owners: Sequence[Seat] | None = None) -> list[str]:
    """Of a Secret in several copies only those of the owners meant; of any other, whoever holds it."""
    gone = []
    for seat, held in holder_of(g, number):
        if owners is not None and seat not in owners and g.box.secrets[number].copies > 1:
            continue
        g.heroes[seat].secrets = [other for other in g.heroes[seat].secrets if other is not held]
        g.dials = [dial for dial in g.dials if dial.target != f"secret:{held.id}"]
        forget_quest(g, f"secret:{held.id}")
        gone.append(held.id)
        emit(g, SecretLost(seat, number))
        turn_up_what_is_left(g, seat, g.box.secrets[number].keyword)
    return gone


def discard_secret(g: Avalon, number: int, owners: Sequence[Seat] | None = None) -> None:
    """Back among those that may be gained again (TG-30.1)."""
    g.secrets_left.extend(_let_go(g, number, owners))
    g.secrets_left.sort()


def remove_secret(g: Avalon, number: int) -> None:
    """Out of the campaign (TG-30.4), whether somebody holds it, has taken it along, or nobody has it."""
    g.secrets_removed.extend(_let_go(g, number))
    unheld = [copy for copy in g.secrets_left if card_of(copy) == str(number)]
    g.secrets_left = [copy for copy in g.secrets_left if copy not in unheld]
    g.secrets_removed.extend([*unheld, *_taken_from_those_away(g, number)])


def _taken_from_those_away(g: Avalon, number: int) -> list[str]:
    """A Personal Secret that left the group with its owner; Characters kept aside are replaced, never changed."""
    gone: list[str] = []
    for nth, hero in enumerate(g.shelved):
        found = [held.id for held in hero.secrets if card_of(held.id) == str(number)]
        if found:
            clone = hero.copy()
            clone.secrets = [held for held in clone.secrets if held.id not in found]
            g.shelved[nth] = clone
            gone += found
    for copy in gone:
        g.dials = [dial for dial in g.dials if dial.target != f"secret:{copy}"]
        forget_quest(g, f"secret:{copy}")
    return gone


def is_personal(g: Avalon, copy: str) -> bool:
    return g.box.secrets[int(card_of(copy))].personal


def give_secret(g: Avalon, giver: Seat, taker: Seat, copy: str) -> None:
    """A Secret changes hands; Personal ones never do (TG-27.4). With a keyword it is not used unasked (TG-26.4)."""
    held = next(held for held in g.heroes[giver].secrets if held.id == copy)
    g.heroes[giver].secrets.remove(held)
    keyword = g.box.secrets[int(card_of(copy))].keyword
    held.up, held.fresh = keyword is None, keyword is not None and equipment_is_fixed(g, taker)
    g.heroes[taker].secrets.append(held)
    then(g, ReceiveKeyword(taker, copy))
    turn_up_what_is_left(g, giver, keyword)
