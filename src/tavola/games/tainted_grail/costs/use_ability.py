"""An Ability that was triggered: carried out at once, or offered for its price."""

from __future__ import annotations

from tavola.games.tainted_grail.costs.choices import DeclineAbilityChoice, UseAbilityChoice
from tavola.games.tainted_grail.costs.costs import can_pay
from tavola.games.tainted_grail.deeds.costs import PayWithHelp
from tavola.games.tainted_grail.deeds.effects import CarryOutAbility, UseAbility
from tavola.games.tainted_grail.effects.evaluate import holds
from tavola.games.tainted_grail.effects.selectors import who_is_in
from tavola.games.tainted_grail.effects.triggers import has_room
from tavola.games.tainted_grail.state import Avalon
from tavola.kernel.choice import NO_SUCH_THING, legality, offer
from tavola.kernel.decision import Refusal, Seat
from tavola.kernel.flow import ask, asking, procedure, then


def ability_is_open(g: Avalon, do: UseAbility) -> bool:
    """Its condition holds and its limit is not used up."""
    return has_room(g, do.ability, do.mark) and holds(g, do.ability.if_, do.hero, do.source, [do.hero])


def offer_ability(g: Avalon, do: UseAbility) -> None:
    """One without a cost is carried out; one with a cost may be declined, and is not offered if it cannot be paid."""
    if not ability_is_open(g, do):
        return
    cost = do.ability.cost
    if cost is None:
        then(g, CarryOutAbility(do.ability, do.hero, do.source, do.mark))
        return
    members = [seat for seat in who_is_in(g, do.hero) if g.heroes[seat].alive]
    if can_pay(g, cost, members, do.hero, do.source, helped=True) is None:
        effect = CarryOutAbility(do.ability, do.hero, do.source, do.mark)
        use = PayWithHelp(cost, members, do.hero, do.source, do.mark, effect)
        ask(g, do.hero, "use_ability", [offer(UseAbilityChoice(do.mark), use), offer(DeclineAbilityChoice())])


@legality(UseAbilityChoice)
def why_not_use_it(g: Avalon, seat: Seat, choice: UseAbilityChoice) -> Refusal | None:
    return None if choice.ability == asking(g, UseAbility).mark else NO_SUCH_THING


procedure(UseAbility, offer_ability)
