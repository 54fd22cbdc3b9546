status-corentin = Corentin
status-cards = Le schede
status-shelves = Scaffali visti
