"""Attributes and Skills (TG-16, TG-28.5 to TG-28.7): points gained and lost, markers first, then Skill cards."""

from __future__ import annotations

from tavola.games.tainted_grail.character.resources import attribute
from tavola.games.tainted_grail.deeds.character import GainAttribute, GiveSkillBack, LoseAttribute, TakeSkill
from tavola.games.tainted_grail.events.character import AttributeLost, AttributeRaised, SkillTaken
from tavola.games.tainted_grail.state import Avalon, SkillHeld
from tavola.kernel.decision import Option, Seat
from tavola.kernel.event import emit
from tavola.kernel.flow import ask, rule, then


def skills_left(g: Avalon, name: str) -> list[str]:
    """Skill cards are unique: what somebody took is not there for the others (TG-28.6)."""
    return [card for card in g.skill_pool if g.box.skills[card].attr == name]


def needs_skill(g: Avalon, seat: Seat, name: str) -> bool:
    """The third point in one Attribute, and each later one, is a Skill card (TG-28.5)."""
    return attribute(g, seat, name) >= g.box.boards[g.heroes[seat].board].attribute_slots


# -- gaining


@rule(GainAttribute)
def gain_attribute(g: Avalon, do: GainAttribute) -> None:
    hero = g.heroes[do.seat]
    if not needs_skill(g, do.seat, do.attribute):
        hero.markers[do.attribute] = hero.markers.get(do.attribute, 0) + 1
        return emit(g, AttributeRaised(do.seat, do.attribute, attribute(g, do.seat, do.attribute)))
    options = [
        Option(f"skill:{card}:{side}", (TakeSkill(do.seat, card, side, do.with_others),))
        for card in sorted(skills_left(g, do.attribute))
        for side in ("a", "b")
    ]
    ask(g, do.seat, "choose_skill", options)


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
        options = [Option(f"skill:{held.card}:{held.side}", (GiveSkillBack(do.seat, held.card),)) for held in latest]
        return ask(g, do.seat, "lose_skill", options)
    g.heroes[do.seat].markers[do.attribute] -= 1
    emit(g, AttributeLost(do.seat, do.attribute, attribute(g, do.seat, do.attribute)))


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
