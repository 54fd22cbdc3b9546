"""Takes the screens that matter at every size, theme and language alternating, one sheet of ten pictures a screen.

`gallery_sizes.py` takes them all; `gallery_sizes.py home duel` only those whose name begins so. Each pair of theme and
language comes at each size within four screens. What reaches out of the window or is too small to touch is said.
"""

from __future__ import annotations

import base64
import itertools
import sys

from gallery import LANGUAGES, OUT, THEMES, browsing, serving, somebody
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError
from screens import SCREENS, SampleTables, Screen
from screens_grail import GRAIL
from tests.web.sizes import SIZES, resize

PAIRS = tuple(itertools.product(LANGUAGES, THEMES))
FIFTY = frozenset(
    (
        "home",
        "home-tables",
        "open-sand",
        "open-duel",
        "open-grail",
        "join",
        "tables",
        "campaigns",
        "replays",
        "settings",
        "rules",
        "hall",
        "clubs",
        "today",
        "reminders",
        "workshop",
        "devices",
        "log",
        "choices",
        "why",
        "menu",
        "past",
        "invite",
        "privacy",
        "watching",
        "lesson",
        "duel-start",
        "duel-era",
        "duel-plan",
        "duel-use",
        "duel-share",
        "duel-circle",
        "duel-middle",
        "duel-dynasty",
        "duel-end",
        "sand-held",
        "sand-middle",
        "sand-late",
        "sand-four",
        "sand-card",
        "sand-end",
        "grail-people",
        "grail-story",
        "grail-map",
        "grail-place",
        "grail-hero",
        "grail-journal",
        "grail-two",
        "grail-later",
        "grail-trade",
        "grail-progress",
        "grail-learn",
        "grail-decks",
        "grail-end",
        "encounter-first",
        "encounter-row",
        "encounter-talk",
    )
)
ORDER = tuple(sorted(SIZES, key=lambda name: ("tablet" in name, "phone" in name, name)))
FAULTS = """() => {
    const found = [];
    if (document.documentElement.scrollWidth > innerWidth + 1)
        found.push(`wider than the window by ${document.documentElement.scrollWidth - innerWidth}`);
    for (const one of document.querySelectorAll('button, a[href], input, select, summary, [role=button]')) {
        if (!one.checkVisibility({ visibilityProperty: true })) continue;
        if (one.closest('p, li > span, .sr, [inert], g')) continue;
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        if (box.width > 0 && (box.width < 31.5 || box.height < 31.5 || Math.max(box.width, box.height) < 43.5))
            found.push(`small ${one.tagName} .${one.getAttribute('class')} "${(one.ariaLabel ?? one.textContent).trim()
                .slice(0, 30)}" ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
    for (const one of document.querySelectorAll('body *')) {
        if (one.closest('svg, .sr, [inert]') || !one.checkVisibility({ visibilityProperty: true })) continue;
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const style = getComputedStyle(one);
        if (!own || style.overflow === 'visible' && style.textOverflow === 'clip') continue;
        if (['auto', 'scroll'].includes(style.overflowY) || one.tagName === 'INPUT') continue;
        if (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 3)
            found.push(`cut .${one.getAttribute('class')} "${one.textContent.trim().slice(0, 40)}"`);
    }
    return [...new Set(found)];
}"""
SHEET = """async ([pictures, wide, high]) => {
    const canvas = document.createElement('canvas');
    const placed = [];
    let [x, y] = [0, 0];
    for (const [name, data] of pictures) {
        const image = new Image();
        image.src = 'data:image/png;base64,' + data;
        await image.decode();
        const its = Math.round(image.width * high / image.height);
        if (x + its > wide) [x, y] = [0, y + high + 20];
        placed.push([name, image, x, y, its]);
        x += its + 6;
    }
    [canvas.width, canvas.height] = [wide, y + high + 20];
    const pen = canvas.getContext('2d');
    pen.font = '14px sans-serif';
    for (const [name, image, left, top, its] of placed) {
        pen.fillText(name, left, top + 14);
        pen.drawImage(image, left, top + 18, its, high);
    }
    return canvas.toDataURL('image/png').split(',')[1];
}"""


def take(nth: int, screen: Screen, samples: SampleTables, launched: Browser, press: Page) -> int:
    """The pictures of one screen: four visits, one for each pair of theme and language."""
    pictures: dict[str, str] = {}
    faults = 0
    for kind, (language, theme) in enumerate(PAIRS):
        sizes = [name for place, name in enumerate(SIZES) if (nth + place) % len(PAIRS) == kind]
        with somebody(launched, samples, language, theme, "phone" if "phone" in sizes else "wide") as page:
            letters = page.context.new_cdp_session(page)
            try:
                resize_first(page, sizes[0])
                screen.go(page, samples)
                for name in sizes:
                    resize(page, letters, name)
                    page.wait_for_timeout(250)
                    taken = page.screenshot()
                    plain = name.replace(",", "").replace(" ", "-")
                    (OUT / f"{screen.name}-{plain}.png").write_bytes(taken)
                    pictures[f"{name} {language} {theme}"] = base64.b64encode(taken).decode()
                    wrong = page.evaluate(FAULTS)
                    faults += len(wrong)
                    print(
                        *(f"{screen.name}, {name}, {language}: {one}" for one in wrong),
                        sep="\n",
                        end="\n" * bool(wrong),
                    )
            except PlaywrightError as error:
                faults += 1
                print(f"{screen.name}, {sizes}: {str(error)[:300]}", flush=True)
    ordered = sorted(pictures.items(), key=lambda one: ORDER.index(one[0].rsplit(" ", 2)[0]))
    if ordered:
        sheet = press.evaluate(SHEET, [ordered, 1560, 340])
        (OUT / f"sheet-{screen.name}.png").write_bytes(base64.b64decode(sheet))
    print(screen.name, faults, flush=True)
    return faults


def resize_first(page: Page, name: str) -> None:
    width, height, _ = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})


def main() -> int:
    wanted = tuple(word for word in sys.argv[1:] if not word.startswith("-"))
    OUT.mkdir(parents=True, exist_ok=True)
    named = [*enumerate(one for one in (*SCREENS, *GRAIL) if one.name in FIFTY)]
    chosen = [(nth, one) for nth, one in named if one.name.startswith(wanted or ("",))]
    with serving() as served, browsing() as launched:
        press, samples = launched.new_page(), SampleTables(served)
        faults = sum(take(nth, one, samples, launched, press) for nth, one in chosen)
    print(f"{len(chosen)} screens, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
