"""Scripts for PowerShell, as far as a machine without Windows can tell."""

from pathlib import Path

import pytest
import tree_sitter_powershell
from tree_sitter import Language, Node, Parser

ROOT = Path(__file__).resolve().parent.parent.parent


def faults(node: Node) -> list[int]:
    """Lines of a script that PowerShell's grammar does not allow."""
    own = [node.start_point.row + 1] if node.type == "ERROR" or node.is_missing else []
    return own + [line for child in node.children for line in faults(child)]


def parsed(script: bytes) -> list[int]:
    return faults(Parser(Language(tree_sitter_powershell.language())).parse(script).root_node)


@pytest.mark.parametrize("name", ["tavola.ps1", "check.ps1", "scripts/setup.ps1"])
def test_a_script_for_windows_can_be_parsed(name: str) -> None:
    whole = (ROOT / name).read_bytes()
    assert parsed(whole) == []
    assert parsed(whole.replace(b"}", b"", 1)) != []


def test_scripts_for_windows_do_what_those_for_others_do() -> None:
    for name, kind in (("tavola", "run"), ("check", "dev")):
        assert f"Set-Up {kind}" in (ROOT / f"{name}.ps1").read_text(encoding="utf-8")
        assert f"set_up {kind}" in (ROOT / name).read_text(encoding="utf-8")
