### Beyondmount: the realm on the other side, its lands, the one reign of it that is played

pack-title = The Crown of Beyondmount
pack-credits = Written and drawn for Tavola, in its workshop.
pack-prologue = Behind the mountain that steals the afternoon from Altavena lies another realm, and it has the afternoon. It is Beyondmount: seven months of snow, a single pass, and one short law. When the sovereign dies every lamp is put out and the burning hearths are counted. Each land burns for somebody, and a hearth is a vote. While the queen lives, though, nobody may ask whose fire it is. Two houses have been getting ready for generations: the House of Pledges, which brings up the children of foreign kings so that their fathers behave, and the House of Keys, which opens and shuts the Gap. The first know who is a guest. The second know who may leave.

## The lands

area-cim = Hushpeak
area-var = The Gap
area-abe = Firholt
area-lup = Wolfrun
area-lag = Crooked Lake
area-fuo = Hundred Hearths
area-mal = High Alp
area-seg = Ryeland
area-mul = Millwater
area-chi = The Sluices

area-cim-text = A mountain that gives no echo. Shepherds talk to it all the same.
area-var-text = The only road to the rest of the world. In winter, a white wall with a bell.
area-abe-text = Firs three hundred years old, counted twice: once by the seller, once by the buyer.
area-lup-text = The wolves pay a tithe: one skin for ten sheep.
area-lag-text = Frozen for six months. For the other six it is talked about.
area-fuo-text = The city. A hundred chimneys; whoever has none paints one on the wall.
area-mal-text = Grass for nine weeks, cheese for a year.
area-seg-text = Black bread, tall people, low steeples.
area-mul-text = Fourteen mills and a single miller, who runs.
area-chi-text = Who opens the sluices decides who does the washing. It is a kingdom already.

tag-monte = mountain
tag-selva = wood
tag-campo = field
tag-acqua = water

## Rivers and borders

edge-chi-mul = the lower Bianca
edge-fuo-lag = the upper Bianca
edge-fuo-mul = the middle Bianca
edge-lag-lup = the upper Sister
edge-lag-seg = the middle Sister
edge-mul-seg = the lower Sister
edge-abe-fuo = the border of Firholt and Hundred Hearths
edge-abe-mal = the border of Firholt and High Alp
edge-abe-var = the border of Firholt and the Gap
edge-chi-fuo = the border of the Sluices and Hundred Hearths
edge-chi-mal = the border of the Sluices and High Alp
edge-cim-lag = the border of Hushpeak and Crooked Lake
edge-cim-lup = the border of Hushpeak and Wolfrun
edge-cim-var = the border of Hushpeak and the Gap
edge-fuo-mal = the border of Hundred Hearths and High Alp
edge-fuo-var = the border of Hundred Hearths and the Gap
edge-lag-mul = the border of Crooked Lake and Millwater
edge-lag-var = the border of Crooked Lake and the Gap
edge-lup-seg = the border of Wolfrun and Ryeland

## The six estates

estate-1 = Farmers
estate-1-why = They come for firewood, which is the crown's until it burns.
estate-2 = Boatmen
estate-2-why = They come to learn when it freezes, and when one may say so.
estate-3 = Crafts
estate-3-why = They come for a permit that was not needed last year.
estate-4 = Clergy
estate-4-why = They come for a smaller bell, or one farther off.
estate-5 = Soldiers
estate-5-why = They come for the second pair of stockings.
estate-6 = Nobles
estate-6-why = They come because the others have come.

## Icons

icon-seal = Seal
icon-seal-text = The box of a land: the initials of whoever controls it go here.
icon-coin = Coin with a number
icon-coin-text = A number on the map: circled when a line of its column is passed.
icon-pair = Double ring
icon-pair-text = Two circles side by side: two equal dice in one action.
icon-line = Quill stroke
icon-line-text = A line: whoever blackens the circle just above may circle a number.
icon-supporter = Shield
icon-supporter-text = A Unique Supporter: sides with whoever arrives first.
icon-modifier = Small ring
icon-modifier-text = A modifier: changes a die by 1, in the turn where it is drawn.
icon-river = Wave
icon-river-text = A river that runs: its two banks are different lands.
icon-border = Dashes
icon-border-text = A border that holds: its two sides are different lands.
icon-dry-river = Open gate
icon-dry-river-text = A vanished river: its two banks are one land.
icon-void-border = Broken stone
icon-void-border-text = An erased border: its two sides are one land.
icon-tomb = Tomb
icon-tomb-text = A seal worth more because of who is buried there.
icon-testament = Scroll
icon-testament-text = A testament: a scoring rule left by a dead sovereign.
icon-edict = Crowned scroll
icon-edict-text = An edict: the last wish of whoever reigns.
icon-crown = Crown
icon-crown-text = The coronation: the King's Track begins here.
icon-coffin = Coffin
icon-coffin-text = The king's death: the twenty-fifth year is the last.
icon-vp = Laurel
icon-vp-text = Victory points.
