"""Habits of style that tire when they come too often, as patterns of each language."""

from __future__ import annotations

import re

NO_ORDINAL = ("with", "both", "earth", "mouth", "cloth", "breath", "north", "south", "path", "teeth", "worth")
_NUMBERS_EN = (
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy"
    "|eighty|ninety|hundred|thousand|second|third|fourth|fifth|half|twice"
    "|\\w+th" + "".join(f"(?<!{word})" for word in NO_ORDINAL)
)
_NUMBERS_IT = (
    "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicia\\w+"
    "|dici\\w+|vent\\w*|trent\\w*|quarant\\w*|cinquant\\w*|sessant\\w*|settant\\w*|ottant\\w*|novant\\w*|cent\\w|mille"
    "|second[oa]|terz[oa]|quart[oa]|quint[oa]|sest[oa]|settim[oa]|ottav[oa]|non[oa]|decim[oa]|\\w+esim[oa]|mezz[oa]|metà"
)
_TIME_EN = (
    "dawn|(in|next|the) (the )?morning|by (evening|night|noon|dusk)|(in|towards|that) (the )?evening|in the night"
    "|all day|(till|until) (dark|evening)|tonight|third day|next day|when you come by again|four days later|that week"
    "|for two days"
)
_TIME_IT = (
    "\\balba\\b|(al|il|la|di|domani) mattin[oa]|\\b(a|di|verso|prima di|in) sera\\b|(quella|la) sera\\b|di notte"
    "|nella notte|\\ba notte|tutto il giorno|fino a(l buio| sera)|stanotte|stasera|terzo giorno|giorno dopo|l'indomani"
    "|quattro giorni dopo|quella settimana|per due giorni|quando ripassate"
)


def _pattern(english: str, italian: str, flags: re.RegexFlag = re.NOFLAG) -> dict[str, re.Pattern[str]]:
    return {"en": re.compile(english, flags), "it": re.compile(italian, flags)}


# measure -> language -> a section that matches has the habit. The measures' names are those of quotas.
TICS: dict[str, dict[str, re.Pattern[str]]] = {
    "number_words": _pattern(rf"\b({_NUMBERS_EN})\b", rf"\b({_NUMBERS_IT})\b", re.IGNORECASE),
    "colon_reveals": _pattern(r"[a-zà-ù]: [a-zA-Zà-ù\"«]", r"[a-zà-ù]: [a-zA-Zà-ù\"«]"),
    "somebody_nobody": _pattern(r"\b(some|no)body\b|\bno one\b|whoever", r"\bqualcuno\b|\bnessuno\b|chiunque"),
    "hands": _pattern(r"\b(hands?|fingers?|thumbs?|palms?)\b", r"\b(man[oi]|dit[oa]|pollic[ei]|palm[oi])\b"),
    "you_notice": _pattern(
        r"\b[Yy]ou (notice|find|know|can tell)\b", r"\b(vi accorgete|trovate che|si capisce|si vede che)\b"
    ),
    "time_cuts": _pattern(_TIME_EN, _TIME_IT, re.IGNORECASE),
}
AND_ENDING = re.compile(r", (and|e|ed) [^,]*$")
SENTENCE_END = re.compile(r"(?<=[.!?»\"”]) +")
SPEECH = {"en": re.compile(r"[\"“]([^\"“”]*)[\"”]"), "it": re.compile(r"«([^»]*)»")}
NEAR_SPEECH = re.compile(r"[\"»”][^\"«»“”]{1,40}$")
