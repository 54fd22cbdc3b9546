### Era III

era-3-title = The River's Bed
era-3-intro = It rains eleven nights on Venahead, and on the twelfth the Vena changes its bed. In the morning there are fields with two owners, bridges over grass, a mill turning backwards; the seals of four lands no longer know what to rest on. { $king } sends out messengers who come back wet and in disagreement. Folca's son, Nerio, gathers three hundred convicts and raises a levee with them, without asking whose earth he digs. Evrardo's daughter-in-law, Tessa, born on the ferry and widowed by the river, hangs her lamp at the bow and carries those who pay, and those who do not. He wants the water to stay put. She wants people to learn to live where it goes.
era-3-lustrum-1 = Year five. The water is down by a hand. On the walls it leaves a line: they call it the calendar.
era-3-lustrum-2 = Year ten. At Deafbridge they have built a bridge where the river used to be. They dry their washing on it.
era-3-lustrum-3 = Year fifteen. The land register travels by boat, with a single book and a very long rope.
era-3-lustrum-4 = Year twenty. A fisherman of Lanara pulls up a front door. It is his.
era-3-outro-a = When the sovereign dies, the bell of the levee rings before the cathedral's. Nerio walks the crest of beaten earth from Lanara to the sea; behind him come the three hundred convicts, old men now, each called by the stretch he raised. At the spring he washes not his face but his hands, and takes a long time over it. The water holds. For the first time people sleep with their windows open to the river, and complain of the silence. Tessa sells the ferry and buys the lowest plot of land she can find: one day, she says, it will have the best view.
era-3-outro-b = When the sovereign dies the coffin must cross the river, and there is one boat. Tessa rows alone. In midstream she ships the oars, so that everyone on both banks has time to see who is carrying whom. She reaches the spring by water, the first ever to do so, and nobody asks again whose daughter she was. In the villages they take off the ground-floor doors and fix rings to the window sills. Nerio stays on his levee, which ends in the middle of a lake; every evening he makes it a step longer, and every morning thanks whoever has made it shorter.
era-3-outro-draw = Nerio and Tessa count the seals three times, he aloud, she on her fingers. They are even. So they put two lamps on two boats and wait to see which reaches the mouth first. One does. The other, they say, is still coming down, and people on the river leave a place at the landing of an evening.

sheet-iii-a-opening = Folca reigns. Her chain sank in the mud at the first survey. Widow Wood and Lanara are one pool, and at the mouth the salt of Whitesalt tastes of Redmouth fish. The Flood Meadow, for now, is mown by the people of Granaglia.
sheet-iii-a-summary = The lands' values; 1 a Unique Supporter, 1 for each land of the longest chain, 1 for each land on a river, 1 for every four supporters.
sheet-iii-b-opening = Evrardo reigns. His coins turn up everywhere, even in fish. Granaglia and Long Hedge dispute a Tarda that is not there, and a whole hill of Cold Horn has slid down onto Lanara. On the Flood Meadow, for now, the geese of Deafbridge graze.
sheet-iii-b-summary = The lands' values; 1 a Unique Supporter, 1 for each land of the longest chain, 1 for each land on a river, 1 for every four supporters.

character-nerio = Nerio
character-nerio-epithet = of the Levee
character-nerio-blazon = party per fess vert and argent, with the bell
character-nerio-wants = that what he raised yesterday be there tomorrow
character-tessa = Tessa
character-tessa-epithet = the Ferrywoman
character-tessa-blazon = azure, a pall argent, with the candle
character-tessa-wants = to stop being asked who her mother was

set-argini = The levees
unique-badilante = The Navvy
unique-badilante-line = He has shifted more kingdom than all the generals.
unique-guardiana = The Lock-Keeper
unique-guardiana-line = She opens when the water says please.
unique-maestro = The Master of Waters
unique-maestro-line = He draws the river each morning; by evening the river has corrected it.
unique-frate = The Well Friar
unique-frate-line = He blesses the wells before the flood and counts them after.
unique-comandante = The Pontoon Commander
unique-comandante-line = He lost his regiment in a fog; he can still hear it marching.
unique-duca = The Flooded Duke
unique-duca-line = He receives on the first floor, by boat, at the usual hour.

set-barche = The boats
unique-cavatrice = The Clay-Digger
unique-cavatrice-line = Where she sets her spade a bank begins.
unique-passatore = The Night Ferryman
unique-passatore-line = He ferries those who would rather not have arrived.
unique-maestra = The Shipwright
unique-maestra-line = From the doors of drowned churches she cuts excellent rudders.
unique-santo = The Wooden Saint
unique-santo-line = He came down with the flood and stopped at four villages; all swear he is theirs.
unique-tamburo = The Drummer of Redmouth
unique-tamburo-line = He beats the alarm before the other side has decided to attack.
unique-zia = The Surviving Aunt
unique-zia-line = She inherited from everybody, on a Wednesday.
