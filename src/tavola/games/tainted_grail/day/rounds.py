"""Rounds (TG-6.1 to TG-6.5): who has not Passed acts once in each, in an order that the players agree."""

from __future__ import annotations

from tavola.games.tainted_grail.campaign.narrative import with_end_options
from tavola.games.tainted_grail.choices import AgreeChoice, RefuseChoice
from tavola.games.tainted_grail.day.actions import actions_of, pass_option
from tavola.games.tainted_grail.day.choices import AgainChoice, HoldChoice
from tavola.games.tainted_grail.day.trade import trade_options
from tavola.games.tainted_grail.day.turns import action
from tavola.games.tainted_grail.deeds.day import AskForMore, HoldBack, ObjectToMore, Pass, PlayRounds
from tavola.games.tainted_grail.effects.repeats import forget_what_was_called_off
from tavola.games.tainted_grail.effects.selectors import by_number
from tavola.games.tainted_grail.events.day import CharacterHeldBack, RoundBegan
from tavola.games.tainted_grail.marks import asked_for_more
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import AGAIN, ask, ask_any, ask_each, procedure, rule, then

HOLD, AGAIN_AT_ONCE = HoldChoice(), AgainChoice()
OUT_OF_ORDER = no("TG_E_ROUND_ORDER", "TG-6.5")


def begin_round(g: Avalon, do: PlayRounds) -> None:
    g.round += 1
    g.all_held = g.round > 1 and not g.somebody_acted
    g.somebody_acted = False
    forget_what_was_called_off(g, entirely=g.round == 1)
    for hero in g.heroes:
        hero.acted = False
    emit(g, RoundBegan(g.round))


def let_somebody_act(g: Avalon, do: PlayRounds) -> str | None:
    """Whoever answers first acts next: all who have not acted are asked together (TG-6.1, TG-6.2)."""
    awake = [seat for seat, hero in enumerate(g.heroes) if hero.alive and not hero.passed]
    if not awake:
        return None
    if g.options.zero_energy == "ends_day" and not _any_energy(g, awake) and was_asked_since_a_quiet_day(g):
        remember_a_quiet_day(g)
        return None
    waiting = [seat for seat in awake if not g.heroes[seat].acted]
    if not waiting:
        begin_round(g, do)
        waiting = awake
    acts = {seat: actions_of(g, seat) for seat in waiting}
    if any(acts.values()) or _any_energy(g, waiting):
        turns = _turns(g, acts)
        if len(turns) > 1 or len(turns[waiting[0]]) > 1:
            ask_any(g, "act", with_end_options(g, turns), standing=_besides(g, acts))
            return AGAIN
    if g.options.zero_energy != "passes" and any(_could_act(g, seat) for seat in awake if seat not in waiting):
        for seat in waiting:
            g.heroes[seat].acted = True  # nothing to do in this round; in the next one somebody may carry it (TG-6.4)
        return AGAIN
    tired = waiting if g.options.zero_energy == "passes" else awake
    pass_or_ask(g, by_number(g, tired), {seat: acts[seat] for seat in by_number(g, waiting)[:1]})
    return AGAIN


def pass_or_ask(g: Avalon, tired: list[Seat], first: dict[Seat, list[Option]]) -> None:
    """Nothing but Pass is left (TG-6.4). A day like this goes by without a question; after one such day the lowest
    Character Number of those who have not acted is asked (TG-6.2)."""
    if was_asked_since_a_quiet_day(g):
        remember_a_quiet_day(g)
        return then(g, *[Pass(seat, True) for seat in tired])
    for seat, options in with_end_options(g, _turns(g, first)).items():
        ask(g, seat, "act", options, forced=True)


def _any_energy(g: Avalon, seats: list[Seat]) -> bool:
    return any(g.heroes[seat].energy for seat in seats)


def _could_act(g: Avalon, seat: Seat) -> bool:
    return bool(g.heroes[seat].energy or actions_of(g, seat))


def was_asked_since_a_quiet_day(g: Avalon) -> bool:
    return g.asked != g.quiet_since


def remember_a_quiet_day(g: Avalon) -> None:
    g.quiet_since = g.asked


procedure(PlayRounds, begin_round, let_somebody_act)


def _turns(g: Avalon, acts: dict[Seat, list[Option]]) -> dict[Seat, list[Option]]:
    """What those who are to act may answer: Actions, trade, Pass; in loose order also holding back."""
    options = {seat: [*found, *trade_options(g, seat), pass_option(seat)] for seat, found in acts.items()}
    for seat in acts:
        if why_not_hold(g, seat, HOLD) is None:
            options[seat].append(offer(HOLD, HoldBack(seat)))
    return options


@action(HoldChoice)
def why_not_hold(g: Avalon, seat: Seat, choice: HoldChoice) -> Refusal | None:
    """Only in loose order, and not when all have held back in the round before (TG-6.5)."""
    return OUT_OF_ORDER if g.options.order != "loose" or g.all_held else None


def _besides(g: Avalon, acts: dict[Seat, list[Option]]) -> dict[Seat, list[Option]]:
    """What the others may do meanwhile: trade, and in loose order ask for another Action. Nobody waits for them."""
    options: dict[Seat, list[Option]] = {}
    for seat, hero in enumerate(g.heroes):
        if not hero.alive or seat in acts:
            continue
        options[seat] = trade_options(g, seat)
        if why_not_more(g, seat, AGAIN_AT_ONCE) is None:
            options[seat].append(offer(AGAIN_AT_ONCE, AskForMore(seat, list(acts))))
    return options


@legality(AgainChoice)
def why_not_more(g: Avalon, seat: Seat, choice: AgainChoice) -> Refusal | None:
    """In loose order who has acted may ask for another Action, until somebody objects (TG-6.5)."""
    hero = g.heroes[seat]
    if g.options.order != "loose" or not hero.alive or hero.passed or not hero.acted:
        return OUT_OF_ORDER
    return no("TG_E_AGAIN", "TG-6.13") if asked_for_more(seat) in g.called_off else None


# -- loose order


@rule(HoldBack)
def hold_back(g: Avalon, do: HoldBack) -> None:
    g.heroes[do.seat].acted = True
    emit(g, CharacterHeldBack(do.seat))


def ask_the_others(g: Avalon, do: AskForMore) -> None:
    ask_each(
        g, "grant", {other: [offer(AgreeChoice()), offer(RefuseChoice(), ObjectToMore(do.seat))] for other in do.others}
    )


def act_again(g: Avalon, do: AskForMore) -> None:
    if asked_for_more(do.seat) not in g.called_off:
        g.heroes[do.seat].acted = False


procedure(AskForMore, ask_the_others, act_again)


@rule(ObjectToMore)
def object_to_more(g: Avalon, do: ObjectToMore) -> None:
    mark = asked_for_more(do.seat)
    if mark not in g.called_off:
        g.called_off.append(mark)
