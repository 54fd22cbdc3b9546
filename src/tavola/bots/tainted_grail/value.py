"""What a position of Tainted Grail is worth: a Party that lives, eats, stays sane, has light and follows its Quest.

Everybody wins or loses together, so everybody counts; one's own Character counts a little more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.character.survival import in_panic, is_insane
from tavola.games.tainted_grail.content.effect import Effect
from tavola.games.tainted_grail.content.schema import EncounterEntry
from tavola.games.tainted_grail.content.vocabulary import ATTRIBUTES
from tavola.games.tainted_grail.state import Avalon, Encounter, Hero
from tavola.games.tainted_grail.words.tracks import DamageEffect, LoseEffect
from tavola.kernel.decision import Seat
from tavola.kernel.game import Game
from tavola.kernel.state import State

SCALE = 25.0  # a difference that decides much
QUEST, CHAPTER, STATUS, PLACE = 25.0, 40.0, 2.5, 0.8
DEAD, DYING, PANIC, INSANE = -60.0, -14.0, -3.0, -4.0
OTHERS = 0.7  # what another's Character counts
HEALTH = (0.0, 4.0, 7.0, 9.5, 11.5, 13.0, 14.2, 15.2, 16.0, 16.6, 17.0)  # by slots, each worth less than the one below
FOOD = (-5.0, -1.5, 0.5, 1.5, 2.2, 2.7, 3.0)
LIGHT = (-4.0, 0.0, 2.0, 3.2, 4.0, 4.5, 4.8, 5.0)  # by the days that the brightest Menhir has left
NO_LIGHT = -9.0
LOW, FUEL = 3, 0.6  # days of light left below which fuel counts, and how much
ENERGY, TERROR = 0.5, -0.7
GOODS = {"wealth": 0.6, "rep": 0.7, "magic": 0.7, "exp": 0.5}
POINT, SKILL, ITEM, SECRET, LEARNT = 2.0, 1.0, 1.2, 2.0, 0.3
WON, IN_HAND, IN_DECK, STRIFE = 9.0, 0.35, 0.06, -2.5  # an Encounter: how near its end is, cards left, that it goes on
PACE = 2.2  # cubes or steps that an Activation brings on average
UNHURT = 0.8  # of the harm printed on the enemy how much comes about


def value(game: Game[Any], g: State, seat: Seat) -> float:
    """Larger is better for everybody at the table, and for this seat a little more."""
    assert isinstance(g, Avalon)
    worth = sum((1.0 if other == seat else OTHERS) * hero_worth(g, other, hero) for other, hero in enumerate(g.heroes))
    worth += QUEST * g.quests_done + STATUS * sum(map(len, g.statuses.values())) + PLACE * len(g.places)
    worth += CHAPTER * (g.box.chapters[g.chapter].number if g.chapter else 0)
    worth += light(g) + fuel(g)
    if g.encounter is not None:
        worth += encounter_worth(g, g.encounter)
    return worth


def at(scale: Sequence[float], n: int) -> float:
    return scale[min(n, len(scale) - 1)]


def hero_worth(g: Avalon, seat: Seat, hero: Hero) -> float:
    if not hero.alive:
        return DEAD
    worth = at(HEALTH, hero.health) + ENERGY * hero.energy + TERROR * hero.terror
    worth += DYING * (hero.health == 0) + PANIC * in_panic(g, seat) + INSANE * is_insane(g, seat)
    worth += at(FOOD, hero.resources["food"])
    worth += sum(each * hero.resources[kind] for kind, each in GOODS.items())
    worth += POINT * sum(attribute(g, seat, name) for name in ATTRIBUTES)
    worth += SKILL * len(hero.skills) + ITEM * len(hero.items) + SECRET * len(hero.secrets)
    return worth - LEARNT * (len(hero.combat.reserve) + len(hero.diplomacy.reserve))


def light(g: Avalon) -> float:
    """The brightest Menhir counts in full, the others a little."""
    if not g.menhirs:
        return NO_LIGHT
    dials = sorted(g.menhirs.values(), reverse=True)
    return at(LIGHT, dials[0]) + 0.3 * sum(at(LIGHT, dial) for dial in dials[1:])


def fuel(g: Avalon) -> float:
    """While the light is low, what most Menhirs ask for is worth keeping."""
    if max(g.menhirs.values(), default=0) > LOW:
        return 0.0
    stock = [hero.resources for hero in g.heroes if hero.alive]
    return sum(FUEL * min(sum(held[kind] for held in stock), 2 * len(stock)) for kind in ("magic", "food"))


# -- an Encounter under way


def encounter_worth(g: Avalon, fight: Encounter) -> float:
    """How near it is to being won, and what it will cost until then."""
    entry = g.box.encounters[fight.card]
    if entry.kind == "text" or fight.outcome:
        return 0.0
    done, left = progress(fight, entry)
    worth = STRIFE + WON * done
    turns = left / (PACE * max(1, len(fight.members)))
    for seat in fight.members:
        cards = g.heroes[seat].diplomacy if fight.kind == "diplomacy" else g.heroes[seat].combat
        worth += IN_HAND * len(cards.hand) + IN_DECK * len(cards.deck)
        worth += at(HEALTH, max(0, round(g.heroes[seat].health - turns * harm(fight, entry))))
        worth -= at(HEALTH, g.heroes[seat].health)
    return worth


def progress(fight: Encounter, entry: EncounterEntry) -> tuple[float, float]:
    """The part that is done, and how many cubes or steps are left."""
    if entry.kind == "combat":
        value = max(1, entry.value)
        return min(1.0, fight.pool / value), float(max(0, value - fight.pool))
    top, start = len(entry.track) - 1, entry.track.index("grey")
    steps = max(1, (top - start) * len(entry.stages))
    gone = (top - start) * fight.stage + fight.marker - start
    return gone / steps, float(steps - gone)


def harm(fight: Encounter, entry: EncounterEntry) -> float:
    """Health that an attack takes with the cubes there are now."""
    if entry.kind != "combat":
        return 0.0
    row = next((row for row in entry.table if row.pool[0] <= fight.pool <= row.pool[1]), None)
    return UNHURT * damage_in(row.do) * (2 if "rage" in entry.traits else 1) if row is not None else 0.0


def damage_in(effects: Sequence[Effect]) -> int:
    found = 0
    for effect in effects:
        if isinstance(effect, DamageEffect):
            found += effect.damage if isinstance(effect.damage, int) else 0
        elif isinstance(effect, LoseEffect):
            found += lost if isinstance(lost := effect.lose.get("health"), int) else 0
    return found
