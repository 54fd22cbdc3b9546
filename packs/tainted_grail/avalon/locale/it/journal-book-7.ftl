verse-book-530 = La prima cosa è che il mulo non si corica, e non ci badate, e accendete un fuoco, e nessuno si siede, e uno dice che finché c'è luce tanto vale vedere di là dal dosso, e la luce continua a esserci, oppure sono lumi, e la strada va su e giù come una cosa che respira, e poco per volta vi viene in mente che da nove ore non siete stanchi, che non siete nemmeno tristi, e che i piedi lo fanno a tempo, e da tutte le parti portano dentro il fieno a mezzanotte e riscavano i pozzi e i bambini sono magri come rastrelli e non ne possono più dal ridere, e le vogliono bene, le portano miele da undici leghe, e se chiedete quanto può durare vi dicono *mai*, che vuol dire sempre, e ci hanno messo dei soldi.
verse-book-530-told-1 = Dal dosso in qua Demelza ha disfatto e rifatto un fagotto quattro volte, ogni volta meglio.
verse-book-530-told-2 = I vostri ventidue cantano. Come fa non gliel'ha detto nessuno.
verse-book-530-told-3 = Sul cappotto avete un bel po' di bottoni. Li avete lucidati tutti, senza sedervi.
verse-book-531 = Ha diciassette anni. Bisogna che ve lo dicano. Da vicino la pelle le si è assottigliata da dentro, come un paralume; e intorno alla bocca, a forza di cantare con gli angoli, ci sono due righe da donna di cinquanta. Le api le scavalcano. Lei viene giù dalla strofa, la lascia andare, ed eccola. È come se avessero fermato un mulino. Otto tempi, la collina, e i suoi occhi su di voi, tondi, con dentro tanta di quella roba che s'incastra.
verse-book-532 = «È lontano?» Ha una voce come tutte. L'ha detto, ed è rientrata nella canzone prima che abbiate chiuso bocca. Aspettate una strofa. «Gwenneg. È qui dietro. È lontano?» E via. «Aveva un sasso nello stivale, al muretto. Gli ho detto, dai, te ne faccio una da camminarci.» Guarda di là dalle vostre orecchie. È il pomeriggio dopo. La mattina è stata un po' lunga. «Finché non ripassa non devo smettere. È per gli altri», dice Nolwenn, «stanno aspettando tutti.» È entrata nel verso, e di lì vi sorride. Una buona volontà così non s'è mai vista.
verse-book-532-told-1 = «E grazie delle lenzuola», infila all'ottavo.
verse-book-532-told-2 = «E alla mamma dite che è mio», fa, del gattino.
verse-book-533 = Allora glielo dite a ottavi. È come passare i piatti su per una scala. «Non arriva, cara. Non ancora.» Canta. «Non è più quel pomeriggio.» Canta; ma un sopracciglio le è salito. «A te quanto ti è sembrato, di'?» Sono nove, e ci passa sopra.
verse-book-862 = Le avete fatto male, si vede, con un *di'*. Tiene davanti a sé tutta la quarta strofa, e vi guarda da sopra. E nella pausa dice, piano: «Si è allungato, fra le lenzuola e adesso.»
verse-book-862-told-1 = «Lo vuoi tutto, o a pezzi?» dice Ailei. Sono sette. Nolwenn ci pensa una strofa. «A pezzi», dice. «In ordine.»
verse-book-862-told-2 = Arev alza un dito. Non prende nemmeno un tempo. «Uno che?» dice Nolwenn. Lui lo tiene alzato. Per tutta la strofa lei lo guarda, e alla fine il conto l'ha fatto.
verse-book-862-told-3 = «Non ti sei mai seduta», dice Beor. «Mai.»
verse-book-862-told-4 = E poi vede chi vi è uscito da dietro. La canzone si ferma a metà di una parola. Undici leghe prendono fiato; lo sentite arrivare, dalla più vicina alla più lontana, come un'onda che si ritira. Lei riattacca dalla sillaba stessa. Le è costato un anno.
verse-book-535 =
    Nella pausa dopo, davanti a tutti, c'è uno col berretto in mano, che non s'era mai visto. Ha i capelli piatti. «Quattro giorni», dice Verme.

    Sono tre tempi. Negli altri cinque poteva rispondere. Canta la strofa fino in fondo, intera, a lui, ed è un'altra; è lenta, prima della svolta si rompe, ogni volta, e riprende da più sotto. L'avete già sentita. Una notte la canticchiavano fuori da un muro. È quella che canticchiava andando via dalla corda.

    «Credevo che mamma», dice Nolwenn. Finché c'erano tempi non ha mai lasciato una cosa a metà. «Credevo che ci mandava Talan.»
verse-book-535-told-1 = Nel pugno ha un pezzo del muretto delle capre. Tirarlo non lo tira. È per avere qualcosa in mano.
verse-book-535-told-2 = «Una voce mi ha chiesto di chi ero», infila lui, «e gliel'ho detto.» È lunghissima. Lei non ci canta sopra.
verse-book-535-say-who-waited = Lasciate che le dica chi gli tenne compagnia.
verse-book-535-leave-it-at-four-days = Lasciatela lì, a quattro giorni.
verse-book-536 = Ci vogliono undici pause. Non l'avete mai sentito parlare tanto, ed è a pezzi di otto. Il freddo lo salta. Dice che cosa gli chiese e con che tono, e che era educata; che arrivò ad aspettarla; che quando lo tirarono su disse *ad allora*. Nolwenn ha preso il colore della pietra. «La corda la puoi tenere», dice Verme in fondo. Ne ha addosso un pezzo, ne ha sempre. Gliene porge un capo, sopra il trogolo; lei per prenderlo deve staccare una palma, e la rimette con la corda sotto, e lui sta lì con l'altro. Per una strofa. Non la perdona, l'ha detto, era alla nona. «È che così l'hai tenuta», dice Verme.
verse-book-846 = «Ho fatto un sogno», dice Nolwenn nella pausa. Sta guardando la vostra corda. «Mentre canticchiavo. C'era un bambino giù nel pozzo, e lo tenevo io, per la cima. Ed erano ceci.» Per arrivare al resto canta una strofa intera. Non è quella di questa lega; è lenta, e si rompe. «Erano quattro giorni. Non se n'era accorto nessuno. È venuto su da sé, non ha mai detto niente, ma se passavo si scansava. Come con un carro.» Otto. «È un brutto sogno», dice Nolwenn. «Vero?»
verse-book-846-tell-her-it-was-no-dream = Ditele che non era un sogno.
verse-book-846-say-it-was-a-dream = Ditele che era un sogno.
verse-book-847 = Non grida. Va tutto nella nota, e la nota tiene. Fra le leghe cominciano a sedersi, su quel che capita, senza posare niente, come quando ti danno una notizia. «Come si chiama?» dice Nolwenn. Avete solo quello con cui lo chiamano. Lei lo canta, sopra a niente, da solo, per tutta la lunghezza della strada.
verse-book-534 = «Allora che faccio?» vi chiede. Lo chiede sul serio. È una ragazza per strada, a cui hanno detto che ha sbagliato. Ha una strofa di tempo, e voi anche. C'è la verità, intera; la conterebbe, vi crederebbe, smetterebbe; e quello che verrebbe giù dalle scale, per undici leghe, verrebbe giù dormendo. Non è detto nemmeno che debba continuare lei; una voce o due, qui, ci starebbero. E c'è quello che disse lei, un anno fa, su una tazza. *Finché Gwenneg non ripassa.* Bisognerebbe che fosse già passato. Che andasse avanti, oltre la curva, e non lo si vedesse più; e lo si lasciasse stare; e tornasse.
verse-book-534-told-1 = Due mestoli vi si sono stretti alle spalle. Sulla data avete firmato.
verse-book-534-let-her-sleep = Ditele tutto, e lasciatela dormire.
verse-book-534-let-the-choir-sing-in-her-place = Fate cantare al posto suo quelli che si sono offerti.
verse-book-534-let-the-boy-sing-in-her-place = Fate cantare il ragazzo. La sa.
verse-book-534-have-gwenneg-go-past-and-come-back = Fate passare Gwenneg, e che torni.
verse-book-534-say-none-of-it-yet = Non dite niente, ancora.
verse-book-841 = Glielo dite, in ordine. Ci vogliono quattro strofe. Lei conta, e si vede che le torna. «Un *anno*», dice Nolwenn. Poi si guarda intorno, i lumi, le scale, i sessanta piccoli con gli occhi rossi; e fa una cosa che nessuno aveva previsto, gli canta la strofa per addormentare Corentin, fino in fondo, che l'abbiano avuta. Non aveva mai funzionato con nessuno. All'ultima parola stacca le palme, la sinistra e poi la destra, e si è sdraiata prima che abbiano finito di cadere.
verse-book-842 = Vengono su dal muro come si sale a prendere un premio. Lei mostra dove mettere le mani; posto non ce n'è, se le mettono una sull'altra. «Si respira a *cancello*», dice Nolwenn. «Io non lo faccio mai, ma voi potete.» Il primo verso lo canta con loro, poi muove solo le labbra, e lo stanno cantando, è sottile, è largo venti persone. Aspetta che crolli. Per tutte le leghe hanno alzato la testa. Allora esce dal trogolo, all'indietro, e con le braccia non sa come si sta. «Grazie», dice il coro, nella pausa, uno per uno, prima che possa dirlo lei.
verse-book-843 = «*Io?*» dice il ragazzo. La cassetta è già andato a prenderla. Che glielo lascino fare non lo crede, fino al momento in cui le mani sono piatte, e lì si vede che lo crede. È lento di un tempo. Nella quarta è calante. Ma al nove attacca, e undici leghe, che avevano cominciato a vacillare, ritrovano i piedi. «Ha *undici* anni», dice Nolwenn, aggrappata alla vostra manica. «Bisogna dirgli che è. Lo verrete a riprendere? Qualcuno?» Non pare accorgersi a chi somiglia.
verse-book-844 = È a Camelot che dovrebbe andare, perché lei sta sulla strada, e oltre lei c'è quella. «Quanto lontano?» dice Gwenneg. «Finché non mi vede?» Anche da quella parte c'è una curva, con un granaio. Vi dà lo scudo. Prende il lume. Le passa accanto, rasente, dal lato di fuori, come si passa vicino a un cane che si conosce, e lei lo segue con gli occhi, e canta, e le lacrime le entrano in bocca. Quattro passi; li avete contati tutti. Nove. In vita sua non era mai arrivato a tanto. Al granaio alza un braccio, senza voltarsi, e poi c'è il granaio.
verse-book-844-call-after-him = Chiamatelo.
verse-book-844-say-nothing-at-all = Non dite niente.
verse-book-844-send-somebody-to-see = Mandate qualcuno a vedere.
verse-book-845 = Ce n'è per una pagina. C'è il granaio, un pezzo di strada, e una ragazza che passa undici strofe con la faccia a oriente. Da dietro esce una gallina, e rientra. Lei fa la nona. Comincia a incrinarsi. Non si muove nessuno; non ce n'è uno che non abbia un piede avanti.
verse-book-860 = «Ha fatto due passi», dice nella pausa, a nessuno, «si sarà dovuto legare», e poi è nella decima, che parole non ne ha, così la sentite tutti. Stivali. Non hanno fretta. Girano il granaio con un lume, acceso, in pieno giorno, vengono su per il mezzo della strada, e passano. «Ciao, Nol», dice Gwenneg. Ne fa altri due, per sicurezza. «Ero solo lì dietro.» Lei ha mollato. Non lo sa ancora. Gli ha messo le braccia al collo, nere fino al gomito, e la pietra va avanti.
verse-book-848 = Mandate uno. È così vicino. Lui è dall'altra parte, con la fronte sulle assi e il lume per terra, che si prepara. «Stavo *tornando*», dice Gwenneg. È vero; si vede dagli stivali, da che parte guardano. Ma adesso i passi sono doppi, ed è stato preso. Le ripassa davanti come uno portato. Fin lì lei ha tenuto; e vede, e somma, e viene un anno. Smette nel modo normale, di gola, come tutti. «Non fa niente», gli sta dicendo, mentre vanno giù insieme. «È che mi sarebbe piaciuto vedere.»
verse-book-537 = Poi, per la prima volta da quando avete passato il dosso, nessuno fa un rumore che non deve. Non ricordavate che andasse così in fondo. Un'ape. Una fibbia, sul petto di qualcuno. Il vostro sangue, che va ancora a tempo, e lo perde. Poi, lì sotto, dove avreste detto che c'era solo collina, viene un suono che da qualche parte conoscete; è lungo e basso, e ha una venatura; di notte, su un traghetto, ce l'avevate sotto. Vi stendete con l'orecchio all'erba. È legno. Cede, e riprende. A oriente, molto giù, largo come una città, c'è qualcosa fatto di tavole, e batte.
verse-book-537-told-1 = E adesso l'avete, la canzone; nove strofe e passa, su undici. Cantata tutta, vi stende come bambini. C'era dentro da sempre, per chi sapeva tutta la strada.
verse-book-537-told-2 = La strada per la città continua dai piedi della pietra. Si può prendere anche subito. Non c'è più nessuno che vi fermi perché diate una mano.
verse-book-629 = Da lì alle porte andate in punta di piedi, come in un dormitorio. Sono tre giorni. Il secondo uno in un fosso dice, chiarissimo: «Saranno loro.» Li hanno coperti, parecchi; c'è in giro altra gente, che di notte va con le coperte, e a ogni bivio ha scritto su un'asse: *Parlate piano*. Dormite anche voi, finalmente, dove vi pare, in mezzo agli altri. La mattina è difficile trovare quali dei mucchi siete. Nolwenn è dietro, ai piedi della sua pietra, sotto i cappotti di quattro persone; e la lingua le si muove.
verse-book-629-told-1 = Mezza strada, nella seconda lega, aveva cominciato prima, quando canticchiaste. Si svegliano per primi. Stanno lì, e non capiscono come mai non si vergognano.
verse-book-630 = Per tre giorni alle spalle avete una voce, e non è la sua. Si fa più piccola, com'è naturale; finire però non finisce, e sull'ultimo dosso, coi tetti già in vista, vi fermate per lasciarla fare. È alla quinta. «Dev'essere così», dice Nolwenn, «che era per voi.» È venuta fino all'ultima lega, su un asino, voltata all'indietro. Al buio non lo vuole lasciare. «Andate», gracchia. «Vi raggiungo.» E poi si mette tutt'e due le mani sulla bocca, e di lì sopra vi guarda, inorridita.
verse-book-631 = Vi cammina davanti. Voce non ne ha; ha un cappello, un bastone, e chiede il nome di tutto, roca come un cancello, benché di nuovi non ce ne siano molti. «E quello?» Un fringuello. «E *quello* è ancora un fringuello?» Gwenneg le va dietro, a due passi. Dove mette i piedi non guarda. Lungo le ultime leghe si alzano dall'erba per vederla passare, strofinandosi la faccia; e quelli che su di lei avevano scommesso le tendono la ricevuta. «Mi dispiace tanto», dice Nolwenn a ciascuno. «Prima o poi smettevo.» A sera si sdraia sul ciglio, a metà di una domanda. Le state intorno. Quanto fosse forte non lo sapeva nessuno.
verse-book-631-told-1 = E accanto, per un tratto, le va una corda arrotolata, con dietro Verme, che ne tiene un capo, e non ha detto perché.
verse-book-840 = Con la cera nelle orecchie è una collina con sopra della gente. C'è una ragazza; apre e chiude la bocca. Le passate vicino, come a una finestra, e lei gira tutta la testa per seguirvi, e nella pausa le labbra lo rifanno, e lo rifanno, le stesse tre forme. Con le bocche ormai siete pratici. *È lontano?* Vi hanno detto che bisogna sorridere. A sera siete fuori dalle leghe, e stanchi, vi viene addosso come un tetto, e togliete la cera. Si sente ancora. Avreste giurato di aver smesso.
verse-book-840-told-1 = Verme la sua non l'aveva messa. È passato a occhi bassi, con le mani sulle orecchie, e ogni tanto ne staccava una, per un tempo, per sapere a che punto era.
verse-book-849 = È andata via da sé. Prima un'incrinatura, su *cancello*; poi mancava una *s*, e la cantavano senza, per tutta la strada, per farle compagnia.
verse-book-861 = Voi eravate in un'altra lega. Sareste andati su a trovarla. Poi, a metà di un pomeriggio, nella settima, dove va su, non è andata. L'hanno sentita dire «Oh, *accidenti*», e non c'è altro. Sotto a quelli sulle scale non c'era nessuno. Non c'era nessuno ai pozzi. Correvate a braccia tese; dall'uno all'altro sono quattrocento passi; e all'imbrunire era tutto fermo come un pavimento, e in certe palme rimaste aperte cominciava a salire come un rosso.
verse-book-861-told-1 = Ci avevate messo dei soldi. Ve li ha portati Hurley, carponi.
verse-book-850 = Che cosa se ne canta, dopo, fra le leghe.
verse-book-850-told-1 = *Ci misero quattro monete, sul fatto che finiva.* Si dice che avete vinto. Il sacchetto l'avete voi, a cartocci, e su ogni cartoccio c'è un nome.
verse-book-850-told-2 = Hurley delle scommesse è povero, e dorme sulla sua tavola. Ha chiesto di svegliarlo, se ci fossero novità.
verse-book-850-told-3 = L'aratore della sesta si sdraia per ultimo. Ha perso la mano. Va per i campi in mezzo a tutti, col lume, e prova i posti.
verse-book-850-told-4 = *Chi è stanco si stenda.* L'hanno inciso su un granaio. In quattrocento la sanno a memoria.
verse-book-850-told-5 = Una volta avete dormito da una parte, per due monete. È ancora da quella che vi girate.
verse-book-850-told-6 = Ma è *vero* che mastica? Adesso ci sono due scuole.
verse-book-850-told-7 = Due che si erano detti tutto hanno una parola in più. La rimandano, per il piacere.
verse-book-850-told-8 = In sessanta, una volta, si sono seduti lungo una proda con la bocca piena. Ci giocano.
verse-book-850-told-9 = In sessanta hanno avuto una notte che gli altri non hanno avuto. Sono un filo più alti.
verse-book-850-told-10 = Jenna della scala è viva. La lastra ce l'ha sopra il letto, in due pezzi.
verse-book-850-told-11 = C'è un falciatore con tutti e due i piedi. Gliel'hanno detto. Va a guardare lo stivale.
verse-book-850-told-12 = Un vecchio che non si è scottato si lamenta del latte.
verse-book-850-told-13 = Il campanaro è ancora lì appeso, per volontà sua, in una braca. A mezzogiorno lo suonano.
verse-book-850-told-14 = I gemelli dicono che erano quattro, e che avete preso quelli giusti.
verse-book-850-told-15 = La signorina Angwin sta seduta. Ha fatto sapere che ce l'hanno *costretta*.
verse-book-850-told-16 = Verme ha un pezzo di latta del secondo pozzo che è del primo.
verse-book-850-told-17 = Il fieno è dentro. Avete aiutato; è sempre quello.
verse-book-850-told-18 = Una lettera è partita. Non era mai successo.
verse-book-850-told-19 = C'è una ragazza che ha una risposta a quello che non ha mai spedito, in una scrittura che non conosce. È una buona risposta.
verse-book-850-told-20 = Il comitato dice che foste dei bruti. Agli altri non lo lascia dire.
verse-book-850-told-21 = Il comitato ha la vostra firma. Fu una gentilezza; l'hanno incorniciata.
verse-book-850-told-22 = La voce di sopra non la canta nessuno. Accanto al muro c'è una corda asciutta, sporca di miele.
verse-book-850-told-23 = A un mulino dove non va nessuno hanno posato un piattino.
verse-book-850-told-24 = Hanno preso l'abitudine di ritirare presto le lenzuola.
verse-book-850-told-25 = Nel muretto delle capre c'è un buco, dov'erano seduti due. Il sasso l'avete voi.
verse-book-850-told-26 = La nona ha le sue parole. Quando ci arrivano guardano nel pozzo più vicino.
verse-book-850-told-27 = La decima non tace più.
verse-book-850-told-28 = *Undici leghe, e la corda ho lasciato, / di là c'è la cena, di qua c'è il prato. / Torno subito su, gli ho detto, ci metto un momento. / Chi torna subito non torna mai in tempo.* È l'undicesima, e ve l'ha data lei.
verse-book-850-told-29 = Alla settima rallentano, davanti a un muro con una camicia.
verse-book-850-told-30 = All'ottava rallentano. Sono i bambini che no.
verse-book-850-told-31 = Alla sesta camminano sul bordo.
verse-book-850-told-32 = A quanto la davano lo sapete.
verse-book-850-told-33 = Sapete di due su un cancello.
verse-book-850-told-34 = Sapete un ballo che non ha fine.
verse-book-850-told-35 = Sapete di due pozzi, e che sono uno.
verse-book-850-told-36 = Sapete la prima strofa, come tutti.
verse-book-850-told-37 = E nella seconda lega ha il vostro nome la cosa che canticchiaste. La cantano ai piccoli, piano, a porta chiusa.
verse-book-850-told-38 = Di voi si racconta che siete passati. Vi hanno visti sorridere.
verse-book-850-told-39 = Di voi non si racconta niente. Chi poteva, era su una scala.
verse-book-850-told-40 = Dall'ultimo dosso si vede la città. Credevate che fossero torri. Sono tetti, nient'altro che tetti, lunghissimi, di una curva sola, fitti come pani sull'asse, e tutti per lo stesso verso. Ha cominciato a pioverci sopra. E da sotto a ognuno, ora qui ora lì, viene un battere. Non è la pioggia; risponde alla pioggia. «Che cosa stanno facendo?» dice uno. Potreste ascoltarlo tutta la notte. Per ascoltarlo vi stendete, nel bagnato, e dormite prima del prossimo.
verse-book-851 = *Non spedita, prima lega.* Caro Talan, dicono che stai su una collina e ho pensato che peggio di qui non può essere, è dal fieno che ti voglio scrivere e mi ci sono seduta undici volte, ogni volta mi chiamano, tu dormi, noi no ed è bellissimo, certe volte penso a quando ti addormentavi alla predica a bocca aperta e io mi vergognavo e volevo dirti, che adesso ne ho un gran rispetto.
verse-book-851-told-1 = Dopo, uno ci ha scritto che è ancora lassù.
verse-book-851-told-2 = Dopo, uno ci ha scritto che l'hanno lasciato andare, e che si è seduto, pare.
verse-book-852 = *Non spedita, terza.* Alle levatrici, sono al termine credo, ero al termine per la Candelora, ma non viene perché non riposa, e ci ballo, sa tutti i passi, e volevo chiedere se ha importanza da che verso stanno quando ridono, se vi avanza una capra il latte mi farebbe comodo, ma dovreste venire presto, o tardi, o quando volete.
verse-book-852-told-1 = Ha saputo che là n'è nato uno col nome di un forestiero, e che dorme da allora qualunque cosa succeda, e se gli chiedete come si fa.
verse-book-852-told-2 = Aggiunge che chiederebbe un goccio di papavero, ma ha sentito che è stato preso in prestito.
verse-book-853 = *Non spedita, quinta.* Zia Wenna, la tua lettera delle spade l'ho avuta e i nomi li ho passati come dicevi, all'aratro, uno per solco, e adesso vado così svelto che i tuoi morti li ho finiti e ho cominciato coi vivi, spero che non gli faccia male, a te ti ho fatta giovedì, è venuto un bel solco dritto, con le allodole.
verse-book-853-told-1 = C'è un'elsa per cui nome non ne aveva, che quando andò a guardare non c'era più.
verse-book-854 = *Non spedita, ottava.* Alle Chiglie alla loro spiaggia, signori, ho nove anni e non dormo mai e ho pensato una cosa, se si batte sulla strada dove abitiamo non fa come le altre strade, ho battuto da casa nostra fino allo stagno, e fa *toc*, come le barche vostre, quando sono sane, mio padre dice smettila, e ho smesso.
verse-book-854-told-1 = Se è vero che dei forestieri vi hanno preso una tavola, c'è scritto di fianco, ve ne diamo una dello stagno.
verse-book-855 = *Non spedita, decima.* A chi tiene le arnie di Cuanacht, le nostre le hanno portate dietro un muro e gli dicono tutti una cosa ed è sempre quella, e mi accorgo che ci credono, mi chiedevo se le vostre a quel che gli dite ci credono o sono solo educate, vi chiederei che cosa avete detto alle vostre, ma qui c'è il vento contrario e non porta.
verse-book-855-told-1 = Aveva sentito che gli dissero una cosa gentile, e che partirono verso sud. Le sue gli hanno chiesto se era lontano.
verse-book-856 = L'ultima nella rastrelliera non c'è. Ce l'ha nel grembiule una ragazza della quarta lega, l'ha letta a tanti che la dice in un fiato: «Caro Perran, avevo detto che ti scrivevo appena sistemata, sistemata non mi sono mai, qui è tutto così bello che penso sempre te lo dico quando smette, e adesso ho pensato, e se stai aspettando, tua.» La gira. «È per la città», dice. «Sotto-Costola. È andato a fare il battitore. Sono due anni che ce l'ho in tasca, ci sto sempre andando.» E poi, con gli occhi lustri: «Potreste anche solo dirmi che cosa risponde.»
verse-book-856-post-it = Spedirla voi. Andate da quella parte.
verse-book-856-answer-it-yourselves = Rispondete voi.
verse-book-856-give-it-back-to-her = Ridategliela.
verse-book-857 = La rastrelliera è vuota. Le avete lette tutte. Dopo di voi una donna ci ha infilato il braccio, per sentire se ce n'è una per lei.
verse-book-858 = Costa una moneta, a un carrettiere, che da questo paese non ne aveva mai avute. Guarda l'indirizzo, e guarda lei. Lei va dietro al carro finché può, tenendosi alla sponda.
verse-book-859 = «Dice che ha su il bollitore», le dite. Come risposta non è molto. «Dice che ormai è un'abitudine, lo riempie e si siede lì; e quando c'è un passo lo toglie dal fuoco, che non bolla prima che tu sia entrata.» Da dove vi sia venuta non lo sapete. «È lui», dice la ragazza. «È proprio lui.» Che ci fosse qualcosa che era proprio lui non gliel'aveva mai detto nessuno.
verse-book-699 =
    «Tu su che cosa punteresti?» dice Ailei. Camminano avanti e indietro.

    «Su niente che facciano tutti.» Arriva fino al biancospino. «Quando ho giurato dormivo così poco che sentivo le colonne. Non sono mai stato così felice. L'ho detto a Corentin, adesso vedo che torna tutto.»

    «E lui?»

    «Ha detto, vai a letto.»

    Lei ride. Va avanti un po' troppo, come tutto qui. «E ci sei andato?»

    «Sono rimasto su a controllare se era vero», dice Arev. «Lui era andato a letto. Ho pensato, be', allora uno di noi è sveglio.»
verse-book-700 =
    «Dal guado in qua ho detto undici cose gentili», dice Ailei, «e non so se ne pensavo una.»

    «Quale guado?» dice Beor.

    «Ecco. Vedi?» Gli tiene la manica, per andare dritta. «Di' qualcosa di pesante.»

    Lui ci pensa. Tutt'intorno i lumi salgono la collina. «Quando ne ho portato uno, e ho finito, vado a casa e tiro su il gatto.»

    «Perché?»

    «Per vedere che effetto fa uno che fa le fusa.»

    «Non è pesante», dice Ailei. E poi deve restare ferma un po', con la fronte sul suo braccio, per esserne sicura.
verse-book-701 =
    «Vuoi ancora impararlo?» dice Ailei. «Quello che faccio ai coperchi?»

    «Qui no», dice Verme. «Gli hanno detto solo quella cosa.»

    «Potresti dirgliene un'altra.»

    Lui ha il mento sul muro. «Gli hai mai detto una cosa che non avevi il diritto?»

    «Una volta. Gli ho detto che mi dispiaceva, ed era per un altro.»

    «L'hanno presa?»

    «Hanno chiesto per chi.» La strofa torna; lui ci va sotto con le labbra. «Sono perbene», dice Verme. «A chiederlo.»
verse-book-702 =
    «Stai fischiando», dice Beor.

    Arev smette, e si tocca la bocca. «Non sono io. È quella.» Indica la collina.

    «Eri tu. In fondo sei andato su.»

    Restano a sentire come sarebbe stato. Passa una carriola. «Non ho mai avuto il tempo di non servire a niente», dice Arev. «Ci si potrebbe sedere su quel cancello.»

    «E siediti.»

    «Ho da segnare le quote.»

    Beor va, e alza il cancello da un capo, per vedere se reggerebbe tutti e due. Non cigola.
verse-book-703 =
    «Allora ti deve qualcosa», dice Arev. «Quant'è? Nei conti tuoi.»

    «Una cena», dice Verme.

    «Quello è il capitale. È passato un bel po'.»

    «Non cresce.» Verme ha una paglia, e ci fa un nodo. «Una volta credevo di sì. Stavo lì e pensavo, sono otto cene. È una mucca. Poi un giorno l'ho vista alla pompa, ed erano solo i ceci. Si erano freddati, ecco.»

    Arev si è tolto il lapis da dietro l'orecchio. Lo guarda come se gliel'avesse passato un altro. «Non ne ho mai registrato uno che restava uguale», dice.
verse-book-704 =
    «Se mi metto a correre», dice Verme, «tu da che parte pensi che vada?»

    «In su», dice Beor.

    «E come lo sai?»

    «Ti sei allacciato.» È vero, tutti e due, col fiocco. Beor siede a gomiti larghi, e fra lui e i lumi fa da muro. «Non ti fermo.»

    «No.» Passa una strofa. «Però potresti venire un pezzo. Che ci stavi andando anche tu.»

    «Andrei piano.»

    «È per quello», dice Verme.
