"""How bots play Sangue Reale by counting: what dice would add, what the other will plan, what a round is worth."""
