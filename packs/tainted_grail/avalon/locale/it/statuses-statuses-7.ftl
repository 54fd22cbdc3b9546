status-nolwenn = Nolwenn
status-verses = Le strofe
status-leagues = Le undici leghe
status-hush = Leghe viste
