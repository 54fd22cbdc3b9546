tg-where = { $day ->
    [0] { $title }
   *[other] Day { $day } · { $title }
  }
tg-map = Map
tg-company = The company
tg-tale = Event and Quests
tg-tale-short = Event and Quests
tg-save-sheet = Save sheet
tg-save-short = Save sheet
tg-close = Close
tg-day = Day { $day }
tg-round = Round { $round }
tg-night = Night
tg-fog = in the fog
tg-dial = { $days ->
    [0] Menhir lit: it goes dark tomorrow
    [one] Menhir lit: dial 1
   *[other] Menhir lit: dial { $days }
  }
tg-guardian = Guardian: { $name }
tg-quest-token = Quest tokens: { $count }
tg-time-token = Time tokens: { $count }
tg-place-look = Look closely
tg-place-go = You can go there
tg-each = each
tg-free = free
tg-limiter = Health holds Energy at { $cap } at most
tg-at-with = { $place }, with { $names }
tg-board-of = Board of { $name }
tg-open-board = Open the board of { $name }
tg-sort-item = Item
tg-sort-secret = Secret
tg-sort-skill = Skill
tg-sort-condition = Condition
tg-dead = is no more
tg-in-party = in the Party
tg-with-you = here with you
tg-quest = Quest
tg-task = Task
tg-goal = Goal:
tg-goes-dark = Tomorrow the Menhir of { $place } goes dark: the land that it alone lights will be lost.
tg-actions = Actions
tg-act-explore = Explore
tg-act-travel = Travel
tg-act-location = Action of the place
tg-act-menhir = Menhir
tg-act-hold = Wait
tg-act-again = Again
tg-act-pass = Pass
tg-act-not = not now
tg-act-where = { $count } ways
tg-book = The journal: { $title }
tg-close-book = Close the book
tg-reading-others = Others are choosing for the Party.
tg-edge-north = North:
tg-edge-east = East:
tg-edge-south = South:
tg-edge-west = West:
tg-edge-fog = { $number }, in the fog
tg-go-there = Travel here
tg-letter = The letter
tg-letter-of = The letter of { $name }
tg-holds-nothing = Carries nothing.
tg-statuses = Statuses marked
tg-no-statuses = None so far.
tg-marked = marked
tg-lost-ones = No longer with you
tg-decks = Decks of the table
tg-kept = The table keeps everything by itself, with every answer: close the page and go on from here whenever you like.
tg-choose-hero = Whom you will lead
tg-deck-in = To put into the deck
tg-deck-out = In the deck
tg-choose-line = Choose whom you lead: each has an Action, a flaw and a letter of their own.
tg-what-came = What came of it
tg-read-on = Read at your ease, then close the book.
