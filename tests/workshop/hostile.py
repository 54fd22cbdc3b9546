"""Archives and edits as somebody might send them who means no good: `python -m tests.workshop.hostile 100000 SEED`."""

import io
import random
import sys
import time
import warnings
import zipfile
from collections import Counter
from typing import Any

from tavola.content.problems import PackError
from tavola.kernel.decision import Refused
from tavola.library.archive import packed
from tavola.library.finding import find_pack
from tavola.workshop.archives import Bounds, imported, texts_of
from tavola.workshop.checking import faults_of_file, shapes_of
from tavola.workshop.document import Change, Document
from tavola.workshop.planning import Asked, Plan

PACK, GAME = "realm_of_sand/vetra", "realm_of_sand"
NAMES = [
    "../up.yaml", "/etc/x.yaml", "a\\b.yaml", "a" * 300 + ".yaml", "cards.yml", "é.yaml", ".x/y.yaml",
    "d/" * 9 + "a.yaml",
]  # fmt: skip
TEXTS = [
    "a: &a [x, x]\nb: *a\n", "!!python/object/apply:os.system [ls]", "[" * 5_000, "\0", "a: 1\na: 2\n", "<<: {a: 1}\n",
    "- id: x\n---\n- id: y\n", "\ufeff- id: é\n", "x" * 300_000, "- {id: corner-oven}\n", "", "a: |\n  x\n b\n",
]  # fmt: skip
ENTRIES = [
    "",
    "corner-oven",
    "corner-oven/pattern/#0",
    "#99999999",
    "~1~0",
    "a/" * 60,
    "x" * 500,
    "corner-oven/stars",
    "#0",
]
FILES = [
    "cards.yaml",
    "pack.yaml",
    "boards.yaml",
    "rules.yaml",
    "../x.yaml",
    "new.yaml",
    "locale/it/cards.ftl",
    "x",
    "a/b.yaml",
]
MESSAGES = [
    "card-corner-oven",
    "card-corner-oven.line",
    "-term",
    "x y",
    "a" * 300,
    "card-new",
    "card-new.line",
    "pack-title",
]
VALUES: list[Any] = [
    1, -5, 10**30, 1.5, 1e300, True, None, "x", "- a: b\n# c", "\u2028\u0007", "yes", "1", ": ", "{", [], {}, [[[]]],
    {"id": "corner-oven", "stars": 2}, {"a/b": {"~": ["#", "'", '"']}}, {"": 1}, {"<<": 1}, ["a", None, {"b": []}],
]  # fmt: skip


class Enemy:
    """One series of tries, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.files = texts_of(find_pack(PACK).files)
        self.archive = packed(self.files)
        self.document, self.shapes = Document(self.files), shapes_of(GAME)
        self.told: Counter[str] = Counter()
        self.longest = 0.0

    def archived(self) -> bytes:
        """A mutated archive: bits, entries, names, sizes that lie, links, what is no zip at all."""
        chance, kind = self.chance, self.chance.randrange(6)
        if kind == 0:
            data = bytearray(self.archive)
            for _ in range(chance.randint(1, 30)):
                data[chance.randrange(len(data))] = chance.randrange(256)
            return bytes(data)
        if kind == 1:
            return self.archive[: chance.randrange(len(self.archive))]
        buffer = io.BytesIO()
        warnings.simplefilter("ignore", UserWarning)  # two files of one name are what we want
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in self.files.items():
                if chance.random() < 0.1:
                    continue
                body = chance.choice(TEXTS) if chance.random() < 0.1 else text
                info = zipfile.ZipInfo(chance.choice(NAMES) if chance.random() < 0.03 else name)
                if chance.random() < 0.02:
                    info.external_attr = 0o120777 << 16
                archive.writestr(info, body.encode("utf-8", "surrogatepass"))
            if kind == 2:
                archive.writestr("bomb.yaml", b"\0" * chance.choice([1 << 20, 1 << 24]))
            if kind == 3:
                for nth in range(2_100):
                    archive.writestr(f"f{nth}.yaml", b"")
        return buffer.getvalue()

    def asked(self) -> Asked:
        chance, kind = self.chance, self.chance.randrange(7)
        file, entry = chance.choice(FILES[:4] if chance.random() < 0.6 else FILES), chance.choice(ENTRIES)
        if kind == 0:
            return Asked(file=file, entry=entry, value=chance.choice(VALUES), place=chance.choice(ENTRIES))
        if kind == 1:
            field = chance.choice(["stars", "pattern[0]", "a.b[9].c", "[[", ".", "stars[0]", "x" * 300])
            return Asked(file=file, entry=entry, field=field, value=chance.choice(VALUES))
        if kind == 2:
            return Asked(file=file, entry=entry, yaml=chance.choice(TEXTS))
        if kind == 3:
            return Asked(file=file, entry=entry, remove=True)
        if kind == 4:
            return Asked(file=file, text=chance.choice([*TEXTS, None]))
        if kind == 5:
            text = chance.choice([*TEXTS, None, "{ $x", "{ -term }", "ok\n.a = b", "}", "a\n\n\nb"])
            return Asked(locale=chance.choice(["it", "en", "xx"]), message=chance.choice(MESSAGES), text=text)
        return Asked(undo=chance.randint(-2, self.document.seq + 2))

    def bring(self) -> None:
        began = time.perf_counter()
        try:
            imported(self.archived(), Bounds())
            self.told["archive taken"] += 1
        except PackError:
            self.told["archive refused"] += 1
        self.longest = max(self.longest, time.perf_counter() - began)

    def edit(self) -> None:
        """What is refused changes nothing; what is not can be read, checked and taken back."""
        document, began = self.document, time.perf_counter()
        before = dict(document.files)
        after = self.chance.randint(0, document.seq)
        try:
            planned = Plan(document, GAME, after, "me").all([self.asked()])
        except Refused as refused:
            assert document.files == before
            self.told[refused.refusal.code] += 1
            self.longest = max(self.longest, time.perf_counter() - began)
            return
        seq = document.seq + 1
        document.append(
            Change(seq, 0.0, "me", "Me", tuple(planned.splices), planned.did(), tuple(planned.words), planned.undoes)
        )
        for splice in planned.splices:
            if splice.file in document.files and splice.file.endswith(".yaml"):
                faults_of_file(GAME, self.shapes, splice.file, document.files[splice.file])
        self.longest = max(self.longest, time.perf_counter() - began)
        assert document.files_at(seq - 1) == before
        self.told["edit made"] += 1
        if sum(map(len, document.files.values())) > 2_000_000 or seq >= 60:
            self.document = Document(self.files)


def main() -> None:
    """So many of both, and what became of them."""
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    enemy, began = Enemy(seed), time.time()
    for nth in range(count):
        enemy.edit() if nth % 4 else enemy.bring()
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{count} tries in {time.time() - began:.0f} s, longest {enemy.longest:.2f} s, peak {peak} MiB")
    for what, often in enemy.told.most_common():
        print(f"  {often:7} {what}")


if __name__ == "__main__":
    main()
