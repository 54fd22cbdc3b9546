"""The machine: procedures of named steps, the stack that runs them, and the ways to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tavola.kernel.choice import Choice, book_of, follows
from tavola.kernel.decision import ANY, EACH, NOBODY, ONE, REVISABLE, Decision, Option, Seat
from tavola.kernel.do import Do

if TYPE_CHECKING:
    from tavola.kernel.state import State


AGAIN = "again"  # a step returns this to be run once more
FROM_THE_TOP = "from the top"  # a step returns this to go back to the first step of its procedure

# A step is called with the state and the Do of its frame and may return AGAIN or FROM_THE_TOP.
# Rules annotate the concrete types (`g: Sand, do: PlaceTile`), hence Any here.
Step = Callable[[Any, Any], "str | None"]
AnyStep = TypeVar("AnyStep", bound=Callable[..., "str | None"])
AnyKind = TypeVar("AnyKind", bound=Do)

AT_ONCE = (ONE, ANY)  # an answer is carried out as soon as it is given
NOBODY_ELSE: Mapping[Seat, Sequence[Option]] = {}
DONE = ""  # the name of the step after the last one
STEPS: dict[type[Do], dict[str, tuple[Step, str]]] = {}
FIRST: dict[type[Do], str] = {}


def procedure(kind: type[Do], *steps: Step) -> None:
    """The rulebook's numbered list for one kind of Do: named steps in the rulebook's order."""
    names = [step.__name__ for step in steps]
    if kind in STEPS:
        raise TypeError(f"{kind.__name__} has a procedure already")
    if len(set(names)) != len(names) or not names:
        raise TypeError(f"the steps of {kind.__name__} need different names: {names}")
    STEPS[kind] = {name: (step, after) for name, step, after in zip(names, steps, [*names[1:], DONE], strict=True)}
    FIRST[kind] = names[0]


def rule(kind: type[Do]) -> Callable[[AnyStep], AnyStep]:
    """A procedure of one step."""

    def register(step: AnyStep) -> AnyStep:
        procedure(kind, step)
        return step

    return register


def then(g: State, *todo: Do) -> None:
    """Do these next, the first one first, before anything already waiting."""
    stack, steps = g.stack, g.steps
    for do in reversed(todo):
        stack.append(do)
        steps.append(FIRST[type(do)])


def leave(g: State, kind: type[Do]) -> None:
    """End the innermost `kind` at once, with everything it was doing."""
    while g.stack:
        g.steps.pop()
        if type(g.stack.pop()) is kind:
            return
    raise LookupError(f"no {kind.__name__} is being done")


def unwind(g: State, kind: type[Do]) -> None:
    """End everything that the innermost `kind` is doing; it goes on with its next step itself."""
    if not is_doing(g, kind):
        raise LookupError(f"no {kind.__name__} is being done")
    while type(g.stack[-1]) is not kind:
        g.stack.pop()
        g.steps.pop()


def stop(g: State) -> None:
    """End everything: nothing more is done."""
    g.stack.clear()
    g.steps.clear()


def amend(g: State, kinds: tuple[type[AnyKind], ...], change: Callable[[AnyKind], AnyKind]) -> None:
    """What is being done or waits, of these kinds, goes on with the record that `change` makes of it."""
    for nth, do in enumerate(g.stack):
        if isinstance(do, kinds):
            g.stack[nth] = changed = change(do)
            if type(changed) is not type(do):
                raise TypeError(f"a {type(do).__name__} cannot become a {type(changed).__name__}")


def is_doing(g: State, kind: type[Do]) -> bool:
    """Whether some `kind` is on the stack, at any depth."""
    return kind in map(type, g.stack)


def innermost(g: State, kind: type[AnyKind]) -> AnyKind | None:
    """The `kind` that was begun last of those that are being done or wait; None where there is none."""
    return next((do for do in reversed(g.stack) if isinstance(do, kind)), None)


def to_come(g: State, kind: type[AnyKind]) -> list[AnyKind]:
    """What of this kind waits on the stack and has not begun; what is done next comes last."""
    return [do for do, step in zip(g.stack, g.steps, strict=True) if isinstance(do, kind) and step == FIRST[type(do)]]


def ask(g: State, seat: Seat, prompt: str, options: Iterable[Option], *, forced: bool = False) -> None:
    """Let one seat choose. A single option is taken unasked, unless `forced` asks all the same; none is no question."""
    options = options if type(options) is tuple else tuple(options)
    if len(options) == 1 and not forced:
        then(g, *options[0].then)
    elif options:
        g.asked += 1
        g.open = [Decision(g.asked, seat, prompt, options)]
        g.mode = ONE


def ask_keys(g: State, seat: Seat, prompt: str, keys: Sequence[str], *, forced: bool = False) -> None:
    """As `ask`, where options would be many: bare keys. What follows is worked out when one of them is chosen."""
    keys = keys if type(keys) is tuple else tuple(keys)
    if not keys:
        return
    if len(keys) == 1 and not forced:
        then(g, *follows(g, seat, book_of(g.choice_kinds).of(prompt, keys[0])))
    else:
        g.asked += 1
        g.open = [Decision(g.asked, seat, prompt, (), keys)]
        g.mode = ONE


def chosen(g: State, decision: Decision, key: str) -> Choice:
    """A legal answer to an open question as its record."""
    return book_of(g.choice_kinds).of(decision.prompt, key)


def asking(g: State, kind: type[AnyKind]) -> AnyKind:
    """What is being asked about: the thing on top of the stack, whose step has put the question."""
    do = g.stack[-1]
    if type(do) is not kind:
        raise LookupError(f"no {kind.__name__} is asking, but {type(do).__name__}")
    return do


def ask_each(g: State, prompt: str, options: Mapping[Seat, Sequence[Option]], *, revisable: bool = False) -> None:
    """Every named seat answers in secret; when the last one has, all the consequences follow in seat order.

    A seat with one option counts as having answered. With `revisable` an answer may be changed until the last is in.
    """
    _open_for(g, prompt, options)
    g.mode = REVISABLE if revisable else EACH
    g.held = {decision.seat: decision.options[0].key for decision in g.open if len(decision.options) == 1}
    _settle(g)


def ask_any(
    g: State,
    prompt: str,
    options: Mapping[Seat, Sequence[Option]],
    standing: Mapping[Seat, Sequence[Option]] = NOBODY_ELSE,
) -> None:
    """Whoever of these seats answers first decides for all ("who acts next?").

    Other seats may have something `standing` that they could do as well: nobody waits for them.
    """
    _open_for(g, prompt, options)
    g.mode = ANY
    if len(g.open) == 1 and len(g.open[0].options) == 1:
        todo = g.open[0].options[0].then
        _close(g)
        then(g, *todo)
    elif not g.open:
        g.mode = NOBODY
    else:
        others = [(seat, tuple(standing[seat])) for seat in sorted(standing) if standing[seat]]
        g.open += [Decision(g.asked, seat, prompt, may, standing=True) for seat, may in others]


def _open_for(g: State, prompt: str, options: Mapping[Seat, Sequence[Option]]) -> None:
    g.open = opened = []
    for seat in sorted(options):
        if options[seat]:
            g.asked += 1
            opened.append(Decision(g.asked, seat, prompt, tuple(options[seat])))


def _close(g: State) -> None:
    g.open = []
    g.held = {}
    g.mode = NOBODY


def _settle(g: State) -> None:
    """When every asked seat has answered, all the chosen consequences go on the stack together."""
    if len(g.held) < len(g.open):
        return
    todo = [do for decision in g.open for do in decision.option(g.held[decision.seat]).then]
    _close(g)
    then(g, *todo)


def run(g: State) -> None:
    """Go on until somebody must decide or nothing is left to do."""
    if g.open:
        return
    stack, steps = g.stack, g.steps
    while stack:
        here = steps[-1]
        if not here:  # DONE
            stack.pop()
            steps.pop()
            continue
        do, top = stack[-1], len(stack) - 1
        step, steps[top] = STEPS[type(do)][here]
        again = step(g, do)
        if again is not None and len(stack) > top and stack[top] is do:
            steps[top] = here if again is AGAIN else FIRST[type(do)]
        if g.open:
            return


def take(g: State, decision: Decision, key: str) -> None:
    """Carry out a legal answer. It does not check: `answer` does; bots that pick from the keys need not."""
    if g.mode in AT_ONCE:
        g.open = []
        g.mode = NOBODY
        if decision.keys:
            then(g, *follows(g, decision.seat, chosen(g, decision, key)))
        else:
            then(g, *decision.option(key).then)
    else:
        g.held = {**g.held, decision.seat: key}
        _settle(g)
    run(g)
