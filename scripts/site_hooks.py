"""Hooks of the site: pages that do not lie in docs/, and links that lead out of it.

ARCHITECTURE.md and its neighbours are read where they lie; galleries come from site_pages.py; API pages name modules.
A link to a file that is no page of the site (a source, a test) becomes its text: the site stands for itself.
"""

from __future__ import annotations

import os
import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
import site_looks  # noqa: E402  (MkDocs reads a hook by its path alone)

AT_ROOT = {name: f"{name.lower()}.md" for name in ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY", "STYLE")}
API = {
    "testing": ("Testing rules", ("tavola.testing",)),
    "adapters": (
        "Environments",
        (
            "tavola.adapters",
            "tavola.adapters.gymnasium_solo",
            "tavola.adapters.pettingzoo_aec",
            "tavola.adapters.pettingzoo_parallel",
            "tavola.adapters.openspiel",
        ),
    ),
    "kernel": (
        "Kernel",
        (
            "tavola.kernel.do",
            "tavola.kernel.flow",
            "tavola.kernel.state",
            "tavola.kernel.decision",
            "tavola.kernel.choice",
            "tavola.kernel.event",
            "tavola.kernel.game",
            "tavola.kernel.match",
        ),
    ),
}
MEASURED = ("strength.md", "balance/", "cards/", "records.md")  # pages whose tables have figures with intervals
DIAGRAM = re.compile(r"^<!-- diagram: ([a-z-]+) -->$", re.MULTILINE)
# What a search finds first: who plays asks for rules and how-tos, not for how a world was thought out.
FIRST = {"rules/": 4, "contributing": 4, "hosting": 2, "packs/": 2, "decisions/": 0.3, "worlds/": 0.2, "prompts/": 0.3,
         "api/": 0.5, "attacked": 0.3, "changelog": 0.3}  # fmt: skip
APART: dict[str, str] = {}  # scripts and styles that stood in pages
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def on_files(files: Files, *, config: Any) -> Files:
    for name, uri in AT_ROOT.items():
        text = (ROOT / f"{name}.md").read_text(encoding="utf-8")
        files.append(File.generated(config, uri, content=led_inside(text, f"{name}.md", uri)))
    for page in sorted(Path(os.environ["TAVOLA_SITE_PAGES"]).glob("*.md")):
        files.append(File.generated(config, f"packs/{page.name}", content=page.read_text(encoding="utf-8")))
    for name, (title, modules) in API.items():
        body = "\n\n".join(f"::: {module}" for module in modules)
        files.append(File.generated(config, f"api/{name}.md", content=f"# {title}\n\n{body}\n"))
    return files


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Files) -> str:
    uri = page.file.src_uri
    boosts = [boost for place, boost in FIRST.items() if uri.startswith(place)]
    page.meta.setdefault("search", {"boost": boosts[0] if boosts else 1})
    made, language = Path(os.environ["TAVOLA_SITE_PAGES"]), "it" if uri.startswith("rules/it/") else "en"
    markdown = DIAGRAM.sub(lambda found: (made / f"{found[1]}.{language}.svg").read_text(encoding="utf-8"), markdown)
    return led_inside(markdown, f"docs/{uri}", uri) if page.file.generated_by is None else markdown


def led_inside(text: str, source: str, uri: str) -> str:
    """The same text with its links led to pages of the site; `source` is where it lies in the repository."""

    def lead(found: re.Match[str]) -> str:
        picture, label, target = found[1], found[2], found[3]
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return found[0]
        path, _, anchor = target.partition("#")
        inside = page_of(posixpath.normpath(posixpath.join(posixpath.dirname(source), path)))
        if inside is None:
            return label
        away = posixpath.relpath(inside, posixpath.dirname(uri) or ".")
        return f"{picture}[{label}]({away}{'#' + anchor if anchor else ''})"

    return LINK.sub(lead, text)


def page_of(path: str) -> str | None:
    """Where a file of the repository stands on the site, if it does."""
    name = path.removesuffix(".md")
    if name in AT_ROOT:
        return AT_ROOT[name]
    if path == "README.md":
        return "index.md"
    whole = ROOT / path
    if path.startswith("docs/") and whole.is_dir():
        return page_of(f"{path}/README.md") if (whole / "README.md").is_file() else None
    if path.startswith("docs/balance/") and path.endswith(".html"):
        return path.removeprefix("docs/")
    shown = path.endswith((".md", ".png", ".svg"))
    return path.removeprefix("docs/") if path.startswith("docs/") and shown and whole.is_file() else None


def on_page_content(html: str, *, page: Any, config: Any, files: Files) -> str:
    return site_looks.with_intervals(html) if page.file.src_uri.startswith(MEASURED) else html


def on_post_build(*, config: Any) -> None:
    site = Path(config["site_dir"])
    for report in (ROOT / "docs" / "balance").glob("*.html"):
        place = f"balance/{report.name}"
        page = site_looks.apart(report.read_text(encoding="utf-8"), place, APART)
        (site / place).write_text(page, encoding="utf-8")
    site_looks.write(APART, site)


def on_post_page(output: str, *, page: Any, config: Any) -> str:
    """What the theme leaves out for readers of the page by ear: names of dialog and landmarks, heads of tables."""
    output = output.replace(
        'data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"'
    )
    output = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", output)
    seen: dict[str, int] = {}

    def apart(found: re.Match[str]) -> str:
        seen[found[1]] = nth = seen.get(found[1], 0) + 1
        return (
            found[0] if nth == 1 else found[0].replace(f'aria-label="{found[1]}"', f'aria-label="{found[1]} ({nth})"')
        )

    output = re.sub(r'<nav class="md-nav[^>]*aria-label="([^"]*)"', apart, output)
    return site_looks.apart(output, page.file.dest_uri, APART)
