"""Packs the built site for the program, which serves it under /docs: `python scripts/site_archive.py dist/site`.

Left out is what no reader needs: source maps, and what the search has for languages we do not write.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

ARCHIVE = Path(__file__).resolve().parent.parent / "src" / "tavola" / "server" / "web" / "docs.zip"
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same pages give the same bytes
STEMMERS = ("lunr.stemmer.support.min.js", "lunr.it.min.js", "lunr.multi.min.js")


def is_needed(path: Path) -> bool:
    if path.suffix in (".map", ".gz") or path.name in ("sitemap.xml", "objects.inv", "404.html"):
        return False
    return "lunr" not in path.parts or path.name in STEMMERS


def pack(site: Path, archive: Path = ARCHIVE) -> int:
    """How many bytes it takes."""
    files = [path for path in sorted(site.rglob("*")) if path.is_file() and is_needed(path.relative_to(site))]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for path in files:
            name = path.relative_to(site).as_posix()
            out.writestr(zipfile.ZipInfo(name, LONG_AGO), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return archive.stat().st_size


if __name__ == "__main__":
    print(f"the site for the program: {pack(Path(sys.argv[1])) / 1e6:.1f} MB")
