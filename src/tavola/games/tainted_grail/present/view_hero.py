"""A Character as everybody sees it: in a co-operative game only deck orders are hidden."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.character.survival import (
    energy_cap,
    in_panic,
    is_dying,
    is_exhausted,
    is_insane,
    red_slots,
    start_slot,
    track_top,
)
from tavola.games.tainted_grail.content.card_ids import card_source
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES, TRACKS
from tavola.games.tainted_grail.effects.selectors import character_number
from tavola.games.tainted_grail.state import Avalon, Cards, Held, Hero
from tavola.kernel.decision import Seat

SHOWN_STATES = {"panic": in_panic, "exhausted": is_exhausted, "dying": is_dying, "insane": is_insane}


class TrackView(msgspec.Struct, frozen=True):
    value: int
    max: int
    start: int
    cap: int  # how high the marker may stand now: the Health limiter holds Energy down
    red: tuple[int, ...]


class HeldView(msgspec.Struct, frozen=True):
    """An Item or Secret; its face is found under `face`."""

    id: str  # the copy: "eel_spear#2", "17#1"
    face: str
    up: bool  # in use
    flipped: bool  # used up in this Encounter
    aside: bool  # not used in this Encounter
    charges: int


class DeckView(msgspec.Struct, frozen=True):
    deck: int
    reserve: int
    hand: tuple[str, ...]
    discard: tuple[str, ...]
    spare: tuple[str, ...]
    cards: tuple[str, ...] = ()  # what is in the deck, by name and not by place, while it is being rebuilt


class HeroView(msgspec.Struct, frozen=True):
    seat: Seat
    character: str
    number: int
    board: str
    colour: str
    alive: bool
    at: int
    passed: bool
    acted: bool
    tracks: dict[str, TrackView]
    states: tuple[str, ...]  # panic, exhausted, dying, insane
    attributes: dict[str, int]
    resources: dict[str, int]
    items: tuple[HeldView, ...]
    secrets: tuple[HeldView, ...]
    skills: tuple[str, ...]  # "<card>.<side>"
    conditions: tuple[str, ...]
    combat: DeckView
    diplomacy: DeckView


def hero_view(g: Avalon, seat: Seat) -> HeroView:
    hero = g.heroes[seat]
    open_decks = any(decision.seat == seat and decision.prompt == "rebuild_decks" for decision in g.open)
    return HeroView(
        seat=seat,
        character=hero.character,
        number=character_number(g, seat),
        board=hero.board,
        colour=hero.colour,
        alive=hero.alive,
        at=hero.at,
        passed=hero.passed,
        acted=hero.acted,
        tracks={track: track_view(g, seat, track) for track in TRACKS},
        states=tuple(state for state, holds in SHOWN_STATES.items() if hero.alive and holds(g, seat)),
        attributes={name: attribute(g, seat, name) for name in ATTRIBUTES},
        resources=dict(hero.resources),
        items=tuple(held_view(g, held) for held in hero.items),
        secrets=tuple(held_view(g, held) for held in hero.secrets),
        skills=tuple(f"{skill.card}.{skill.side}" for skill in hero.skills),
        conditions=tuple(hero.conditions),
        combat=deck_view(hero.combat, open_decks),
        diplomacy=deck_view(hero.diplomacy, open_decks),
    )


def track_view(g: Avalon, seat: Seat, track: str) -> TrackView:
    top = track_top(g, seat, track)
    return TrackView(
        value=getattr(g.heroes[seat], track),
        max=top,
        start=start_slot(g, seat, track),
        cap=energy_cap(g, seat) if track == "energy" else top,
        red=tuple(red_slots(g, seat, track)),
    )


def held_view(g: Avalon, held: Held) -> HeldView:
    aside = g.encounter is not None and held.id in g.encounter.set_aside
    return HeldView(held.id, card_source(held.id), held.up, held.flipped, aside, held.charges)


def deck_view(cards: Cards, is_open: bool) -> DeckView:
    return DeckView(
        deck=len(cards.deck),
        reserve=len(cards.reserve),
        hand=tuple(cards.hand),
        discard=tuple(cards.discard),
        spare=tuple(sorted(cards.spare)),
        cards=tuple(sorted(cards.deck)) if is_open else (),
    )


def faces_of(hero: Hero) -> list[str]:
    """Cards of a Character that lie open."""
    open_cards = (hero.combat.hand, hero.combat.discard, hero.diplomacy.hand, hero.diplomacy.discard)
    return [
        f"character:{hero.character}",
        *(card_source(held.id) for held in (*hero.items, *hero.secrets)),
        *(f"skill:{skill.card}.{skill.side}" for skill in hero.skills),
        *(f"condition:{condition}" for condition in hero.conditions),
        *(f"card:{card}" for pile in open_cards for card in pile),
    ]
