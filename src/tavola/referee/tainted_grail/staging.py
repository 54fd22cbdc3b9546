"""A random table with one Encounter about to begin, made by editing the plain state of an opened one.

Nothing here is a rule: it lays cards and markers where some evening of a campaign could have left them.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from tavola import games, library
from tavola.kernel import codec, flow
from tavola.kernel.event import take_events
from tavola.referee.tainted_grail.pack import Plain, shipped

GAME_ID = "tainted_grail"
# The table options that an Encounter asks, each with every value it has.
SWITCHES: dict[str, tuple[Any, ...]] = {
    "narrative": (False, True),
    "limiter_offset": (0, 1),
    "flee_coin": (False, True),
    "caps": (False, True),
    "secret_42": (False, True),
    "equipment": ("free", "fixed_at_dawn"),
    "dying_leaves": ("free", "flee_rules"),
    "mulligan": ("stays_out", "shuffled_back"),
    "tear": ("placed", "before"),
    "deck_out": ("at_once", "after_card"),
    "thief": ("health", "energy"),
    "diplomacy_flee": ("party", "member"),
    "silence": ("asks", "consents"),
}
LYING_ABOUT = ("rev.singing_iron#1", "rev.yesterdays_wind#1")  # the Events that act in Encounters
STATUSES = {"bees": 3, "swords": 3, "debts": 3, "word_given": 6}


@cache
def the_game() -> tuple[Any, Any, Any]:
    """The game as any table sees it, its box, and the reader of its states."""
    game = games.find(GAME_ID).GAME
    box = library.open_box(GAME_ID)
    return game, box, codec.decoder(game, box)


@cache
def opened(seats: int, which: int) -> bytes:
    """The first day of some table, when somebody may act."""
    game, box, _ = the_game()
    g, chance = game.open_table(box, seats, None, f"referee {which}"), Random(which)
    while g.open[0].prompt != "act":
        decision = chance.choice([one for one in g.open if one.seat not in g.held])
        game.answer(g, decision.seat, chance.choice(decision.legal()))
    return codec.state_bytes(g)


def stage(chance: Random, seats: int) -> Any:
    """The table at the first question of a random Encounter (or past its end, where nothing is asked)."""
    game, _, read = the_game()
    state = json.loads(opened(seats, chance.randrange(12)))
    shuffle_facts(chance, state)
    meet = choose_encounter(chance, state)
    state.update(stack=[meet], steps=[flow.FIRST[game.state.kinds()["MeetEncounter"]]], open=[], mode="", held={})
    state["rng"] = chance.getrandbits(63)
    g = read(json.dumps(state).encode())
    take_events(g)
    return g


def shuffle_facts(chance: Random, state: Plain) -> None:
    turn_switches(chance, state)
    state.update(
        quests=[], dials=[], event_today="", lasting_events=[], exploration=None, party=[], modifiers=[], used={}
    )
    if chance.random() < 0.3:
        lay_event(chance.choice(LYING_ABOUT), state)
    for key, parts in STATUSES.items():
        if marked := [part for part in range(1, parts + 1) if chance.random() < 0.3]:
            state["statuses"][key] = marked
    for seat, hero in enumerate(state["heroes"]):
        give_cards(chance, hero)
        give_belongings(chance, state, seat)
        set_tracks(chance, state, hero)
    if state["options"]["secret_42"]:
        numbers = [shipped().characters[hero["character"]]["number"] for hero in state["heroes"]]
        keeper = state["heroes"][numbers.index(min(numbers))]
        keeper["secrets"].append(held("42#1"))
        state["secrets_left"].remove("42#1")


def lay_event(event: str, state: Plain) -> None:
    """A Random Event that acts today; it may have been on top of the Event deck."""
    for pile in ("random_events", "event_deck", "event_discard"):
        state[pile] = [one for one in state[pile] if one != event]
    state["event_today"] = event


def turn_switches(chance: Random, state: Plain) -> None:
    """The usual table half of the time; else each switch by itself."""
    if chance.random() < 0.5:
        return
    for key, values in SWITCHES.items():
        if chance.random() < 0.25:
            state["options"][key] = chance.choice(values)
    if state["seats"] == 1 and state["options"]["narrative"]:
        state["options"]["limiter_offset"] = 0  # TG-40.6: alone, one excludes the other
    if chance.random() < 0.25:
        state["options"]["chronicler"] = chance.randrange(state["seats"])


def give_cards(chance: Random, hero: Plain) -> None:
    """Decks of 15 cards and more; a starved one now and then, the others lying in the reserve."""
    for kind in ("combat", "diplomacy"):
        cards = hero[kind]
        everything = [*cards["deck"], *cards["spare"], *cards["reserve"]]
        if chance.random() < 0.5:
            chance.shuffle(everything)
        size = chance.choice((0, 2, 3, 4, 5, 6, 8)) if chance.random() < 0.2 else chance.randint(15, 22)
        cards["deck"], cards["reserve"] = everything[:size], everything[size:]
        chance.shuffle(cards["deck"])


def give_belongings(chance: Random, state: Plain, seat: int) -> None:
    hero = state["heroes"][seat]
    for attribute in hero["markers"]:
        hero["markers"][attribute] = chance.choice((0, 0, 1, 1, 2))
    for resource in hero["resources"]:
        hero["resources"][resource] = chance.choice((0, 0, 1, 2, 3, 5, 19 if state["options"]["caps"] else 4))
    for _ in range(chance.choice((0, 0, 1, 2, 3, 4))):
        card = chance.choice(state["skill_pool"])
        state["skill_pool"].remove(card)
        hero["skills"].append({"card": card, "side": chance.choice("ab"), "with_others": 0})
    for _ in range(chance.choice((0, 0, 1, 2, 3, 5))):
        item = chance.choice(state["item_deck"])
        state["item_deck"].remove(item)
        hero["items"].append(held(item))
    for _ in range(chance.choice((0, 0, 0, 1, 2))):
        if lying := [one for one in state["secrets_left"] if may_be_owned(one)]:
            secret = chance.choice(lying)
            state["secrets_left"].remove(secret)
            hero["secrets"].append(held(secret))
            set_its_dial(chance, state, secret)
    turn_down_the_second(chance, hero)


def may_be_owned(secret: str) -> bool:
    """Those with a Quest belong to the day; number 42 comes with its switch."""
    card = shipped().secrets[int(secret.partition("#")[0])]
    return card["number"] != 42 and "quest" not in card


def set_its_dial(chance: Random, state: Plain, secret: str) -> None:
    for effect in shipped().secrets[int(secret.partition("#")[0])].get("on_gain", []):
        dial = effect["dial"]
        value = chance.randint(1, dial["set"])
        state["dials"].append({"target": f"secret:{secret}", "token": dial["token"], "value": value})


def held(copy: str) -> Plain:
    return {"id": copy, "up": True, "flipped": False, "charges": 0, "fresh": False}


def keyword_of(copy: str) -> str:
    name = copy.partition("#")[0]
    card = shipped().secrets[int(name)] if name.isdecimal() else shipped().items[name]
    return str(card.get("keyword", ""))


def turn_down_the_second(chance: Random, hero: Plain) -> None:
    """At most one card of a keyword lies face up (TG-26.4)."""
    belongings = [*hero["items"], *hero["secrets"]]
    chance.shuffle(belongings)
    seen: set[str] = set()
    for one in belongings:
        keyword = keyword_of(one["id"])
        one["up"] = keyword not in seen
        if keyword:
            seen.add(keyword)


def set_tracks(chance: Random, state: Plain, hero: Plain) -> None:
    tracks = shipped().boards[hero["board"]]["tracks"]
    options = state["options"]
    hero["health"] = chance.randint(1, tracks["health"]["max"])
    cap = hero["health"] - options["limiter_offset"]
    if state["seats"] == 1 and options["narrative"]:
        cap = tracks["energy"]["max"]
    hero["energy"] = chance.randint(0, max(0, min(cap, tracks["energy"]["max"])))
    hero["terror"] = min(chance.randint(0, tracks["terror"]["max"]), chance.randint(0, tracks["terror"]["max"]))
    hero["conditions"] = ["cond.insane"] if hero["terror"] in tracks["terror"]["red"] else []


def choose_encounter(chance: Random, state: Plain) -> Plain:
    """A random card on top of its deck, or named; the company that meets it."""
    cards = shipped().encounters
    card = cards[chance.choice(sorted(cards))]
    for pile in (*state["encounter_decks"].values(), state["encounters_unused"]):
        if card["id"] in pile:
            pile.remove(card["id"])
    members = list(range(state["seats"]))
    if chance.random() < 0.2:
        members = sorted(chance.sample(members, chance.randint(1, len(members))))
    place = state["heroes"][members[0]]["at"]
    meet: Plain = {"do": "MeetEncounter", "members": members, "guardian_at": place if chance.random() < 0.5 else 0}
    meet |= {"win": [{"gain": {"rep": 1}}], "lose": [{"gain": {"terror": 1}}]} if chance.random() < 0.3 else {}
    if card.get("guardian") and chance.random() < 0.4:  # it roams already, and is found
        state["guardians"] = [{"encounter": card["id"], "at": place}]
        return meet | {"id": card["id"], "guardian_at": place}
    if chance.random() < 0.1:  # a text calls for a card that is in no deck
        state["encounters_unused"].append(card["id"])
        return meet | {"id": card["id"]}
    state["encounter_decks"][card["deck"]].append(card["id"])
    return meet | ({"id": card["id"]} if chance.random() < 0.3 else {"deck": card["deck"]})
