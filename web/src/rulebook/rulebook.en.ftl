# Our rulebook: title and summary of each chapter.

## Sangue Reale
rule-sr-1 = Components
    .short = Two players, five ordinary dice, two pencils. Each has a sheet of the Era in play; every mark is for good.
rule-sr-2 = Dynasty and set-up
    .short = The dynasty is four Eras, one after another; the sheet of the next depends on who won. Choose a character: it is a name, not a power.
rule-sr-3 = King's Track, rounds and turns
    .short = Twenty-five rounds in five turns of five, from the coronation to the King's death. Each round: first plan, then act.
rule-sr-4 = Planning
    .short = In secret and together, choose an action from 1 to 6. If both chose the same, nobody acts and the round is lost.
rule-sr-5 = Acting: who goes first
    .short = The lower number acts first, to the end, dice for the other included. Then the other acts.
rule-sr-6 = Using dice
    .short = A die blackens the first free circle of its column, from the top down. Pair rows need two equal dice in the same action. What can be used must be used; the rest is lost.
rule-sr-7 = Actions 1 to 5
    .short = 1: one die, and choose among the faces you see. 2: two dice for you. 3: three dice; of a double the other gets one. 4: four dice, two each as you choose. 5: five dice; the other gets the values that are missing.
rule-sr-8 = Action 6 and modifiers
    .short = You do not roll: mark a modifier in this turn or a later one. Each modifier shifts by one a die you use in that turn, then it is spent.
rule-sr-9 = Lines, numbers, territories
    .short = Past a line you at once circle a number of that column in a free territory. Who circles a territory's last number controls it until the Era ends.
rule-sr-10 = Unique Supporters
    .short = The first to reach the icon takes the Supporter and uses its power. The other marks an X and will not have it.
rule-sr-11 = Borders and rivers
    .short = In Eras III and IV borders may change: joined areas are one land. A land can be controlled only while it has a single box.
rule-sr-12 = End of an Era, points, ties
    .short = The Era ends with round 25, or when every land is controlled and every Supporter activated. The sheet says what scores; ties go to lands, then Supporters, then circles.
rule-sr-13 = The next Era
    .short = The winner decides the way of the story. Only what the sheet declares carries over. Who wins more Eras wins the dynasty.
rule-sr-14 = What is known
    .short = The only secret is the chosen action, until both are shown. All else is open.
rule-sr-15 = Limits
    .short = At most five dice an action, twenty-five rounds an Era; there is always something one may choose.

## Realm of Sand
rule-rs-1 = Components
    .short = 54 cards of three levels, 28 tiles of three squares, 84 squares of three elements, 31 discs of five, six boards with two sides.
rule-rs-2 = Set-up
    .short = Four cards face up for each level; the tiles in a ring round them, the Queen among them. Each takes a board and the first three tiles. The discs in reserve depend on how many play.
rule-rs-3 = The turn
    .short = One main action: place a tile or summon spirits. Before and after it, as many additional actions as you like: complete cards and, in advanced mode, use the power.
rule-rs-4 = Placing a tile
    .short = Choose one of your three tiles, turn it as you like and lay it on cells: each square covers one. What lies beneath is removed; squares take the tile's place.
rule-rs-5 = The rune circle
    .short = The used tile goes to the end of the circle, behind the Queen; take one of the first two before her.
rule-rs-6 = Summoning spirits
    .short = Place or move up to three of your discs, at least one. A disc counts as a square of its element and drives out what it finds.
rule-rs-7 = Completing a card
    .short = When pieces on your board form a card's pattern, turned or flipped if need be, you may pay them and take it. Squares go back to the supply, discs to your front.
rule-rs-8 = What a card gives
    .short = At once: the discs shown, if the reserve has them, steps of level, hourglasses and stars.
rule-rs-9 = Level and dark cells
    .short = The level says how many dark cells you may keep occupied at the same time. It never falls.
rule-rs-10 = Crystals and powers
    .short = Advanced mode only. Completing a card over a crystal charges it; from a later round on you spend it for your board's power.
rule-rs-11 = End of the game
    .short = When somebody reaches ten hourglasses the round is played out, so that all have had as many turns.
rule-rs-12 = Points
    .short = The stars of completed cards count. Ties go to more pieces on the board, then to who plays later.
rule-rs-13 = Solo challenge
    .short = Fourteen turns; in each a tile leaves the game and counts the time. The stars give your rank.
rule-rs-14 = What is known
    .short = All is open, except the order of the decks and the cards kept with the red power.
rule-rs-15 = Limits
    .short = Squares, discs, cards and tiles are counted; a main action is always possible.

## Tainted Grail
rule-tg-1 = Components
    .short = A co-operative game for one to four: all win or fail together.
rule-tg-2 = Preparing a Character
    .short = Each has a tile, a board with three tracks, six Attributes, five resources and two decks: Combat and Diplomacy.
rule-tg-3 = Preparing the world
    .short = In the middle the first Location with a lit Menhir; around it the Locations that its keys name. The dial says how many days the light lasts.
rule-tg-4 = The day
    .short = Start, middle, end: always in this order.
rule-tg-5 = Start of the day
    .short = Dark Menhirs vanish, and with them the Locations left without light; dials go down; an Event comes; Guardians move.
rule-tg-6 = During the day
    .short = In rounds each takes an Action, alone or in a Party, until all have passed or have no Energy.
rule-tg-7 = Action: Explore
    .short = One Energy each: read the Journal of the Location and choose what to do.
rule-tg-8 = Action: Travel
    .short = One Energy each to a revealed and connected Location; on arrival the neighbours within the light are revealed.
rule-tg-9 = Action: of the Location
    .short = The Location states its cost. A Party pays once and shares it as it likes.
rule-tg-10 = Action: of the Character
    .short = Each Character has an Action of its own; others may help to pay, not for all of it.
rule-tg-11 = Action: inspect a Menhir
    .short = It is free and shows what lighting it takes. If you have that, you may do it at once; the cost grows with the number of players.
rule-tg-12 = Action: pass
    .short = Who passes is done for the day.
rule-tg-13 = Other Actions
    .short = Items, Skills and Secrets may give some; they count as the Action of the round.
rule-tg-14 = End of the day
    .short = Eat or suffer, Energy returns, Experience is spent, decks are put in order, dreams come.
rule-tg-15 = Survival tracks
    .short = Energy never exceeds Health. Terror above Health is Panic; at zero Health one is dying.
rule-tg-16 = Attributes
    .short = Six, in three opposed pairs. They open choices in the Journal and keys in Encounters.
rule-tg-17 = Resources and trading
    .short = Food, Wealth, Reputation, Magic, Experience. Only Food and Wealth are traded, between those in one Location who are not busy.
rule-tg-18 = Locations
    .short = Keys on the sides name the neighbours. A Location is revealed only within one card of a lit Menhir, diagonals included. On arrival: reveal, then Guardians, then rules with the bolt.
rule-tg-19 = Menhirs and the Anomaly
    .short = When a Menhir goes dark the land around it is lost. With no lit Menhir every dawn hurts everybody.
rule-tg-20 = Events, Quests, Tasks
    .short = Quests lead to the end of the chapter; Tasks are side leads, without cards.
rule-tg-21 = Parties
    .short = Those in one Location may join before an Action begins, if all agree. One may pay Energy or Magic for another.
rule-tg-22 = Statuses and the save sheet
    .short = Statuses remember what you did; they hold for everybody.
rule-tg-23 = The Journal
    .short = Sections to read, with choices that have conditions, costs and consequences.
rule-tg-24 = Encounters and decks
    .short = Green for nature, grey for people, violet for the uncanny: Combat. Blue for words: Diplomacy.
rule-tg-25 = Guardians
    .short = A Guardian that is not beaten stays on the map and moves by chance each dawn; who meets it must face it.
rule-tg-26 = Items and equipment
    .short = Own as many as you like; use one of each keyword.
rule-tg-27 = Secrets
    .short = Things and powers of the story, with a number. They are not lost unless a rule says so; Personal ones never change hands.
rule-tg-28 = Progress
    .short = At the end of the day Experience buys cards and Attribute points; from the third point on a Skill as well.
rule-tg-29 = Dying, going insane, Grace
    .short = At zero Health one gets the Dying card and leaves the Encounter. Too much Terror brings Nightmares. Grace leads back to the start of the chapter.
rule-tg-30 = Discarding and removing
    .short = What is discarded goes under its deck; what is removed leaves the campaign.
rule-tg-31 = Saving, resuming, changing the group
    .short = Save at any moment; between sittings Characters may change.
rule-tg-32 = Combat: the start
    .short = Together you build a line of cards to put enough cubes into the Pool. A hand of three cards, two when there are four of you.
rule-tg-33 = Cards, keys, the Sequence
    .short = Halves of keys that touch connect: Attribute keys if you have the level, Magic keys when paid for, Free keys always. Only an ability that is not covered counts.
rule-tg-34 = Combat turn
    .short = One at a time: delayed abilities, cards, the enemy's attack. The first card can always be played; further ones only with the Continue sign.
rule-tg-35 = Bonus icons
    .short = Cube, draw, Continue, Tear, multiply, void: read from left to right.
rule-tg-36 = Other rules of Combat
    .short = You win when the Pool reaches the Value. Empty deck: you flee. Fleeing costs Energy and the Opportunity attack.
rule-tg-37 = Traits of enemies
    .short = Twelve, and they hold for the whole Encounter.
rule-tg-38 = Diplomacy: the start
    .short = Like Combat, but you move the marker of Affinity. Some Encounters can be avoided for a price; fleeing counts as failing.
rule-tg-39 = Diplomacy turn
    .short = At the top of the track the stage is won, at the bottom all is lost. After the cards comes the Reaction.
rule-tg-40 = Alternative modes
    .short = Narrative for the story, Challenging for the test, Free Play to mix.
rule-tg-41 = The Chronicler
    .short = One may keep the book and decide where the group cannot agree.

## In brief, on one page
rules-brief = In brief
rules-ruling = Ruling
brief-sangue_reale =
    Two claimants, twenty-five rounds, then the King dies: the Era goes to whoever has more points on the sheet.
    Each round both of you choose, in secret, an action from 1 to 6. If it is the same one, the round is lost.
    The lower number acts first. Actions 1 to 5 roll as many dice, and some of them may go to the other; action 6 rolls none and draws a modifier.
    Each die blackens the first free circle of its column. Past a line, you circle a number on your map.
    With its last number circled, a land is yours. Whoever reaches an icon first has that Unique Supporter.
brief-realm_of_sand =
    On your turn you lay one of your three tiles on your board, or summon spirits with your discs.
    When the pieces on your board form the figure of a card, turned or flipped as it may be, you may pay them and put that building back up: stars, hourglasses, discs, levels.
    The used tile goes to the end of the circle; you take one of the first two next to the Queen.
    Dark cells open with your level.
    When somebody has ten hourglasses the round is finished: most stars win.
brief-tainted_grail =
    You all play on one side: you win or lose together.
    A day is a dawn, your Actions and a night. Actions cost Energy: exploring, travelling, what the Location offers.
    Lit Menhirs keep the dark away, and every dawn their light sinks. Find the next and light it in time.
    Exploring opens the Journal: you read, you choose, and the choice stays.
    Combat and Diplomacy are played by laying cards in a row: the keys that touch are what counts.
    At night you eat, rest and grow. Energy never exceeds Health; at zero Health you are dying.
