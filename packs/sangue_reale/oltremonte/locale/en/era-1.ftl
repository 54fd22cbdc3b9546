### Era I

era-1-title = The Sleepless Queen
era-1-intro = Ilda has not slept since the night she was crowned. The physicians say that she rests with her eyes open. The ministers know better, for at three in the morning she examines them. She has twenty-five years of nights before her and no child to leave them to. Brando, of the House of Pledges, brings her every evening another hostage to tell her about a country; Serafina, of the House of Keys, reports to her every morning how much snow lies on the Gap, and has the grace to round it. The queen hears both in the same way, which is to say without ever shutting her eyes. The ten lands meanwhile look at her lighted window and wonder for whom to light their own.
era-1-lustrum-1 = Year five. The queen has learned the stars by name, and promoted two of them.
era-1-lustrum-2 = Year ten. A hostage of nine beats her at draughts. The following nights she asks for her revenge.
era-1-lustrum-3 = Year fifteen. The Gap stays shut for a whole summer. Serafina says: snow. Nobody goes up to look.
era-1-lustrum-4 = Year twenty. The queen yawns in public. That evening ten lands put wood aside.
era-1-outro-a = Ilda shuts her eyes on a Tuesday, and the court, which has never seen her sleep, waits until Thursday to say so. Then the lamps are put out. Brando's hearths are more: in every land there is somebody who grew up at his table and never knew how to thank him. As king, the first thing he does is to send the hostages home. Of forty eleven leave; the others say that this is their home by now, and ask for supper. Serafina hands him the key of the Gap on a cushion. It is the right one. That is discovered in spring, when somebody tries it.
era-1-outro-b = Ilda shuts her eyes on a night in January, and for the first time there is no light in her window, so that the whole realm knows it at the same moment. The hearths are counted. Serafina's run from the Gap to the lake without a dark one between, like a road. She goes up to the throne with the bunch at her belt, and each step can be heard. She opens the Gap in the middle of winter, to see who wants to leave: three merchants pass, and a dog. Brando stays. All he asks is that the hostages may keep their window open, and she, having slept on it, says yes.
era-1-outro-draw = The hearths are counted three times, and three times they are even. The last, halfway between two lands, is a shepherd's, who warms his hands and knows nothing. They ask him for whom it burns. "For the milk," he says. The crown stays on the bed, where Ilda used to lay it at night, and for some years everybody gets up a little earlier, to govern by turns.

sheet-i-opening = Ilda reigns, who does not sleep. She counts the chimneys from her window, and whoever sees her counting counts with her.
sheet-i-summary = The lands' values; 1 a full column, 1 for every four supporters.

character-ilda = Ilda
character-ilda-epithet = the Wakeful
character-ilda-blazon = azure, an eye argent
character-ilda-wants = somebody to tell her the end, and not change it
character-brando = Brando
character-brando-epithet = of the House of Pledges
character-brando-blazon = gules, a fess argent, with the scales
character-brando-wants = one child, once, to stay because he wants to
character-serafina = Serafina
character-serafina-epithet = of the House of Keys
character-serafina-blazon = vert, a pale or, with the key
character-serafina-wants = a door that nobody asks her to shut

set-focolare = The hearth
unique-guardafuoco = The Fire-Warden
unique-guardafuoco-line = He goes round at night counting chimneys. For a cheese he counts one more.
unique-ghiacciaia = The Ice-Ferrywoman
unique-ghiacciaia-line = In summer she rows; in winter she walks ahead with a stick. The fare is the same.
unique-spazzacamino = The Chimney-Sweep
unique-spazzacamino-line = He comes in from above, and before anybody.
unique-campanaro = The Bell-Friar
unique-campanaro-line = He rings for those lost in the snow, one valley at a time.
unique-veterano = The Veteran of the Gap
unique-veterano-line = He left two fingers there, and not one argument.
unique-zia = Everybody's Aunt
unique-zia-line = At Christmas she throws two dice and looks at one.

set-valico = The pass
unique-mulattiere = The Muleteer
unique-mulattiere-line = The mules know the road; he knows when not to take it.
unique-pescatore = The Hole-Fisher
unique-pescatore-line = Three lines through the ice, and one fish who chooses.
unique-casara = The Cheesewoman
unique-casara-line = She brands her cheeses with a three. Nobody has seen the other two.
unique-eremita = The Hermit with a Window
unique-eremita-line = He withdrew from the world to a spot from which one sees all of it.
unique-capitana = The Snow Captain
unique-capitana-line = She commands twenty-two men and an avalanche.
unique-conte = The Count of Nothing
unique-conte-line = He owns a title, a dog and a veto.
