"""The sizes of screen that everything is looked at in: width, height, and the size of letters the reader has set."""

from collections.abc import Iterator

from playwright.sync_api import CDPSession, Page

SIZES = {
    "upright tablet": (768, 1024, 16),
    "large upright tablet": (820, 1180, 16),
    "tablet lying down": (1024, 768, 16),
    "phone lying down": (844, 390, 16),
    "full HD": (1920, 1080, 16),
    "large desk": (2560, 1440, 16),
    "desk": (1366, 768, 16),
    "phone": (390, 844, 16),
    "desk, large letters": (1366, 768, 32),
    "phone, large letters": (390, 844, 32),
}


def resize(page: Page, letters: CDPSession, name: str) -> None:
    """The window and the letters of that size, once the page has followed."""
    width, height, size = SIZES[name]
    page.set_viewport_size({"width": width, "height": height})
    letters.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": 13}})
    page.wait_for_function(
        "([wide, large]) => innerWidth === wide && (parseFloat(getComputedStyle(document.documentElement).fontSize)"
        " >= 31) === large && new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 30)))",
        arg=[width, size > 16],
    )


def resized(page: Page, letters: CDPSession) -> Iterator[str]:
    """The window at each size in turn."""
    for name in SIZES:
        resize(page, letters, name)
        yield name
