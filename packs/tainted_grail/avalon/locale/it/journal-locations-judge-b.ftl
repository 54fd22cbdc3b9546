location-162-menhir-told-1 = Non si chiede niente. La Sedia la tiene già accesa la donna che ci sta davanti; voi vi segnano sotto di lei, e basta.
verse-162-o1 = «Era martedì», dice Hedra mentre salite. «L'ho fatto incidere sul palo.» Ha cominciato a disporre il giorno del ritorno, chi va davanti e a chi tocca la panca vicino alla stufa. «Di regola non ringrazio», dice. «Lo prendono per una sentenza. Grazie.»
verse-162-o1-told-1 = «Ci sarà la panna», dice.
verse-162-o2 = La sentenza è stata emessa in vostra assenza. La sentite dai bambini sul sentiero, che ne hanno fatto un gioco. Uno di loro siete voi, e deve camminare all'indietro. «Che cosa ci hanno dato?» chiedete. «Vi si chiede tutto due volte», dicono. Hedra non si volta. «Avete sentito?» dice. «Avete sentito?»
verse-162-oz = Conosce il vostro passo e non si volta. «Siete in anticipo», dice.
verse-162-oz-told-1 = «Chi di voi è colpevole della brocca?» chiede. «Vorrei sentire la voce.»
verse-162-oz-told-2 = «Avete ritirato un giuramento», dice. «Ha fatto corrente in qualche mia sentenza. L'aria mi ha fatto piacere.»
verse-162-oz-told-3 = «Ho ricevuto una lettera sotto sigillo», dice. «Riguarda un uovo. Un ragazzo non lo prova.»
verse-162-o0 = «Avanti», dice Hedra. Quella schiena l'avete vista allontanarsi per una strada. Il cappotto è lo stesso; ci è entrato un anno di tempo, e le cuciture hanno tenuto. Sotto di lei la collina è calpestata a gradini, come a una fiera, e ci sono seduti dappertutto. Ascolta con un lato della testa un confine, un fidanzamento rotto, una lite per un'eco. A ciascuno dice una cosa breve. Allora, sulla terra alle vostre spalle, qualcosa si assesta, come fa una casa al buio. «Non siete nell'elenco», dice. «Respirate nel punto sbagliato. Aspettate la chiamata.»
verse-162-o0-told-1 = «Di voi mi ha parlato una pietra», aggiunge. «Ne diceva bene.»
verse-162-o0-told-2 = «Alcuni di questi una volta hanno distolto lo sguardo», dice Bryok. «Allora depongano voltati dall'altra parte», dice Hedra. «Gli verrà più facile.»
verse-162-o0-told-3 = Ailei sale per ultima, e il piede sinistro si posa. Hedra si ferma a metà di una decisione. «Accolta», dice. È la sola parola in un anno che abbia detto senza sapere di che.
verse-162-o0-told-4 = Su uno sgabello ai piedi della pietra c'è suor Ia con un libro sulle ginocchia, e mette a verbale i silenzi. «Quelli li teniamo noi», dice. «L'ho chiesto io.»
verse-162-v1 = La pietra, la giudice, l'erba davanti a lei.
verse-162-v1-lay-something-on-the-grass = Posate sull'erba un corpo del reato.
verse-162-v1-hear-your-charge-read = Fatevi rileggere l'imputazione.
verse-162-v1-give-her-talan-s-message = Ditele di Talan.
verse-162-v1-ask-about-the-two-verdicts = Chiedete quali sentenze ha rovesciato.
verse-162-v1-call-the-case-of-tegen = Fate chiamare la causa di Tegen.
verse-162-v1-let-ailei-stay-behind = Lasciate salire Ailei da sola.
verse-162-v1-ask-about-the-cups = Chiedete che cosa c'era nelle tazze.
verse-162-v1-bring-her-supper = Portatele la cena.
verse-162-v1-hear-the-queue-s-spokesman = Sentite il vecchio con la lista.
verse-162-v1-answer-for-the-page = Sentite che cosa ha prodotto la controparte.
verse-162-v1-read-the-notice-on-the-post = Leggete l'avviso sul palo.
verse-162-v1-hold-take-the-oath = Tenere: prestate il giuramento della corte.
verse-162-v1-answer-when-you-are-called = Salite, dato che siete chiamati.
verse-162-v1-ask-why-you-are-not-called = Chiedete all'usciere perché non vi chiamano.
verse-162-v1-take-the-road-with-her-warrant = Prendete la strada dell'ovest col suo mandato.
verse-162-v1-withdraw-down-the-grass = Vi ritirate.
verse-162-v2 = «Che cosa producete?» dice Bryok. Ha steso un lenzuolo sull'erba e ha messo un peso agli angoli. Quel che ci si posa deve starci da solo. Non tollera che lo si tenga fermo con le chiacchiere.
verse-162-v2-the-fifth-cup = La quinta tazza.
verse-162-v2-the-leaf-from-the-cellar = Il foglio della cantina.
verse-162-v2-the-chair-an-inch-high = Una sedia alta un pollice.
verse-162-v2-what-the-starlings-say = Quel che dicono gli storni della forca.
verse-162-v2-a-rumour-in-a-net = La diceria, nella rete.
verse-162-v2-your-own-sheet-from-the-wood = Il vostro foglio del bosco.
verse-162-v2-nothing-yet = Ancora niente.
verse-162-v2b = È posata piena, sul pendio. Bryok appoggia la guancia all'erba e guarda lungo l'orlo. La tazza è in piano. È la collina che non lo è. «Ammessa», dice Hedra. «Quella la riconosco da come tace.»
verse-162-v2c = «È stato in un incendio», dice Bryok. «Al margine.» «Leggetemi quel che c'è», dice Hedra. Leggete. Ai nomi si unisce anche lei, sottovoce, sempre uno avanti a voi. «Ammesso», dice. «È una bella stesura, chiara. Ricordo di averlo pensato.»
verse-162-v2d = È così piccola che Bryok ci mette sopra la sua tazza, per il vento. «Chi l'ha fatta?» chiede Hedra. «Uno con molte sere», dite. «Ammessa. Non ditemi chi.» Tace. «Non ancora», dice, «e non così.»
verse-162-v2e = Gli rifate la forca come la facevano gli uccelli, prima le somme e poi le voci che erano passate di sotto. Alla seconda voce uno storno scende sul lenzuolo a correggervi. Bryok ci mette sopra il cappello.
verse-162-v2f = La rete si gonfia. «È viva?» dice Bryok. «Va in giro da primavera.» «Allora è maggiorenne», dice lui, e lega al cordone un'etichetta.
verse-162-v2g = «È una dichiarazione vostra», dice Bryok. «Una parte non può produrre sé stessa.» «Ha la corteccia», dice Hedra. «È stata fuori dalla loro custodia e non ne ha sofferto. Ammessa.»
verse-162-v3 = «Le parti sentano quel che sta a loro carico», dice Bryok. Legge su una gamba sola, per risparmiare l'anca.
verse-162-v3-told-1 = «*Ingresso, a piedi. Hanno dichiarato che l'acqua li ha lasciati.*» «L'acqua non lascia nessuno», dice Hedra. «Qualcuno ha contato per loro. Avanti.»
verse-162-v3-told-2 = «*Ingresso, per acqua, in qualità di proprio carico.*» «Dichiarato?» chiede Hedra. «A peso.» «Allora è pagato.»
verse-162-v3-told-3 = «*Ingresso, in un'ora appartenente ad altri.*» «A chi?» «Non si sa.» «A qualcuno mancherà», dice Hedra.
verse-162-v3-told-4 = «*Merce*», legge. Se lo fa rileggere. «Non è un'imputazione», dice Hedra. «È una querela, ed è loro. La sentirò.»
verse-162-v3-told-5 = «*Si rifiuta*.» Da allora è cresciuta, e prosegue sul retro. «Potrebbero farla smettere», dice Hedra, «dicendocelo.»
verse-162-v3-told-6 = Nell'elenco dei nomi arriva a *Presente*. «È il migliore che ci sia», dice Hedra. «Si può verificare.»
verse-162-v3-told-7 = Un nome lo salta. «Leggilo.» «Non posso. Va in giù.» «Allora se lo tenga», dice Hedra.
verse-162-v3-told-8 = «*Brocche, saldate*.» «Chi le ha saldate?» «Questi.» «Potevo pensarci io», dice Hedra, «in primavera.»
verse-162-v3-told-9 = «Uno è sposato qui. Arev, a inchiostro, con la vedova.» «Lei come sta?» «Allegra.» «Allora ho sbagliato con grande esattezza», dice Hedra.
verse-162-v3-told-10 = «I fratelli non salgono più», aggiunge. «Fanno a turno.» Hedra per un momento tace. «A che cosa?» chiede.
verse-162-v3-told-11 = C'è dentro uno spazio vuoto, dove vi siete alzati. Lo fa leggere ad alta voce. Bryok sta a bocca chiusa per tutto il tempo che è durato.
verse-162-v3-told-12 = «Ne ho rovesciate due», dice Hedra. «Ce ne vorrebbe una terza. È l'uomo della panca. L'hanno giurata così bene che nessuno me l'ha chiesto.»
verse-162-v3-told-13 = «È tutto?» chiede. «Per ora è tutto.» «È a lapis», dice Hedra. «Ci stiano pure sopra finché non li ho sentiti.» Il terreno è appena più saldo di prima. «Avanti un altro.»
verse-162-v4 = «C'è un messaggio», dite. «Di Talan.» In un anno quel nome non l'ha sentito che da un uccello. «Allora è una prova», dice Hedra. «Datemelo con le sue parole. Le vostre le conosco.» Bryok ha pronto il foglio.
verse-162-v4-told-1 = Glielo date. *L'orzo è dentro. Il cappello è saltato fuori. Sto bene. Non mi sono seduto. Non c'è fretta.* «Dell'orzo non sa», dice Hedra. «Il resto è vero. E voi che cosa facevate là, che avete potuto portare via un messaggio e un uomo no?»
verse-162-v4-told-2 = «È seduto», dite. «Chiede come si chiamano le cose.» Lei ci riflette. «Non gli ero ripassata davanti», dice Hedra. «Ha lasciato andare una cosa che non era finita. Bene. Mettete che l'ha rilevato il buonsenso.»
verse-162-v4-told-3 = «Che sta bene», dite, «e che non c'è fretta.» «La pietra chi l'ha?» «Un altro.» «E l'ha scelto?» Preferireste non dirlo. «Prendo questo per il messaggio», dice Hedra.
verse-162-v4-told-4 = «Uno di voi l'ha tenuta per un poco», dice. «Lo sento da come sta in piedi.»
verse-162-v4d = «Voi venite da Talan», dice Hedra. Allora glielo dite. Glielo dite in ordine, il ginocchio, la corteccia, i corvi coi loro nomi, e che il secondo giorno vi ha chiesto di spostarvi un poco a sinistra. Vi lascia finire. Giù per la collina c'è silenzio come quando si dorme. «È rottura di parola», dice Hedra, «da parte di chi non vi era tenuto. Per legge sono quattro anni di silenzio. Oppure è quel che dice il parente più prossimo.»
verse-162-v4d-told-1 = Aspettano tutti. «Voleva vedere la strada», dice Beor. «C'eravate davanti.» Ci lavora su. «Io gli avrei tenuto l'altro braccio.» «È un perdono?» «È quel che c'è», dice Beor. «Allora è così deciso», dice Hedra.
verse-162-v4d-told-2 = «Il parente più prossimo non c'è», dice Hedra, «e a me serve che parliate. Li sconterete dopo.» Appoggia la fronte alla pietra. «A verbale il cappello», dice.
verse-162-v5 =
    «È vero che ne avete rovesciate due?» chiedete.

    «Ho avuto un anno. Le ho rifatte tutte, tutte quelle che ho giudicato a Cuanacht, con le due parti ben difese. Due erano sbagliate. Ho deciso che Jory metteva lacci sul comune, e lui ne aveva il diritto dal nonno. E ho multato i Trevenny per una lampada. L'olio era scarso. Perché fosse accesa non l'ho chiesto.»

    «Di qui non le rimediate.»

    «No. Posso sapere che cosa sono state. Una sentenza sbagliata è una casa», dice Hedra, «e qualcuno ci ha dovuto abitare. Come ci hanno vissuto?»
verse-162-v5-tell-her-about-trevenny = Ailei le racconta della lampada.
verse-162-v5-tell-her-about-jory = Raccontatele come vive Jory.
verse-162-v5-say-you-do-not-know-how-they-live = Dite che non l'avete mai chiesto.
verse-162-v5a = «Era accesa per colpa mia», dice Ailei. «Gli avevo detto che lui era per strada. Tu li hai multati per l'olio, e hanno pagato, e gli è parso a buon mercato. L'hanno tenuta alla finestra tutto l'inverno.» «E il ragazzo?» «Non c'era, mamma. Su nessuna strada.» Prima che Hedra parli passa del tempo. «Allora quella l'abbiamo fatta in due», dice.
verse-162-v5b = «L'hanno fatto capocaccia, e a lacci ci va ancora col buio», dite, «e ogni tanto sul cancello del Consiglio c'è una lepre con le orecchie legate. Per che cosa sia non gliel'hanno mai chiesto.» «E per che cos'è?» «Dice che è un bracconiere. È stato deciso.» Hedra ride. È una risata corta, che sembra impigliarsi. «Ditegli che è sempre stato un uomo onesto», dice, «e che gli devo delle lepri.»
verse-162-v5c = «No», dice Hedra. «Non si chiede. È così che si riesce a continuare a giudicare. Io tornavo a casa per il viottolo dietro, per non vedere quali finestre fossero accese.»
verse-162-v6 =
    «Tegen, custode della terza chiave», chiama Bryok verso il basso. Nessuno risponde. «Non compare.»

    «Fu portata fuori coi morti, per ordine», dice Hedra. «Respirava. Il messo vuol sapere qual è l'imputazione. È un buon messo. Il Consiglio ha detto *portare*. Non ha detto *i morti*, perché non si era curato di guardare. Dunque c'era un ordine, e lui lo ha eseguito. E c'era lei. Non è stata sentita.» Sposta i piedi. «Senza di lei non posso decidere. Che cosa voleva?»
verse-162-v6-told-1 = «A Cuanacht lo sanno, che cosa dà il conto della fossa», dite. «E che hanno fatto?» «Sono rientrati, e hanno chiuso le porte.»
verse-162-v6-told-2 = Si produce un paletto, tolto dalla fossa, con sopra un nome e sotto nessuno.
verse-162-v6-told-3 = «Risulta agli atti che ne furono portati sessantuno», legge Bryok, «e che ce ne sono sessanta.»
verse-162-v6-produce-the-line-from-the-wood = Producete la riga che ha lasciato nel bosco.
verse-162-v6-let-beor-answer = Lasciate rispondere Beor.
verse-162-v6-ask-for-a-third-hearing = Chiedete un'altra udienza.
verse-162-v6a = Si legge, una riga, senza firma. *Piangeva, così sono stata ferma.* Per un poco non decide. Giù per la collina hanno smesso di strusciare i piedi. «Allora è deciso», dice Hedra. «Lui non ha fatto torto a lei, né lei a lui. Fu portata come richiesto. Scrivetelo piccolo, da piegare. Va letto a lei, a un cancello, da uno che c'era, e non è di nessun altro.» «E l'imputazione?» chiede Bryok. «Non c'era», dice lei. «C'era un peso.»
verse-162-v6a-told-1 = Beor se la fa rileggere. «Io no», dice, a *piangeva*. Poi si siede sull'erba, davanti a tutta la corte, e Bryok non chiama il prossimo finché non si è alzato.
verse-162-v6b = «L'ho sentito», dice Beor. «Sul ponte, sul collo. E ho pensato: se mi fermo non alzo più niente. Così sono andato avanti. Sono andato più piano.» È il più che abbia detto in un anno. Hedra aspetta di essere sicura che sia finito. «*Più piano*», dice. «A verbale. Fu portata come richiesto, e più piano. È così deciso.» Bryok lo piega piccolo. Beor lo prende come se scottasse, e non sa in che tasca.
verse-162-v6c = «È rinviata», dice Hedra. «Provate nel bosco. È passata di là. A un albero la gente dice quello che a me non direbbe.» Per un momento appoggia la guancia alla pietra. «All'albero non ne faccio una colpa», dice.
verse-162-v7 =
    Bryok porta gli altri giù per la collina, a vedere un panorama.

    «Sei magra», dice Hedra.

    «È il cappotto. È uno dei tuoi.»

    «È vero?»

    «È tuo. E sono anche magra.»

    Hedra non può voltarsi. Così Ailei fa il giro e le si mette davanti, fra la pietra e la strada, dove non sta mai nessuno. Si guardano.

    «A sei anni mi hai chiesto se faceva male. Il dente. Ho detto di sì, e hai urlato un'ora prima che te lo toccassero. Le altre madri dicevano di no. I loro urlavano dopo, e non a lungo. Ho riesaminato la cosa. Non trovo di avere sbagliato. Non trovo che tu fossi più contenta.»

    «Non lo ero.»

    «Tu alla gente menti.»

    «Le dico quello su cui può stare in piedi.»

    «Anch'io», dice Hedra. «Qui non faccio altro. Ci stavo pensando.»
verse-162-v7-alone =
    Bryok scende la collina per conto suo, a vedere un panorama.

    «Sei magra», dice Hedra.

    «È il cappotto. È uno dei tuoi.»

    «È vero?»

    «È tuo. E sono anche magra.»

    Hedra non può voltarsi. Così Ailei fa il giro e le si mette davanti, fra la pietra e la strada, dove non sta mai nessuno. Si guardano.

    «A sei anni mi hai chiesto se faceva male. Il dente. Ho detto di sì, e hai urlato un'ora prima che te lo toccassero. Le altre madri dicevano di no. I loro urlavano dopo, e non a lungo. Ho riesaminato la cosa. Non trovo di avere sbagliato. Non trovo che tu fossi più contenta.»

    «Non lo ero.»

    «Tu alla gente menti.»

    «Le dico quello su cui può stare in piedi.»

    «Anch'io», dice Hedra. «Qui non faccio altro. Ci stavo pensando.»
verse-162-v7-told-1 = «E il mugnaio?» dice Hedra. «Al mugnaio che cosa hai detto?» «Quello che chiedeva.» «E tiene?» «Tiene su il mulino», dice Ailei.
verse-162-v7-stay = Resta.
verse-162-v7-go = Va'.
verse-162-v7a = Resta finché c'è luce. Si dicono cose piccole. A un certo punto Hedra chiede di essere grattata fra le scapole, un poco a sinistra. Lo desidera da primavera e non vedeva a chi chiederlo. «Più giù», dice la giudice. «Lì. Non dirlo a Bryok.»
verse-162-v7b = «Il panorama ormai l'avranno visto», dice Ailei. «Sì», dice sua madre. Quando ha fatto un pezzo di strada lo sente dire alle sue spalle, alla pietra, come si prova il peso di una frase: «Sulle scale è sempre stata attenta.» Non si ferma. Ci sta più attenta.
verse-162-v7b-alone = «Il panorama ormai l'avrà visto», dice Ailei. «Sì», dice sua madre. Quando ha fatto un pezzo di strada lo sente dire alle sue spalle, alla pietra, come si prova il peso di una frase: «Sulle scale è sempre stata attenta.» Non si ferma. Ci sta più attenta.
verse-162-v8 = «Che cosa c'era?» chiedete. «Birra. Sapeva di botte.» Hedra riflette. «Ho bevuto per prima, perché la stesura era mia, e nella propria stesura si entra per primi. Talan rideva. Corentin leggeva il fondo della tazza, da sotto. Nolwenn ci cantava dentro, per sentirla riempirsi al contrario. E ce n'era una che non ho visto bere.» «Di chi?» «Stavo guardando la formula», dice Hedra.
verse-162-v8-told-1 = «Che cosa leggeva?» chiede Arev. «Il marchio del vasaio. Ha detto che era una tazza onesta e che gli sarebbe piaciuto un coperchio.»
verse-162-v8-told-2 = «Non è la botte», dice Verme. «È quando è stata giù in un pozzo.»
verse-162-v9 = «È deciso che sia cena?» chiede Hedra. «È quel che c'è», dite. «Allora dichiaro che è cena.» Gliela si porge alla bocca, e mangia come si mangia a casa, a occhi chiusi. È l'unica ora in cui la collina tace da sé. «A Cuanacht che cosa si mangiava», dice, «l'ultima volta che c'eravate? Lo vorrei in ordine. Chi sedeva dove.»
verse-162-v9-tell-her-as-it-was = Diteglielo com'era.
verse-162-v9-lay-her-a-table = Apparecchiatele.
verse-162-v9a = Glielo dite. Era orzo già bollito una volta. Dite chi stava in piedi. Dite quali sedie. Chiede che cosa c'era nella quinta scodella. «Era rovesciata.» «Bene», dice Hedra. «Mi chiedevo se ci fossero arrivati.» Finisce la crosta. «È poco», dice. «Ci credo fino all'ultima briciola.»
verse-162-v9a-told-1 = «Le sedie le hanno bruciate», dovete aggiungere. «Quale per prima?» «La vostra era la più secca.» «Per forza», dice Hedra.
verse-162-v9a-told-2 = «Pesava Keren», dite. «A fette.» «Allora avevano tutti la stessa lagnanza», dice Hedra. «L'avrei sentenziato io.»
verse-162-v9b = Gliela apparecchiate in aria, la tovaglia, e l'oca che Keren tiene da parte. C'è il burro. C'è la panna, da chissà dove. Su tutte le sedie c'è una persona. Lei ascolta col pane in una guancia. «La panna», dice Hedra. «Di quella stagione?» «È stata una buona stagione.» «Sono contenta», dice. «Finora li pensavo affamati.»
verse-162-v10 = Hanno spinto avanti un vecchio. Ha una lista. «Ne abbiamo parlato», dice. «Soldi non ne abbiamo. Abbiamo quello che si pensa di noi. C'è Nance, che per il formaggio ha un nome. Ci sono i Tregear, che non si sono mai visti in ritardo. L'abbiamo messo insieme tutto. È vostro, se ve ne andate e non glielo chiedete.» «Chiederle che cosa?» «Quello con cui siete venuti», dice il vecchio. «Un altro anno lo regge. Noi vogliamo soltanto essere i prossimi dopo il prossimo.»
verse-162-v10-take-what-they-offer = Prendete il loro buon nome.
verse-162-v10-say-you-will-be-heard = Dite che vi farete sentire.
verse-162-v10a = È strano, da ricevere. State più dritti. Uno sconosciuto si toglie il cappello davanti a voi per via del formaggio. Più giù i Tregear hanno cominciato ad arrivare in ritardo. A tenervi ai patti non possono costringervi. Non gli è rimasto niente con cui farlo.
verse-162-v10b = «Ci dispiace», dite. «Ci faremo sentire.» Lui volta la lista, nel caso che ci sia qualcosa dietro. «Gliel'avevo detto che ne avevate l'aria», dice il vecchio. «Mia moglie manda a chiedere se è una cosa grossa.» «È corta.» «Sono le peggiori», dice lui.
verse-162-v11 = «Prodotta dalla controparte», dice Bryok. È la pagina di Arev, o una copia; ha girato. «E chi sono?» chiedete. «Il nome non l'hanno lasciato. Hanno una casa per uno.» La legge. Una porta e la sua quota, una porta e la sua quota. Poi, dove ci vorrebbe una porta, c'è quella dopo.
verse-162-v11-told-1 = «Si oppone?» chiede Hedra. Tutta la collina guarda Arev. È l'unico che sappia come si fa. Si vede che non lo fa. «È copia conforme», dice Arev.
verse-162-v11-told-2 = «Qualcuno si oppone?» chiede Hedra. È la pagina di un altro, e mentre la scriveva aveva paura. Guardate l'erba. «Allora resta», dice lei.
verse-162-v12 = È inchiodato al palo. *La Corte contro l'Orlo. Compaia all'imbrunire del decimo giorno e dica con quale diritto.* Sotto, in una grafia uguale e senza macchie: *L'orlo è riconoscente. Sarà presente. Prega di non spostare i posti per causa sua.* «L'avete *citato*?» dite. «Era l'unica parte che non fosse stata sentita», dice Hedra. «Non potevo continuare a lasciarlo fuori.»
verse-162-v13 = *Com'era. E se com'era non so dirlo, starò zitto.* La Sedia la prende accanto a quella di Hedra, senza un tremito, come si rifà un secondo letto. Bryok vi guarda nei sacchi se c'è qualcosa con un timbro falso.
verse-162-v13-prompt = Di chi è la parola?
verse-162-v13-ailei = Ailei
verse-162-v13-arev = Arev
verse-162-v13-beor = Beor
verse-162-v14 = «Ci vogliono dei corpi del reato sull'erba», dice Bryok, «un paio, sennò non ha con che sentirvi. E bisogna che siate stati chiamati. C'è la fila, all'approdo. Ci sono cause così grosse che salgono subito. E c'è chi prende un numero.» Non vi guarda. «Se non avete niente da produrre, provate il bosco. Ci sono quelli con le reti, e gli alberi vi hanno già segnati. Segnano tutti.»
dream-162 = Ti credono subito. Eri appena alla prima parola, e lei annuisce, e annuisce tutta la collina, come se avessero aspettato di sentirla da te. Non c'è altro da aggiungere. Vai a casa, e il pomeriggio è ancora tutto lì.
dream-162-2 = Dici una cosa com'è. Non ne viene niente. L'erba si piega, si rialza, e il pomeriggio passa a quello dopo.
nightmare-162 = Ti hanno creduto, ed era l'altra cosa. Lo dici. «È stato deciso», ti rispondono, con molto garbo, e ti portano una sedia che regge soltanto quello che hai detto di essere.
location-186-menhir-told-1 = Date quel che si pensa di voi, e tirano a sorte chi debba dire la parola. La Sedia si accende su un fuscello corto.
verse-186-o1 = «Avanti un altro», dice Eseld. Sta su una cassetta. La fila si è ridotta a pochi, perché li sente fino in fondo e ci mette tanto, e dopo non tornano. «Si è già contraddetta una volta», dice Bryok con orgoglio. «Ha detto all'uomo che non stava ascoltando.»
verse-186-o2 = Le hanno portato su una sedia, nel caso che la rendiate. È spolverata. Le sentenze stanno intorno alla pietra come sono cadute. Un muro è tornato a essere sassi, e quello di cui era cerca di ricordarsi da che parte stava.
verse-186-o2-told-1 = I fratelli salgono per il sentiero con Wen in mezzo, e discutono di chi è la notte.
verse-186-oz = I fuscelli li hanno tagliati di nuovo, più corti. Il cappello lo conoscete.
verse-186-o0 = Dove sedeva la fila c'è una panca consumata nell'erba. Alla pietra non c'è nessuno. Hanno un cappello coi fuscelli dentro, e chi tira quello lungo aveva ragione. «È più svelto», dice Bryok. «Questo glielo riconosco.» Un uomo ha appena perso la sorella. Chiede al cappello se è definitivo.
verse-186-o0-told-1 = Passa il bambino del gradino con *saldato* legato allo spago dove c'era il manico.
verse-186-o0-told-2 = Eseld ci sta seduta di spalle. «Non ascolta», dice. «Ho provato.»
verse-186-v1 = La pietra, la panca consumata, il cappello.
verse-186-v1-hold-the-hat-for-the-lots = Reggetegli il cappello.
verse-186-v1-call-the-case-of-tegen = Chiedete a Hedra ancora una causa, quella di Tegen.
verse-186-v1-go-west-with-her = Andate a ovest con Hedra.
verse-186-v1-take-her-down-to-the-road = Portate la giudice giù sulla strada.
verse-186-v1-walk-round-the-bench = Proseguite oltre la panca.
verse-186-v2 = Lo tenete alto e prima dite il nome di ciascuno. Così almeno è stato detto. Una donna tira, ha perso il pozzo e resta lì. Le chiedete com'era. Ve lo racconta, e ci mette un poco; gli altri si avvicinano. «Allora è suo», dice quello che l'aveva vinto. «Sentitela.»
verse-186-v2-told-1 = «Chiedetegli quanto è fondo», dice Verme. «È di chi lo sa.»
verse-186-v3 = «Io non siedo», dice Hedra. «Lo farò camminando.» Va su e giù davanti alla pietra spenta e se lo fa raccontare, dall'ordine fino alla fossa. Dove arrivate al respiro si ferma. «Fu portata come richiesto», dice Hedra. «Lo può decidere chiunque. Non ci vuole una pietra. Scrivetelo piccolo, da piegare.»
verse-186-v3-told-1 = «Richiesto da chi?» dice Beor. «Da lei», dice Hedra. «Stando ferma.»
dream-186 = Qualcuno dice che avevi ragione. Ti guardi intorno per vedere di chi parlano. Ci sei soltanto tu, la panca, e l'erba che si rialza.
nightmare-186 = Hai tirato quello corto. Guardi lungo la fila. L'hanno tirato tutti, e ciascuno sorride per far coraggio agli altri.
verse-163-o1 = Sugli alberi lungo il sentiero ci sono fogli nuovi, ancora bianchi. In alcuni ci siete voi.
verse-163-o1-told-1 = *Ha dichiarato che era aggiustata,* dice una betulla, *e che la sentiva rompersi lo stesso.*
verse-163-o1-told-2 = *Ha dichiarato di aver perso,* dice una talea di pero, piantata perché attecchisca. *Ha dichiarato che lo consiglia.*
verse-163-o1-told-3 = *Si è sentito tossire,* dice un biancospino. *Ha dichiarato che era un rumore che aveva.*
verse-163-o1-told-4 = *Ricevette una borsa,* dice un salice. *Non chiese.*
verse-163-o1-told-5 = *Arato fino allo spago,* dicono due alberelli, dai due lati del sentiero.
verse-163-o1-told-6 = Su un sambuco ce n'è uno appuntato con la faccia alla corteccia. Che cosa c'è scritto lo sapete. L'altra copia siete voi.
verse-163-oz = I fogli hanno messo altra corteccia. Al margine degli alberi Merris ha voltato la clessidra.
verse-163-o0 = *Ha dichiarato di aver chiuso il cancello,* dice un frassino. *Ha dichiarato che era aperto,* dice il frassino accanto. Il sentiero ci passa in mezzo, battuto da gente che camminava di fianco. Al margine degli alberi una donna su uno sgabello lavora a maglia, con una clessidra in grembo; la chiamano Merris, e un tempo era una Contagradini. «Là dentro non contraddicetevi», dice. «Male non fa. Soltanto, vi porta in giro.»
verse-163-v1 = I tronchi, i fogli, il sentiero.
verse-163-v1-state-your-road = Dichiarate al carpino la vostra strada.
verse-163-v1-look-for-your-own-sheet = Cercate un foglio che parli di voi.
verse-163-v1-read-what-the-others-of-you-left = Leggete quel che avete lasciato qui giorni fa.
verse-163-v1-see-whose-the-shoe-is = Guardate di chi è la scarpa.
verse-163-v1-go-up-to-the-blank-ones = Andate a quelli bianchi.
verse-163-v1-ask-merris-what-an-hour-is = Chiedete a Merris che cosa fa a maglia.
verse-163-v1-cut-one-for-the-fire = Pensate al fuoco.
verse-163-v1-look-down-the-steps = Guardate giù per la scala, a ovest.
verse-163-v1-talk-to-the-men-with-nets = Parlate con quelli delle reti.
verse-163-v1-find-the-tree-with-tegen-s-name = Cercate l'albero che ha segnata Tegen.
verse-163-v1-go-out-between-the-trunks = Uscite fra i tronchi.
verse-163-v2 = Il sentiero si divide, e il passo lo tiene un carpino. *Dichiarate la strada,* c'è scritto, in una corteccia tonda da cancelliere. *Da dove avete dormito l'ultima volta in un letto.* Verrà confrontata. «Ditela noiosa», consiglia Merris. «Gli piace noiosa.»
verse-163-v2-the-same-as-at-the-landing = Ditela com'era.
verse-163-v2-a-better-one = Ditene una più bella.
verse-163-v2a = La dite come a un cancelliere, coi giorni di pioggia. Il carpino vi sente fino in fondo. Poi c'è il sentiero, fra tronchi che vanno d'accordo. «Di solito la migliorano», vi grida dietro Merris.
verse-163-v2a-told-1 = All'approdo non avevate detto niente. Lo dite all'albero. «Non andrà oltre», dice Merris, «ma non sareste andati oltre neanche voi.»
verse-163-v2b = Togliete la pioggia e mettete un panorama. È una bella strada; vi sarebbe piaciuto farla, e la fate. Passa davanti al panorama, gira, passa davanti al panorama. Quando vi lascia uscire è andato un giorno, siete dove eravate entrati, e avete su una manica una lappola di una collina che non c'è.
verse-163-v3 = È già grigio. È quel che avete detto stamattina a un bambino che voleva sapere dove andavate, e sta su un nocciolo, all'altezza del bambino. *Hanno dichiarato che cercavano la madre di lei, o di qualcuno, e che non era lontano.* La corteccia è arrivata a *non*. «È buona corteccia», dice Merris. «Potreste produrla.»
verse-163-v3-told-1 = Su quello accanto ci sono un uovo, un ragazzo e un sigillo. *Dichiarato per essere ben visti,* dice.
verse-163-v3-told-2 = *Fu lasciata nella cella, con del pane,* dice quello accanto, coi vostri nomi. «Io non ce l'ho con voi», dice Merris. «L'albero sì.»
verse-163-v3-unpin-it = Staccatelo dall'albero.
verse-163-v3-leave-it-to-grow = Lasciate che si incarni.
verse-163-v3a = Non vuole venire. Viene con una striscia di nocciolo e un rumore, e per un momento nessuno di voi avrebbe saputo dire dove andava. Poi ce l'avete per iscritto.
verse-163-v4 = La scrittura la conoscete. *Siamo passati prima di loro. Sono più lenti di com'eravamo noi, e più buoni. C'era un posto dove non ci siamo fermati, e li sentivamo fermarsi. Se lo si chiede, dicevano sul serio. Gli abbiamo lasciato metà del pane, come l'altra volta.* Sotto ci sono i vostri nomi, e hanno fatto firmare per primo il più giovane. «Hanno detto che avreste voluto sapere come va a finire», dice Merris. «Non l'hanno detto neanche a me.»
verse-163-v5 = Su una radice sta una scarpa destra, pulitissima, con la punta verso di voi. La sinistra va in giro dentro il sacco da stamattina. Le posate una accanto all'altra. Per un momento dentro c'è un peso. Poi sul sentiero c'è un'orma, e l'altra orma, che se ne vanno di buon passo.
verse-163-v5-told-1 = *Nella torba se ne parla bene,* dichiara un faggio.
verse-163-v6 = Qui ci sono fogli coi vostri nomi e nient'altro. È il giorno che avete giurato. La corteccia è cresciuta fino al bordo della carta e si è fermata, come una vacca a un fosso. «Quel che non è stato non lo scrive», dice Merris. «Vi ha tenuto il posto.»
verse-163-v6-fill-one-in-truly = Riempitene uno, com'è stato.
verse-163-v6-leave-them-white = Lasciateli bianchi.
verse-163-v6a = Scrivete chi c'era sulla panca, e che cosa avevate visto, cioè niente, e quanto vi è valso. La corteccia ci passa sopra prima che l'inchiostro asciughi. Su un ramo uno storno prova una frase, la riprova, non la trova. «Ecco», dice Merris. «Adesso dovranno parlare d'altro.»
verse-163-v7 = «Ore», dice Merris. «Arrivano in fondo a una, ne avanza un pezzetto, e il pezzetto lo prendo io. Se avete una parola mantenuta prendo anche quelle. La metto dentro all'alba. Così è un'alba che sul bastone non conta.» «E la parola che fine fa?» «È consumata. Mantenuta l'avete. Solo che non ce l'avete più.» Alza il giro verso la luce. «Come il pane», dice Merris.
verse-163-v7-told-1 = «Mi avete lasciata nella cella del casello», dice. «Con del pane. Non lo dico per il prezzo.»
verse-163-v7-pay-with-a-kept-word = Pagate con una parola mantenuta.
verse-163-v7-keep-your-words = Tenetevi le parole.
verse-163-v7a = Le dite quale, e dove, e com'era verso la fine. Ascolta come si ascolta il prezzo della lana. Poi sui ferri c'è un giro in più, ed è ancora questa mattina, con la rugiada. «Qual era quella che le abbiamo dato?» chiede uno di voi. Vi guardate. «È da lì che si vede che è pagata», dice Merris.
verse-163-v8 = Fa freddo, e i vecchi sono secchi. Vicino al sentiero c'è una quercia con su un pomeriggio intero. «Quella la potete bruciare», dice Merris. «Brucia ch'è una bellezza. Soltanto, quel che c'è scritto non sarà stato detto. Né da voi, né a voi.»
verse-163-v8-burn-it = Bruciatela, e dormite.
verse-163-v8-sleep-cold = Tenetevi il freddo.
verse-163-v8a = Fa una luce gialla, e voci basse, come dalla stanza accanto. Dopo fa caldo. Dormite come non avete più dormito dai gradini in qua. Quando vi alzate siete interi da capo a piedi. All'approdo ci sarà gente che non vi ha mai visti.
verse-163-v8a-told-1 = «Quello ci aveva dato l'acqua», dice Beor alla cenere. È l'unico che se lo ricordi, e mentre lo dice gli passa.
verse-163-v8a-told-2 = «Allora si può», dice Arev. Ci guarda dentro come guardava nel libro. «Si toglie la pagina e basta.»
verse-163-v9 = Il bosco finisce a un ciglio, e c'è una scala. È tagliata in un verso solo. Se ci si gira, scende ancora. Molto in basso c'è la Torre. «Di lì vanno a casa», dice Merris. «Dipende da chi sarebbero una volta arrivati. Voi chi sareste?»
verse-163-v9-told-1 = «Quello che mandano per primo», dice Verme, e si sporge a vedere.
verse-163-v9-go-home-with-the-judge = Andate a casa, con la giudice.
verse-163-v9-go-home-with-the-warrant = Andate a casa, col mandato.
verse-163-v9-go-home-under-the-weight = Andate a casa, portandola.
verse-163-v9-come-away-from-the-edge = Toglietevi dal ciglio.
verse-163-v10 = «Dicerie», dice quello con la rete più grande. «Passano all'imbrunire.» «Si posano basse», dice il compagno, «quando c'è stata udienza.» Le vendono a chi non ha di meglio. A quella nella cesta hanno dato da mangiare in ogni casa di qui al mare. Dice che è stato visto un ragazzo, in un bosco, sopra un villaggio, con una lampada che non aveva acceso. «Quella sì che è una prova.» «È per sentito dire», dice il compagno, scandalizzato. «Però è *grassa*.»
verse-163-v10-buy-the-big-one = Compratela.
verse-163-v10-let-it-out = Liberatela.
verse-163-v10-wish-them-good-hunting = Augurate la buona sera.
verse-163-v10a = Si accomoda nel sacco e continua a parlare, ogni volta un po' diversa. Alla prima svolta il ragazzo è più alto, a quella dopo a scappare è stata la lampada. «Per strada non datele retta», vi gridano dietro. «Vuol sapere che cosa ne pensate.»
verse-163-v10b = Inciampate nella cesta. È fuori prima che abbiano finito di gridare: si alza, pesante, prende il vento dell'ovest e volta verso casa. La sentite che si racconta mentre va: *un ragazzo, una lampada, e loro lo sapevano.* Sarà a Cuanacht prima di voi, e sarà cresciuta. «Non ne avevate il diritto», dice l'uno. «Non era neanche vera», dice l'altro.
verse-163-v11 = È un sorbo, per conto suo. Quel che Beor non ha detto ce l'ha scritto addosso. Viene su da dentro la corteccia, come l'umido, non ancora parole, soltanto i posti dove staranno. Più in basso c'è un secondo foglio, appuntato con una spina, ed è molto corto. «È passata scalza», dice Merris. «Gliel'avrei pagata un'ora. L'ha data a quello.»
verse-163-v11-say-it-before-the-tree-does = Beor lo dice prima dell'albero.
verse-163-v11-ask-for-hers = Chiedete all'albero quello di lei.
verse-163-v11-leave-the-bark-shut = Lasciate chiusa la corteccia.
verse-163-v11a = Lo dice al tronco, col cappello in testa. Non è lungo, e nessuno di voi lo ripeterà mai. Dove stavano per venire le parole la corteccia si chiude, liscia. Adesso sono sue, non del bosco. «C'è anche quello di lei», dice Merris dopo un pezzo. «Leggerlo direi che ve lo siete guadagnato.»
verse-163-v11b = *Piangeva, così sono stata ferma.* È tutto qui. Non c'è firma. Nel muschio sotto c'è l'orma di un calcagno, trascinato. Sfilate la spina, e il foglio viene via da solo, come se aspettasse che lo venissero a prendere.
verse-163-v11b-told-1 = Beor se lo fa leggere. Poi lo rilegge lui, per vedere se dice la stessa cosa. «Se si muoveva», dice, «pesava.»
dream-163 = Qualcuno ti rilegge a te stesso, con garbo. Le pause le lascia. Al punto che salti sempre rallenta appena e tira dritto, ed è soltanto una frase.
nightmare-163 = Più piano. Lo leggono più piano. Cerchi di dire che da allora l'hai cambiato. «Abbiamo anche quello», ti dicono, e tornano all'inizio.
verse-187-oz = La staccionata è più pallida di una sbarra. Hanno messo un posto per voi, e uno per quel che c'è dall'altra parte.
verse-187-o0 = Le porte sono tutte aperte e su nessuna c'è il gesso. *Assolti*, avete detto di tutti, e lo sono tutti. Cedono il passo a voi, l'uno all'altro, al cane. Nessuno vuol dire qual è la sua siepe, per non far credere che gli importi, e così le siepi si sono sbiadite. Attraverso si vedono i campi, e attraverso i campi il tramonto. «Prendete quel che volete», dice una donna. «Non è di nessuno.»
verse-187-o0-told-1 = Solo il frutteto di Sidwell è verde come dipinto. «Il mio era già deciso», dice.
verse-187-o0-told-2 = L'uomo del solaio è sceso e sta su una sedia. Lo regge. «Che cosa risulto essere?» chiede. «Niente», gli dicono con calore. «Proprio niente.»
verse-187-v1 = Le porte aperte, la staccionata pallida.
verse-187-v1-start-a-quarrel = Attaccate lite per loro.
verse-187-v1-eat-what-is-offered = Mangiate quel che offrono.
verse-187-v1-leave-by-the-pale-fence = Andatevene lungo la staccionata.
verse-187-v2 = Dite che la panca è vostra. «Ma certo», dicono. Dite che allora è loro, ed è una vergogna. C'è silenzio, e un vecchio piano piano diventa rosso. «È una buona panca», dice. «Quella panca l'ha fatta mio padre.» Prima che la minestra si freddi si sono detti tutto, la strada intera, e la staccionata ha di nuovo le sbarre. Vi caricano di roba da mangiare perché ve ne andiate. «E non tornate», grida il vecchio, felice.
verse-187-v2-told-1 = «Potrei metterci una tassa», si era offerto Arev. È stato quello.
verse-187-v3 = È buono. Ciascuno aspetta che comincino gli altri, così che quando cominciate è freddo, e fuori dalla finestra passa l'ultimo pezzo di staccionata, che sta diventando una riga.
verse-187-v3-told-1 = «Chi di voi ha cucinato?» chiede Ailei. Si guardano, e ciascuno spera che sia stato un altro.
verse-162-oz-told-4 = «Quella di Bryok l'ho sentita», dice. «Non ci è voluto niente. Il colore del mantello l'aveva conservato.»
verse-162-v1-answer-what-you-were-asked-to-do = Lasciate che chieda che cosa facevate a Cuanacht.
verse-162-v15 =
    «Questa gente la conosco», dice Hedra all'usciere. «Davanti a me non si è mai seduto nessuno di loro. Non l'avevo rilevato.»

    Lo domanda come domanda tutto. «A Cuanacht c'era del lavoro che era già fatto prima che ci si alzasse. Io giudicavo quel che ne veniva. Chi lo faceva non l'ho mai chiamato, perché non era a tavola per essere chiamato. Dunque lo chiedo adesso. Che cosa vi dicevano di fare?»
verse-162-v15-told-1 = «Dire chi era morto», dice Ailei. «Alle api.» «Ed era esatto?» «Quello sì.»
verse-162-v15-told-2 = «Essere malvisto per conto degli altri», dice Arev. «L'ho tenuto aggiornato.»
verse-162-v15-told-3 = «Alzare», dice Beor.
verse-162-v15-told-4 = «Andare giù», dice Verme. «E esserci quando tiravano. Sulla seconda parte non erano così precisi.»
verse-162-v15-told-5 =
    «Ve lo chiedevano», dice Hedra, «o era sottinteso?»

    «Era sottinteso», dite.

    «Allora è un debito. Corre da anni sotto un altro nome.» Ci pensa fino in fondo. «Segnalo a mio carico, Bryok. Là io avevo una sedia.» Un modulo per questo non ce l'ha. Volta la vostra imputazione e lo scrive dietro.
verse-163-oz-told-1 = *Prodotta: una tazza,* ha segnato un tiglio. *Piena.*
verse-163-oz-told-2 = *Prodotto: un foglio,* dice un tiglio, con quello che si direbbe interesse.
verse-163-oz-told-3 = *Prodotta: una sedia,* dice un tiglio. *Per chi non dichiarato.*
verse-163-oz-told-4 = *Prodotte: delle voci,* dice un tiglio. Ci sono storni su tutto il ramo, a sentire come fa.
verse-163-oz-told-5 = *Prodotta: una diceria,* dice un tiglio, *la quale smentisce.*
verse-163-oz-told-6 = Il nocciolo che avete spellato ha ricominciato il foglio. È arrivato a *Hanno dichiarato*, e cerca di ricordarsi.
verse-163-oz-told-7 = *Ha dichiarato come ci vivevano,* dice una giovane quercia, ben dritta. *La corte tacque quanto una pagina.*
verse-163-o1-told-7 = *Ha dichiarato che era suo,* dicono due spini cresciuti l'uno nell'altro. *Ha dichiarato che un angolo è di lui.*
verse-163-v1-read-the-sheet-without-a-blot = Leggete il foglio che non ha corteccia.
verse-163-v12 =
    È appuntato dritto, all'altezza di chi guarda. *Bozza, per le correzioni. Al decimo imbrunire si dichiarerà delle parti venute da ovest: che una consola; che una ha omesso una riga; che una ha portato una persona viva; che una è trattenuta contro restituzione. Che non occorre siano tutte presenti perché questo valga. Che si vogliono bene. Ove una cifra fosse inesatta sono pregate di segnarla. Si fornisce un lapis.* Il lapis pende da un filo.

    «Lo fa per tutti?» chiedete.

    «Tutti quelli che intende nominare», dice Merris. «È molto corretto. A me ha chiesto come scrivo *ora*.»

    C'è un'ultima riga. *Quesito: «bene». Non si è trovata l'unità di misura. Si prega di indicarla.*

    «Io ci penserei», dice Merris. «Quello che gli si dà lo tiene.»
verse-163-v12-supply-the-unit = Indicate l'unità di misura.
verse-163-v12-strike-it-out = Cancellate la parola.
verse-163-v12-leave-the-pencil = Lasciate il lapis dov'è.
verse-163-v12a = Ne discutete un pezzo. È più difficile di quanto pare. Alla fine si scrive: *pane, a metà*. Dopo, il lapis è caldo. Quando vi voltate dall'albero accanto, sotto la vostra c'è un'altra riga, senza una macchia. *Ricevuta con ringraziamenti. Non viene pari. È stato registrato come esatto.* «Ma guarda», dice Merris, che è venuta a vedere. «Questa non gliel'avevo mai vista fare.»
verse-163-v12b = Tirate una riga su *bene*. La riga resta. Sopra, dopo un poco, c'è scritto in piccolo. *Soppresso a richiesta delle parti. Si domanda se era inesatto o non gradito.* Lo spazio per la risposta non l'hanno lasciato.
verse-187-o0-told-3 = Passano due vecchi che portano insieme qualcosa, di traverso. In paese è l'unica cosa che abbia uno spigolo.
verse-162-oz-told-5 = «Talan è salito fino al cardo», dice. «Ha messo su peso. L'ho fatto mettere a verbale.»
verse-162-v1-ask-sister-ia-for-a-silence = Chiedete a suor Ia che cosa ha scritto.
verse-162-v16 =
    «E che cosa ne fate?» chiedete a suor Ia. Ha riempito quasi tutto un libro.

    «Li teniamo per lunghezza», sussurra. «Io l'avrei fatto per profondità. Questo è un uomo a cui hanno chiesto se aveva voluto bene al fratello. Questo è un cancello. Uno non crede che un cancello ne abbia, ma a chiederglielo direttamente.» Bagna il lapis. «Quelli della corte sono in fondo. Sono pochi. Le piace rispondere.»

    «E questi di chi sono?»

    «Suoi.» Gira il libro. Sono misurati come stoffa, ciascuno col suo giorno. *Alla domanda se il corridore fosse passato: nessuno. All'udire che mangiò un uovo: breve. All'ora delle lampade, senza che nessuno avesse parlato:* e di lì la riga va fino al margine, volta pagina e continua.

    «E quello su che cos'è?»

    «Su che cosa non lo mettiamo», dice suor Ia. Lo chiude, pianissimo. «Io credo che lo sappia.»
verse-163-oz-told-8 = Un pioppo tremulo ha segnato una pagina di suor Ia, rigata, senza niente. A un certo punto trema.
verse-163-v1-speak-to-the-woman-copying = Parlate con la donna che ha una lavagna.
verse-163-v13 =
    «Non ditemelo», dice una donna davanti a una betulla. «Ci sono quasi.»

    Copia dalla corteccia una deposizione, la sua, o di quella che era. È una Resa, viene dall'alta valle, e domani le chiederanno se è Mabyn Nance. «Lo *sono*», dice. «Solo che c'è un pezzo che sbaglio, e non so quale. Lì ammutoliscono. Sono talmente gentili.»

    «E come fa?»

    «Che chiuse la latteria, e cantava salendo, e la madre le gridò di lasciare la candela.» Se lo ripete. «Ho chiuso la latteria. Ho cantato. Ho lasciato la candela.»

    La corteccia dice *Cantava salendo.* Più in basso, dove ha cominciato a gonfiarsi, dice un'altra cosa: *la madre non gridò.*

    Vi ha tenuto d'occhio la faccia. «È quello il punto?» chiede la donna. «È lì?»
verse-163-v13-tell-her-which = Ditele qual è.
verse-163-v13-tell-her-it-is-all-there = Ditele che c'è tutto.
verse-163-v13a = «Vostra madre non gridò», dite. La donna continua a guardare la betulla. «Ce l'ho così chiaro», dice. «Ho la voce.» Toglie la riga dalla lavagna con la manica, e ci mette molto, perché ci sta attenta. «Allora ero io che l'avrei voluto», dice Mabyn Nance. «Be'. È già qualcosa di mio, per cominciare.»
verse-163-v13b = «C'è tutto», dite. «È giusto così.» Lei si stringe al petto la lavagna. «Lo dicevo. Dicevo che dovevano essere *loro*.» Se ne va fra i tronchi ripetendolo, candela compresa, a gente che ammutolirà e sarà gentile.
verse-163-v1-sit-up-by-what-fire-there-is = Restate alzati, in qualcuno, accanto al fuoco che c'è.
verse-163-v13-told-1 = «È un bel posto per sbagliare», dice Ailei con dolcezza. «Bello come?» chiede subito la donna.
verse-186-v2-told-2 = «La raccontavate così bene», dice Ailei. «Non fermatevi alla corda.»
verse-186-v2-told-3 = «Un fuscello non ha margine», dice Arev. «È questo che non va.»
verse-187-v2-told-2 = «Dite che balla», aveva suggerito Verme. «Quando dici che balla non lo sopportano.»
verse-187-v3-told-2 = Beor lo taglia, dà via la metà più grossa, e tutti lo ringraziano dell'altra.
verse-162-v14-told-1 = «Un giorno di fila l'avete all'attivo», dice. «Ho lasciato il lapis nel segno.»
verse-162-oz-told-6 = «Una notte siete stati in fondo alla fila», dice. «Me l'ha detto quella che avevate davanti. Da allora dorme.»
verse-163-oz-told-9 = *Prodotto: un messaggio,* dice un tiglio, *con una parola aggiustata, e poi riaggiustata.*
verse-163-o1-told-8 = *Ha dichiarato che era in comune,* dice un vecchio carpino, *e che per le porte passa di traverso.*
