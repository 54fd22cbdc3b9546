### Era II

era-2-title = The Four Measures
era-2-intro = In Altavena a sack of grain never weighs the same twice. The mountains measure by the rod, the west by the pound, the river by the jug, the plain by the bushel, and each province swears that the other three are thieves. { $king } wants one measure and will not live to see it. Two people who have known each other since childhood look for it in his place: Folca, Ulthar's daughter, who walks the realm with a surveyor's chain and sleeps where the chain ends; and Evrardo, Theodric's son, a money-changer who has never touched a field but knows what it will weigh tomorrow. Whoever gives the measure shall have the crown. The rest weighs itself.
era-2-lustrum-1 = Year five. The realm has a thousand and two steelyards. Three of them agree.
era-2-lustrum-2 = Year ten. A sack that left Granaglia reaches Redmouth heavier. The carter saw nothing.
era-2-lustrum-3 = Year fifteen. They weigh the king too: fat in the mountains, thin at the harbour. He does not laugh.
era-2-lustrum-4 = Year twenty. Children play at money-changers with snails. The winner is left with the shell.
era-2-outro-a = The king dies at a public weighing with his hand on the steelyard: for an instant, they say, the whole realm is in balance. Then Folca unrolls her chain on the square of Deafbridge, stretches it between two soldiers and lets every passer-by touch it. It is as long as her shadow was at nine in the morning on the day she lost her first lawsuit. From today everything, from bread to prison yards, is measured by it. Evrardo is the first to buy a copy; the second, sold next day to a foreign merchant, turns out a finger short.
era-2-outro-b = The king dies in the night, and in the morning it turns out that he owes something to nearly everyone. Evrardo pays. He pays bakers, bishops, gravediggers; he pays in a new coin, a small one, with a bushel on one side and nobody's face on the other. By noon the whole realm has the same measure in its pocket and cannot remember choosing it. Folca winds up her chain, link by link, and takes it to the smith, who makes a lock of it. Then she walks round the new mint, counting her steps, and writes the number down without saying it.
era-2-outro-draw = At the weighing of the seals the balance does not stir. The scale-maker swears that it is true, and for once everybody believes him. It is settled by lot, at night, behind closed doors. In the morning the realm has a sovereign and two measures, and at market one pays half in each.

sheet-ii-a-opening = Ulthar reigns, still sitting sideways at table, ready to get up. He has made Folca his surveyor and Evrardo his banker: the loser's son, he says, is a good man to trust with the accounts, since everybody checks them.
sheet-ii-a-summary = The lands' values; a prize for closing a province, for leading one, for leading a column; 1 for each modifier spent, 1 for every five supporters.
sheet-ii-b-opening = Theodric reigns, and counts the doors of every room before he sits. He has made Evrardo his treasurer and given Folca leave to measure what she likes, on condition that she never tell anyone the total.
sheet-ii-b-summary = The lands' values; a prize for closing a province, for leading one, for leading a column; 1 for each modifier spent, 1 for every five supporters.

character-folca = Folca
character-folca-epithet = the Surveyor
character-folca-blazon = party per bend gules and argent, with the tree
character-folca-wants = one map on which she has walked every line
character-evrardo = Evrardo
character-evrardo-epithet = the Money-Changer
character-evrardo-blazon = party per fess azure and or, with the scales
character-evrardo-wants = to be owed by everyone, gently

set-gabelle = The tolls
unique-mugnaia = The Miller of Granaglia
unique-mugnaia-line = Her millstone holds no opinions: it crushes everybody's bushel.
unique-gabelliere = The Bridge Toll-Keeper
unique-gabelliere-line = He counts those who run across twice.
unique-bilanciaio = The Scale-Maker
unique-bilanciaio-line = His scales are true. The thumb is what costs.
unique-decano = The Dean of Accounts
unique-decano-line = He found an error in the Lord's Prayer and carried it forward.
unique-capitana = The Captain of the Ditches
unique-capitana-line = She never took a town; she has bored five into opening.
unique-marchese = The Marquis in Debt
unique-marchese-line = He owes everyone: nobody can afford his fall.

set-fiere = The fairs
unique-carrettiere = The Carter
unique-carrettiere-line = He knows the realm's potholes by name and greets them.
unique-pescivendola = The Fishwife
unique-pescivendola-line = When she calls a price the other stalls shut.
unique-orafo = The False-Bottom Goldsmith
unique-orafo-line = A grain more for those coming in, a grain less for those going out.
unique-predicatore = The Fairground Preacher
unique-predicatore-line = He sells hell by weight: the full bushel costs more.
unique-reduce = The Veteran on a Crutch
unique-reduce-line = He measures roads in step-and-a-halves and is never wrong.
unique-baronessa = The Baroness of Dowries
unique-baronessa-line = She has married off six daughters and seven provinces.
