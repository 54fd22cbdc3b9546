"""How bots play Tainted Grail: goals, routes over the map, Encounters searched to their end."""
