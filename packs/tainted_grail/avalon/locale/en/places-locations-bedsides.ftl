location-220 = Cuanacht at Table
location-220-text = The long table, wherever it has been set down, and at the head of it what light was saved from home. There are places for all. Those who can't let go have theirs brought.
location-220-action = Serve those who cannot
location-220-menhir-told-1 = They eat with the doors open, so that those inside are at table too. The light comes up to the lintel.
