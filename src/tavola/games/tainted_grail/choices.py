"""The base of every answer that can be given in Tainted Grail. The kinds stand in the `choices.py` of their room."""

from __future__ import annotations

from tavola.kernel.choice import Choice, no

NOT_OFFERED = no("TG_E_MUST_CHOOSE", "TG-23.2")  # it answers the question, but is not among what there is to choose


class GrailChoice(Choice, frozen=True):
    """The base of all kinds."""


# -- what several rooms ask


class AgreeChoice(GrailChoice, frozen=True):
    """Agree to what somebody proposes."""

    verb = "agree"
    prompts = (
        *("agree_active", "agree_charge", "agree_flee", "agree_magic"),
        *("grant", "trade_offer", "end_narrative"),
    )


class RefuseChoice(GrailChoice, frozen=True):
    """Refuse what somebody proposes."""

    verb = "refuse"
    prompts = AgreeChoice.prompts
