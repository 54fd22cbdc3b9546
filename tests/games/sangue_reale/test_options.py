"""The register of variants: every key of the catalogue is a table option with that default and those readings."""

import re
from pathlib import Path

import pytest

from tavola.games.sangue_reale import GAME
from tavola.games.sangue_reale.options import Rulings
from tavola.kernel.decision import Refused
from tavola.kernel.options import option_keys, read_options

CATALOGUE = Path(__file__).resolve().parents[3] / "docs/rules/sangue_reale.md"
ROW = re.compile(r"^\| `(sr\.\w+)` \| `(.+?)` \| (.+?) \| (.+?) \|$", re.MULTILINE)
REGISTER = {
    key: (default, re.findall(r"`([^`]+)`", others))
    for key, default, others, _ in ROW.findall(CATALOGUE.read_text(encoding="utf-8"))
}
OF_THE_TABLE = {"sr.length", "sr.era", "sr.sheet"}  # what is played, not how it is ruled


def spelled(value: object) -> str:
    """A value as the catalogue writes it."""
    return {"None": "null", "True": "true", "False": "false"}.get(str(value), str(value))


def test_the_register_is_complete() -> None:
    assert len(REGISTER) == 23
    assert set(option_keys(Rulings, "sr")) == set(REGISTER) | OF_THE_TABLE


@pytest.mark.parametrize("key", sorted(REGISTER))
def test_defaults_are_the_catalogue_s_rulings(key: str) -> None:
    assert spelled(option_keys(Rulings, "sr")[key]) == REGISTER[key][0]


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, (_, others) in REGISTER.items() for value in others])
def test_every_other_reading_can_be_chosen(key: str, value: str) -> None:
    chosen = read_options(Rulings, "sr", {key: value})
    assert spelled(getattr(chosen, key.removeprefix("sr."))) == value
    assert chosen != Rulings()


@pytest.mark.parametrize(
    ("key", "value"), [("sr.lock_policy", "never"), ("sr.era", "5"), ("sr.modifier_wrap", "maybe")]
)
def test_other_values_are_refused(key: str, value: str) -> None:
    with pytest.raises(Refused) as caught:
        read_options(GAME.options, "sr", {key: value})
    assert caught.value.refusal.code == "TABLE_E_OPTION_VALUE"
