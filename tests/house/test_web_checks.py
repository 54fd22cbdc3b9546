"""The checks of the client bite: each is shown a fault and names it. They are tools of node, hence slow to start."""

import subprocess
from pathlib import Path

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


def told(tool: str, *arguments: str | Path) -> tuple[int, str]:
    ran = subprocess.run([*NODE, tool, *arguments], capture_output=True, text=True, check=False)
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


def test_what_the_formatter_would_write_otherwise_is_named(tmp_path: Path) -> None:
    path = written(tmp_path, {"a.ts": "export const a={b:1}"}) / "a.ts"
    status, said = told("prettier", "--config", ROOT / "web" / ".prettierrc.json", "--check", path)
    assert status == 1
    assert "a.ts" in said
