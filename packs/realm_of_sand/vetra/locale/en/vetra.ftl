### The City of Vetra

## The pack

pack-title = The City of Vetra
pack-credits = Invented and written for Tavola.
pack-intro = One day the sea left Vetra without saying goodbye. It left the anchors, the piers, a lighthouse still lit, and sand enough to fill a thousand hourglasses. The glassmakers made a city of it. But sand remembers water. Every night the wind takes a little back, and at dawn something is always missing: a stair, an oven, the third row of a theatre. Then Queen Marea rises and walks in a circle, as the sea used to, and where she sets her foot the signs grow warm. You gather them, lay them out on the bench, and for a day the city remembers what it was. A day lasts ten hourglasses. The wind is up already.

## Elements and spirits

element-e = Emerald Wood
    .short = Emerald
    .glyph = sprout
    .line = Keels and masts dug out of the sand; planted, they put out leaves.
spirit-e = the Frond
element-c = Crimson Sand
    .short = Crimson
    .glyph = double wave
    .line = The sand of the old shallows, red with coral; it melts first.
spirit-c = the Coral
element-o = Obsidian
    .short = Obsidian
    .glyph = shard
    .line = Glass the earth made on its own, before there were glassmakers.
spirit-o = the Shard
element-s = Sapphire
    .short = Sapphire
    .glyph = drop
    .line = The water that stayed, one drop a century.
spirit-s = the Drop
element-m = Golden Moon
    .short = Golden Moon
    .glyph = crescent and star
    .line = Moonlight that fell on wet sand and was never collected.
spirit-m = the Sickle

## Boards

board-basic = The Common Bench
    .line = Eighteen cells in the sun, and the rest when you have earned it.
board-lens = Lens Workshop
    .line = It reads the plans before they are drawn.
board-choir = Choir Workshop
    .line = Where one spirit sings, the rest answer.
board-exchange = Exchange Workshop
    .line = The change is always right, the coin never the same.
board-graft = Graft Workshop
    .line = Cut here, bind there, water with patience.
board-bellows = Bellows Workshop
    .line = One more breath, and the glass takes another room.
board-undertow = Undertow Workshop
    .line = What the ring carries off, the undertow gives back. Nearly the same.

## Powers of the crystals

power-red = Lens Eye
    .text = Look at three plans of one deck, keep one face down; the others go underneath.
power-purple = Choir
    .text = Start with a Drop or a Sickle. Discharge the crystal as you summon: all your spirits may move.
power-yellow = Exchange
    .text = Give one spirit to the reserve and take one of another type, in the same place.
power-green = Graft
    .text = Carry one square to a free cell.
power-orange = Bellows
    .text = Rise one level.
power-blue = Undertow
    .text = Swap one or two tiles with as many from anywhere in the ring.

## Level track

level-0 = Bench
level-1 = Yard
level-2 = Gallery
level-3 = Roof Terrace
level-4 = Scaffold
level-5 = Lantern
level-6 = Sky
level-7 = Comet
level-8 = Zenith

## Ranks of the solo challenge

rank-apprentice = Apprentice
    .line = You swept well. Tomorrow they will let you touch the glass.
ending-rank-apprentice = The tiles have gone cold. The Queen stops at your bench, counts, and calls you { rank-apprentice }. { rank-apprentice.line }
rank-master = Master
    .line = The furnace knows you by your step.
ending-rank-master = The tiles have gone cold. The Queen stops at your bench, counts, and calls you { rank-master }. { rank-master.line }
rank-grand-master = Grand Master
    .line = People ask for your bricks by name.
ending-rank-grand-master = The tiles have gone cold. The Queen stops at your bench, counts, and calls you { rank-grand-master }. { rank-grand-master.line }
rank-prime-minister = Prime Minister
    .line = Now you sign other people's plans, and miss the sand under your nails.
ending-rank-prime-minister = The tiles have gone cold. The Queen stops at your bench, counts, and calls you { rank-prime-minister }. { rank-prime-minister.line }
rank-windbreak = Windbreak of Vetra
    .line = Tonight the wind went the long way round.
ending-rank-windbreak = The tiles have gone cold. The Queen stops at your bench, counts, and calls you { rank-windbreak }. { rank-windbreak.line }
