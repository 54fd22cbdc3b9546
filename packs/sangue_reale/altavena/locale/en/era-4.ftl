### Era IV

era-4-title = The Copper Map
era-4-intro = There is to be a map of the realm, a single one, engraved on a plate of copper as wide as a bed. What is cut on it shall be; what is missing will have to move house. { $king } allows twenty-five years to finish it and asks, laughing, for no sooner. Ruggera, Nerio's daughter, has the burin and the hand that does not shake: she knows that on copper a river stays where you put it. Fosco, Tessa's son, moves boundary stones by night: he knows that the map will come to check. Two cousins, and between them all the wishes of the dead, to be read aloud. This time the winner does not inherit the kingdom, but draws it.
era-4-lustrum-1 = Year five. The plate is ready and serves as a mirror. The ten lands come to look at themselves.
era-4-lustrum-2 = Year ten. A boundary stone has been found in church, under a pew. It was praying, says the sexton.
era-4-lustrum-3 = Year fifteen. False maps of the realm are on sale. They are prettier, and some begin to follow them.
era-4-lustrum-4 = Year twenty. Four fingers of copper are still blank. There is room for a river, a border or an excuse.
era-4-outro-a = The sovereign dies the day the last proof leaves the press. Ruggera hangs it wet in the hall of seals, and for an hour the ten lands stand there looking for themselves. All are found. Fosco comes up, lays a finger on a border, watches it blacken with ink and, for the first time in his life, does not move it. At the spring the new queen does not wash: she dips the plate, and the red stays in the grooves. By springtime the Vena has shifted a hand's breadth. Two people know; one has the stones, the other the burin, and in the evenings they dine together.
era-4-outro-b = The sovereign dies, and when the plate is carried into the hall of seals it proves exact and useless: overnight every stone in the realm has taken one step. Not a long one; just enough to give each land a gate into the next. Fosco has raw hands and the seals on his table. Ruggera looks at her map, then at the window, then takes up the burin and without a word cuts the first gap in the copper. At the spring the new king washes last: he lets the diggers go ahead. For some years nobody in Altavena is quite sure where it begins. They live there.
era-4-outro-draw = The map is printed in two halves, and nobody will sign the edge. Ruggera and Fosco hang them side by side, one a finger higher, one a finger lower, and the Vena has a step in it. The ten lands look, shrug, go home. Since then, in Altavena, people who are even are said to be on the copper.

sheet-iv-a-opening = Nerio reigns, and his levees have wiped out more borders than ten wars: Liar's Mount and Long Hedge pay a single tithe, and Middle Isle is reaped on Granaglia's behalf. The western lagoon is dry, and Whitesalt sows it without asking.
sheet-iv-a-summary = The lands' values; 1 a Unique Supporter, 1 for every four supporters, and what the dead left in writing: two testaments and an edict.
sheet-iv-b-opening = Tessa reigns, and where a boat can go nobody keeps a toll-gate any more: Venahead and Cold Horn share one market, and Middle Isle goes to mass at Deafbridge. In the drained lagoon Widow Wood has already planted its willows.
sheet-iv-b-summary = The lands' values; 1 a Unique Supporter, 1 for every four supporters, and what the dead left in writing: two testaments and an edict.

character-ruggera = Ruggera
character-ruggera-epithet = of the Burin
character-ruggera-blazon = quarterly purpure and or, with the feather
character-ruggera-wants = a line cut once and for good
character-fosco = Fosco
character-fosco-epithet = Markstone
character-fosco-blazon = sable, a cross argent, with the key
character-fosco-wants = that every line have a gate in it

set-rame = The copper
unique-mondina = The Rice-Weeder
unique-mondina-line = Knee-deep in water and neck-deep in politics.
unique-draghiere = The Dredger
unique-draghiere-line = He has dredged up three crowns. Two were false.
unique-lucidatore = The Copper-Polisher
unique-lucidatore-line = One rub of pumice, and a border was never there.
unique-notaia = The Notary of the Dead
unique-notaia-line = She reads wills aloud; the dead seldom correct her.
unique-disertore = The Deserter
unique-disertore-line = He ran from both armies and knows every way out of them.
unique-ultimo = The Last of Liar's Mount
unique-ultimo-line = His castle looks close. One gets there old.

set-pietra = The stone
unique-potatore = The Hedge-Layer
unique-potatore-line = A well-laid hedge is worth two lawyers.
unique-fuochista = The Canal Stoker
unique-fuochista-line = She burns peat, quarrels and the odd treaty.
unique-scalpellino = The Boundary-Mason
unique-scalpellino-line = He cuts the date on the stone a day late and a hundred years early.
unique-miniatore = The Illuminator
unique-miniatore-line = In his margins the last letter bites the first.
unique-colonnella = The Lady Colonel
unique-colonnella-line = She comes to duels an hour early and always finds someone there: herself.
unique-tesoriere = The Treasurer in Slippers
unique-tesoriere-line = He has never left the treasury; for years nobody has known where it is.
