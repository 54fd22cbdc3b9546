location-107-menhir-told-1 = Corda nuova, grasso sulla carrucola, tutte le braccia che avete. Tirate su la pietra quanto basta perché respiri. Si accende dal basso, come un camino.
verse-107-o1 = Le corde pendono asciutte. Questi li avete vuotati voi, tutti tranne il nono, e il nono adesso ha un bordo di sale, fine come sul pesce. Negli altri il secchio scende e risale con il solo rumore del secchio.
verse-107-o1-told-1 = «Hanno sete», dice Verme, chinandosi sul più vicino. «Si sentono deglutire.»
verse-107-o2 = Una delle corde adesso è rossa. Sta dove è caduta, e i secchi sono stati messi in modo da non toccarla. «Nostra non è», dice il quarto pozzo, quando guardate. «È stata soltanto custodita.»
verse-107-o2-told-1 = Verme la scavalca. «Quella l'ho riavuta», dice. «Non la devo più a nessuno.»
verse-107-oz = Da quando siete partiti i secchi sono stati capovolti. Su uno c'è un nome, scritto male. È di uno di voi. «Se non va bene», dice un pozzo, «si può rettificare.»
verse-107-oz-told-1 = Gwenneg dice piano il proprio nome nel primo che trova. Gli torna con l'accento al posto giusto.
verse-107-oz-told-2 = «È stata rilasciata ricevuta», dice il quarto pozzo al vostro passaggio. «Grazie.»
verse-107-o0 = Contate i pozzi, per abitudine, e sono diciassette. Ogni bordo è consumato dalle corde, e ogni corda è nuova. Sul nono hanno messo una trave, e dalla trave scende una catena tesa, come se ci fosse appesa una mucca. Dopo l'ultimo comincia l'orlo. Non è sempre lo stesso ultimo.
verse-107-v1-lean-over-the-ninth = Affacciatevi al nono.
verse-107-v1-shout-a-name-down = Gridate un nome in un pozzo asciutto.
verse-107-v1-worm-already-knows-which = Verme sa già quale pozzo.
verse-107-v1-walk-on-by-night = Partite di notte, senza voltarvi.
verse-107-v1-leave-the-wells-alone = Lasciate stare i pozzi.
verse-107-v1 = I pozzi, in un ordine che non si trova.
verse-107-v2 = Molto sotto la catena finisce in un anello, e dall'anello pende una pietra più alta di voi, con la punta in giù. Ha una faccia, scolpita per chi guarda dal fondo. L'acqua le arriva al mento. Sul bordo del pozzo, in una grafia da scolaro, c'è scritto CHI SCENDE RISALE.
verse-107-v2-hold-say-the-sentence = Tenere: ripetete la frase, e mantenetela.
verse-107-v2-take-pour-the-other = Togliere: versate gli altri pozzi in questo.
verse-107-v2-haul-the-stone-out = Issate la pietra, tutta, alla luce.
verse-107-v2-step-back-from-the = Tiratevi indietro.
verse-107-v2-told-1 = «Dorme», dice Ailei. La catena scricchiola. «Fa finta», dice Ailei.
verse-107-v3 = Gridate il primo nome che viene. Il pozzo risponde con la vostra voce, un poco in ritardo, e corregge la pronuncia. Poi parla senza eco. «A chi», chiede, «risultate intestati?»
verse-107-v3-nobody-s = «A nessuno.»
verse-107-v3-cuanacht-s = «A Cuanacht.»
verse-107-v3-do-not-answer = Non rispondete.
verse-107-v3a = «Preso nota», dice il pozzo. Il secchio accanto a voi si riempie fino all'orlo, senza scendere. Vi viene augurata una buona giornata.
verse-107-v3b = «Cuanacht», dice il pozzo, e si sente girare una pagina, o un pesce. «Tre misure di grano e una donna. Le tre misure possono aspettare.»
verse-107-v4 = Stavolta è il pozzo a parlare per primo. «Siete sempre le stesse persone?» Lo chiede come un oste che sta per aprire un conto.
verse-107-v4-yes-and-we-want = «Sì. E vogliamo sapere che cosa arriva.»
verse-107-v4-more-or-less = «Più o meno.»
verse-107-v4-leave-without-a-word = Andatevene senza salutare.
verse-107-v5 = Verme va dritto al quarto pozzo e si siede sul bordo come su un letto. Si lega la corda da sé. Fa il nodo, lo guarda, lo rifà. «Quattro notti», dice. «La corda ce l'aveva Nolwenn, e l'hanno chiamata a cena. Là sotto è educato.»
verse-107-v5-lower-him = Calatelo.
verse-107-v5-not-today = Non oggi.
verse-107-v6 = Uno di voi si appoggia alla trave e lo dice a voce alta, chi scende risale. La catena si allenta di poco. In fondo, la faccia ha chiuso la bocca.
verse-107-v6-alone = Vi appoggiate alla trave e lo dite a voce alta, chi scende risale. La catena si allenta di poco. In fondo, la faccia ha chiuso la bocca.
verse-107-v6-prompt = Chi dà la parola?
verse-107-v6-ailei = Ailei
verse-107-v6-arev = Arev
verse-107-v6-beor = Beor
verse-107-v7 = Ci vuotate dentro gli altri pozzi, secchio dopo secchio, finché le spalle non le sentite più. Il nono trabocca. La pietra si accende come un uomo a cui hanno offerto da bere. A valle, alle saline, una donna è uscita a guardare le vasche. «È diventata crosta», grida verso casa.
verse-107-v8 =
    A undici braccia la luce è una moneta. La corda ce l'avete voi, quassù, e sentite tutto; il pozzo porta la voce.

    «Buongiorno», dicono là sotto, e dopo un nome di tre sillabe. Quando arriva a voi è soltanto fiato.

    «Non è mio», dice Verme. Si è voltato.

    «È vostro. Non è stato ritirato.»

    «Ripetilo.»

    «È stato detto una volta. C'è gente che ascolta.»

    «Quanto vale?»

    «A oggi, niente. Può restare così.» La voce è molto cortese. «Vi fu rivolta una domanda, qui, il primo di quattro giorni: a chi risultate dovuto. Non ci fu risposta.»

    «Avevo nove anni.»

    «Ne è stato preso nota.»
verse-107-v8-it-is-held-all = «È tenuta.» Tirate tutti.
verse-107-v8-let-him-answer-for = Lasciate che risponda lui.
verse-107-v8-told-1 = Beor ha la corda intorno alla schiena e i piedi contro il bordo. «A cena non mi chiama nessuno», dice.
verse-107-v8-told-2 = «Ditegli di sì», dice piano Ailei agli altri. Controlla che sia vero.
verse-107-v8-told-3 = «Nove anni di deposito», dice Arev. «Li vorrà.»
verse-107-v8-told-4 = «È stata lasciata anche una corda», dice la voce. «Fu ritirata bagnata, il quarto giorno, ed è stata tenuta asciutta. Si chiede se questa, oggi, è tenuta.» Verme guarda in su e non apre bocca. Non l'hanno chiesto a lui.
verse-107-v8a =
    Tirate. Risale più in fretta di com'era sceso, scavalca il bordo e si siede per terra, non sul bordo. Ha in spalla un'altra corda, di canapa rossa, col cappio piccolo, da bambino.

    «Me l'hanno tenuta asciutta», dice Verme.

    «E tu che cosa gli hai risposto?»

    «Niente. Avete parlato voi.»
verse-107-v8a-told-1 = «Eri leggero», dice Beor. «Allora ero più leggero», dice Verme.
verse-107-v8a-told-2 = «Te lo dirà, il nome», dice Ailei. «Può darsi.» «Può darsi che non lo voglia», dice Verme.
verse-107-v8a-told-3 = «E per il deposito?» chiede Arev. «Ha detto che l'avete pagato adesso», dice Verme.
verse-107-v8a-told-4 = Del nome non parla. Verso la strada cammina in mezzo a voi, con la corda rossa sotto la giacca.
verse-107-v8b =
    «Chiedetelo a lui», dite nel pozzo.

    «Si prende atto», dice la voce. La corda si allenta, e poi è una corda e basta.

    Verme esce da un altro pozzo, il tredicesimo, con i capelli asciutti e le scarpe al collo. «Ho detto di no», dice. «Mi ha ringraziato della precisione.» Non vi chiede perché.
verse-107-v9 = Ci vogliono tutte le braccia, e più tempo di quello che avevate. La pietra viene su con la punta in basso, grondando. Alla luce la faccia ha le palpebre, e le ha chiuse. «Avevate detto che sarebbe risalita», dice il pozzo vuoto. «Grazie.»
verse-107-v10 = Passate dal tredicesimo pozzo, dove il sentiero è più morbido. I secchi sono appesi, e al vostro passaggio ogni corda fa un quarto di giro. Nella manica di uno di voi c'è la chiave del granaio, che a cena non c'era.
verse-107-v10-alone = Passate dal tredicesimo pozzo, dove il sentiero è più morbido. I secchi sono appesi, e al vostro passaggio ogni corda fa un quarto di giro. Nella vostra manica c'è la chiave del granaio, che a cena non c'era.
verse-107-v4a = «Due cose», dice il pozzo, e le dice, in ordine, ognuna col suo giorno. La seconda non viene messa in conto.
verse-107-v4b = «Più o meno non è una cifra», dice il pozzo, senza rimprovero. «Si scriverà gli stessi.»
verse-107-v5a = Verme scioglie il nodo e raccoglie la corda. «Aspetta», dice. «Di aspettare non gli pesa. È quello che ha che non va.»
dream-107 = Ti calano piano, mani che conosci. In fondo è asciutto. C'è una panca, e sulla panca una coperta piegata in quattro. Quando tiri la corda, tirano subito.
dream-107-2 = Viene su un secchio pieno di pomeriggio. Fanno bere prima te. Dentro c'è parecchio sole, e una vespa, che ti aspettavi.
dream-107-3 = Sei a letto, in fondo, ed è asciutto. Lassù, una dopo l'altra, le bocche danno la buonanotte. L'ultima ha il raffreddore.
nightmare-107 = Tieni una corda. Da sotto ti chiamano per nome, con garbo. Da casa ti chiamano a cena. Sono ceci.
nightmare-107-2 = La corda è venuta su senza niente, e il capo è caldo. Stanno tutti attorno alla bocca. Ti guardano per sentire se era già così quando l'hai calata.
nightmare-107-hold-on = Tieni.
nightmare-107-go-in-to-supper = Vai a cena.
location-147-menhir-told-1 = Basta girarle intorno una volta con la corda, come si fa con i muli. La luce le scende fino alla punta, e lì si ferma, in bilico.
verse-147-oz = La pietra ha aperto un occhio, per educazione. Visto chi è, la palpebra ridiscende.
verse-147-o0 = Gridate un nome nel nono pozzo. Torna la vostra voce, giusta, senza correzioni. È poca cosa, da restarci male. L'orlo si è ritirato oltre la strada, e i secchi sono nell'erba ad asciugare, a testa in giù.
verse-147-v1-lower-a-bucket-all = Calate un secchio lo stesso.
verse-147-v1-sit-in-the-stone = Sedetevi all'ombra della pietra.
verse-147-v1-walk-on-by-night = Partite di notte, da qui.
verse-147-v1-go-back-to-the = Tornate alla strada.
verse-147-v1-climb-down-the-ninth = Calatevi nel nono.
verse-147-v1-worm-listens-at-the = Verme ascolta al tredicesimo.
verse-147-v1-speak-to-the-boy = Parlate al ragazzo con le giare.
verse-147-v1 = La luce del giorno, una pietra, secchi capovolti.
verse-147-v2 = Viene su fango, e nel fango una cosa chiesta in dono e mai ritirata. Ha ancora il nastro.
verse-147-v3 = È profondo, e in fondo si sta coi piedi asciutti. C'è una panca, tagliata per uno basso, e sulla panca una coperta piegata in quattro. Lungo la parete, all'altezza dove stava l'acqua, corre una riga di sapone. Qui sotto ci si lavava.
verse-147-v3-take-the-blanket = Prendete la coperta.
verse-147-v3-leave-bread-on-the = Lasciate del pane sulla panca.
verse-147-v3-climb-out = Risalite.
verse-147-v4 = Verme si stende con la testa oltre l'orlo. Aspetta quanto vuole l'educazione. Poi dice l'unico nome che ha, e lo ridice, piano. Non viene corretto. «Sono andati via», dice. «Potevano avvisare.»
verse-147-v4-let-him-shout-it = Lasciatelo gridare.
verse-147-v4-lie-down-next-to = Stendetevi accanto a lui.
verse-147-v5 = Dalle saline è venuto un ragazzo con un carretto e delle giare, a riprendersi quel che è stato versato. Chiede in quale pozzo. Ci vorrà un anno, dice, se l'acqua aspetta. «La zia vuole che non chieda chi è stato», vi dice. «Infatti non lo chiedo.»
verse-147-v5-carry-the-water-back = Riportate l'acqua con lui.
verse-147-v5-pay-him-for-the = Pagategli le giare.
verse-147-v5-point-at-the-ninth = Indicategli il nono.
verse-147-v5-told-1 = «È stata la siccità, dice lei», aggiunge il ragazzo. «Lo dice andando su e giù.»
verse-147-v6 = La pietra tiene gli occhi chiusi mentre passate, tutti, in punta di piedi. Oltre l'ultimo pozzo uno di voi si ferma a scuotere uno scarpone. Ne cade la chiave del granaio, asciutta.
verse-147-v6-alone = La pietra tiene gli occhi chiusi mentre passate, in punta di piedi. Oltre l'ultimo pozzo vi fermate a scuotere uno scarpone. Ne cade la chiave del granaio, asciutta.
verse-147-v3a = È asciutta e sa di sapone. Risalendo sentite scricchiolare la panca, una volta, come sotto uno che si siede a pensare.
verse-147-v3b = Lo lasciate dalla parte senza corrente. Quando avete il piede nella corda, briciole non ce n'è più. La panca è stata passata con lo straccio.
verse-147-v4a = Lo grida finché si alzano gli uccelli. Gli torna ogni volta come l'ha mandato. «No», dice Verme. «Quello sono soltanto io.»
verse-147-v4b = Vi stendete in fila, con la testa oltre il bordo. «Ascoltare non serve», dice Verme. «È che si fa da sdraiati.»
verse-147-v5a = Andate e tornate con le giare, tutti, finché le vasche hanno il fondo coperto. Il ragazzo cammina dietro e guarda che non se ne versi. «Non l'ho chiesto», dice.
verse-147-v5b = «Per le giare», dite. «Le giare sono della zia», dice il ragazzo. La moneta la prende. «Dirò che era per la strada.»
verse-147-v5c = Vi ringrazia. Cala la prima giara con lo spago. È uno spago lungo. Voi non restate a vedere quanto.
verse-147-v7 = L'ombra è dove dev'essere. Dopo un po' le palpebre si muovono, come alla gente che sogna e non vuole disturbare.
dream-147 = Qualcuno, sotto, ha finalmente il buio che gli serviva. Ti ringrazia e tira la tenda. Prima che si chiuda vedi un letto rifatto e due scarpe accostate.
nightmare-147 = Ti hanno tirato su. Sei al sole, con la punta in giù. Non cadi, e non sai più come si fa. Qualcuno ti ha legato un mulo.
