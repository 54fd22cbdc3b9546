"""Browser tests find things by key, role and message id: a new wording in either language breaks none of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent / "web"
BY_WORDS = re.compile(r"get_by_(text|label|title|placeholder|alt_text)|(not_)?to_(contain|have)_(text|accessible_name)")
BY_NAME = {"name", "has_text", "has_not_text"}  # arguments of get_by_role and locator
BY_TEXT = re.compile(r":(has-)?text\b|\btext=|aria-label[*^$~|]?=|title[*^$~|]?=|placeholder")
WORD = re.compile(r"(?<![\\\w-])[^\W\d_]{3,}(?![\w-])")


def looked_for(call: ast.Call) -> Iterator[ast.expr]:
    """What a call looks for by its words."""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if BY_WORDS.fullmatch(called):
        yield from call.args[:1]
    if called in ("get_by_role", "locator", "filter"):
        yield from (one.value for one in call.keywords if one.arg in BY_NAME)


def constants(tree: ast.AST) -> dict[str, list[str]]:
    """Strings that have a name: by assignment, or one after the other in a loop."""
    named: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.For) else []
        value = node.value if isinstance(node, ast.Assign) else node.iter if isinstance(node, ast.For) else None
        for target in targets:
            if isinstance(target, ast.Name) and isinstance(value, ast.Constant | ast.Tuple | ast.List | ast.Dict):
                named.setdefault(target.id, []).extend(strings(value))
    return named


def strings(tree: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def written(tree: ast.AST, known: dict[str, list[str]]) -> set[str]:
    """What a test has given to somebody itself, in a record or a call: a name, a reason, a seed."""
    looking = {node for call in calls(tree) for given in looked_for(call) for node in ast.walk(given)}
    own: set[str] = set()
    for node in ast.walk(tree):
        if node in looking:
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            own.update(known.get(node.id, []))
        given = node.values if isinstance(node, ast.Dict) else node.args if isinstance(node, ast.Call) else []
        named = [one.value for one in node.keywords] if isinstance(node, ast.Call) else []
        own.update(text for one in {*given, *named} - looking if isinstance(one, ast.Constant) for text in strings(one))
    return own


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def literals(given: ast.expr, known: dict[str, list[str]]) -> Iterator[str]:
    """The strings of an argument; not those by which something else is asked for them, as in `said("ask-send")`."""
    if isinstance(given, ast.Call):
        if isinstance(given.func, ast.Attribute) and given.func.attr == "compile":
            yield from literals(given.args[0], known)
    elif isinstance(given, ast.Constant) and isinstance(given.value, str):
        yield given.value
    elif isinstance(given, ast.Name):
        yield from known.get(given.id, [])
    elif isinstance(given, ast.Subscript):
        yield from literals(given.value, known)
    else:
        for part in ast.iter_child_nodes(given):
            if isinstance(part, ast.expr):
                yield from literals(part, known)


def sentences(source: str) -> list[str]:
    """Every string by whose words something is looked for, with its line."""
    tree = ast.parse(source)
    known = constants(tree)
    own = written(tree, known)
    found = [
        f"{call.lineno}: {text}"
        for call in calls(tree)
        for given in looked_for(call)
        for text in literals(given, known)
        if WORD.search(text) and text not in own
    ]
    return found + [text for text in strings(tree) if BY_TEXT.search(text)]


@pytest.mark.parametrize("path", sorted(TESTS.glob("*.py")), ids=lambda path: path.stem)
def test_nothing_is_looked_for_by_a_sentence(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        'page.get_by_text("Un posto è ancora libero.")',
        'expect(ask).to_contain_text(re.compile("scelt[ae]"))',
        'page.get_by_role("button", name=f"Sono {name}")',
        """page.locator('.ask:has-text("Esito")')""",
        'page.locator("[role=gridcell][aria-label*=vuota]")',
        'WHY = "The pack has changed"\nexpect(page).to_have_text(WHY)',
        'page.locator(".choice", has_text="Azione 1")',
    ],
)
def test_a_sentence_is_found(line: str) -> None:
    assert sentences(line) != []


@pytest.mark.parametrize(
    "line",
    [
        'page.get_by_role("button", name=said("ask-send"))',
        'NAME = "The silent king"\nlay(name=NAME)\nexpect(page).to_have_text(NAME)',
        """page.locator('[data-key="plan:1"]').click()""",
        'expect(page.locator(".cost")).to_contain_text("→ 2")',
        'page.get_by_role("button", name=re.compile(r"RS-4\\.\\d"))',
    ],
)
def test_keys_roles_and_what_a_test_has_written_are_none(line: str) -> None:
    assert sentences(line) == []
