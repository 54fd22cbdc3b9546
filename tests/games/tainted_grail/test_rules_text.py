"""Rules text made from what cards do: every word of the vocabulary, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest
from tests.games.tainted_grail.coast import ability, asked_for, coast_box, effect, source

from tavola.content.words import FluentWords
from tavola.games.tainted_grail.content.closed_lists import ACTIONS, FACES, PHASES, STATS, TRAITS, TRIGGERS
from tavola.games.tainted_grail.content.effect import from_plain
from tavola.games.tainted_grail.content.message_ids import (
    choice_message,
    choice_prompt,
    prompt_message,
    source_message,
    verse_message,
)
from tavola.games.tainted_grail.content.selector import Where
from tavola.games.tainted_grail.content.survey import texts
from tavola.games.tainted_grail.content.value import read_value
from tavola.games.tainted_grail.content.vocabulary import RESOURCES, TRACKS, Cost
from tavola.games.tainted_grail.lint.pack_words import message_ids, optional_message_ids
from tavola.games.tainted_grail.rules_text.modifiers import stat_text
from tavola.games.tainted_grail.rules_text.rules_text import (
    TOGETHER,
    dial_line,
    effects_line,
    price_line,
    requirement_line,
    rules_text,
)
from tavola.games.tainted_grail.rules_text.values import Voice, place_text, value_text
from tavola.games.tainted_grail.words.conditions import NotCondition
from tavola.kernel.text import Message
from tavola.library.wordbooks import game_words, pack_words

LANGUAGES = ("en", "it")


@cache
def words(language: str) -> FluentWords:
    return FluentWords(language, [*game_words("tainted_grail", language), *pack_words(source(), language)])


def said(*messages: Message) -> tuple[str, str]:
    """In English and in Italian; nothing is missing and nothing is left open."""
    lines = []
    for language in LANGUAGES:
        lines.append(" ".join(words(language).say(message) for message in messages))
        assert not words(language).missing
        assert not words(language).faults
    return lines[0], lines[1]


def in_words(plain: dict[str, Any], voice: Voice = TOGETHER) -> tuple[str, str]:
    return said(effects_line([effect(plain)], voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_pack_can_be_said(language: str) -> None:
    say_ = words(language)
    for text in texts(coast_box().entries):
        voice = Voice(text.spot.alone, text.spot.default, text.spot.base)
        lines = rules_text(text.ability, voice) if text.ability is not None else [effects_line(text.effects, voice)]
        lines += [requirement_line(cond, voice) for cond in text.conditions]
        lines += [price_line(text.cost)] if text.cost is not None else []
        for line in lines:
            assert "⟨" not in say_.say(line), say_.say(line)
    assert not say_.faults


@pytest.mark.parametrize(
    ("plain", "english", "italian"),
    [
        (
            {
                "trigger": "response",
                "do": [{"modify": {"stat": "damage", "add": {"mul": [-1, {"connected": "caution"}]}, "for": "phase"}}],
            },
            "Response: Damage suffered reduced by a number equal to the number of "
            "connected Caution Keys in this phase.",
            "Risposta: Danno subìto: si riduce di un numero pari al numero di Chiavi Cautela collegate in questa fase.",
        ),
        (
            {"trigger": "place", "do": [{"lose": {"energy": 1}}, {"pool": {"connected": "aggression"}}]},
            "On placement: lose 1 Energy; put in the Pool a number of cubes equal to "
            "the number of connected Aggression Keys.",
            "Al piazzamento: perdi 1 Energia; metti nella Riserva un numero di segnalini pari al "
            "numero di Chiavi Aggressività collegate.",
        ),
        (
            {"trigger": {"pay_charges": 1}, "limit": {"per": "activation", "times": 2}, "do": [{"pool": 1}]},
            "pay 1 Charge: put 1 cube in the Pool. 2 times per Activation.",
            "paga 1 Carica: metti 1 segnalino nella Riserva. 2 volte per Attivazione.",
        ),
        (
            {"trigger": {"act": {"flip": "self"}, "during": "combat", "phase": "play"}, "do": [{"pool": 1}]},
            "In Combat, flip this card (while playing cards): put 1 cube in the Pool.",
            "In Combattimento, gira questa carta (mentre giochi le carte): metti 1 segnalino nella Riserva.",
        ),
        (
            {"trigger": "rest", "if": {"not": {"ate": True}}, "do": [{"gain": {"terror": 1}}]},
            "When you Rest, if you have not eaten: gain 1 Terror.",
            "Quando Riposi, se non hai mangiato: ottieni 1 Terrore.",
        ),
        (
            {
                "trigger": "visible",
                "if": {"kind": "combat"},
                "do": [{"modify": {"stat": "damage", "prevent": 1, "for": "visible"}}],
            },
            "If this is Combat: Damage suffered −1.",
            "Se si tratta di Combattimento: Danno subìto −1.",
        ),
        (
            {"trigger": "day_start", "cost": {"exp": 1}, "do": [{"events": {"peek": 1}}]},
            "At the Start of the Day: you may pay 1 Exp; if you do, look at the next Event.",
            "All'inizio della giornata: se vuoi, paga 1 Esp; in tal caso guarda il prossimo Evento.",
        ),
        (
            {"trigger": {"delayed": 2}, "do": [{"draw": 2}]},
            "Delayed 2: draw 2 cards.",
            "Ritardata 2: pesca 2 carte.",
        ),
        (
            {"trigger": {"act": {"item": {"id": "tallow"}}}, "do": [{"lose": {"terror": {"res": "magic"}}}]},
            "Action (discard Tallow): lose Terror equal to your Magic.",
            "Azione (scarta «Sego»): perdi Terrore pari alla tua Magia.",
        ),
    ],
)
def test_abilities(plain: dict[str, Any], english: str, italian: str) -> None:
    assert said(*rules_text(ability(plain))) == (english, italian)


@pytest.mark.parametrize(
    ("plain", "english", "italian"),
    [
        (
            {"gain": {"food": 2, "exp": 1}, "who": "each"},
            "each of you gains 2 Food and 1 Exp.",
            "ciascuno di voi ottiene 2 Cibo e 1 Esp.",
        ),
        (
            {"damage": 1, "who": "others"},
            "each of the others suffers 1 Damage.",
            "ciascuno degli altri subisce 1 Danno.",
        ),
        ({"damage": 2}, "suffer 2 Damage.", "subisci 2 Danni."),
        (
            {"gain": {"food": {"players": {"base": 1, "each": 1}}}, "who": "party"},
            "the Party gains 1 Food, +1 per player.",
            "la Compagnia ottiene 1 Cibo, +1 per giocatore.",
        ),
        (
            {"attribute": {"courage": -1}, "who": "one"},
            "one of you lowers Courage by 1.",
            "uno di voi riduce Coraggio di 1.",
        ),
        (
            {"affinity": {"mul": [-1, {"pool": True}]}},
            "move the Affinity marker down by a number equal to the number of cubes in the Pool.",
            "sposta il segnalino Affinità in giù di un numero pari al numero di segnalini nella Riserva.",
        ),
        ({"pool": -2}, "take 2 cubes out of the Pool.", "togli 2 segnalini dalla Riserva."),
        ({"discard": {"hand_but": 1}}, "discard your hand but one card.", "scarta la mano tranne una carta."),
        (
            {"item": {"discard": "all", "filter": {"keyword": "weapon"}}},
            "discard all Weapons.",
            "scarta tutte le Armi.",
        ),
        (
            {"item": {"draw": 2, "filter": {"crafted": True}}},
            "draw a Crafted Item, 2 times.",
            "pesca un Oggetto Artigianale, 2 volte.",
        ),
        (
            {"move": {"to": {"connected": "here", "tag": "water"}}},
            "move to a Location connected to this Location marked “water”.",
            "spostati verso un Luogo connesso a questo Luogo contrassegnato «acqua».",
        ),
        (
            {"location": {"replace": [102, 152]}},
            "replace Location 102 with Location 152.",
            "sostituisci il Luogo 102 con il Luogo 152.",
        ),
        (
            {"status": {"set": ["trial#2"], "clear": ["dry_road"]}},
            "mark part 2 of “Trial”; clear “Dry road”.",
            "segna la parte 2 di «Prova»; cancella «Strada asciutta».",
        ),
        (
            {
                "encounter": {
                    "deck": "green",
                    "win": [{"gain": {"rep": 1}, "who": "one"}],
                    "lose": [{"damage": 1, "who": "each"}],
                }
            },
            "draw a green Encounter; if you win, one of you gains 1 Rep; if you do "
            "not win, each of you suffers 1 Damage.",
            "pesca un Incontro verde; se vinci, uno di voi ottiene 1 Reputazione; "
            "se non vinci, ciascuno di voi subisce 1 Danno.",
        ),
        (
            {"if": {"attr": {"courage": ">=2"}}, "then": [{"draw": 1}], "else": [{"damage": {"die": "d6"}}]},
            "if one of you has Courage 2 or more, draw a card; otherwise suffer Damage equal to the roll of a die.",
            "se uno di voi ha Coraggio 2 o più, pesca una carta; altrimenti subisci Danni pari al tiro di un dado.",
        ),
        (
            {"if": {"state": "panic"}, "else": [{"draw": 1}]},
            "if none of you is in Panic, draw a card.",
            "se nessuno di voi è in Panico, pesca una carta.",
        ),
        ({"repeat": {"times": 2, "do": [{"draw": 1}]}}, "2 times: draw a card.", "2 volte: pesca una carta."),
        (
            {"dial": {"target": "self", "token": "time", "set": 4}},
            "put a dial with a Time token on your board, set to 4.",
            "metti un Quadrante con un gettone Tempo sulla tua plancia, impostato a 4.",
        ),
        ({"goto": "book.12"}, "turn to verse 12 of the Book of Secrets.", "passa al verso 12 del Libro dei Segreti."),
        ({"die": "each"}, "each of you dies.", "ciascuno di voi muore."),
        (
            {"events": {"top": ["ev.c1.p2"], "random_top": 2}},
            "put an Event on top of the Event deck; put 2 Random Events on top of the Event deck.",
            "metti un Evento in cima al mazzo Eventi; metti 2 Eventi Casuali in cima al mazzo Eventi.",
        ),
    ],
)
def test_effects(plain: dict[str, Any], english: str, italian: str) -> None:
    assert in_words(plain) == (english, italian)


@pytest.mark.parametrize(
    ("cond", "english", "italian"),
    [
        ({"attr": {"courage": ">=2"}}, "one of you has Courage 2 or more", "uno di voi ha Coraggio 2 o più"),
        (
            {"not": {"attr": {"courage": ">1"}}},
            "none of you has Courage 2 or more",
            "nessuno di voi ha Coraggio 2 o più",
        ),
        (
            {"attr": {"courage": "<2", "by": "each"}},
            "each of you has Courage 1 or less",
            "ciascuno di voi ha Coraggio 1 o meno",
        ),
        (
            {"not": {"res": {"food": 3, "by": "sum"}}},
            "your Food together is other than 3",
            "in tutto avete Cibo diverso da 3",
        ),
        (
            {"not": {"all": [{"status": "dry_road"}, {"status": {"trial": 2}}]}},
            "the Status “Dry road” is not marked or part 2 of the Status “Trial” is not marked",
            "lo Status «Strada asciutta» non è segnato o la parte 2 dello Status «Prova» non è segnata",
        ),
        ({"not": {"not": {"is": "fowler"}}}, "Wick the Fowler is among you", "Stoppa l'uccellatore è con voi"),
        ({"has": {"item": "weapon", "ready": True}}, "one of you has a Weapon in use", "uno di voi ha un'Arma in uso"),
        (
            {"not": {"has": {"secret": 17, "by": "any"}}},
            "no Character has Secret 17",
            "nessun Personaggio ha il Segreto 17",
        ),
        (
            {"at": [105, 107]},
            "you are at Wild Bank or Hound's Wood",
            "ti trovi presso «Riva selvaggia» o «Il bosco del cane»",
        ),
        (
            {"menhir": {"count": ">=2"}},
            "the number of Active Menhirs is 2 or more",
            "il numero di Menhir Attivi è 2 o più",
        ),
        ({"stage": 2}, "this is Stage 2", "questo è lo Stadio 2"),
        ({"not": {"stage": 2}}, "the Stage is other than 2", "lo Stadio è diverso da 2"),
        (
            {"status": {"trial": ">=3"}},
            "the number of marked parts of “Trial” is 3 or more",
            "il numero di parti segnate di «Prova» è 3 o più",
        ),
        (
            {"not": {"zone": {"terror": "red"}}},
            "the Terror marker is not in a red slot",
            "il segnalino Terrore non è in una casella rossa",
        ),
    ],
)
def test_conditions(cond: dict[str, Any], english: str, italian: str) -> None:
    assert said(requirement_line(asked_for(cond))) == (english, italian)


@pytest.mark.parametrize(
    ("selector", "english", "italian"),
    [
        (104, "Broken Lantern", "«La lanterna rotta»"),
        ({"number": 104}, "Broken Lantern", "«La lanterna rotta»"),
        (
            "highest_connected",
            "the connected Location with the highest number",
            "il Luogo connesso col numero più alto",
        ),
        (
            {"connected": {"number": 104}},
            "a Location connected to Broken Lantern",
            "un Luogo connesso a «La lanterna rotta»",
        ),
        ({"chosen": {}}, "a revealed Location of your choice", "un Luogo rivelato a tua scelta"),
        (
            {"chosen": {"seal": "dreams", "menhir": True}},
            "a revealed Location of your choice with the Dreams seal and with an Active Menhir",
            "un Luogo rivelato a tua scelta col sigillo «Sogni» e con un Menhir Attivo",
        ),
        (
            {"chosen": {"any": [{"tag": "water"}, {"not": {"menhir": False}}]}},
            "a revealed Location of your choice marked “water” or not without an Active Menhir",
            "un Luogo rivelato a tua scelta contrassegnato «acqua» o non senza un Menhir Attivo",
        ),
        (
            {"chosen": {"all": [{"at": [105, 107]}, {"tag": "water"}]}},
            "a revealed Location of your choice Wild Bank or Hound's Wood and marked “water”",
            "un Luogo rivelato a tua scelta «Riva selvaggia» o «Il bosco del cane» e contrassegnato «acqua»",
        ),
    ],
)
def test_places(selector: Any, english: str, italian: str) -> None:
    assert said(place_text(from_plain(selector, Where))) == (english, italian)


@pytest.mark.parametrize(
    ("plain", "english"),
    [
        ({"draw": {"attr": "courage"}}, "draw a number of cards equal to your Courage."),
        ({"menhir": {"activate": "here", "dial": 5}}, "light the Menhir of this Location, dial 5."),
        ({"goto": "end"}, "the Exploration ends."),
        (
            {"modify": {"stat": "damage", "prevent": {"attr": "caution"}, "for": "day"}},
            "Damage suffered reduced by a number equal to your Caution until the end of the day.",
        ),
        (
            {"modify": {"stat": "pool_gain", "add": {"attr": "caution"}, "for": "visible"}},
            "Cubes gained raised by a number equal to your Caution.",
        ),
    ],
)
def test_rarer_effects(plain: dict[str, Any], english: str) -> None:
    assert in_words(plain)[0] == english


def test_rarer_conditions() -> None:
    assert said(requirement_line(asked_for({"has": {"skill": "sk.caution.01"}})))[0] == "one of you has Light Sleeper"
    assert (
        said(requirement_line(asked_for({"connected": {"courage": 1}})))[0]
        == "the number of connected Courage Keys is exactly 1"
    )
    assert said(requirement_line(asked_for({"chapter": ">=2"})))[0] == "the number of the Chapter is 2 or more"
    assert said(requirement_line(asked_for({"day": "3"})))[0] == "the number of the day is exactly 3"


def test_every_condition_can_be_denied() -> None:
    from tavola.games.tainted_grail.lint.survey_parts import all_conditions

    for spot, cond in all_conditions(coast_box().entries):
        for alone in (True, False):
            voice = Voice(alone=alone, base=spot.base)
            yes, no = said(requirement_line(cond, voice)), said(requirement_line(NotCondition(cond), voice))
            assert yes != no


def test_costs_and_dials() -> None:
    cost = msgspec.convert({"energy": 1, "food": 2, "per": "member"}, Cost)
    assert said(price_line(cost)) == (
        "each member must pay 1 Energy and 2 Food",
        "per ogni membro: paga 1 Energia e 2 Cibo",
    )
    assert said(price_line(Cost())) == ("free", "gratis")
    cards = {"flip": {"any_of": ["weapon", "shield"]}, "discard": {"from": "hand", "n": 2}, "secret": 5}
    mixed = msgspec.convert({"terror": 1, "charges": 2, **cards}, Cost)
    assert said(price_line(mixed))[0] == (
        "gain 1 Terror, pay 2 Charges, flip a Weapon or a Shield, discard 2 cards from hand and discard Secret 5"
    )
    assert said(dial_line(read_value({"players": {"base": 8, "each": -1}}))) == (
        "8, −1 per player",
        "8, −1 per giocatore",
    )


def test_every_name_that_text_may_need_is_there() -> None:
    for stat in (*STATS, *(f"cost.{action}.{kind}" for action in ACTIONS for kind in (*TRACKS, *RESOURCES))):
        if not stat.startswith("key."):
            said(stat_text(stat))
    for trait in TRAITS:
        said(Message(f"trait-{trait}"))
    for trigger in TRIGGERS:
        said(*rules_text(ability({"trigger": trigger, "do": []})))
    for phase in PHASES:
        said(Message(f"rule-phase-{phase}"))
    for face in (face for faces in FACES.values() for face in faces):
        said(Message(f"rule-face-{face}"))
    for per in ("activation", "turn", "encounter", "day", "campaign"):
        said(*rules_text(ability({"trigger": "rest", "limit": {"per": per}, "do": []})))
    for lasts in ("phase", "activation", "encounter", "day"):
        in_words({"modify": {"stat": "damage", "mul": 2, "for": lasts}})
    for who in ("self", "owner", "each", "all", "party", "one", "others", {"at": "here"}):
        in_words({"lose": {"food": 1}, "who": who})
    for word in ("win", "lose", "run_away"):
        in_words({"end_encounter": word})
    for value in ({"sum": [1, {"attr": "courage"}, -2]}, {"max": [1, 2]}, {"dial": "here"}, {"party": {"each": 2}}):
        said(value_text(read_value(value)))


# -- names of messages


@pytest.mark.parametrize(
    ("source_", "message"),
    [
        ("verse:107.v6", "verse-107-v6"),
        ("verse:dream:102.d1", "verse-dream-102-d1"),
        ("item:eel_spear#2", "item-eel-spear"),
        ("secret:9#1", "secret-9"),
        ("nightmare:107", "nightmare-107"),
        ("menhir:104", "location-104-menhir"),
        ("location:104", "location-104"),
        ("condition:cond.dying.solo:1", "condition-cond-dying-solo"),
        ("skill:sk.caution.01.a", "skill-sk-caution-01-a"),
        ("event:ev.c1.p6", "event-ev-c1-p6"),
        ("campaign", "campaign"),
    ],
)
def test_the_message_of_a_source(source_: str, message: str) -> None:
    assert source_message(source_) == message


def test_messages_of_verses_choices_and_prompts() -> None:
    assert verse_message("book", "500") == "verse-book-500"
    assert verse_message("dream:102", "d1") == "verse-dream-102-d1"
    assert choice_message("verse:103.v5", "the_purse") == "verse-103-v5-the-purse"
    assert choice_message("item:eel_spear#2", "throw_it") == "item-eel-spear-throw-it"
    assert prompt_message(choice_prompt("")) == "prompt-choose-effect"
    assert prompt_message(choice_prompt("verse-103-v5-prompt")) == "verse-103-v5-prompt"
    assert prompt_message("move_where") == "prompt-move-where"


def test_the_pack_says_all_it_owes_and_nothing_else() -> None:
    needed, allowed = message_ids(coast_box()), optional_message_ids(coast_box())
    assert not needed & allowed
    for language in LANGUAGES:
        for id in needed:
            assert words(language).has(id), id
