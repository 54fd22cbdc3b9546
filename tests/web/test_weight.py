"""What the client weighs; that its types and words are complete."""

import gzip
import json
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, Response, expect

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = ROOT / "web" / "src" / "words"
LIMIT = 65 * 1024  # words and pictures of other pages come with these pages


def test_the_first_load_is_light(page: Page) -> None:
    loaded: list[Response] = []
    page.on("response", lambda reply: loaded.append(reply))  # noqa: PLW0108 (Playwright takes no bound builtin)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    scripts = {reply.url: len(gzip.compress(reply.body())) for reply in loaded if reply.url.endswith(".js")}
    assert scripts
    assert sum(scripts.values()) <= LIMIT, scripts


def test_the_types_are_those_of_the_server() -> None:
    command = [sys.executable, ROOT / "scripts/web_types.py", "--check"]
    check = subprocess.run(command, capture_output=True, text=True, check=False)
    assert check.returncode == 0, check.stdout + check.stderr


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_option_of_every_game_has_words(served: str, language: str) -> None:
    with urllib.request.urlopen(f"{served}/api/games") as reply:
        games = json.load(reply)
    text = "".join((WORDS / f"{part}.{language}.ftl").read_text() for part in ("options", "pages"))
    said = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    wanted = set()
    for game in games:
        wanted |= {f"bot-{bot}" for bot in game["bots"]}
        for option in game["options"]:
            wanted.add(named(option["key"]))
            wanted |= {f"{named(option['key'])}-{named(str(value), '')}" for value in option["choices"] or ()}
    assert wanted - said == set()


def named(key: str, prefix: str = "opt-") -> str:
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in key.lower())
    while "--" in plain:
        plain = plain.replace("--", "-")
    return prefix + plain.strip("-")
