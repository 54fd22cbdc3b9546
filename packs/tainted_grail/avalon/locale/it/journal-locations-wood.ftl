verse-124-o1 = La vostra parola nella corteccia ha avuto risposta, e la risposta un'altra. Il faggio è finito, e sono passati a quello accanto. I coltelli si sono fatti più piccoli. Giù alla radice, dove arriva un bambino, c'è una terza scrittura, che vuole solo sapere se hanno finito.
verse-124-o2 = Il biglietto dice GIOVEDÌ. Sotto c'è una scodella, ripulita, e sotto la scodella l'orlo ha lasciato un altro biglietto. Dice GIOVEDÌ anche quello.
verse-124-oz = Le ceneri di domani, calde. Girate intorno ai vostri stivali. L'orlo è dietro il prossimo faggio, o quello dopo.
verse-124-o0 = Il vostro prossimo campo è già qui. Le ceneri sono tiepide. Una coperta è piegata come la piega chi di voi la porta. C'è un biglietto per la colazione: LASCIATECENE.
verse-124-v1-eat-from-the-stores = Mangiate dalle provviste.
verse-124-v1-sit-and-wait-for = Sedetevi ad aspettarvi.
verse-124-v1-follow-the-chalk-child = Seguite il bambino di gesso.
verse-124-v1-fold-the-blanket-another = Piegate la coperta in un altro modo.
verse-124-v1-walk-into-the-hem = Entrate nell'orlo, col gesso in faccia.
verse-124-v1-read-the-third-beech = Leggete il faggio, giro dopo giro.
verse-124-v1-cook-for-both-camps = Cucinate per tutti e due i campi.
verse-124-v1-follow-the-paired-walker = Seguite quello con tutte e due le scarpe.
verse-124-v1-go-by-in-silence = Passate oltre, in silenzio.
verse-124-v1 = Il vostro campo, come lo lascerete.
verse-124-v2 = È roba vostra, dite, ed è vero. Sa di fumo. Una delle razioni ha già un morso. Ve la provate coi denti, in giro. «È mio», dice quello a cui combacia.
verse-124-v3 =
    Arrivate stanchi, parlando di altro, e vi vedete.

    «Scusate», dicono gli altri. «Non sapevamo che ci foste già.»

    «Siamo appena arrivati.»

    «Anche noi. Domani.» Si siedono dall'altra parte del fuoco, con gli stessi rumori. Hanno i vostri stivali, più consumati.

    «E com'è andata?»

    Si guardano. «Avete ancora la padella?» chiede uno. «Quella col manico?» Gliela mostrate. «Allora è meglio se non lo diciamo», fanno. Sono così contenti di vederla che gliela passate, perché la guardino.
verse-124-v3-told-1 = «Stai bene?» chiede Ailei alla sua. «Benissimo», dice l'altra. Arrossiscono insieme.
verse-124-v3-told-2 = Arev e Arev confrontano l'ultima riga. «La tua è più lunga», dice Arev. «Di poco», fa l'altro, e piega la pagina.
verse-124-v3-told-3 = Beor e Beor mettono il ceppo sul fuoco. «Più leggero», dice uno. «Siamo in due», dice l'altro. Lo portano un po' più in là del necessario.
verse-124-v3-told-4 = «Tu quale sei?» chiede Verme. «Quello che è andato giù», dice Verme. Chi dei due lo chiedesse non si è visto.
verse-124-v3-told-5 = Prima di dormire ognuno scambia una cosa, senza dire perché. Quando il fuoco è spento siete di meno. Siete giusti.
verse-124-v4 = È quello che manca al gesso. Conta gli alberi all'indietro ed è arrivato a quaranta. «Qui non finisce mai», dice, contento. Si lascerebbe portare. Ha la manica bianca fino al gomito, e a toccarla è fredda.
verse-124-v4-take-him-home = Riportatelo a casa.
verse-124-v4-leave-him-counting = Lasciatelo contare.
verse-124-v4a = Cammina bene, e vi conta i passi, in discesa. All'ultimo albero dice «uno» e aspetta di vedere che cosa viene dopo. Viene un cancello. È quello di sua madre, che si è alzata il grembiule davanti alla faccia. «Buonasera», dice il bambino al grembiule. «Quanti eravamo?»
verse-124-v4b = «Trentanove», dice alle vostre spalle, «trentotto.» Allungate il passo. La voce dovrebbe farsi più debole; resta alla stessa distanza, a sinistra, dietro lo stesso faggio. Al margine del bosco è arrivata prima. «Dodici», dice, e aspetta.
verse-124-v5 = Al primo giro c'è un cuore, con le lettere. Poi una freccia, e una lettera raschiata. Più avanti la lettera rifatta, più profonda, con un altro coltello. Dopo non si parlano, e si sono divisi la corteccia. Da qualche parte finirà. Per andare a vedere ci vuole fegato; per metterci una parola, un'ora di lama a testa.
verse-124-v5-walk-on-and-see = Andate avanti a vedere.
verse-124-v5-put-in-a-word = Incidete una parola, per tutti e due.
verse-124-v5-turn-back-at-twenty = Tornate indietro al ventesimo.
verse-124-v5a = Dopo molti giri il tronco è nudo. Poi c'è una data, di qui a qualche giorno, e sotto il cuore, appena inciso, con la resina che cola e niente dentro. Per terra c'è un coltello col manico d'osso. «Non è nostro», dite, e vi guardate le cinture.
verse-124-v5b = Ne incidete una sola, piccola, sotto la lite. Non è una parola intelligente. Quando tornate dov'eravate partiti il cuore ha le sue lettere, e sotto c'è la vostra parola, rimarginata, grigia di anni. Accanto, più fresca, c'è la risposta.
verse-124-v6 = Fate una pentola per il doppio di voi e ne portate metà dall'altra parte del fuoco. Viene mangiata. Non lo vedete; vi voltate a passare il sale, e ce n'è meno. Raschiata la pentola, il biglietto della colazione ha un'altra riga, nella grafia di chi di voi scrive peggio: SIETE STATI GENTILI. STAVAMO PER ARRABBIARCI.
verse-124-v7 = Va davanti a voi fra i tronchi, tacco e punta, e il bosco non sa che farsene. Dove ha messo i piedi resta pestato. «Radice», dice senza voltarsi, col nome di un altro. «Gradino. La testa. La strada è questa.»
verse-124-v8 = La piegate in tre, che a casa vostra non si fa. Guardate altrove, e l'hanno aperta, scossa, e ripiegata in tre, non al primo tentativo. Il biglietto se lo sono ripreso. È una cosa in meno, qui, che sapevate in anticipo.
dream-124 = Dormi due volte. La seconda è più comoda: l'incavo è già caldo, e chi ce l'aveva prima ti ha lasciato la coperta dal verso buono.
nightmare-124 = Sei il secondo. Hanno già mangiato, e ti guardano arrivare. Qualcuno si stringe per farti posto. Qualcun altro dice il tuo nome, per vedere se ti volti.
verse-125-oz = Da quando siete stati qui le scope hanno cambiato muro. Fuori, dove l'orlo è più vicino, l'erba è stata spazzata nei due sensi.
verse-125-oz-told-1 = Stanno appoggiate insieme, come in una casa dove si è fatto pace.
verse-125-o0 = Dietro la porta ci sono delle scope, una contro l'altra. La pioggia qui cade solo sui banchi. Sull'architrave c'è una frase che si legge bene e si ricorda male.
verse-125-v1-sweep-as-you-were = Spazzate, come vi hanno insegnato.
verse-125-v1-put-the-leaves-back = Rimettete le foglie, come vi hanno insegnato.
verse-125-v1-let-magic-do-the = Fatevi aiutare dalla magia.
verse-125-v1-read-the-lintel-until = Leggete l'architrave finché resta.
verse-125-v1-leave-a-loaf-for = Lasciate un pane, per la mugnaia.
verse-125-v1-sit-on-the-benches = Sedetevi sui banchi bagnati.
verse-125-v1-climb-to-the-joints = Salite fino agli incastri.
verse-125-v1-leave-by-the-rain = Uscite, sotto la pioggia.
verse-125-v1 = Panche bagnate, e un rettangolo asciutto.
verse-125-v1-hold-the-other-end = Tenete l'altro capo della corda al conciatetti.
verse-125-v2 = Sotto le foglie, in una fessura del pavimento, c'è un foglio del registro. È bagnato da un lato solo, quello scritto. L'inchiostro ha tenuto. QUI SI ASPETTA INSIEME, dice.
verse-125-v3 = A forza di leggerla resta. QUI CI SAREBBE UN TETTO. VI STA SOPRA. Alzate gli occhi tutti insieme. Finché ci credete siete asciutti.
verse-125-v4 = Non guardano l'altare. Guardano indietro, appaiati, con un corridoio nel mezzo, e in capo a ognuno c'è un foro nella pietra, largo un polso, consumato nella parte alta. I piedi trovano una sbarra contro cui spingere. Da qui non si vedrebbe dove si va. Si vedrebbe chi resta.
verse-125-v4-lean-back-together = Piegatevi indietro, tutti insieme.
verse-125-v4-put-a-hand-in-the-hole = Infilate la mano in un foro.
verse-125-v4-get-up-out-of-the-wet = Alzatevi dal bagnato.
verse-125-v4a = «Adesso», dice uno di voi, e vi piegate. Non c'è niente da tirare. Viene lo stesso, pesante, da lontano, e la pioggia vi batte sull'altro lato della faccia. Quando smettete, la porta alle vostre spalle si è scostata un poco. Le foglie del pavimento sono scivolate tutte a un capo.
verse-125-v4a-alone = «Adesso», vi dite, e vi piegate. Non c'è niente da tirare. Viene lo stesso, pesante, da lontano, e la pioggia vi batte sull'altro lato della faccia. Quando smettete, la porta alle vostre spalle si è scostata un poco. Le foglie del pavimento sono scivolate tutte a un capo.
verse-125-v4b = La pietra è liscia, e poi non è pietra. Nel pugno vi si posa una cosa rotonda, bagnata, con la sua venatura. Fa un quarto di giro, aspetta, torna. La tenete il tempo di una preghiera alla Madre di Tutto. Va a tempo meglio di voi.
verse-125-v5 = Rondini, nelle mortase, un nido per trave. Chi ha tagliato gli incastri li ha fatti in pendenza, perché l'acqua uscisse, e gli uccelli hanno chiuso lo scolo col fango. Le uova sono in ritardo di un mese e ancora calde. Sarebbero una cena. O si potrebbe spendere una moneta in tela cerata, e coprirle.
verse-125-v5-take-the-eggs = Prendete le uova.
verse-125-v5-cover-the-nests = Coprite i nidi con la tela.
verse-125-v5-climb-back-down = Scendete.
verse-125-v5a = Ne lasciate uno per nido, e gli uccelli vi girano sopra senza gridare. La cena è poca cosa. «Non sanno di uovo», dice uno di voi, sulla padella. Continuate a masticare. Di che cosa sappiano è meglio non sentirlo.
verse-125-v5a-alone = Ne lasciate uno per nido, e gli uccelli vi girano sopra senza gridare. La cena è poca cosa. «Non sanno di uovo», dite, sulla padella, a nessuno. Continuate a masticare. Di che cosa sappiano è meglio non sentirlo.
verse-125-v5b = Va sulle teste delle travi in una striscia, fermata coi chiodi. La pioggia, battendoci, fa un rumore che qui dentro non c'era mai stato, un rumore di sopra. Quando scendete le scope sono appoggiate alla parete di fondo, una accanto all'altra, in piedi.
verse-125-v6 = Lo posate sul primo banco, avvolto, col nome di lei. Dalla porta vi voltate. Il panno è ancora bianco. Intorno, sulla pietra, c'è un rettangolo dove non piove, della misura di una tavola apparecchiata per lui e per lei.
verse-125-c1 =
    Un uomo con una corda a nodi aspettava che passasse qualcuno. «Mi terreste quel capo?» dice. «Da solo misuro sempre una parete e la mia pancia.»

    Lo tenete. «Che cosa misurate?»

    «Il tetto.»

    Guardate in su. Vi piove negli occhi.

    «Quello che ci andrebbe», dice Hosken. «Mi mandano ogni anno. La parrocchia paga il preventivo, e ogni anno è di più.» Fa un nodo. «Lo sapete che cosa non c'è, qui? Una tegola. Una trave per terra. I tetti crollano, io ci campo. Questo non è crollato.»

    «E allora dov'è?»

    «Guardate gli incastri», dice Hosken. «Sono fatti per sfilarsi. Chi li taglia così non ha in mente la pioggia.»
verse-125-c1-told-1 = «Lo rimetteranno», dice Ailei, alla corda. Hosken ne scrolla l'acqua. «È quello che gli diceva mio padre», fa.
verse-125-c1-told-2 = «Chi lo firma, il preventivo?» chiede Arev. «Non l'hanno mai firmato», dice Hosken. «È per questo che mi mandano.»
verse-125-c1-told-3 = «Mi sarebbe piaciuto vederlo andare», dice Beor. «Eh», fa Hosken, «a chi lo dite.» Per un po' stanno tutti e due col naso in su e la pioggia negli occhi.
verse-125-c1-told-4 = «Vi pagano per una cosa che non c'è», dice Verme, con rispetto.
verse-125-c1-told-5 = Avvolge la corda sul gomito e legge i nodi. «Largo in mezzo e stretto ai due capi», dice Hosken. «Se sapete di una chiesa fatta così, ditemelo.»
dream-125 = Qualcuno monta il tetto mentre dormi. Lo senti dondolare. Fra due tavole una mano ti passa la stoppa, un braccio per volta, e la stoppa sa di porto.
nightmare-125 = Il tetto galleggia e va. Sotto ci sei tu, con le travi in mano. Ti gridano di badare alla marea, da vicino, e poi da meno vicino.
verse-126-o1 = Al tavolo manca lo spigolo. «A me piace di più», dice Ondra. «Si vede dove si romperà la prossima volta.»
verse-126-o2 = Apparecchia un posto solo. «Uno di voi ha firmato», dice Ondra. Cerca la macchia, di faccia in faccia.
verse-126-o2-alone = Apparecchia un posto solo. «Siete voi che avete firmato», dice Ondra. Vi cerca addosso la macchia.
verse-126-oz = «Siete in ritardo», dice Ondra. «Avevo segnato anche questo.»
verse-126-oz-told-3 = «Adesso piegano in tre, gli altri», dice Ondra delle coperte sulla scala. «Dicono che l'hanno presa da voi. Nella cassa non ci sta.»
verse-126-oz-told-4 = «Chiede ogni sera se è ripassato qualcuno», dice Ondra dell'ultima porta. «Dico: ancora no. Voi l'ordine lo sapete, mi pare. A chi tocca per primo?»
verse-126-o0 = «Siete in anticipo», dice Ondra. «Di poco.» Apparecchia per voi e toglie una sedia prima che vi sediate. Sul libro ci sono i vostri nomi, in bella grafia, con una data, fra qualche giorno. C'è anche una macchia.
verse-126-v1-read-on = Leggete oltre.
verse-126-v1-sign = Firmate.
verse-126-v1-tear-the-page-out = Strappate la pagina.
verse-126-v1-ask-what-becomes-of = Chiedete che ne sarà del cane.
verse-126-v1-ask-about-the-other = Chiedete di voi, degli altri voi.
verse-126-v1-look-at-the-table = Guardate il tavolo per cui si dispiace.
verse-126-v1-arev-asks-for-the-books = Arev chiede di vedere i conti.
verse-126-v1-ask-about-the-boots = Chiedete di chi sono gli stivali in corridoio.
verse-126-v1-ask-for-your-warning = Chiedete a Ondra un avvertimento.
verse-126-v1-pay-for-the-trouble = Ringraziatela e uscite.
verse-126-v1 = Il registro, il tavolo, il grembiule di Ondra.
verse-126-v2 = Una riga per giorno. Sull'ultima Ondra tiene la manica. «Quella è mia», dice. Quello che avete letto basta. Avete il tempo che farà, chi busserà, e da quale lato.
verse-126-v3 = La penna scrive prima che appoggiate il gomito. La macchia, asciugandosi, prende la forma di uno che si rialza. «Allora siamo intesi», dice Ondra. «Per quel giorno qui c'è posto.»
verse-126-v4 = Fa il rumore di una porta. Ondra chiude il libro e si asciuga gli occhi con il grembiule. Da fuori, voi che ve ne andate vi vedete arrivare. «Di quel giorno era l'unica copia», la sentite dire a loro.
verse-126-v5 = «Mangia», dice Ondra. La ciotola c'è già. «Arriva un giorno prima di voi e non chiede niente. È educato.»
verse-126-v6 = La moneta con cui hanno pagato la tiene a parte, in un piattino. Uno di voi ne ha in tasca una con la stessa ammaccatura. «Era per la colazione», dice Ondra. «Hanno detto che sapevate.»
verse-126-v6-alone = La moneta con cui hanno pagato la tiene a parte, in un piattino. Voi ne avete in tasca una con la stessa ammaccatura. «Era per la colazione», dice Ondra. «Hanno detto che sapevate.»
verse-126-v7 = È un buon tavolo, d'olmo, senza un graffio. Sull'angolo che si romperà Ondra ha messo un panno, e sotto una ciotola per i vetri. «Con una moneta è coperto», dice, «e non si grida. Se no lo si gira. Ci hanno già provato. Non vedo l'ora di sapere com'è andata.»
verse-126-v7-pay-for-it-now = Pagatelo adesso: una moneta.
verse-126-v7-turn-it-end-for-end = Giratelo, tutti insieme.
verse-126-v7-eat-standing-up = Mangiate in piedi.
verse-126-v7a = Scrive PAGATO dove c'era la macchia, e la macchia si sposta. Per tutta la cena nessuno tocca quell'angolo. Alla fine entra un ragazzo coi lumi, inciampa, ci finisce contro col fianco, e l'angolo viene via. «Ecco», dice Ondra, affettuosa. «Anche questa è fatta.»
verse-126-v7b = Ci vogliono tutte le braccia, e col tavolo girano il panno e la ciotola. La cena passa tranquilla. Mentre vi alzate cede l'altro capo, da solo, che vicino c'è soltanto il gatto. Ondra guarda il tavolo da un capo all'altro. «Quello», dice, «io l'avevo segnato per dopo.»
verse-126-v8 = Sono in ordine perfetto e vanno a rovescio, prima la moneta, poi il motivo, e per ultimo l'ospite. Arev va alla fine, che è il principio. C'è il suo nome, scritto da lui, accanto alla somma che sta sul cancello della Fiera. «Chi l'ha pagata?» chiede. «Voi», dice Ondra. «Dopodomani. È stato un sollievo vedervi.»
verse-126-v8-arev-pays-it-now = Arev la paga adesso: due monete.
verse-126-v8-arev-shuts-the-book = Arev chiude il registro.
verse-126-v8a = Al cambio di dopodomani sono un paio di monete. Lei gli dà la ricevuta, e lui la legge camminando. In fondo, dove firma chi paga, è già firmata. «Devo ricordarmi di farlo», dice Arev. Chiede una penna. Non si siede finché non l'ha fatto.
verse-126-v9 = Un paio, piccolo per un uomo, davanti all'ultima porta; nel tacco sinistro c'è un chiodo solo. «Paga in legno intagliato», dice Ondra, «e ogni sera domanda se è ripassato qualcuno. Se sì vorrebbe saperlo. Se no preferisce dormire. Sarà qui la settimana dopo di voi, con la fame.»
verse-126-v9-leave-him-supper = Lasciategli la cena per due sere.
verse-126-v9-turn-the-boots-round = Girate gli stivali verso casa.
verse-126-v9a = Mette il piatto accanto agli stivali, un altro piatto sopra, e segna col gesso una data sul bordo. Sul davanzale, quando vi girate, c'è una sedia alta un pollice. Ha una gamba di troppo. «Lo troverà caldo», dice Ondra. «Quella non è finita. Sta pensando dove mettere la quinta.»
verse-126-c1 =
    «Un avvertimento», dite. «Uno solo.»

    «Uno per ospite», dice Ondra, piegando un panno. «È la regola della casa. Il vostro l'avete avuto.»

    «Quando?»

    «Appena entrati.»

    Ci ripensate. «Avete detto che eravamo in anticipo.»

    «Di poco», dice Ondra. «Era quello.» Passa l'unghia sulla piega. «Non lo sente mai nessuno. Lo prendono per educazione.»
verse-126-c1-told-1 = «Potreste dircene uno inventato», propone Ailei, «per compagnia.» «È passato un notaio», dice Ondra. «Li ha voluti tutti lui.»
verse-126-c1-told-2 = «In anticipo di quanto?» chiede Arev. Lei guarda l'orologio, che è fermo. «Fino alla macchia», dice.
verse-126-c1-told-3 = «Io ero fuori coi sacchi», dice Beor. «Sì», fa Ondra. «L'ho detto anche ai sacchi.»
verse-126-c1-told-4 = «E un altro quanto viene?» chiede Verme. «Quello che avete avuto», dice Ondra.
verse-126-c1-told-5 = «Il cane ha sentito», dice. «Difatti arriva sempre il giorno prima.»
verse-126-c1-told-6 = «Gli altri voi hanno chiesto lo stesso. Avevano pagato la colazione, e non ho potuto dirgli niente. Era vostro.»
verse-126-c1-told-7 = «E il faggio l'ho visto», aggiunge. «Quella vostra parola, sotto la lite. Ci hanno bevuto sopra, qui, tutti e due, ai due capi del banco.»
verse-126-c1-told-8 = Il panno non si piega più. «Però un piede era ancora sulla soglia», dice Ondra. «A quello lo devo.» Si china, e lo dice al vostro stivale. «Quando si rompe il bicchiere, non dite che non fa niente.»
verse-126-v9b = Le punte le mettete verso la scala. «Gli stivali degli altri», dice Ondra, ma lascia stare. Cancella la freccia che aveva fatto col gesso, e la rifà al contrario.
dream-126 = Ti svegli col conto saldato, e il resto sul comodino. È il resto giusto. Sotto c'è un biglietto di tuo pugno: grazie, ho trovato tutto.
nightmare-126 = Ti svegli ieri. Sai già tutto, e devi rifarlo con gli stessi stivali bagnati. Nel punto in cui stavi per dire una cosa stai attento. La dici.
verse-127-o1 = La trave è vuota, e nella scanalatura ci sono gli storni, appoggiati. Guardano giù, dove l'avete rimesso in piedi.
verse-127-o2 = L'hanno girato verso est, ed è più avanti. «E diciotto», vi informa. «E diciannove.»
verse-127-oz = Gli uccelli fanno il giro e scendono sulla stessa spalla di prima. «Non è per voi», dice l'impiccato. «Guardano all'ultima.»
verse-127-oz-told-2 = Uno degli storni dice *Hedra*, con l'accento di un corvo. È stato di là dalla collina, ad ascoltare.
verse-127-o0 = «Millequattrocentododici», dice l'impiccato, «e sei.» Non è chiaro a chi. Gli uccelli si posano su chi ha mentito per ultimo. Prima di scendere fanno un giro su di voi, con attenzione.
verse-127-v1-cut-him-down = Tagliate la corda.
verse-127-v1-copy-the-sums-and = Copiate le somme e lasciatelo lì.
verse-127-v1-ask-what-he-rounded = Chiedetegli che cosa ha arrotondato.
verse-127-v1-feed-the-starlings = Date del pane agli storni.
verse-127-v1-turn-over-the-paper = Voltate il foglio appuntato.
verse-127-v1-take-the-rope-left = Prendete la corda rimasta.
verse-127-v1-pass-quickly = Passate in fretta.
verse-127-v1 = La trave, il foglio, gli storni.
verse-127-v2 = Cade in piedi, come un conto che torna. Si massaggia il collo. «Alla nona pietra c'è un ponte», vi dice in cambio. «È dipinto.» Poi si incammina verso Camelot per farsi correggere.
verse-127-v3 = Sono tariffe, sconti, sigilli, quanto serve per un lasciapassare in regola. Lui detta più piano, per darvi il tempo. «Se non vi disturba», dice alla fine, «starei volentieri girato a est.»
verse-127-v4 =
    «Un bambino», dice. «A quel focolare erano nove virgola sei. Ho scritto dieci, e uno è rimasto in più.» Gli storni hanno smesso di parlare.

    «E dov'è andato?»

    «In colonna. Lo aspettavano, era iscritto.» Gira un poco, col vento. «La gente crede che si aggiunga qualcosa. Non si aggiunge mai niente.»
verse-127-v4-told-1 = «E come si fa?» chiede Arev. «Lo so come si fa. Voglio sentirlo.» «Si guarda altrove, da una metà», dice l'impiccato. «Voi da che cosa?» «Da una porta», dice Arev. «Intera.»
verse-127-v4-told-2 = «E allora come si fa?» chiedete. «Si guarda da un'altra parte», dice l'impiccato, «finché la metà si è sistemata.»
verse-127-v4-told-3 = «Di là sarà stato meglio», dice Ailei. Le scende uno storno sulla spalla. Ce lo lascia.
verse-127-v4-told-4 = «Quanto pesava?» chiede Beor. «Sei decimi», dice l'impiccato. Beor si rimette il cappello.
verse-127-v4-told-5 = «E i quattro chi li ha avuti?» chiede Verme. «I quattro che avanzavano.» L'impiccato smette di girare. Questo non gliel'avevano mai chiesto.
verse-127-v4-told-6 = «Se vedete dov'è sbagliato», dice, «ditelo. Sto su per quello.»
verse-127-v5 = Calano sul pane a due a due, tutti tranne uno, che resta su una spalla e vi guarda in un orecchio. Finite le briciole si alzano insieme, e per il tempo di un respiro lo stormo ha il contorno di un uomo col braccio teso.
verse-127-v5-told-1 = Ailei si è tirata su il cappuccio. «È solo che mi piace sentirli», dice. Quello torna per lei, e si posa.
verse-127-v5-walk-where-it-points = Andate dove indica il braccio.
verse-127-v5-ailei-says-her-last-lie = Ailei dice ad alta voce l'ultima bugia.
verse-127-v5-brush-off-the-bird = Scacciate l'uccello dalla spalla.
verse-127-v5a = Indica un pruno, poi un cancello, poi una pietra miliare, e ogni volta lo stormo c'è già stato ed è ripartito. All'ultimo posto c'è solo il guano, bianco sul sasso, in corsivo. Hanno scritto quello che viene dopo. Prima dell'ultima parola sono rimasti senza.
verse-127-v5b = «Ho detto che era per strada», dice Ailei. «L'ho detto alla loro tavola, e ho chiesto dell'altra minestra.» È roba di un inverno fa. Gli uccelli stanno a sentire senza muovere una penna. Poi il peso le si alza dalla spalla. «Il ragazzo non c'era», gli dice dietro, visto che sta ancora ascoltando.
verse-127-v6 = Sul retro c'è lo svolgimento. L'aveva fatto giusto. In rosso, un'altra penna è scesa lungo la colonna e ha spinto ogni cifra alla successiva, e dove la successiva mancava ha scritto SEGUE. Il resto del foglio è bianco, ed è buona carta. «Si può strappare lungo la piega», dice l'impiccato. «Era previsto.»
verse-127-v6-tear-off-the-blank = Strappate la metà bianca.
verse-127-v6-pin-up-your-own-sum = Appuntateci accanto i vostri arretrati.
verse-127-v6-turn-it-back = Rigirate il foglio.
verse-127-v6a = La piega cede. Di quel che resta si legge ARROTON, e il vento lo gira verso gli uccelli. «Era l'altra parte che prudeva», dice l'impiccato, e ringrazia. Il foglio bianco lo mettete via. In fondo, piccolissimo, in rosso, c'è già uno zero.
verse-127-v6b = Scrivete in bella grafia che cosa avete preso, a quale pietra, di chi era. La moneta è per lo spillo. Lui legge fin dove riesce a girare la testa. «Avete arrotondato», dice. Mettete quello che manca. Gli storni percorrono la riga a piedi e vanno a posarsi sul palo. «Adesso si può leggere», dice l'impiccato.
verse-127-v7 = Un bel pezzo di canapa, e un capo è lucido. Va nel sacco, e quel giorno a portare il sacco non si offre nessuno. Sulla trave, dov'era passata, il legno è più chiaro. Il solco adesso è degli storni. Ci si appoggiano.
