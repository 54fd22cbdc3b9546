"""Diplomacy: the Affinity track, Stages and approaches, Topics, Reactions, Avoid and Failure (TG-38, TG-39)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tavola.games.tainted_grail.choices import GrailChoice
from tavola.games.tainted_grail.content.schema import Approach, Avoid, Stage
from tavola.games.tainted_grail.content.vocabulary import Cost
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import Pay, Vote
from tavola.games.tainted_grail.deeds.encounter import (
    AskApproach,
    AvoidOrFace,
    EndEncounter,
    LeaveEncounter,
    TakeApproach,
    TakeFailure,
)
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.modifiers import modified
from tavola.games.tainted_grail.effects.run import carry_out
from tavola.games.tainted_grail.effects.selectors import by_number, decider
from tavola.games.tainted_grail.effects.triggers import fire
from tavola.games.tainted_grail.encounter.choices import ApproachChoice, AvoidChoice, FaceChoice, FailChoice
from tavola.games.tainted_grail.encounter.frames import (
    current,
    current_entry,
    cut_activation_short,
    encounter_source,
    go_on_without_those_gone,
    is_member,
)
from tavola.games.tainted_grail.events.encounter import AffinityMoved, EnemyReacted, PartyDisagreed, StageWon
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Option, Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, ask_each, procedure, rule, then

# -- the Affinity track

AVOID, FACE, FAIL = AvoidChoice(), FaceChoice(), FailChoice()


def grey_slot(g: Avalon) -> int:
    return current_entry(g).track.index("grey")


def move_marker(g: Avalon, seat: Seat, n: int) -> None:
    """Up or down, stopping at both ends; what an end means is asked only at the check (TG-39.6, TG-39.9)."""
    fight = current(g)
    if n < 0:
        n = -modified(g, seat, "affinity_loss", -n)
    now = max(0, min(fight.marker + n, len(current_entry(g).track) - 1))
    if now != fight.marker:
        emit(g, AffinityMoved(now - fight.marker, now))
        fight.marker = now


def check_affinity(g: Avalon) -> None:
    """At the bottom all is lost; at the top the Stage is won, with the last one the Encounter (TG-39.4, TG-39.5)."""
    fight, entry = current(g), current_entry(g)
    if fight.marker == 0:
        then(g, EndEncounter("lost"))
    elif fight.marker == len(entry.track) - 1:
        emit(g, StageWon(fight.stage + 1))
        if fight.stage + 1 == len(entry.stages):
            return then(g, EndEncounter("won"))
        fight.stage += 1
        fight.approach = ""
        fight.marker = grey_slot(g)
        cut_activation_short(g)
        open_stage(g)


def open_stage(g: Avalon) -> None:
    """Sequence, hands, tokens stay. Of two approaches one is chosen for good."""
    fight = current(g)
    approaches = current_entry(g).stages[fight.stage].approaches
    if approaches:
        options = [offer(ApproachChoice(way.key), TakeApproach(way.key)) for way in approaches]
        then(g, AskApproach(tuple(options)))


@rule(AskApproach)
def ask_approach(g: Avalon, do: AskApproach) -> None:
    ask(g, decider(g, current(g).members), "approach", do.options)


@legality(ApproachChoice)
def why_not_approach(g: Avalon, seat: Seat, choice: ApproachChoice) -> Refusal | None:
    ways = current_entry(g).stages[current(g).stage].approaches
    return None if any(way.key == choice.approach for way in ways) else NO_SUCH_THING


@rule(TakeApproach)
def take_approach(g: Avalon, do: TakeApproach) -> None:
    current(g).approach = do.key


def stage_rules(g: Avalon) -> Stage | Approach:
    """The Stage as it is played: the approach that was chosen, where there are two."""
    fight = current(g)
    stage = current_entry(g).stages[fight.stage]
    return next((way for way in stage.approaches if way.key == fight.approach), stage)


def resolve_topic(g: Avalon, seat: Seat, topic: str) -> None:
    """What the present Stage says of the key the Topic icon is connected to; often nothing (TG-39.10)."""
    carry_out(g, stage_rules(g).topics.get(topic, []), seat, encounter_source(g), alone=True)


def react(g: Avalon, seat: Seat) -> None:
    """The Reaction of the present Stage (TG-39.7)."""
    emit(g, EnemyReacted(seat, current(g).card, current(g).stage + 1))
    carry_out(g, stage_rules(g).reaction, seat, encounter_source(g), alone=True)


# -- Avoid, or give up before it starts


def avoid_cost(avoid: Avoid) -> Cost:
    """What it costs is paid by each member (TG-38.5)."""
    return msgspec.structs.replace(avoid.cost, per="member") if avoid.cost is not None else Cost()


def why_not_avoid(g: Avalon) -> Refusal | None:
    """One member with the highest Reputation or Attribute is enough; the cost each must pay (TG-38.5)."""
    avoid, members = current_entry(g).avoid, by_number(g, current(g).members)
    if avoid is None:
        return Refusal("TG_E_AVOID_NONE", "TG-38.4")
    if not holds(g, avoid.requires, members[0], encounter_source(g), members):
        return Refusal("TG_E_AVOID_REQ", "TG-38.5")
    lack = can_pay(g, avoid_cost(avoid), members, None, encounter_source(g), "avoid", together=True)
    return None if lack is None else msgspec.structs.replace(lack, rule="TG-38.5")


def ask_everybody(g: Avalon, do: AvoidOrFace) -> None:
    choices = [FACE, FAIL] if why_not_avoid(g) else [AVOID, FACE, FAIL]
    current(g).votes = {}
    ask_each(g, "avoid", {seat: _votes(seat, choices) for seat in current(g).members})


def _votes(seat: Seat, choices: Sequence[GrailChoice]) -> tuple[Option, ...]:
    return tuple(offer(choice, Vote(seat, choice.key)) for choice in choices)


@legality(AvoidChoice)
def why_not_avoid_now(g: Avalon, seat: Seat, choice: AvoidChoice) -> Refusal | None:
    """The offer stands until the equipment check begins (TG-38.4)."""
    if current_entry(g).avoid is None:
        return no("TG_E_AVOID_NONE", "TG-38.4")
    return why_not_avoid(g) if isinstance(g.stack[-1], AvoidOrFace) else no("TG_E_AVOID_LATE", "TG-38.4")


def follow_the_votes(g: Avalon, do: AvoidOrFace) -> None:
    fight, avoid = current(g), current_entry(g).avoid
    votes, fight.votes = fight.votes, {}
    if set(votes.values()) == {AVOID.key} and avoid is not None:
        members = by_number(g, fight.members)
        pay = Pay(avoid_cost(avoid), members, members[0], encounter_source(g), "avoid", together=True)
        return then(g, pay, EndEncounter("avoided"))
    failing = [seat for seat in by_number(g, votes) if votes[seat] == FAIL.key]
    if len(failing) == len(votes):
        return then(g, EndEncounter("fled"))
    if g.options.diplomacy_flee == "member":
        return then(g, *[TakeFailure(seat, flees=True) for seat in failing])
    if unwilling := tuple(seat for seat in by_number(g, votes) if votes[seat] != "face"):
        emit(g, PartyDisagreed(unwilling))


procedure(AvoidOrFace, ask_everybody, follow_the_votes)


def suffer_failure(g: Avalon, do: TakeFailure) -> None:
    if is_member(g, do.seat):
        carry_out(g, current_entry(g).failure, do.seat, encounter_source(g), alone=True)


def turn_away(g: Avalon, do: TakeFailure) -> None:
    if do.flees and is_member(g, do.seat):
        fire(g, "flee", do.seat)


def walk_away(g: Avalon, do: TakeFailure) -> None:
    """Who has fallen by the Failure is out already; what is left of its Activation is dropped now."""
    if is_member(g, do.seat):
        then(g, LeaveEncounter(do.seat, "failed"))
    else:
        go_on_without_those_gone(g)


procedure(TakeFailure, suffer_failure, turn_away, walk_away)
