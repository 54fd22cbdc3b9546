"""The docs lead where they say they do."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
MADE = ROOT / "docs" / "packs"  # galleries, made from the packs when the site is built
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]*))?\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


def links(page: Path) -> Iterator[tuple[Path, str]]:
    for found in LINK.finditer(CODE.sub("", page.read_text(encoding="utf-8"))):
        yield (page.parent / found[1]).resolve() if found[1] else page, found[2] or ""


def anchors(page: Path) -> set[str]:
    """What GitHub and the site make of headings."""
    heads = re.findall(r"^#+ (.*)$", CODE.sub(lambda code: code[0].strip("`"), page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, anchor in links(page):
        assert target.exists() or target.parent == MADE, f"{page.name} leads to {target.name}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name} leads to #{anchor} of {target.name}"


def test_every_page_has_its_place_on_the_site() -> None:
    named = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    apart = {"decisions"}  # led to from their own list
    pages = [page.relative_to(ROOT / "docs") for page in PAGES if page.is_relative_to(ROOT / "docs")]
    assert [page.as_posix() for page in pages if page.parts[0] not in apart and page.as_posix() not in named] == []


def test_every_decision_is_on_the_list() -> None:
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    assert [p.name for p in (ROOT / "docs" / "decisions").glob("0*.md") if f"({p.name})" not in listed] == []


def test_the_menu_of_the_site_can_be_read() -> None:
    menu = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert menu["strict"] is True
    assert [next(iter(part)) for part in menu["nav"]] == [
        "Play",
        "Rules",
        "Packs",
        "Host",
        "Research",
        "Build",
        "Reference",
    ]


def test_nothing_is_told_twice_in_the_changelog() -> None:
    """Where two changes met, both are kept; but each once."""
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    told = [line for line in lines if line.startswith("- ")]
    assert sorted({line[:120] for line in told if told.count(line) > 1}) == []
    assert "## [Unreleased]" in lines
    assert not [line for line in lines if line.startswith(("<<<<<<<", ">>>>>>>"))]
