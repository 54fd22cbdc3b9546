"""A table of one Encounter alone, met by Characters as they set out: for practice, and for the day's challenge."""

from __future__ import annotations

import msgspec

from tavola.games.tainted_grail.campaign.chapters import end_table
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.effect import read_effect
from tavola.games.tainted_grail.deeds.campaign import MeetOneAlone
from tavola.games.tainted_grail.deeds.encounter import MeetEncounter
from tavola.games.tainted_grail.effects.selectors import living
from tavola.games.tainted_grail.options import AvalonOptions
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.chance import pick
from tavola.kernel.decision import Refusal, Refused
from tavola.kernel.flow import procedure, then

ANY = "any"
WON, LOST = "encounter_won", "encounter_lost"
MET_BY_CHANCE = (1, 2)  # how hard those are that chance picks among: nobody has learnt anything yet


def must_be_an_encounter(box: AvalonBox, options: AvalonOptions) -> None:
    """One that is named is in the box, and is more than a text to be read."""
    name = options.encounter
    if name and name != ANY and (name not in box.encounters or box.encounters[name].kind == "text"):
        raise Refused(Refusal("TG_E_ENCOUNTER_UNKNOWN", "TG-24.5", args={"name": name}))


def pick_it(g: Avalon) -> None:
    """Before anybody chooses anything, so that the same seed brings the same Encounter whoever is played."""
    if g.options.encounter == ANY:
        cards = sorted(
            card
            for card, entry in g.box.encounters.items()
            if entry.kind != "text" and entry.difficulty in MET_BY_CHANCE
        )
        g.options = msgspec.structs.replace(g.options, encounter=pick(g, cards))


def meet_it(g: Avalon, do: MeetOneAlone) -> None:
    won = read_effect({"campaign": {"end": "win", "ending": WON}})
    then(g, MeetEncounter(members=living(g), id=str(g.options.encounter), win=[won]))


def end_with_it(g: Avalon, do: MeetOneAlone) -> None:
    """Nothing comes after it: fled, failed and avoided are all not won."""
    end_table(g, "fail", LOST)


procedure(MeetOneAlone, meet_it, end_with_it)


def what_is_left(g: Avalon) -> int:
    """How whole those come out of it who won: Health and Energy that they still have, less their Terror."""
    if g.ending != WON:
        return 0
    return sum(hero.health + hero.energy - hero.terror for hero in g.heroes if hero.alive)
