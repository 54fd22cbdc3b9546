"""Fails where modules of the browser client import each other in a ring."""

from __future__ import annotations

import graphlib
import re
import sys
from pathlib import Path

SRC = Path(__file__).resolve().parent.parent / "web" / "src"
IMPORT = re.compile(r"""(?:^|[\s;}])(?:import|export)\b(?!\s*type\b|\.meta)[^'";]*?['"](\.{1,2}/[^'"?]+)['"]""")
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")


def resolve(origin: Path, target: str) -> Path | None:
    """The file that a relative import means; styles, words and pictures are none of the graph's."""
    for ending in ENDINGS:
        path = (origin.parent / (target + ending)).resolve()
        if path.is_file():
            return path if path.suffix in {".ts", ".svelte"} else None
    raise SystemExit(f"{origin.relative_to(SRC)} imports {target}, which is no file")


def imports(path: Path) -> set[Path]:
    found = IMPORT.findall(path.read_text(encoding="utf-8"))
    return {target for name in found if (target := resolve(path, name)) is not None}


def main() -> int:
    modules = [path for path in SRC.rglob("*") if path.suffix in {".ts", ".svelte"}]
    try:
        graphlib.TopologicalSorter({path: imports(path) for path in modules}).prepare()
    except graphlib.CycleError as ring:
        print("ring of imports: " + " -> ".join(str(path.relative_to(SRC)) for path in ring.args[1]))
        return 1
    print(f"{len(modules)} modules, no ring")
    return 0


if __name__ == "__main__":
    sys.exit(main())
