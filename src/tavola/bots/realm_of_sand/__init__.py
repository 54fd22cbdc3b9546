"""How bots play Realm of Sand: plans for some turns, distances of boards from cards, what a position is worth."""
