"""Every fault of a pack that can be found by reading it (Part C): schema, references, map, Journal, story, cards.

Not looked for here: whether Encounters can be won (LN-20, the balance lab), sentences of others (LN-28), and words that
YAML takes for truth values (LN-29: our reader takes them for texts).
"""

from __future__ import annotations

from collections.abc import Callable

from tavola.content.source import PackSource, Problem
from tavola.games.tainted_grail.content.box import AvalonBox
from tavola.games.tainted_grail.content.open_box import Collected, collect_entries
from tavola.games.tainted_grail.content.survey import inside, texts
from tavola.games.tainted_grail.lint import cards as lint_cards
from tavola.games.tainted_grail.lint import encounters as lint_encounters
from tavola.games.tainted_grail.lint import journal as lint_journal
from tavola.games.tainted_grail.lint import map as lint_map
from tavola.games.tainted_grail.lint import story as lint_story
from tavola.games.tainted_grail.lint import things as lint_things
from tavola.games.tainted_grail.lint.effects import check_ability, check_cost, check_effect
from tavola.games.tainted_grail.lint.pack import Found, Pack
from tavola.games.tainted_grail.lint.references import contexts, references
from tavola.games.tainted_grail.lint.survey_parts import conditions_of, costs_of, values_of
from tavola.games.tainted_grail.lint.vocabulary import check_condition, check_value


def lint(source: PackSource) -> list[Problem]:
    """Faults of one kind come before those that could only be found without them."""
    collected = collect_entries(source)
    if collected.problems:
        return collected.problems
    return lint_collected(source, collected, standard=source.manifest().standard)


def lint_content(source: PackSource) -> list[Problem]:
    """What a pack is held to when it is loaded. None of the checks needs words: the library looks at those."""
    return lint(source)


def lint_collected(source: PackSource, collected: Collected, *, standard: bool) -> list[Problem]:
    """One run tells all it can. Where words or names are at fault, what follows from many entries together waits for
    them to be mended: a verse that no way leads to would only be the echo of a misspelt way."""
    pack = Pack(source, collected, AvalonBox(source.id, source.digest, collected.entries), standard)
    problems = list(vocabulary(collected))
    unspoken = {(problem.file, problem.entry) for problem in problems}
    problems += [problem for problem in references(pack) if (problem.file, problem.entry) not in unspoken]
    if not problems:
        return [problem for check in CHECKS for problem in check(pack)]
    at_fault = {(problem.file, problem.entry) for problem in problems}
    besides = (problem for check in ALONE for problem in check(pack))
    return problems + [problem for problem in besides if (problem.file, problem.entry) not in at_fault]


def vocabulary(collected: Collected) -> Found:
    """LN-1: every condition, value, effect, cost and trigger is made of words that exist."""
    for text in texts(collected.entries):
        spot = text.spot
        found = [] if text.ability is None else list(check_ability(text.ability))
        for _, entry in inside(text):
            found += check_effect(entry)
        if not found:
            for _, cond in conditions_of(text):
                found += check_condition(cond)
            for _, cost in costs_of(text):
                found += check_cost(cost)
            for _, value in values_of(text):
                found += check_value(value)
        file = collected.file_of(spot.kind, spot.name)
        for message in dict.fromkeys(found):
            yield Problem(file, message, f"{spot.kind} {spot.name}", spot.field, rule="LN-1")


# What one entry says, or two that are named side by side.
ALONE: tuple[Callable[[Pack], Found], ...] = (
    lint_map.keys_answer,
    lint_map.map_grid,
    lint_map.legacies,
    lint_map.seals,
    lint_map.start,
    lint_journal.scopes,
    lint_cards.counts,
    lint_cards.structure,
    lint_encounters.encounter_invariants,
    contexts,
    lint_things.boards,
    lint_things.characters,
    lint_things.skills,
    lint_things.items,
)
# What many say together: ways through the map, the Journal and the story; decks; triggers.
ACROSS: tuple[Callable[[Pack], Found], ...] = (
    lint_map.within_range,
    lint_map.menhir_progress,
    lint_journal.journals,
    lint_story.statuses,
    lint_story.secrets,
    lint_story.quests,
    lint_story.event_decks,
    lint_cards.starter_decks,
    lint_encounters.encounter_decks,
    lint_things.menhir_costs,
    lint_things.loops,
    lint_things.conditions,
)
CHECKS = (*ALONE, *ACROSS)
