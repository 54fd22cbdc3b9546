"""Runs every check, says how long each took, and goes on after a failure so that one run shows all there is to mend.

`check` is everything. `check fast` reads the code beside the tests; it leaves out tests marked slow, browser, server
or pg, those of environments, fuzzer, referees, lab, workshop, kernels and guests, whole lessons, and the coverage
floors. Coverage is measured over the quick tests alone: its floors are those of the rules, and a tracer makes servers
and browsers slow.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
TOOLS = ROOT / ".tools" / ("Scripts" if os.name == "nt" else "bin") / "python"
WEB = ROOT / "web"
NOT_FAST = "not slow and not browser and not server and not pg"
# Whole games, and what takes long to import.
APART = (
    "web",
    "adapters",
    "fuzz",
    "referee",
    "lab",
    "workshop",
    "kernels",
    "guests",
    "playthroughs/test_lessons.py",
    "server/test_document.py",
    "server/test_garbage.py",
    "cli/test_bench_kernels.py",
)
WORKERS = "2"


@dataclass(frozen=True)
class Step:
    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    name: str
    passed: bool
    seconds: float
    last_line: str


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / name), *arguments)


def script(name: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, str(ROOT / "scripts" / name), *arguments)


def web(*arguments: str) -> tuple[str, ...]:
    return (str(TOOLS), str(ROOT / "scripts" / "node.py"), str(WEB), *arguments)


def code_checks() -> Iterator[Step]:
    """What is quick enough for the inner loop."""
    yield Step("format", tool("ruff", "format", "--check", "."))
    yield Step("lint", tool("ruff", "check", "."))
    yield Step("file length", script("file_length.py"))
    yield Step("types", tool("mypy"))
    yield Step("import contracts", tool("lint-imports", "--no-cache"))
    yield Step("import rings", script("import_rings.py"))
    yield Step("readers of keys", script("key_readers.py"))


def client() -> Iterator[Step]:
    yield Step("web format", web("prettier", "--check", "--log-level", "warn", "."))
    yield Step("web imports", web("oxlint", "--quiet"))
    yield Step("web lint", web("eslint", "--max-warnings", "0", "."))
    yield Step("web types", web("svelte-check", "--fail-on-warnings", "--output", "human"))
    yield Step("web tests", web("vitest", "run"))
    workflows = sorted(map(str, (ROOT / ".github" / "workflows").glob("*.yml")))
    yield Step("workflows", web("../../checks/workflows.js", *workflows))  # from where tools lie


def tests(fast: bool) -> Iterator[Step]:
    pytest = tool("pytest", "-q", "-n", WORKERS, "--dist", "worksteal", "--durations=10", "--durations-min=2")
    quick = (*pytest, "-m", NOT_FAST, *(f"--ignore=tests/{place}" for place in APART))
    if fast:
        yield Step("tests", quick)
        return
    yield Step("tests", (*quick, "--cov", "--cov-report=json", "--cov-report="))
    yield Step("coverage floors", script("coverage_floor.py"))
    yield Step("browser", (str(TOOLS), str(ROOT / "scripts" / "browser.py")))
    yield Step("long tests", (*pytest, "-m", f"apart or not ({NOT_FAST})"))


def kept() -> dict[str, str]:
    """The environment, except for what would have every test module compiled anew in every process of every run."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run(step: Step) -> Result:
    """Passes a step's output on as it comes, and keeps its last line."""
    return _run(step, lambda line: print(line, end="", flush=True))


def run_quietly(step: Step) -> Result:
    """Keeps what a step says until it is done: others speak meanwhile."""
    said: list[str] = []
    result = _run(step, said.append)
    print("".join(said), end="", flush=True)
    return result


def _run(step: Step, say: Callable[[str], object]) -> Result:
    say(f"\n── {step.name}\n")
    started, last = time.monotonic(), ""
    colour = {"FORCE_COLOR": "1", "PY_COLORS": "1"} if sys.stdout.isatty() else {}
    with subprocess.Popen(
        step.command,
        cwd=ROOT,
        env={**kept(), **colour},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            say(line)
            last = line.strip() or last
    return Result(step.name, process.returncode == 0, time.monotonic() - started, last)


def run_fast() -> list[Result]:
    """What reads the code uses one core, and there is always a test left for the other."""
    with ThreadPoolExecutor(1) as pool:
        code = [pool.submit(run_quietly, step) for step in code_checks()]
        tested = [run(step) for step in tests(fast=True)]
        return [*(step.result() for step in code), *tested]


def main() -> int:
    parser = argparse.ArgumentParser(prog="check", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("pace", nargs="?", choices=["all", "fast"], default="all", help="everything, or the inner loop")
    fast = parser.parse_args().pace == "fast"
    started = time.monotonic()
    results = run_fast() if fast else [run(step) for step in (*code_checks(), *client(), *tests(fast=False))]
    print()
    for result in results:
        note = f"  {result.last_line}" if "tests" in result.name else ""
        print(f"{'ok  ' if result.passed else 'FAIL'} {result.name:<18}{result.seconds:6.1f} s{note}")
    failed = [result.name for result in results if not result.passed]
    verdict = f"failed: {', '.join(failed)}" if failed else "green"
    print(f"check: {verdict} ({time.monotonic() - started:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
