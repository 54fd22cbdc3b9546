### Era I

era-1-title = The Mute King
era-1-intro = On the day of his coronation King Ansoaldo opened his mouth to swear, and nothing came out. Fever had taken his voice; reading and writing he had never learned. Since then Altavena has been ruled by a man who nods. Ulthar, the wet nurse's son, his milk-brother, has carried his horn for twenty years and claims to read his hands. Theodric, his sister's son, raised a hostage beyond the mountain, keeps the keys of the tower and claims to read his eyes. The king has no children and twenty-five years ahead of him. In all that time neither may ask for the crown; he may only earn, one at a time, the lands that give it.
era-1-lustrum-1 = Year five. The king has nodded three hundred times. Two were yawns, and have the force of law.
era-1-lustrum-2 = Year ten. The court talks with its hands. It is the realm's first dictionary, and there are two of it.
era-1-lustrum-3 = Year fifteen. The nurse takes a husband. The king sends her a cradle, and nobody knows whether to laugh.
era-1-lustrum-4 = Year twenty. The king coughs. That same evening, in ten lands, somebody warms the wax.
era-1-outro-a = Ansoaldo dies in February, one hand open on the sheet. Theodric swears it was pointing at the tower. Ulthar swears nothing: he sends for the seals of the lands and lays them on that palm, one by one, until it can hold no more. Then he climbs to the spring and washes his face in the red water, as the law requires; from that moment he has royal blood. The nurse, very old, watches him come down dripping and asks whether he has eaten. That night at Cold Horn one window stays lit: somebody, in no hurry, begins to count twenty-five years.
era-1-outro-b = Ansoaldo dies in August with his eyes open. They were on Theodric, say the servants; they were on the door, says Ulthar. But the lands have chosen already, and the seals cover the table to its edge. Theodric climbs to the spring dressed in white, so that the red may show, and comes down king. His first order is to take the bars off the tower. His second is to make Ulthar a present of the wood that Ulthar had always thought his own. The huntsman thanks him, spends the autumn counting trees, and sends word that one is missing.
era-1-outro-draw = There are as many seals on this side as on that. A coin with Ansoaldo's head is tossed: it falls on its edge into a crack of the table, and stays. At the second toss there is a king. Neither of them, though, ever claims to have won; at Deafbridge they still show the crack, for two pence.

sheet-i-opening = Ansoaldo the Mute reigns. His word is a nod, and a nod can be read two ways: hence two readers at court. The ten lands, meanwhile, have learned to watch whoever reads.
sheet-i-summary = The lands' values; 1 a full column, 1 for every four supporters.

character-ansoaldo = Ansoaldo
character-ansoaldo-epithet = the Mute
character-ansoaldo-blazon = purpure, a crown or
character-ansoaldo-wants = somebody to finish the sentence for him
character-ulthar = Ulthar
character-ulthar-epithet = the Milk-Brother
character-ulthar-blazon = gules, a chevron or, with the stag
character-ulthar-wants = to be asked once, by somebody, what he thinks
character-theodric = Theodric
character-theodric-epithet = the Nephew by Blood
character-theodric-blazon = party per pale azure and argent, with the tower
character-theodric-wants = to be somewhere and not be a hostage there

set-palazzo = The palace
unique-balia = The Wet Nurse
unique-balia-line = She nursed a king and a huntsman; at table she serves whoever is hungrier.
unique-pilota = The Shoal Pilot
unique-pilota-line = He knows the river by its noise. When it is silent he charges double.
unique-ceraia = The Wax-Chandler
unique-ceraia-line = Red wax she sells to those who reign, black to those who wait.
unique-confessore = The Mute's Confessor
unique-confessore-line = He has absolved the king for twenty years without knowing of what.
unique-sergente = The Gate Sergeant
unique-sergente-line = He lets in those who knock softly: loud knockers always bring an army.
unique-contessa = The Dowager Countess
unique-contessa-line = She reminds everybody of their date of birth, above all those who would change it.

set-strada = The road
unique-norcino = The Pig-Butcher
unique-norcino-line = He enters every house once a year and leaves knowing everything.
unique-zattiera = The Raftwoman
unique-zattiera-line = Logs she takes downstream; news she takes up, against the current.
unique-fonditore = The Bell-Founder
unique-fonditore-line = Every village wants the highest bell; he sells them all the same one.
unique-badessa = The Abbess of Cold Horn
unique-badessa-line = Her convent has twelve nuns and three hundred debtors.
unique-mastro = The Master-at-Arms
unique-mastro-line = He taught both of them the same parry, and one of them the rest of it.
unique-falconiere = The Falconer
unique-falconiere-line = His hawk has dined in castles of which he knows only the moat.
