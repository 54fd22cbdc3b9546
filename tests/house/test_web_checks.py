"""The checks of the client bite: each is shown a fault and names it. They are tools of node, hence slow to start."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NODE = (ROOT / ".tools" / "bin" / "python", ROOT / "scripts" / "node.py", ROOT / "web")
RING = {
    "a.ts": 'import B from "./B.svelte";\nexport const a = B;\n',
    "B.svelte": '<script lang="ts">\n  import { c } from "./c.svelte";\n</script>\n\n{c}\n',
    "c.svelte.ts": 'export { a as c } from "./a";\n',
}
TYPES = {
    "a.ts": 'import { b } from "./b";\nexport type A = 1;\nexport const a = b;\n',
    "b.ts": 'import type { A } from "./a";\nexport const b: A = 1;\n',
}

pytestmark = pytest.mark.slow


def told(tool: str, *arguments: str | Path, given: str = "") -> tuple[int, str]:
    ran = subprocess.run([*NODE, tool, *arguments], input=given, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def test_a_ring_of_imports_through_a_component_is_named(tmp_path: Path) -> None:
    status, said = told("oxlint", "--config", ROOT / "web" / ".oxlintrc.json", written(tmp_path, RING))
    assert status == 1
    assert "no-cycle" in said
    assert "B.svelte" in said


def test_a_type_alone_makes_no_ring(tmp_path: Path) -> None:
    status, said = told("oxlint", "--config", ROOT / "web" / ".oxlintrc.json", written(tmp_path, TYPES))
    assert status == 0, said


def test_a_ring_planted_in_the_client_is_named(tmp_path: Path) -> None:
    """The client as it is has none; with one import more it has, and it is found."""
    config, planted = ROOT / "web" / ".oxlintrc.json", tmp_path / "src"
    shutil.copytree(ROOT / "web" / "src", planted, ignore=shutil.ignore_patterns("*.woff2"))
    status, said = told("oxlint", "--quiet", "--config", config, planted)
    assert status == 0, said
    words = planted / "words" / "words.ts"
    words.write_text(f'import "../settings.svelte";\n{words.read_text()}')
    status, said = told("oxlint", "--quiet", "--config", config, planted)
    assert status == 1
    assert "settings.svelte.ts" in said


@pytest.mark.parametrize(("name", "tool"), [("web imports", "oxlint"), ("web lint", "eslint")])
def test_the_whole_client_is_checked(script: Callable[[str], ModuleType], name: str, tool: str) -> None:
    (step,) = [step for step in script("check").client() if step.name == name]
    assert Path(step.command[2]) == ROOT / "web"
    assert step.command[3] == tool


@pytest.mark.parametrize(
    ("fault", "advice"),
    [
        ('export const quarter = "r90";', "view.looks"),
        ('export const mirrored = ["r0", "m270"];', "view.looks"),
        ("export const cell = (option: { key: string }): string => option.key.slice(6);", "not taken apart"),
        ('export const parts = (key: string): string[] => key.split("-");', "not taken apart"),
        ("export const isPlay = (key: string): boolean => /^play/.test(key);", "not taken apart"),
        ('export const isPlay = (option: { key: string }): boolean => option.key.includes("play");', "not taken apart"),
        ('export const tile = (ref: string): boolean => ref.startsWith("tile:");', "kindOf"),
        ('export const tile = (ref: string): string[] => ref.split(":");', "option.answer"),
    ],
)
def test_a_client_file_that_knows_a_rule_is_named(fault: str, advice: str) -> None:
    """How tiles turn, and how a key is made: the linter reads the fault in the place of a real file."""
    status, said = told("eslint", "--stdin", "--stdin-filename", "src/table/story.ts", given=f"{fault}\n")
    assert status == 1, said
    assert "no-restricted-syntax" in said
    assert advice in said


@pytest.mark.parametrize("fault", ["table.refusal = null;", "play.table.refusal = null;", "this.table.drawn = true;"])
def test_a_board_that_writes_fields_of_the_table_is_named(fault: str) -> None:
    file = "src/games/realm_of_sand/asking.ts"
    status, said = told("eslint", "--stdin", "--stdin-filename", file, given=f"{fault}\n")
    assert status == 1, said
    assert "offerAsk" in said


def test_a_rule_in_a_template_is_named_too() -> None:
    fault = (
        '<script lang="ts">\n  const { key }: { key: string } = $props();\n</script>\n\n<b>{key.split("-")[1]}</b>\n'
    )
    status, said = told("eslint", "--stdin", "--stdin-filename", "src/App.svelte", given=fault)
    assert status == 1, said
    assert "not taken apart" in said


def test_what_the_formatter_would_write_otherwise_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, {"a.ts": "export const a={b:1}"}) / "a.ts"
    status, said = told("prettier", "--config", ROOT / "web" / ".prettierrc.json", "--check", path)
    assert status == 1
    assert "a.ts" in said


LINT_WORKFLOWS = "../../checks/workflows.js"
FAULTY = """on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo ${{ githb.ref }}
"""


def test_the_workflows_have_no_fault() -> None:
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    assert told(LINT_WORKFLOWS, *files) == (0, "")
    assert len(files) == 4


def test_a_fault_of_a_workflow_is_named_with_its_line(tmp_path: Path) -> None:
    status, said = told(LINT_WORKFLOWS, written(tmp_path, {"a.yml": FAULTY}) / "a.yml")
    assert status == 1
    assert "a.yml:6:23: undefined variable" in said
