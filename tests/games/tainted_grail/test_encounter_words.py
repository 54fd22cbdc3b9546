"""Everything an Encounter asks, offers and tells has words in both languages."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from tests.games.tainted_grail.tables import play
from tests.games.tainted_grail.test_encounter_play import FOES, table_for

from tavola.games.tainted_grail.choices import AgreeChoice, GrailChoice
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.encounter import choices
from tavola.games.tainted_grail.events import encounter
from tavola.games.tainted_grail.events.base import GrailEvent
from tavola.games.tainted_grail.present.labels import label as label_at
from tavola.games.tainted_grail.present.labels import refs
from tavola.kernel.choice import book_of
from tavola.kernel.flow import take
from tavola.kernel.text import message_id

IN_ENCOUNTER = [kind for kind in book_of(GrailChoice).kinds if kind.__module__ == choices.__name__]
CONSENT = [prompt for prompt in AgreeChoice.prompts if prompt.startswith("agree_")]
PROMPTS = sorted({*CONSENT, "use_ability", *(prompt for kind in IN_ENCOUNTER for prompt in kind.prompts)})


def words(language: str) -> set[str]:
    path = Path(__file__).parents[3] / "packs/tainted_grail/locale" / language / "encounter.ftl"
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(), re.MULTILINE))


def test_both_languages_say_the_same_things() -> None:
    assert words("it") == words("en")


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_question_and_every_event_has_words(language: str) -> None:
    said = words(language)
    assert not [prompt for prompt in PROMPTS if message_id("prompt", prompt) not in said]
    kinds = [
        kind
        for kind in vars(encounter).values()
        if isinstance(kind, type) and issubclass(kind, GrailEvent) and kind is not GrailEvent
    ]
    assert len(kinds) > 25
    assert not [kind.__name__ for kind in kinds if message_id("event", kind.__name__) not in said]


@pytest.mark.slow
def test_every_option_offered_in_play_has_a_label_with_words() -> None:
    said, dice, seen = words("it"), random.Random(5), set()
    for nth, foe in enumerate(FOES):
        for seed in range(3):
            g = table_for(foe, 1 + (nth + seed) % 4, seed + 10)
            play(g, MeetEncounter(members=list(range(len(g.heroes))), id="enemy"))
            while g.open:
                for decision in g.open:
                    for key in decision.legal():
                        if decision.prompt in PROMPTS:
                            label = label_at(g, decision, key)
                            assert label.id in said, key
                            seen.add(label.id)
                        assert all(":" in ref for ref in refs(g, decision, key))
                decision = dice.choice([each for each in g.open if each.seat not in g.held])
                take(g, decision, dice.choice(decision.legal()))
    assert len(seen) > 30


def test_a_label_names_the_card_and_the_magic() -> None:
    g = table_for(FOES[0], 1, 3)
    play(g, MeetEncounter(members=[0], id="enemy"))
    take(g, g.open[0], "ready")
    take(g, g.open[0], "keep_hand")
    paid = next(key for key in g.open[0].legal() if ":m" in key)
    label = label_at(g, g.open[0], paid)
    assert label.id == "option-play-card-play-magic"
    assert label.args["n"] == 1
    assert refs(g, g.open[0], paid)[1] == f"row:{paid[-1]}"
