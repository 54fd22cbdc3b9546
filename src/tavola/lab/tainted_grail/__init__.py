"""The lab of Tainted Grail: campaigns by the traveller, trials of each Encounter, and what they add up to."""
