"""What the site makes of a finished page: figures with their intervals drawn, scripts in files of their own.

No script stands in a page, so that the pages hold under the policy with which the program serves them.
"""

from __future__ import annotations

import hashlib
import posixpath
import re
from pathlib import Path

NUMBER = r"\d[\d.]*"
MIDDLE = rf"(?P<text>(?:<strong>)?(?P<middle>{NUMBER})"
MEASURED = re.compile(
    rf"<td(?P<how>[^>]*)>{MIDDLE} %(?:</strong>)? \((?P<low>{NUMBER}) to (?P<high>{NUMBER})\)[^<]*)</td>"
)
AROUND = re.compile(rf"<td(?P<how>[^>]*)>{MIDDLE} ± (?P<reach>{NUMBER}) %(?:</strong>)?[^<]*)</td>")
RATED = re.compile(r"<td(?P<how>[^>]*)>(?P<text>(?P<low>[+-]\d+) to (?P<high>[+-]\d+))</td>")
SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
WIDE = 120


def bar(low: float, middle: float, high: float) -> str:
    """An interval between nought and a hundred, with the middle marked; the text beside it says the same."""

    def at(value: float) -> float:
        return 2 + max(0.0, min(100.0, value)) / 100 * (WIDE - 4)

    return (
        f"<svg class='interval' aria-hidden='true' viewBox='0 0 {WIDE} 10'>"
        f"<line class='ground' x1='2' y1='5' x2='{WIDE - 2}' y2='5'/>"
        f"<line class='half' x1='{at(50):.1f}' y1='1' x2='{at(50):.1f}' y2='9'/>"
        f"<line class='reach' x1='{at(low):.1f}' y1='5' x2='{at(high):.1f}' y2='5'/>"
        f"<circle cx='{at(middle):.1f}' cy='5' r='3'/></svg>"
    )


def with_intervals(html: str) -> str:
    """Under each share with its interval a small picture of both; ratings on a scale of a thousand either way."""

    def measured(found: re.Match[str]) -> str:
        picture = bar(float(found["low"]), float(found["middle"]), float(found["high"]))
        return f"<td{found['how']}>{found['text']}{picture}</td>"

    def around(found: re.Match[str]) -> str:
        middle, reach = float(found["middle"]), float(found["reach"])
        return f"<td{found['how']}>{found['text']}{bar(middle - reach, middle, middle + reach)}</td>"

    def rated(found: re.Match[str]) -> str:
        low, high = (50 + float(found[side]) / 20 for side in ("low", "high"))
        return f"<td{found['how']}>{found['text']}{bar(low, (low + high) / 2, high)}</td>"

    return RATED.sub(rated, AROUND.sub(around, MEASURED.sub(measured, html)))


def apart(html: str, url: str, kept: dict[str, str]) -> str:
    """The page with its scripts and styles led to files, which are put into `kept` by their place on the site."""

    def lead(code: str, ending: str) -> str:
        place = f"assets/apart/{hashlib.sha256(code.encode()).hexdigest()[:12]}.min.{ending}"
        kept[place] = code
        return posixpath.relpath(place, posixpath.dirname(url) or ".")

    html = SCRIPT.sub(lambda found: f'<script src="{lead(found[1], "js")}"></script>', html)
    return STYLE.sub(lambda found: f'<link rel="stylesheet" href="{lead(found[1], "css")}">', html)


def write(kept: dict[str, str], site: Path) -> None:
    for place, code in kept.items():
        (site / place).parent.mkdir(parents=True, exist_ok=True)
        (site / place).write_text(code, encoding="utf-8")
