"""The rules of Lanterns, in the order in which an evening goes; `rules.md` has them clause by clause."""

from __future__ import annotations

from lanterns.state import Evening, LanternComes, LanternDrifts, LanternTaken, OilShown, Pour, PourChoice, River
from tavola.kernel.choice import consequence, legality, no, offers
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import FROM_THE_TOP, ask_each, procedure, rule, run, then


def begin(g: River) -> None:
    """From the first evening to the first question."""
    then(g, Evening())
    run(g)


def a_lantern_comes(g: River, do: Evening) -> None:
    """LA-2.1."""
    lantern = g.upstream.pop()
    g.here.append(lantern)
    emit(g, LanternComes(lantern))


def everybody_pours_in_secret(g: River, do: Evening) -> None:
    """LA-2.2."""
    cups = {seat: offers(g, seat, [PourChoice(oil) for oil in g.box.oil]) for seat in range(len(g.players))}
    ask_each(g, "pour", cups, revisable=True)


def the_largest_single_cup_takes_it(g: River, do: Evening) -> None:
    """LA-2.3, LA-2.4."""
    emit(g, OilShown(tuple(g.cups[seat] for seat in sorted(g.cups))))
    poured = list(g.cups.values())
    single = {oil: seat for seat, oil in g.cups.items() if poured.count(oil) == 1}
    g.cups = {}
    if single:
        winner = single[max(single)]
        for lantern in g.here:
            emit(g, LanternTaken(winner, lantern))
        g.players[winner].taken += g.here
        g.here = []
    elif not g.options.drift_stays:
        drift_out(g)


def drift_out(g: River) -> None:
    for lantern in g.here:
        emit(g, LanternDrifts(lantern))
    g.sea += g.here
    g.here = []


def until_the_oil_is_gone(g: River, do: Evening) -> str | None:
    """LA-3.1."""
    if g.players[0].oil:
        return FROM_THE_TOP
    drift_out(g)
    return None


procedure(Evening, a_lantern_comes, everybody_pours_in_secret, the_largest_single_cup_takes_it, until_the_oil_is_gone)


@legality(PourChoice)
def a_cup_is_poured_once(g: River, seat: Seat, choice: PourChoice) -> Refusal | None:
    if choice.oil not in g.players[seat].oil:
        return no("LA_E_POURED", "LA-1.3", oil=choice.oil)
    return None


@consequence(PourChoice)
def pour(g: River, seat: Seat, choice: PourChoice) -> tuple[Pour]:
    return (Pour(seat, choice.oil),)


@rule(Pour)
def empty_the_cup(g: River, do: Pour) -> None:
    g.cups[do.seat] = do.oil
    g.players[do.seat].oil.remove(do.oil)
    g.players[do.seat].poured.append(do.oil)
