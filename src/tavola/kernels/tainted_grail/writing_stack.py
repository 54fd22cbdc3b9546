"""What is being done and waits in a fight, and the question that is put, in the words of a state."""

from __future__ import annotations

from typing import Any

from tavola.games.tainted_grail.deeds import costs, effects
from tavola.games.tainted_grail.deeds import encounter as deeds
from tavola.games.tainted_grail.deeds.campaign import GainCondition, LoseCondition
from tavola.games.tainted_grail.deeds.character import SettleConditions
from tavola.games.tainted_grail.state import Avalon
from tavola.games.tainted_grail.words.choose import ChooseEffect
from tavola.kernel.do import Do
from tavola.kernel.flow import STEPS
from tavola.kernels.laid import Unclaimed, Words
from tavola.kernels.tainted_grail import layout as w
from tavola.kernels.tainted_grail import stack as f
from tavola.kernels.tainted_grail.answers import list_answers
from tavola.kernels.tainted_grail.keys import half, left_edge, previous_edge
from tavola.kernels.tainted_grail.laying import TOPIC_NAMES, FightTables

# Deeds that the kernel does in the same steps, and how many of them come before its own (TG-32 before the hands).
ALIKE: dict[type[Any], tuple[int, int]] = {
    deeds.PlayEncounter: (f.PLAY_ENCOUNTER, 4), deeds.Turn: (f.TURN_DO, 0), deeds.Activation: (f.ACTIVATION, 0),
    deeds.EnemyAttack: (f.ENEMY_ATTACK, 0), deeds.PlayCard: (f.PLAY_CARD, 0), deeds.RunFromIt: (f.RUN_FROM_IT, 0),
    deeds.OpportunityAttack: (f.OPPORTUNITY_ATTACK, 0), deeds.FleeCombat: (f.FLEE_COMBAT, 0),
    deeds.DiscardDownToLimit: (f.DISCARD_TO_LIMIT, 0), costs.PayWithCards: (f.PAY_WITH_CARDS, 0),
    deeds.DrawHand: (f.DRAW_HAND, 0), deeds.Mulligan: (f.MULLIGAN_DO, 0), deeds.ExchangeHand: (f.EXCHANGE_HAND, 0),
    deeds.SufferFirst: (f.SUFFER_FIRST, 0), deeds.DamageFirst: (f.DAMAGE_FIRST, 0), deeds.Window: (f.WINDOW_DO, 0),
    deeds.KeepInHand: (f.KEEP_IN_HAND, 0), deeds.TakeTimeToken: (f.TAKE_TOKEN, 0), deeds.JoinKey: (f.JOIN_KEY, 0),
    deeds.PlayCards: (f.PLAY_CARDS, 0), deeds.TurnPanicCard: (f.TURN_PANIC_CARD, 0), deeds.DrawCards: (f.DRAW_CARDS, 0),
    deeds.ReadIcons: (f.READ_ICONS, 0), deeds.DiscardFromHand: (f.DISCARD_FROM_HAND, 0),
    deeds.DrawAtTurnEnd: (f.DRAW_AT_TURN_END, 0), effects.UseAbility: (f.USE_ABILITY, 0),
    effects.CarryOutAbility: (f.CARRY_OUT, 0), effects.Word: (f.WORD_DO, 0), deeds.AskApproach: (f.ASK_APPROACH_DO, 0),
    SettleConditions: (f.SETTLE, 0),
    effects.PlayByEffect: (f.PLAY_BY_EFFECT, 0), deeds.DeckRunsOut: (f.DECK_RUNS_OUT, 0),
}  # fmt: skip
LOOKED_FOR = (f.PLAY_CARD, f.FLEE_COMBAT, f.CARRY_OUT, f.PLAY_ENCOUNTER, f.ACTIVATION)  # also when their steps are over
PROMPTS = {
    "mulligan": w.ASK_MULLIGAN, "keep": w.ASK_KEEP, "before_delayed": w.ASK_BEFORE_DELAYED, "play_card": w.ASK_CARD,
    "panic": w.ASK_IN_PANIC, "before_attack": w.ASK_BEFORE_ATTACK, "discard": w.ASK_DISCARD, "approach": w.ASK_APPROACH,
    "use_ability": w.ASK_ABILITY, "play_by_effect": w.ASK_BY_EFFECT, "pay_card": w.ASK_PAY_CARD,
    "flip_item": w.ASK_FLIP, "discard_item": w.ASK_GIVE,
}  # fmt: skip


def write_stack(names: FightTables, g: Avalon, s: Words) -> None:
    """All that is done or waits, from the Encounter on; what is over and nobody looks for is left out."""
    begun = max((nth for nth, do in enumerate(g.stack) if isinstance(do, deeds.PlayEncounter)), default=-1)
    if begun < 0:
        raise Unclaimed("the fight has not begun")
    frames = []
    for do, step in list(zip(g.stack, g.steps, strict=True))[begun:]:
        if (not step and type(do) not in ALIKE) or is_no_matter(g, names.seat, do):
            continue
        if type(do) not in ALIKE:
            raise Unclaimed(f"the kernel of Encounters does not do {type(do).__name__}")
        kind, before = ALIKE[type(do)]
        order = list(STEPS[type(do)])
        at = (order.index(step) if step else len(order)) - before
        if at < 0:
            raise Unclaimed("the hands are not drawn yet")
        if step or kind in LOOKED_FOR:
            frames.append([kind, at, *fields_of(names, do, bool(step), s)])
    if len(frames) > w.MOST_FRAMES:
        raise Unclaimed("more is being done than the kernel of Encounters has room for")
    s[w.DEPTH] = len(frames)
    s[w.STACK : w.STACK + w.FRAME * len(frames)] = [n for frame in frames for n in frame]


def is_no_matter(g: Avalon, seat: int, do: Do) -> bool:
    """Condition cards other than that of the Dying change nothing in a fight."""
    if isinstance(do, SettleConditions):
        return g.heroes[seat].health > 0
    return isinstance(do, (GainCondition, LoseCondition)) and do.condition not in g.box.dying


def fields_of(names: FightTables, do: Any, waits: bool, s: Words) -> list[int]:
    """The four fields of a frame."""
    if isinstance(do, deeds.PlayCard):
        return [names.cards.index(do.card), sum(1 << row for row in do.magic), int(do.free), 0]
    if isinstance(do, (effects.UseAbility, effects.CarryOutAbility)):
        return [names.ability_of(do.mark), 0, 0, 0]
    if isinstance(do, (deeds.JoinKey, deeds.ReadIcons)):
        return edges_of(names, do, s) if waits else [0, 0, 0, 0]
    if isinstance(do, effects.Word):
        return [names.effect_of(do.entry, do.source), names.sources[do.source], 0, 0]
    if isinstance(do, costs.PayWithCards):
        return [names.cost_of(do.cost, do.source), names.sources[do.source], 0, 0]
    if isinstance(do, deeds.KeepInHand):
        return [do.n, sum(1 << names.cards.index(card) for card in do.kept), 0, 0]
    first = 0
    if isinstance(do, deeds.EnemyAttack):
        first = do.nth
    elif isinstance(do, deeds.FleeCombat):
        first = int(do.forced)
    elif isinstance(do, deeds.Window):
        first = w.PHASES.index(do.phase)
    elif isinstance(do, deeds.TakeTimeToken):
        first = names.cards.index(do.card)
    elif isinstance(do, (deeds.DrawCards, deeds.DiscardFromHand)):
        first = do.n
    return [first, 0, 0, 0]


def edges_of(names: FightTables, do: deeds.JoinKey | deeds.ReadIcons, s: Words) -> list[int]:
    """Where the two halves of a key lie that is still to be joined, or to be read on."""
    if isinstance(do, deeds.ReadIcons):
        raise Unclaimed("a key is being read whose rest the kernel of Encounters cannot tell")
    right, left = previous_edge(names.t, s), left_edge(names.t, s[w.PLACING])
    topic = TOPIC_NAMES.index(do.key.topic)
    before = half(right, do.key.row)
    if do.key.row >= names.t[right] or (topic < w.TOPIC_MAGIC and names.t[before + 1] != topic):
        raise Unclaimed("the Sequence has changed under a card that is being played")
    return [right, left, do.key.row, topic]


# -- the question


def write_question(names: FightTables, g: Avalon, s: Words) -> None:
    """What is asked, about what, and the answers."""
    decision = next((one for one in g.open if one.seat == names.seat), None)
    if decision is None or len(g.open) != 1:
        raise Unclaimed("nobody is asked, or somebody else")
    do: Any = g.stack[-1]
    if isinstance(do, effects.Word) and isinstance(do.entry, ChooseEffect):
        s[w.PROMPT], s[w.ABOUT] = w.ASK_OPTION, names.effect_of(do.entry, do.source)
    elif decision.prompt in PROMPTS:
        s[w.PROMPT], s[w.ABOUT] = PROMPTS[decision.prompt], about(names, decision.prompt, do)
    else:
        raise Unclaimed(f"the kernel of Encounters does not ask {decision.prompt}")
    if isinstance(do, deeds.KeepInHand):
        s[w.BY] = sum(1 << names.cards.index(card) for card in do.kept)
    elif s[w.PROMPT] in (w.ASK_OPTION, w.ASK_ABILITY, w.ASK_FLIP, w.ASK_GIVE):
        s[w.BY] = names.sources[do.source]
    s[w.OPTION_COUNT] = list_answers(names.t, s)


def about(names: FightTables, prompt: str, do: Any) -> int:
    """Of which record, or how many."""
    if isinstance(do, (deeds.KeepInHand, deeds.DiscardFromHand)):
        return do.n
    if isinstance(do, effects.UseAbility):
        return names.ability_of(do.mark)
    if isinstance(do, costs.PayHandCard):
        return do.more
    if isinstance(do, effects.Word):
        return names.t[names.effect_of(do.entry, do.source) + 1]
    if not isinstance(do, costs.PayWithCards):
        return 0
    cost = names.cost_of(do.cost, do.source)
    where = {"pay_card": w.DISCARD_N, "flip_item": w.FLIPS, "discard_item": w.GIVES}
    return names.t[cost + where[prompt]]
