"""The day (TG-4, TG-5): eight steps of its start, the rounds, five steps of its end."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.chapters import end_session, end_table, has_told_its_last
from tavola.games.tainted_grail.character.in_use import equipment
from tavola.games.tainted_grail.character.survival import hold_energy_down
from tavola.games.tainted_grail.content.card_ids import location_of
from tavola.games.tainted_grail.day.deck_building import could_rebuild
from tavola.games.tainted_grail.day.progression import could_progress
from tavola.games.tainted_grail.day.trade import somebody_could_trade
from tavola.games.tainted_grail.deeds.campaign import DawnChanges, RevealEvent
from tavola.games.tainted_grail.deeds.character import Equip
from tavola.games.tainted_grail.deeds.day import (
    Campaign,
    Day,
    DreamAll,
    PlayRounds,
    Progress,
    RebuildDecks,
    Recover,
    RestAll,
    TradeWindow,
)
from tavola.games.tainted_grail.deeds.effects import UseAbility
from tavola.games.tainted_grail.deeds.map import MoveGuardians
from tavola.games.tainted_grail.effects.active_quests import check_quests, check_quests_now
from tavola.games.tainted_grail.effects.modifiers import forget_modifiers
from tavola.games.tainted_grail.effects.selectors import living, living_at
from tavola.games.tainted_grail.effects.triggers import fire_card, fire_for_everybody, forget_limits, numbered
from tavola.games.tainted_grail.events.day import DayBegan, EveningCame, TimeDialTurned
from tavola.games.tainted_grail.map.menhirs import lose_what_is_out_of_range, lower_the_dials, remove_extinct_menhirs
from tavola.games.tainted_grail.modes import lies_ill
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, procedure, then


def live_another_day(g: Avalon, do: Campaign) -> str | None:
    limit = g.options.max_days
    if has_told_its_last(g):
        end_table(g, "win", "chapter_finished")
        return None
    if limit is not None and g.day >= limit:
        end_session(g, "day_limit")
        return None
    then(g, Day())
    return AGAIN


procedure(Campaign, live_another_day)


# -- I. Start of the Day


def change_the_group(g: Avalon, do: Day) -> None:
    if g.options.dawn_changes:
        then(g, DawnChanges())


def wake(g: Avalon, do: Day) -> None:
    g.day += 1
    g.stage, g.step, g.round = "start", 0, 0
    g.party, g.arriving, g.abed, g.called_off = [], [], [], []
    for seat, hero in enumerate(g.heroes):
        hero.acted = hero.ate = False
        hero.passed = lies_ill(g, seat)
    emit(g, DayBegan(g.day))
    fire_for_everybody(g, "day_start")


def is_skipped(g: Avalon) -> bool:
    """Some tables play the first morning from its fifth step on (TG-3.13)."""
    return g.day == 1 and g.options.day_one == "skip_1_to_4"


def remove_the_extinct(g: Avalon, do: Day) -> None:  # step 1
    g.step = 1
    if not is_skipped(g):
        remove_extinct_menhirs(g)


def lose_the_land(g: Avalon, do: Day) -> None:  # step 2
    g.step = 2
    if not is_skipped(g):
        lose_what_is_out_of_range(g)


def reduce_menhir_dials(g: Avalon, do: Day) -> None:  # step 3
    g.step = 3
    if not is_skipped(g):
        lower_the_dials(g)


def reduce_time_dials(g: Avalon, do: Day) -> None:  # step 4
    """Time dials go down wherever they are, one Time token leaves each Location, marks of today go (TG-5.6, TG-5.7)."""
    g.step = 4
    forget_limits(g, "day")
    for place in g.places.values():
        if place.used:
            place.used = {}
    if is_skipped(g):
        return
    for place in g.places.values():
        if place.time:
            place.time -= 1
    if g.dials:
        turn_time_dials(g)


def turn_time_dials(g: Avalon) -> None:
    away = [f"secret:{held.id}" for hero in g.shelved for held in hero.secrets]  # kept aside with who left the group
    turning = [dial for dial in g.dials if dial.token == "time" and dial.target not in away]
    for dial in turning:
        dial.value -= 1
        emit(g, TimeDialTurned(dial.target, max(0, dial.value)))
    run_out = [dial.target for dial in turning if dial.value <= 0]
    g.dials = [dial for dial in g.dials if dial.token != "time" or dial.value > 0]
    for target in reversed(run_out):
        expire(g, target)


def expire(g: Avalon, target: str) -> None:
    """The card whose dial has run out acts, once; a Location does even if nobody is there (TG-5.6)."""
    if (number := location_of(target)) is not None:
        seat = (living_at(g, number) or living(g))[0]
        return fire_card(g, "expire", f"location:{number}", seat, g.box.locations[number].abilities)
    cards = g.box.index.by_trigger.get("expire")
    for seat in living(g) if cards is not None else ():
        uses = [
            UseAbility(ability, seat, source, f"{source}#{nth}")
            for source, nth, ability in numbered(g, seat, cards)
            if ability.trigger == "expire" and source == target
        ]
        if uses:
            return then(g, *uses)


def reveal_an_event(g: Avalon, do: Day) -> None:  # step 5
    g.step = 5
    then(g, RevealEvent())


def move_the_guardians(g: Avalon, do: Day) -> None:  # step 6
    g.step = 6
    if g.guardians:
        then(g, MoveGuardians())


def discuss(g: Avalon, do: Day) -> None:  # step 7: planning has no rules, but trading is open
    g.step = 7
    if len(g.heroes) == 1 or not somebody_could_trade(g):
        return check_quests_now(g)
    check_quests(g)
    then(g, TradeWindow())


def equip(g: Avalon, do: Day) -> None:  # step 8
    g.step = 8
    everybody = living(g)
    for seat in everybody:
        hold_energy_down(g, seat)
    then(g, *[Equip(seat) for seat in everybody if equipment(g, seat)])


# -- II. During the Day


def act_in_rounds(g: Avalon, do: Day) -> None:
    g.stage, g.step = "during", 0
    then(g, PlayRounds())


# -- III. End of the Day: each step is over for all before the next begins (TG-14.1)


def evening(g: Avalon, do: Day) -> None:
    g.stage = "end"
    emit(g, EveningCame(g.day))
    _before_step(g, 1)


def _before_step(g: Avalon, step: int) -> None:
    g.step = step
    if len(g.heroes) > 1 and somebody_could_trade(g):
        then(g, TradeWindow(evening=True))


def rest(g: Avalon, do: Day) -> None:
    then(g, RestAll())


def before_recovering(g: Avalon, do: Day) -> None:
    _before_step(g, 2)


def recover(g: Avalon, do: Day) -> None:
    then(g, *[Recover(seat) for seat in living(g)])


def before_progress(g: Avalon, do: Day) -> None:
    _before_step(g, 3)


def progress(g: Avalon, do: Day) -> None:
    then(g, *[Progress(seat) for seat in living(g) if could_progress(g, seat)])


def before_rebuilding(g: Avalon, do: Day) -> None:
    _before_step(g, 4)


def rebuild(g: Avalon, do: Day) -> None:
    then(g, *[RebuildDecks(seat) for seat in living(g) if could_rebuild(g, seat)])


def before_dreams(g: Avalon, do: Day) -> None:
    _before_step(g, 5)


def dream(g: Avalon, do: Day) -> None:
    then(g, DreamAll())


def night(g: Avalon, do: Day) -> None:
    """What lasted until the end of the day is over (TG-14.10)."""
    fire_for_everybody(g, "day_end")
    forget_modifiers(g, "day")
    check_quests_now(g)


procedure(
    Day,
    change_the_group,
    wake,
    remove_the_extinct,
    lose_the_land,
    reduce_menhir_dials,
    reduce_time_dials,
    reveal_an_event,
    move_the_guardians,
    discuss,
    equip,
    act_in_rounds,
    evening,
    rest,
    before_recovering,
    recover,
    before_progress,
    progress,
    before_rebuilding,
    rebuild,
    before_dreams,
    dream,
    night,
)
