### Era IV

era-4-title = La carta di rame
era-4-intro = Si farà una carta del regno, una sola, incisa su una lastra di rame larga quanto un letto. Ciò che vi sarà inciso, sarà; ciò che manca dovrà traslocare. { $king } concede venticinque anni per finirla e chiede, ridendo, di non finirla prima. Ruggera, figlia di Nerio, ha il bulino e la mano che non trema: sa che un fiume, sul rame, sta dove lo metti. Fosco, figlio di Tessa, di notte sposta le pietre di confine: sa che la carta verrà a controllare. Due cugini, e in mezzo tutte le volontà dei morti, da leggere ad alta voce. Stavolta chi vince non eredita il regno: lo disegna.
era-4-lustrum-1 = Anno cinque. La lastra è pronta e fa da specchio. Le dieci terre vengono a guardarsi.
era-4-lustrum-2 = Anno dieci. Una pietra di confine è stata trovata in chiesa, sotto un banco. Pregava, dice il sagrestano.
era-4-lustrum-3 = Anno quindici. Si vendono carte false del regno. Sono più belle, e qualcuno comincia a seguirle.
era-4-lustrum-4 = Anno venti. Sul rame restano quattro dita di bianco. Ci sta un fiume, un confine o una scusa.
era-4-outro-a = Chi regna muore il giorno in cui l'ultima prova esce dal torchio. Ruggera la appende bagnata nella sala dei sigilli, e per un'ora le dieci terre stanno lì in piedi a cercarsi. Si trovano tutte. Fosco si avvicina, posa un dito su un confine, lo guarda sporcarsi d'inchiostro e, per la prima volta in vita sua, non lo sposta. Alla sorgente la nuova regina non si lava: intinge la lastra, e il rosso resta nei solchi. In primavera la Vena si è mossa di un palmo. Lo sanno in due; uno ha le pietre, l'altra il bulino, e la sera cenano insieme.
era-4-outro-b = Chi regna muore, e quando portano la lastra nella sala dei sigilli si vede che è esatta e inutile: nella notte ogni pietra del regno ha fatto un passo. Non molto; quanto basta perché ogni terra abbia un cancello verso quella accanto. Fosco ha le mani scorticate e i sigilli sul tavolo. Ruggera guarda la sua carta, poi la finestra, poi prende il bulino e, senza dire niente, apre nel rame il primo varco. Alla sorgente il nuovo re si lava le mani per ultimo: fa passare avanti i cavatori. Per qualche anno, in Altavena, nessuno sa bene dove comincia. Ci vivono.
era-4-outro-draw = La carta si stampa in due metà, e nessuno vuole firmare il bordo. Ruggera e Fosco le appendono una accanto all'altra, un dito più in alto e un dito più in basso, e la Vena fa un gradino. Le dieci terre si guardano, alzano le spalle, tornano a casa. Da allora, in Altavena, di chi è pari si dice che è sul rame.

sheet-iv-a-opening = Regna Nerio, e gli argini hanno cancellato più confini di dieci guerre: Monte Bugiardo e Frattalunga pagano una decima sola, e sull'Isola di Mezzo si miete per conto di Granaglia. La laguna a ponente è asciutta, e Biancasale vi semina senza chiedere.
sheet-iv-a-summary = I valori delle terre; 1 per ogni Sostenitore Unico, 1 ogni quattro sostenitori, e quanto lasciarono scritto i morti: due testamenti e un editto.
sheet-iv-b-opening = Regna Tessa, e dove si può arrivare in barca nessuno tiene più un gabelliere: Capovena e Corno Freddo hanno un solo mercato, e l'Isola di Mezzo va a messa a Pontesordo. Nella laguna prosciugata il Bosco Vedovo ha già piantato i suoi salici.
sheet-iv-b-summary = I valori delle terre; 1 per ogni Sostenitore Unico, 1 ogni quattro sostenitori, e quanto lasciarono scritto i morti: due testamenti e un editto.

character-ruggera = Ruggera
character-ruggera-epithet = del Bulino
character-ruggera-blazon = inquartato di porpora e d'oro, alla piuma
character-ruggera-wants = una linea incisa una volta e per sempre
character-fosco = Fosco
character-fosco-epithet = Pietraconfine
character-fosco-blazon = di nero, alla croce d'argento, con la chiave
character-fosco-wants = che in ogni linea ci sia un cancello

set-rame = Il rame
unique-mondina = La Mondina
unique-mondina-line = Sta nell'acqua fino al ginocchio e nella politica fino al collo.
unique-draghiere = Il Draghiere
unique-draghiere-line = Ha ripescato tre corone. Due erano finte.
unique-lucidatore = Il Lucidatore di Rame
unique-lucidatore-line = Una passata di pomice, e un confine non c'è mai stato.
unique-notaia = La Notaia dei Morti
unique-notaia-line = Legge i testamenti a voce alta; i morti la correggono di rado.
unique-disertore = Il Disertore
unique-disertore-line = È scappato da entrambi gli eserciti: ne conosce tutte le uscite.
unique-ultimo = L'Ultimo di Monte Bugiardo
unique-ultimo-line = Il suo castello sembra vicino. Ci si arriva vecchi.

set-pietra = La pietra
unique-potatore = Il Potatore di Siepi
unique-potatore-line = Una siepe ben tenuta vale due avvocati.
unique-fuochista = La Fuochista del Canale
unique-fuochista-line = Brucia torba, litigi e qualche trattato.
unique-scalpellino = Lo Scalpellino
unique-scalpellino-line = Incide il cippo il giorno dopo, con la data di cent'anni prima.
unique-miniatore = Il Miniatore
unique-miniatore-line = Nei suoi margini l'ultima lettera morde la prima.
unique-colonnella = La Colonnella
unique-colonnella-line = Arriva ai duelli un'ora prima e trova sempre già qualcuno: sé stessa.
unique-tesoriere = Il Tesoriere in Pantofole
unique-tesoriere-line = Non ha mai lasciato la stanza del tesoro: da anni nessuno ricorda dov'è.
