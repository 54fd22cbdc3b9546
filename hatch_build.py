"""Build hook: a wheel holds the built client, the packs and the rule catalogues, so its user needs no node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "scripts"))
import build_web
import node

DATA = {"packs": "tavola/packs", "docs/rules": "tavola/docs/rules"}


class TavolaBuild(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only where it is needed and missing."""
        return [] if build_web.is_current() or node.machine_node() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install reads packs and catalogues where they lie; a real one carries them."""
        build_web.build()
        if self.target_name == "wheel" and version != "editable":
            root = Path(self.root)
            build_data["force_include"].update({str(root / at): to for at, to in DATA.items() if (root / at).is_dir()})
