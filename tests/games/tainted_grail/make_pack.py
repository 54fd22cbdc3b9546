"""Writes the Combat and Diplomacy cards of the test pack: the same forty designs of each kind for four Characters.

Run it from the project's folder after a change: `python tests/games/tainted_grail/make_pack.py`.
"""

from __future__ import annotations

from typing import Any

import yaml

from tavola.library.places import TEMPLATES

PACK = TEMPLATES / "tainted_grail"
LETTERS = {"fowler": "A", "ferrywoman": "R", "saltwife": "S", "bellman": "V"}
ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")
STARTERS, BASIC, ADVANCED = 15, 25, 15
KINDS = {"combat": "c", "diplomacy": "d"}

COMBAT = """Pole Jab|Colpo di pertica
Low Guard|Guardia bassa
Spit and Swear|Sputi e bestemmie
Let Fly|Scagliare
Long Watch|Lunga attesa
Wet Feet|Piedi bagnati
Mind the Bank|Occhio alla riva
Second Wind|Secondo fiato
Backhand|Manrovescio
Heel and Toe|Tacco e punta
Old Scar|Vecchia cicatrice
Deep Breath|Respiro profondo
Elbow|Gomito
Shove|Spintone
Bite|Morso
Drag Under|Trascinare sotto
Counted Steps|Passi contati
Sand in the Eyes|Sabbia negli occhi
Slow Knife|Coltello lento
Last Ditch|Ultimo fosso
Break the Line|Rompere la fila
Tide Table|Tavola delle maree
Patient Hook|Amo paziente
Shout|Urlo
Hold the Door|Tenere la porta
Red Hands|Mani rosse
Crane Stance|Passo della gru
Borrowed Strength|Forza in prestito
Bell Note|Nota di campana
Salt Line|Riga di sale
Cold Iron|Ferro freddo
Every Wave|Ogni onda
Nothing Wasted|Niente sprechi
Ride It Out|Lasciar passare
Undertow|Risacca
Heavy Rope|Corda grossa
Two at Once|Due in una volta
Grit|Denti stretti
Quick Fish|Pesce svelto
Full Sail|A vele piene"""
DIPLOMACY = """Plain Words|Parole semplici
Let Them Talk|Lasciali parlare
Dry Wit|Arguzia secca
Old Debt|Vecchio debito
Nod|Cenno del capo
Weather Talk|Parlare del tempo
Name a Price|Fare un prezzo
Share Bread|Spezzare il pane
Hard Look|Sguardo duro
Soft Answer|Risposta mite
Long Silence|Lungo silenzio
Laugh|Risata
Family Name|Nome di famiglia
Show the Hands|Mostrare le mani
Good Question|Buona domanda
Sworn Word|Parola giurata
Half a Truth|Mezza verità
Mutual Friend|Amico comune
Small Gift|Piccolo dono
Warning|Avvertimento
Proverb|Proverbio
Walk Away|Far per andarsene
Kneel|Inginocchiarsi
Count It Twice|Contare due volte
Remember Me|Ricordati di me
Lullaby|Ninnananna
Sermon|Predica
Haggle|Tirare sul prezzo
Confession|Confessione
Threat|Minaccia
Common Grief|Dolore comune
Riddle|Indovinello
Witness|Testimone
Blessing|Benedizione
Flattery|Lusinga
Plain Figures|Cifre chiare
Old Song|Vecchia canzone
Oath of Salt|Giuramento del sale
Second Thought|Ripensamento
Open Door|Porta aperta"""
NAMES = {
    "combat": [line.split("|") for line in COMBAT.splitlines()],
    "diplomacy": [line.split("|") for line in DIPLOMACY.splitlines()],
}


def ability(trigger: Any, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"trigger": trigger, **more, "do": list(do)}


def modify(stat: str, lasts: str = "phase", **change: Any) -> dict[str, Any]:
    return {"modify": {"stat": stat, **change, "for": lasts}}


THROW = {
    "choose": {
        "options": [
            {
                "key": "throw_it",
                "if": {"any": [{"has": {"item": "weapon", "ready": True}}, {"has": {"item": "shield", "ready": True}}]},
                "cost": {"flip": {"any_of": ["weapon", "shield"]}},
                "do": [{"pool": 2}],
            },
            {"key": "keep_it"},
        ]
    }
}
# What some cards do besides their keys, by their place among the forty of their kind.
COMBAT_ABILITIES: dict[int, list[dict[str, Any]]] = {
    2: [
        ability("response", modify("damage", add={"mul": [-1, {"connected": "caution"}]})),
        ability({"delayed": 1}, {"draw": 1}),
    ],
    3: [ability("place", {"lose": {"energy": 1}}, {"pool": {"connected": "aggression"}})],
    4: [ability("place", THROW)],
    16: [
        ability("place", {"charges": {"add": {"attr": "caution"}}}),
        ability({"pay_charges": 1}, {"pool": 1}, limit={"per": "activation", "times": 2}),
    ],
    17: [ability("response", {"gain": {"terror": {"taken": "damage"}}})],
    18: [ability({"delayed": 2}, {"pool": 2})],
    19: [ability("place", {"flip": {"keyword": "companion"}}, {"pool": 1})],
    20: [
        ability(
            "place",
            {"damage": 1},
            {"pool": {"max": [1, {"track": "terror"}]}},
            cost={"discard": {"from": "hand", "n": 1}},
        )
    ],
    26: [
        ability("place", {"charges": {"add": 2}}),
        ability({"pay_charges": 2, "phase": "play"}, {"play": {"from": "hand", "as_connected": "continue"}}),
    ],
    27: [ability("visible", modify("pool_gain", "visible", add=1, **{"if": {"played": ">=2"}}))],
    28: [
        ability(
            "place",
            {
                "if": {"connected": {"any": ">=2"}},
                "then": [{"draw": 1}],
                "else": [{"discard": {"from": "sequence_last", "n": 1}}],
            },
        )
    ],
    29: [ability("place", modify("damage", "activation", prevent="all"), limit={"per": "encounter", "times": 1})],
    30: [ability({"delayed": 1}, {"pool": {"sum": [1, {"charges": True}]}})],
    31: [ability("response", {"pool": 1}, **{"if": {"pool": "<=2"}})],
    32: [ability("place", {"pool": {"mul": [{"min": [2, {"res": "magic"}]}, 1]}})],
    33: [ability("place", {"gain": {"energy": 1}, "who": "owner"})],
    34: [ability("response", modify("pool_loss", add=-1))],
    35: [
        ability(
            "place",
            {"if": {"charges": ">=1"}, "then": [{"charges": {"add": -1}}]},
            {"end_encounter": "run_away"},
            cost={"magic": 2},
        )
    ],
}
DIPLOMACY_ABILITIES: dict[int, list[dict[str, Any]]] = {
    2: [ability("response", modify("affinity_loss", add=-1)), ability({"delayed": 1}, {"affinity": 2})],
    3: [
        ability(
            "place",
            {"if": {"not": {"zone": "green"}}, "then": [{"lose": {"rep": 1}}]},
            {"charges": {"add": {"attr": "practicality"}}},
        )
    ],
    4: [ability("place", {"gain": {"rep": 1}}, **{"if": {"has": {"secret": 17}}})],
    16: [
        ability("place", {"charges": {"add": 2}}),
        ability({"pay_charges": 2}, {"play": {"from": "hand", "as_connected": "continue"}}),
    ],
    17: [ability("place", {"affinity": {"connected": "empathy"}})],
    18: [ability({"delayed": 2}, {"affinity": 3})],
    19: [ability("place", {"affinity": 1}, cost={"wealth": 1})],
    20: [ability("response", {"affinity": 1}, **{"if": {"stage": 2}})],
    26: [ability("place", {"lose": {"terror": {"affinity": True}}})],
    27: [ability("place", {"draw": 2}, {"discard": {"from": "hand", "n": 1}})],
    28: [ability("visible", modify("affinity_loss", "visible", add=-1, **{"if": {"charges": 0}}))],
}
PASSIVE = {5, 16, 27, 28}
PLAIN_ICON: dict[str, dict[str, int]] = {"combat": {"cubes": 1}, "diplomacy": {"affinity": 1}}


def left_edge(kind: str, nth: int) -> list[dict[str, Any]]:
    """Row 0 is the Free Key; every third card goes on by Magic, every fifth by an Attribute, every fourth draws."""
    icon: Any = PLAIN_ICON[kind]
    free = [{"key": "free", "icons": [icon]}, {"key": "free"}, {"key": "free", "icons": [{"x": 2}, icon]}][nth % 3]
    magic = {"key": "magic", "icons": ["continue"] if nth % 3 != 1 else [icon]}
    topic = ["topic"] if kind == "diplomacy" else [icon]
    bonus = {"key": "bonus", "icons": ["continue"] if nth % 5 == 0 else ["draw"] if nth % 4 == 2 else topic}
    rows = [free, magic, bonus]
    if nth % 7 == 0:
        rows.append({"key": "bonus", "icons": [icon]})
    if nth == 39:
        rows[2] = {"key": "bonus", "icons": [icon, "tear"]}
    return rows


def right_edge(nth: int, turn: int) -> list[dict[str, Any]]:
    """The Attribute goes round with the card's place and with the Character."""
    free: dict[str, Any] = {"key": "free"}
    if nth % 9 == 2:
        free = {"key": "free", "icons": [{"x": 2}]}
    elif nth % 9 == 7:
        free = {"key": "free", "icons": ["void"]}
    attr = {"key": "attribute", "attr": ATTRIBUTES[(nth + turn) % 6], "level": 2 if nth % 8 == 0 else 1}
    rows = [free, {"key": "magic"} if nth % 6 else {"key": "none"}, attr]
    if nth % 7 == 0:
        rows.append({"key": "attribute", "attr": ATTRIBUTES[(nth + turn + 3) % 6], "level": 1})
    return rows


def card(name: str, kind: str, nth: int, turn: int) -> dict[str, Any]:
    """Cards 1 to 25 are basic, the first fifteen of them with the banner; 26 to 40 are the Character's own."""
    own = nth > BASIC
    which = "advanced" if own else "starter" if nth <= STARTERS else "basic"
    entry: dict[str, Any] = {
        "id": card_id(name, kind, nth),
        "number": f"{nth - BASIC if own else nth}{LETTERS[name]}",
        "kind": kind,
        "set": which,
        "left": left_edge(kind, nth),
        "right": right_edge(nth, turn),
    }
    if own:
        entry["owner"] = name
    if nth in PASSIVE:
        entry["passive"] = True
    if abilities := (COMBAT_ABILITIES if kind == "combat" else DIPLOMACY_ABILITIES).get(nth):
        entry["abilities"] = abilities
    return entry


def card_id(name: str, kind: str, nth: int) -> str:
    english = NAMES[kind][nth - 1][0]
    return f"{KINDS[kind]}.{name}.{english.lower().replace(' ', '_')}"


class WithoutAliases(yaml.SafeDumper):
    def ignore_aliases(self, data: Any) -> bool:
        return True


def one_line(value: Any) -> str:
    return yaml.dump(value, Dumper=WithoutAliases, default_flow_style=True, width=100_000, sort_keys=False).strip()


def write_cards(name: str, turn: int) -> None:
    cards = [card(name, kind, nth, turn) for kind in KINDS for nth in range(1, BASIC + ADVANCED + 1)]
    lines = [f"  - {one_line(entry)}" for entry in cards]
    (PACK / f"cards_{name}.yaml").write_text("\n".join(["cards:", *lines]) + "\n", encoding="utf-8")


def write_names() -> None:
    for language, column in (("en", 0), ("it", 1)):
        lines = []
        for name in LETTERS:
            for kind in KINDS:
                for nth in range(1, BASIC + ADVANCED + 1):
                    message = "card-" + card_id(name, kind, nth).replace(".", "-").replace("_", "-")
                    lines.append(f"{message} = {NAMES[kind][nth - 1][column]}")
                    if kind == "combat" and nth == 4:
                        throw, keep = (("Throw it", "Keep it"), ("La lanciate", "La tenete"))[column]
                        lines += [f"{message}-throw-it = {throw}", f"{message}-keep-it = {keep}"]
        path = PACK / "locale" / language / "cards.ftl"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for turn, name in enumerate(LETTERS):
        write_cards(name, turn)
    write_names()
