"""The chapters that hold rules, all of them: a rule is known once its module was imported."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign import (
    carrying,
    chapters,
    dawn,
    death,
    event_deck,
    grace,
    narrative,
    one_encounter,
    opening,
    quests,
    roster,
)
from tavola.games.tainted_grail.character import attributes, in_use, items, secrets, survival
from tavola.games.tainted_grail.costs import card_costs, common, costs, helping, pay, shares, use_ability
from tavola.games.tainted_grail.day import (
    actions,
    arrival,
    day,
    deck_building,
    dreams,
    party,
    progression,
    rest,
    rounds,
    trade,
    travel,
)
from tavola.games.tainted_grail.effects import repeats, run, triggers
from tavola.games.tainted_grail.encounter import (
    abilities,
    activation,
    choose_card,
    closing,
    combat,
    consent,
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
from tavola.games.tainted_grail.words import choose as choose_words
from tavola.games.tainted_grail.words import (
    conditions,
    conditions_encounter,
    conditions_hero,
    conditions_world,
    sums,
    values,
)
from tavola.games.tainted_grail.words import dials as dial_words
from tavola.games.tainted_grail.words import encounter as encounter_words
from tavola.games.tainted_grail.words import flow as flow_words
from tavola.games.tainted_grail.words import journal as journal_words
from tavola.games.tainted_grail.words import map as map_words
from tavola.games.tainted_grail.words import meeting as meeting_words
from tavola.games.tainted_grail.words import story as story_words
from tavola.games.tainted_grail.words import things as things_words
from tavola.games.tainted_grail.words import tracks as tracks_words

RULES = (
    carrying,
    conditions,
    conditions_encounter,
    conditions_hero,
    conditions_world,
    choose_words,
    dial_words,
    encounter_words,
    flow_words,
    journal_words,
    map_words,
    meeting_words,
    story_words,
    things_words,
    tracks_words,
    sums,
    values,
    actions,
    arrival,
    day,
    deck_building,
    dreams,
    party,
    progression,
    rest,
    rounds,
    trade,
    travel,
    chapters,
    dawn,
    death,
    event_deck,
    grace,
    narrative,
    one_encounter,
    opening,
    quests,
    roster,
    abilities,
    activation,
    choose_card,
    closing,
    combat,
    consent,
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
    reading,
    guardians,
    menhirs,
    card_costs,
    common,
    costs,
    helping,
    pay,
    shares,
    use_ability,
    attributes,
    in_use,
    items,
    secrets,
    survival,
    repeats,
    run,
    triggers,
)
