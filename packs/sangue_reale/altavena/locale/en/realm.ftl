### Altavena: the realm, its lands, its waters, and the dead who still count

pack-title = The Dynasty of Altavena
pack-credits = Written and drawn for Tavola.
pack-prologue = Altavena is the basin of one river. The Vena springs red with iron under the mines of Venahead, and red it reaches the sea. Whoever is washed at the spring before ten witnesses has royal blood, whatever mother bore him. While a king lives nobody may ask for the crown. When he dies the ten lands lay their wax seals on his table, and whoever holds more of them goes up to the spring. So for a whole reign two people work in silence for the same lands, among the same supporters, pretending to do something else.

## The lands

area-cap = Venahead
area-cor = Cold Horn
area-mon = Liar's Mount
area-bos = Widow Wood
area-lan = Lanara
area-pon = Deafbridge
area-gol = The Flood Meadow
area-iso = Middle Isle
area-gra = Granaglia
area-fra = Long Hedge
area-bia = Whitesalt
area-bon = The Drained Land
area-foc = Redmouth

area-cap-text = Iron mines and the red spring.
area-cor-text = High pastures, under a peak that steals the afternoon.
area-mon-text = Looks an hour away, takes a day. Old castles.
area-bos-text = Pines, and owners who always die before the pines.
area-lan-text = Sheep, fulling mills, patient people.
area-pon-text = The city where three waters meet. People speak by shouting.
area-gol-text = The meadow between the two arms of the Vena. Whose it is, the water decides.
area-iso-text = The flood meadow of old, with houses and quarrels now in place.
area-gra-text = Wheat as far as the toll-gates.
area-fra-text = Hedges taller than a rider, and those who pass beneath them.
area-bia-text = Salt pans, white roads.
area-bon-text = The western lagoon, dry. Nobody has inherited it yet.
area-foc-text = The harbour: red silt, ships that wait.

tag-monte = mountain
tag-selva = wood
tag-campo = field
tag-acqua = water

## Provinces and measures

group-canna = the province of the Rod
group-libbra = the province of the Pound
group-boccale = the province of the Jug
group-staio = the province of the Bushel

## Rivers and borders

edge-cor-lan = the upper Cruda
edge-bos-lan = the middle Cruda
edge-bia-pon = the lower Cruda
edge-fra-gra = the upper Tarda
edge-foc-gra = the lower Tarda
edge-gra-pon = the Vena
edge-gol-gra = the new Vena
edge-gol-pon = the old Vena
edge-iso-gra = the new Vena
edge-iso-pon = the old Vena
edge-bia-foc = the mouth of the Vena
edge-bia-bon = the border of Whitesalt and the Drained Land
edge-bia-bos = the border of Whitesalt and Widow Wood
edge-bon-bos = the border of the Drained Land and Widow Wood
edge-bos-cor = the border of Widow Wood and Cold Horn
edge-cap-cor = the border of Venahead and Cold Horn
edge-cap-gra = the border of Venahead and Granaglia
edge-cap-lan = the border of Venahead and Lanara
edge-cap-mon = the border of Venahead and Liar's Mount
edge-foc-fra = the border of Redmouth and Long Hedge
edge-fra-mon = the border of Long Hedge and Liar's Mount
edge-gra-mon = the border of Granaglia and Liar's Mount
edge-lan-pon = the border of Lanara and Deafbridge

## The six estates

estate-1 = Farmers
estate-1-why = They come round for seed on credit.
estate-2 = Boatmen
estate-2-why = They come round for a toll that nobody saw.
estate-3 = Crafts
estate-3-why = They come round for a contract with a seal on it.
estate-4 = Clergy
estate-4-why = They come round for a mended roof, or a register lost.
estate-5 = Soldiers
estate-5-why = They come round for their pay, on pay-day.
estate-6 = Nobles
estate-6-why = They come round for an invitation, or the lack of one.

## What the dead have left

overlay-home-a = The king's woods
overlay-home-a-text = Ulthar reigns: the province of the Pound, where his woods are, pays better. The loser still has a friend or two.
overlay-home-b = The king's towers
overlay-home-b-text = Theodric reigns: the province of the Rod, where his towers are, pays better. The loser still has a friend or two.
overlay-tomb-a1 = Ulthar's oak
overlay-tomb-a1-text = Ulthar lies under an oak in Widow Wood. Those who visit him buy something.
overlay-tomb-b1 = Theodric's tomb
overlay-tomb-b1-text = Theodric lies at Cold Horn, facing the way out. Those who visit him buy something.
overlay-purse = The purse
overlay-purse-text = The last loser finds a modifier already drawn in the first turn. Friends remember.
overlay-regency = The regency
overlay-regency-text = Nobody has won: for five years the ten lands govern, and each of the two finds a modifier already drawn in the first turn.
overlay-will-a1 = Ulthar's testament
overlay-will-a1-text = A piece of each kind of land, as for a good hunt: mountain, wood, field and water.
overlay-will-b1 = Theodric's testament
overlay-will-b1-text = Finish what you start: full columns count.
overlay-will-a2 = Folca's testament
overlay-will-a2-text = The four measures once more: whoever leads a province counts it.
overlay-will-b2 = Evrardo's testament
overlay-will-b2-text = Be owed by more people than the other: whoever leads a column counts it.
overlay-edict-a3 = Nerio's edict
overlay-edict-a3-text = What is joined stays dry: the longest chain of lands counts.
overlay-edict-b3 = Tessa's edict
overlay-edict-b3-text = Who lives on the water rows for the realm: lands on a river count.

## Last lines of the chronicle

last-line-4 = For a hundred years the registers are in one hand. The other family, they say, learned to read out of spite.
last-line-3 = Once only had the Vena chosen the other bank. It is the most thumbed page.
last-line-2 = Two and two. At the mill in Granaglia there still hang, one on each side, two crowns of straw.
last-line-1 = For three reigns in four nobody could say who had won. The fourth was enough.
last-line-0 = Four reigns, four empty chairs, and no two people agree on who kept them warm. The Vena, meanwhile, is red.

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
