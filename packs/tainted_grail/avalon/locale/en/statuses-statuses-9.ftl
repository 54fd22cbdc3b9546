status-corentin = Corentin
status-cards = The Cards
status-shelves = Shelves Seen
