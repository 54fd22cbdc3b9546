"""A hamlet of two places and a Book: small enough to count by hand, in both languages."""

from __future__ import annotations

from tavola.content.source import PackSource

PLACES = """
locations:
- number: 11
  journal:
    start: o1
    verses:
      o1:
        if: {not: {status: {bell: 1}}}
        then: {goto: o0}
        goto: v1
      o0: {goto: v1}
      v1:
        choices:
        - {key: ask_the_ringer, goto: v2}
        - {key: take_the_rope, cost: {energy: 1}, do: [{gain: {food: 2}, who: party}], once: true, goto: v1}
        - {key: go, goto: end}
      v2:
        choices:
        - {key: cut_it, do: [{status: {set: ['bell#1']}}], goto: v3}
        - {key: pull_it, do: [{gain: {terror: 1}, who: each}], goto: v4}
        - {key: hear_it, if: {is: ann}, goto: book.401}
        - {key: leave_it, goto: end}
        - {key: let_it_be, goto: end}
      v3: {goto: v1}   # end: speech
      v4: {goto: end}  # end: image
- number: 12
  journal:
    start: v1
    verses:
      v1:
        do:
        - if: {status: {bell: 1}}
          then: [{text: verse-12-v1-told-1}]
        choices:
        - {key: mark_the_post, do: [{status: {set: ['bell#2']}}], goto: end}
        - {key: go, goto: end}
- number: 13
  legacy: 12
  journal:
    start: v1
    verses:
      v1:
        do:
        - if: {status: {bell: 2}}
          then: [{text: verse-13-v1-told-1}]
        goto: end
statuses:
- {key: bell, parts: 2}
- {key: been, parts: 3, hidden: true}
characters:
- {id: ann}
- {id: bob}
campaigns:
- {id: small, roster: [ann, bob], chapters: [one]}
encounters:
- {id: e.grey.goose, kind: combat}
- {id: e.grey.gander, kind: combat}
"""
BOOK = """
book:
  '401': {do: [{lose: {terror: 3}, who: one}], goto: back}
"""
WORDS = {
    "en": """
verse-11-o1 = The rope ends above your heads, and nobody looks up.
verse-11-o0 = A ringer sits by a rope. "Not today," says Ann. "Tomorrow?" "No." "Then when?" says the ringer.
verse-11-v1 = The tower.
verse-11-v1-ask-the-ringer = Ask the ringer.
verse-11-v2 = He has three bells and one rope: his own.
verse-11-v3 = "Well," he says, "that is that."
verse-11-v4 = It rings.
verse-12-v1 = A post in a field.
verse-12-v1-told-1 = A short end of rope is tied to it.
verse-13-v1 = The post has gone.
verse-13-v1-told-1 = Your mark lies in the grass.
verse-book-401 = Ann hears it under the floor.
character-ann = Ann
character-bob = Bob
encounter-e-grey-goose-won =
    The goose goes.
    It does not hurry.
""",
    "it": """
verse-11-o1 = La corda finisce sopra le vostre teste, e si sta zitti.
verse-11-o0 = Un campanaro siede accanto alla corda. «Oggi no», dice Ann.
verse-11-v1 = La torre.
verse-11-v1-ask-the-ringer = Chiedete al campanaro.
verse-11-v2 = Ha due campane e una corda sola.
verse-11-v3 = «Be'», dice, «è fatta.»
verse-11-v4 = Suona.
verse-12-v1 = Un palo in un campo.
verse-12-v1-told-1 = Vi è legato un capo di corda.
verse-13-v1 = Il palo non c'è più.
verse-13-v1-told-1 = Il vostro segno è nell'erba.
verse-book-401 = Ann la sente sotto il pavimento.
character-ann = Ann
character-bob = Bob
encounter-e-grey-goose-won = L'oca se ne va.
""",
}


def hamlet(story: str = "", places: str = PLACES, english: str = "", italian: str = "") -> PackSource:
    """The hamlet as a pack's files; `english` and `italian` are messages in place of its own or besides them."""
    files = {
        "places.yaml": places,
        "book.yaml": BOOK,
        "locale/en/all.ftl": WORDS["en"],
        "locale/en/more.ftl": english,
        "locale/it/all.ftl": WORDS["it"],
        "locale/it/more.ftl": italian,
    }
    if story:
        files["story.yaml"] = story
    return PackSource("tainted_grail/hamlet", {name: text.encode() for name, text in files.items()})
