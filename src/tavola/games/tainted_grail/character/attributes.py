"""Attributes and Skills (TG-16, TG-28.5 to TG-28.7): points gained and lost, markers first, then Skill cards."""

from __future__ import annotations

from tavola.games.tainted_grail.character.choices import LoseSkillChoice, SkillChoice
from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.deeds.character import GainAttribute, GiveSkillBack, LoseAttribute, TakeSkill
from tavola.games.tainted_grail.events.character import AttributeLost, AttributeRaised, SkillTaken
from tavola.games.tainted_grail.state import Avalon, SkillHeld
from tavola.kernel.choice import NO_SUCH_THING, legality, no, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, asking, rule, then


def skills_left(g: Avalon, name: str) -> list[str]:
    """Skill cards are unique: what somebody took is not there for the others (TG-28.6)."""
    return [card for card in g.skill_pool if g.box.skills[card].attr == name]


def needs_skill(g: Avalon, seat: Seat, name: str) -> bool:
    """The third point in one Attribute, and each later one, is a Skill card (TG-28.5)."""
    return attribute(g, seat, name) >= g.box.boards[g.heroes[seat].board].attribute_slots


SIDES = ("a", "b")

# -- gaining


@rule(GainAttribute)
def gain_attribute(g: Avalon, do: GainAttribute) -> None:
    hero = g.heroes[do.seat]
    if not needs_skill(g, do.seat, do.attribute):
        hero.markers[do.attribute] = hero.markers.get(do.attribute, 0) + 1
        return emit(g, AttributeRaised(do.seat, do.attribute, attribute(g, do.seat, do.attribute)))
    options = [
        offer(SkillChoice(card, side), TakeSkill(do.seat, card, side, do.with_others))
        for card in sorted(skills_left(g, do.attribute))
        for side in SIDES
    ]
    ask(g, do.seat, "choose_skill", options)


@legality(SkillChoice)
def why_not_take_skill(g: Avalon, seat: Seat, choice: SkillChoice) -> Refusal | None:
    """A Skill card taken by one Character is not there for others (TG-28.6)."""
    if any(skill.card == choice.card for hero in g.heroes for skill in hero.skills):
        return no("TG_E_SKILL_TAKEN", "TG-28.6")
    is_there = choice.card in skills_left(g, asking(g, GainAttribute).attribute) and choice.side in SIDES
    return None if is_there else NO_SUCH_THING


@rule(TakeSkill)
def take_skill(g: Avalon, do: TakeSkill) -> None:
    g.skill_pool.remove(do.card)
    g.heroes[do.seat].skills.append(SkillHeld(do.card, do.side, do.with_others))
    name = g.box.skills[do.card].attr
    emit(g, SkillTaken(do.seat, do.card, do.side))
    emit(g, AttributeRaised(do.seat, name, attribute(g, do.seat, name)))


# -- losing


@rule(LoseAttribute)
def lose_attribute(g: Avalon, do: LoseAttribute) -> None:
    """From the third point on the latest Skill card of that Attribute goes back; of those gained together the owner
    chooses one."""
    if do.n <= 0 or not attribute(g, do.seat, do.attribute):
        return None
    then(g, LoseAttribute(do.seat, do.attribute, do.n - 1))
    if latest := latest_skills(g, do.seat, do.attribute):
        options = [offer(LoseSkillChoice(held.card, held.side), GiveSkillBack(do.seat, held.card)) for held in latest]
        return ask(g, do.seat, "lose_skill", options)
    g.heroes[do.seat].markers[do.attribute] -= 1
    emit(g, AttributeLost(do.seat, do.attribute, attribute(g, do.seat, do.attribute)))


@legality(LoseSkillChoice)
def why_not_lose_skill(g: Avalon, seat: Seat, choice: LoseSkillChoice) -> Refusal | None:
    """The rest of the loss waits already, so it names the Attribute."""
    latest = latest_skills(g, seat, asking(g, LoseAttribute).attribute)
    return None if any((held.card, held.side) == (choice.card, choice.side) for held in latest) else NO_SUCH_THING


def latest_skills(g: Avalon, seat: Seat, name: str) -> list[SkillHeld]:
    """The Skill card of this Attribute gained last, with those that came by the same effect."""
    held = [skill for skill in g.heroes[seat].skills if g.box.skills[skill.card].attr == name]
    if not held:
        return []
    together = held[-1].with_others
    return [skill for skill in held if skill.with_others == together] if together else held[-1:]


@rule(GiveSkillBack)
def give_skill_back(g: Avalon, do: GiveSkillBack) -> None:
    hero, name = g.heroes[do.seat], g.box.skills[do.card].attr
    hero.skills = [skill for skill in hero.skills if skill.card != do.card]
    g.skill_pool.append(do.card)
    emit(g, AttributeLost(do.seat, name, attribute(g, do.seat, name), do.card))
