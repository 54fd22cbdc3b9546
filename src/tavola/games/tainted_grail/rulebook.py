"""The chapters that hold rules, all of them: a rule is known once its module was imported."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign import chapters, death, event_deck, grace, narrative, opening, quests, roster
from tavola.games.tainted_grail.character import attributes, in_use, items, secrets, survival
from tavola.games.tainted_grail.costs import card_costs, common, consent, costs, helping, pay, shares
from tavola.games.tainted_grail.day import (
    actions,
    arrival,
    day,
    deck_building,
    dreams,
    party,
    progression,
    repeats,
    rest,
    rounds,
    trade,
    travel,
)
from tavola.games.tainted_grail.effects import conditions, flow, run, triggers, values
from tavola.games.tainted_grail.effects import encounter as encounter_effects
from tavola.games.tainted_grail.effects import journal as journal_effects
from tavola.games.tainted_grail.effects import map as map_effects
from tavola.games.tainted_grail.effects import story as story_effects
from tavola.games.tainted_grail.effects import tracks as tracks_effects
from tavola.games.tainted_grail.encounter import (
    abilities,
    activation,
    choose_card,
    closing,
    combat,
    diplomacy,
    equipment,
    flee,
    frames,
    hands,
    play_card,
    sequence,
    start,
    traits,
    turn,
)
from tavola.games.tainted_grail.journal import reading
from tavola.games.tainted_grail.map import guardians, menhirs

RULES = (
    chapters,
    death,
    event_deck,
    grace,
    narrative,
    opening,
    quests,
    roster,
    actions,
    arrival,
    day,
    deck_building,
    dreams,
    party,
    progression,
    repeats,
    rest,
    rounds,
    trade,
    travel,
    reading,
    guardians,
    menhirs,
    attributes,
    in_use,
    items,
    secrets,
    survival,
    card_costs,
    common,
    consent,
    costs,
    helping,
    pay,
    shares,
    abilities,
    activation,
    choose_card,
    closing,
    combat,
    diplomacy,
    equipment,
    flee,
    frames,
    hands,
    play_card,
    sequence,
    start,
    traits,
    turn,
    conditions,
    encounter_effects,
    flow,
    journal_effects,
    map_effects,
    run,
    story_effects,
    tracks_effects,
    triggers,
    values,
)
