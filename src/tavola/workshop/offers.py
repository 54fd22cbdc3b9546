"""A pack as it is offered: its id, its title in both languages, its version."""

from __future__ import annotations

from tavola.content.words import LANGUAGES
from tavola.library.finding import find_pack
from tavola.workshop import showing
from tavola.workshop.archives import texts_of
from tavola.workshop.wire import PackOffer


def offer_of(pack: str) -> PackOffer:
    source = find_pack(pack)
    manifest = source.manifest()
    files = texts_of({name: data for name, data in source.files.items() if name.endswith(".ftl")})
    title = {language: showing.text_said(files, language, manifest.title) or pack for language in LANGUAGES}
    return PackOffer(pack, title, manifest.version)
