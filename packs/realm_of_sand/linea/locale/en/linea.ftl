### The Dune Line

## The pack

pack-title = The Dune Line
pack-credits = Invented and written for Tavola.
pack-intro = The line was laid across a lake that had gone, so that the towns on its shores might still meet. It has nine stations, two tracks and one fault: every night the dunes cross it without a ticket. In the morning a platform is missing, or a signal, or the third arch of a viaduct. Then the Iron Queen goes out, the oldest engine of them all, and runs round the loop with nobody at the lever. Where her wheels have passed the rails are warm, and one can see where things stood. You are the gangers. You gather the warm pieces and build the line again before the tenth glass is empty. The first train is full already.

## Elements and spirits

element-e = Emerald Wood
    .short = Emerald
    .glyph = sprout
    .line = Sleepers cut from trees that remember rain. Left alone, they bud.
spirit-e = the Bud
element-c = Crimson Sand
    .short = Crimson
    .glyph = double wave
    .line = Rust and sand in equal parts; nobody has ever told them apart.
spirit-c = the Rust
element-o = Obsidian
    .short = Obsidian
    .glyph = shard
    .line = What the fireboxes leave: black glass, still warm at dawn.
spirit-o = the Cinder
element-s = Sapphire
    .short = Sapphire
    .glyph = drop
    .line = Water for the boiler, counted by the drop.
spirit-s = the Steam
element-m = Golden Moon
    .short = Golden Moon
    .glyph = crescent and star
    .line = The light of a lantern that somebody swung once and never stopped.
spirit-m = the Lantern

## Boards

board-basic = The Common Yard
    .line = Eighteen cells swept clean. The rest lies under the dune.
board-lantern = Lantern Gang
    .line = They see the next works before the paper is unrolled.
board-whistle = Whistle Gang
    .line = One blows, and everybody moves.
board-ticket = Ticket Gang
    .line = They take one spirit, punch it, and hand back another.
board-greenhouse = Greenhouse Gang
    .line = What grows in the wrong place is moved, roots and all.
board-boiler = Boiler Gang
    .line = A shovel more, and the needle climbs.
board-loop = Loop Gang
    .line = On a loop nothing is lost. It is only on the other side.

## Powers of the crystals

power-red = Signal Lamp
    .text = Look at three plans of one deck, keep one face down; the others go underneath.
power-purple = Whistle
    .text = Start with a Sapphire or a Golden Moon. Discharge the crystal as you summon: all your spirits may move.
power-yellow = Exchange
    .text = Give one spirit to the reserve and take one of another type, in the same place.
power-green = Transplant
    .text = Carry one square to a free cell.
power-orange = Pressure
    .text = Rise one level.
power-blue = Loop
    .text = Swap one or two tiles with as many from anywhere in the ring.

## Level track

level-0 = Sleeper
level-1 = Platform
level-2 = Canopy
level-3 = Footbridge
level-4 = Signal
level-5 = Telegraph
level-6 = Horizon
level-7 = Smoke
level-8 = First Star

## Ranks of the solo challenge

rank-oiler = Oiler
    .line = Everything turned, and you have learned the name of every bolt.
ending-rank-oiler = The tiles have gone cold. The Iron Queen stops beside you, lets off steam, and calls you { rank-oiler }. { rank-oiler.line }
rank-pointsman = Pointsman
    .line = You chose, and the train went there.
ending-rank-pointsman = The tiles have gone cold. The Iron Queen stops beside you, lets off steam, and calls you { rank-pointsman }. { rank-pointsman.line }
rank-stationmaster = Stationmaster
    .line = They set their watches by your cap.
ending-rank-stationmaster = The tiles have gone cold. The Iron Queen stops beside you, lets off steam, and calls you { rank-stationmaster }. { rank-stationmaster.line }
rank-inspector = Inspector of the Line
    .line = Your carriage is the last, with curtains. You miss the shovel.
ending-rank-inspector = The tiles have gone cold. The Iron Queen stops beside you, lets off steam, and calls you { rank-inspector }. { rank-inspector.line }
rank-on-time = On Time
    .line = It is no office. It is what they will say of today.
ending-rank-on-time = The tiles have gone cold. The Iron Queen stops beside you, lets off steam, and calls the day { rank-on-time }. { rank-on-time.line }
