status-nolwenn = Nolwenn
status-verses = The Verses
status-leagues = The Eleven Leagues
status-hush = Leagues Seen
