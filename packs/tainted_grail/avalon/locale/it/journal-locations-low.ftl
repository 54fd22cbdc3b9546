verse-116-o1 = Nessa adesso pesa guardandovi in faccia, e ogni peso lo dice ad alta voce, fino al grano. Poi chiude a chiave la bilancia. «Il ragazzo di mia sorella è stato ai pozzi», dice. «Secondo lui ha piovuto tutta la primavera.»
verse-116-o2 = La bilancia è fuori, appesa al gancio. Un carrettiere ci pesa il suo sacco da sé, con la lingua fra i denti. «È giusta», le grida, stupito. «È sempre stata giusta», dice Nessa. «La gente preferisce sentirselo dire da una cosa che non vede.»
verse-116-o3 = L'ultima vasca è liscia. Le impronte adesso ci girano intorno, lungo la sponda, per non guastarvi il lavoro. Nessa sta col rastrello sulle ginocchia e si è messa a pensare. «Non gliel'ho chiesto io», dice. «Non le ho mai chiesto niente. Mi ero organizzata così.»
verse-116-oz = Di nuovo le impronte, dal mare alla strada. Nessa rastrella all'altro capo, e gli volta le spalle. «Se sono più fonde», dice, «non ditemelo.»
verse-116-o0 = Nessa ha braccia bianche fino al gomito e una bilancia che tiene sotto chiave. Al collo porta una chiave di cimitero. Gliel'ha data una donna, in cambio di sale, e non ha voluto il resto. «Il sale non scade», dice Nessa, «quindi non ho fretta.»
verse-116-v1-work-a-tide-for = Lavorate una marea per lei.
verse-116-v1-fix-the-weights-while = Truccate il peso, mentre dorme.
verse-116-v1-ask-about-the-key = Chiedete della chiave.
verse-116-v1-buy-the-box-lined = Comprate la scatola foderata di scrittura.
verse-116-v1-ask-her-kindly-for = Chiedetele il foglio, per favore.
verse-116-v1-look-at-the-ninth-pan = Guardate la nona vasca prima del rastrello.
verse-116-v1-tell-her-about-the-wells = Ditele chi ha vuotato i pozzi.
verse-116-v1-taste-it-and-go = Assaggiate e andate.
verse-116-v1 = Nove vasche, e Nessa senza fretta.
verse-116-v2 = Si lavora al passo dell'acqua, che non aspetta e non spinge. Quando è andata giù lei vi dà carne salata in un panno chiuso coi nodi. «Un nodo per volta», dice. «Non ve la portano via. Sa di me.»
verse-116-v3 = Un pizzico di piombo sotto il piatto. Vendete a lei il suo sale e alla Fiera il vostro. Nessa pesa, aggrotta la fronte, ripesa. Poi si lava la mano che tiene la bilancia e ricomincia dal primo sacco.
verse-116-v4 =
    «Scalza», dice Nessa. «Con le braccia così, come chi porta dentro i panni. Voleva del sale.»

    «Per farne che?»

    «Le ho chiesto quanto pesa il maiale. Ha detto che il maiale non c'è. È rimasta un bel po' sulla porta, dov'è caldo, e non si è mai appoggiata.» Si sfila lo spago dalla testa. Sotto, la pelle è più bianca delle braccia. «Mi ha chiesto se conoscevo una che si chiama Tegen. Ho detto di no. Nemmeno io, ha detto lei.»

    «E vi ha pagata con questa.»

    «Era quello che aveva. Le ho detto che vale più del sale. Non più, ha detto, hanno smesso di seppellire.» Nessa tiene la chiave lontana da sé, per lo spago. «È meglio se la prendete voi. Non apre niente di mio, e a letto pesa. Poi mi ha chiesto la strada per le levatrici. Ho guardato, si capisce. Uno guarda. Ma non era per quello.»
verse-116-v4-told-1 = «Come stava in piedi?» dice Beor. Nessa glielo fa vedere, col peso via dal tallone sinistro. Lui guarda finché lei riesce a starci. «È Tegen», dice.
verse-116-v4-told-2 = «Di quanto era il resto?» chiede Arev. «Più del sale.» «È segnato?» «Tutte le sere», dice Nessa. «E io non so scrivere.»
verse-116-v5 = Sotto il sale c'è una pagina del registro, e il sale l'ha tenuta. LASCIATE CHE CHI È STANCO SI STENDA. Nessa non sa leggere. Se la fa dire finché non l'ha imparata. Poi si siede sul bordo della vasca, con le spalle al rastrello. «Per quanto?» chiede.
verse-116-v6 = La crosta è spessa come pane, e le impronte la attraversano dal mare alla strada. Il tallone sinistro trascina. Si fanno ogni notte, e Nessa non è mai rimasta alzata a guardare. Rastrella al canto del gallo per non doversi fare un'opinione. Prima che arrivi c'è tempo per una cosa sola. La crosta taglia.
verse-116-v6-rake-it-for-her = Rastrellate voi.
verse-116-v6-cut-a-print-out = Tagliate via un'impronta intera.
verse-116-v6-beor-sets-his-boot = Beor ci mette accanto lo stivale.
verse-116-v6-leave-it-for-the-rake = Lasciatele al rastrello.
verse-116-v6a = Ci vuole un'ora, e la vasca viene liscia. Nessa arriva col rastrello in spalla, si ferma, guarda la fila. Sono tutte uguali. Si siede sulla sponda e prova a esserne contenta. «Adesso mi tocca pensare ad altro», dice.
verse-116-v6b = Vi costa della pelle. L'impronta viene su intera con la sua lastra, le punte, il tallone, la sbavatura. La appoggiate a una parete del capanno e andate a lavarvi. Quando tornate è appoggiata all'altra, bagnata in punta.
verse-116-v6c = Lo stivale è più lungo di tre dita. Beor guarda l'uno e l'altra. «Aveva sette anni», dice, «quando ha messo il piede sulla falce. L'ho portata dentro io.» Stacca il rastrello dal muro di Nessa, lo soppesa, e lo riappende al suo chiodo.
verse-116-v7 = Nessa ascolta fino in fondo a braccia conserte. Le vasche hanno perso una marea perché una pietra potesse bere. «Due monete», dice. «Questo è il sale. Il resto dovrei pesarlo, e la bilancia è chiusa.» Guarda dalla parte dei pozzi. «Il ragazzo di mia sorella beve lì. Mi piacerebbe che fosse stato il tempo. Se me lo dite, è facile che ci creda.»
verse-116-v7-pay-for-the-salt = Pagate il sale, due monete.
verse-116-v7-blame-the-drought = Dite che è stata la siccità.
verse-116-v7a = Ne morde una, per giustizia verso l'altra. Poi va a prendere la bilancia e la appende fuori, al gancio, dove ci arrivano tutti. La gente ci gira intorno. «Ecco», dice Nessa. «Vediamo chi è onesto.»
verse-116-v7b = Annuisce. Di siccità ne ha viste. Passa lungo le vasche con una tazza, versa nella prima quello che è rimasto nelle altre e conta le tazze ad alta voce, girata verso di voi. «In un anno buono», dice, «non le conto.»
verse-117-o1 = La bambina adesso ha uno sgabello, sulla pietra di mezzo. Si alza per farvi passare, come una che ha una porta sua. «Lo sanno tutte e due dove sto», dice. «Sono loro che devono venire.»
verse-117-o2 = La bambina vi saluta dalla riva di qua, col colletto pulito. Su quella di là una donna conta le pietre ad alta voce, andata e ritorno. «Le viene sempre giusto», dice la bambina. «Gliel'ho detto. Dice che non è per quello.»
verse-117-oz = Anche oggi ne manca uno. «Gli ho chiesto se gli dispiace», vi informa la bambina. «No.»
verse-117-o0 = Il sasso che manca al ritorno non è sempre lo stesso. Una bambina salta, conta, ride, e si volta a vedere quale non c'è più. Ci gioca da ore. «Il trucco è non arrabbiarsi», dice.
verse-117-v1-count-them-there-and = Contateli andando e tornando.
verse-117-v1-worm-asks-the-water = Verme chiede all'acqua.
verse-117-v1-pay-the-girl-in = Pagate la bambina in sale.
verse-117-v1-jump-without-counting = Saltate senza contare.
verse-117-v1-ailei-tries-the-answer = Ailei prova la risposta sull'acqua.
verse-117-v1-add-a-notch-to = Aggiungete una tacca al paletto.
verse-117-v1-ask-who-is-calling = Chiedete alla bambina chi la chiama.
verse-117-v1-go-back-for-the-numbers = Tornate a copiare i numeri della caduta.
verse-117-v1-stay-on-the-bank = Restate a riva.
verse-117-v1 = Pietre nell'acqua, non sempre le stesse.
verse-117-v2 = Li contate andando e tornando, e il conto torna. Avevate contato anche quello su cui eravate. Da allora i sassi, quando arrivate, stanno fermi, e uno si fa più vicino per accorciarvi il passo. La bambina è rimasta con un piede in aria. «Come avete fatto?» chiede.
verse-117-v3 = Si accuccia e parla piano. L'acqua risponde con la voce del pozzo. «Dodici sono stati consegnati», riferisce Verme. «Il tredicesimo è in prestito.» Poi ascolta ancora e ride, da solo. «Dice che possiamo passare sul suo.»
verse-117-v4 = All'ultimo salto sotto il piede non c'è acqua e non c'è sasso. Cadete a lungo, senza fretta, davanti a numeri scritti nella roccia. I numeri crescono.
verse-117-v7 = Il coltello entra facile, il legno è già tenero. Distogliete gli occhi, e accanto alla vostra c'è un'altra tacca, sottile, storta, fatta con un'unghia. La bambina ha le braccia dietro la schiena. «Adesso è un conto», dice.
verse-117-v5 =
    È ora di cena. Dalla riva di levante una donna la chiama, e dalla riva di ponente un'altra, con la stessa voce e lo stesso vezzeggiativo. La bambina resta sul sasso di mezzo.

    «Qual è la tua?» chiedete.

    «Quella sa di fumo, e quella sa di fumo.»

    Gridate di là come fanno a sapere che è la loro. Quella di levante si tira su la manica. Ha una bruciatura al polso. «Mi ha rovesciato addosso la padella. Voleva la crosta.» Quella di ponente la manica l'ha già tirata su.

    «Era la stessa padella», dice la bambina. «Ho chiesto scusa a tutte e due.»

    «Mandatela qua, che si fredda», grida l'una. «Lasciatela finire di giocare», grida l'altra. Poi ciascuna sente quello che ha detto l'altra, e se lo scambiano.

    «Fanno i fagioli tutte e due», dice la bambina. «Per me è uguale. Solo che quando sono entrata smettono. Vorrei che mi chiamassero ancora una volta.»
verse-117-v5-told-1 = «Una delle due è stata restituita», dice Arev. «Sui registri sono i Resi. Alla gabella c'è la colonna, e la colonna non dice quale.»
verse-117-v5-told-2 = «Se vuoi ti chiamo io», dice Ailei alla bambina. «Fagioli non ne faccio.» La bambina la guarda da capo a piedi, e se lo tiene per un altro giorno.
verse-117-v5-told-3 = «Io una volta mi hanno chiamato», dice Verme. «Con molto garbo. Guarderei quale delle due si bagna i piedi.»
verse-117-v5-let-the-dog-choose = Fate scegliere al cane.
verse-117-v5-sit-with-her-till-dark = Restate sui sassi con lei fino al buio.
verse-117-v5-take-her-to-the-nearer = Accompagnatela dalla voce più vicina.
verse-117-v5a = Per una crosta il cane attraversa a nuoto, si scrolla addosso alla donna di ponente e torna a prendere la bambina. Sull'altra riva continuano a chiamare, più basso, poi solo l'ultima sillaba. Una luce viene portata dentro. «Il mio piatto lo lava anche se è pulito», dice la bambina, attaccata al cane. «Fa sempre così.»
verse-117-v5b = Entra al braccio della donna, che vi ringrazia del disturbo con una scodella. I fagioli sono buoni. Sull'altra riva una lanterna è scesa all'acqua, e c'è chi conta i sassi ad alta voce, andando e tornando. «Le viene giusto», dice la bambina a bocca piena. «Anche l'altra volta.»
verse-117-v5c = Quando va via la luce le voci smettono insieme. La bambina aspetta, muovendo le labbra. «Adesso sono uscite a cercarmi», dice, «ed è lì che io entro.» Passa al buio, senza contare. Una porta si apre e si chiude. «Di che riva era?» chiedete al buio.
verse-117-v6 = La sponda è franata e il pozzo è aperto al cielo, coi numeri bianchi che scendono lungo la parete. Sono maree. Accanto al più basso è graffiata una data che viene dopo l'ultimo giorno del vostro anno. Per copiarli bisogna sporgersi, tenuti per la cintura.
verse-117-v6-copy-them-all = Copiateli tutti, a turno.
verse-117-v6-read-only-the-last = Leggete solo l'ultimo.
verse-117-v6-lay-branches-over-it = Coprite il buco con dei rami.
verse-117-v6a = La pagina è piena prima che vi cedano le braccia. Letti in giù, i numeri calano di uno ogni anno, per più anni di quanti siano stati i re. Poi smettono di calare, e verso il fondo risalgono. Voltate il foglio per continuare. Era cominciato dalla parte sbagliata.
verse-117-v6b = La cintura è scivolata per il tempo di un respiro, e il ginocchio se ne ricorderà. Ma l'ultimo l'avete letto, con la sua data e, sotto, in piccolo, chi verrà a chiedervene conto. L'inchiostro era fresco. Vi è rimasto sulla manica.
location-118-menhir-told-1 = La fate rotolare di un quarto, che è il modo di rimboccarla. Si accende dal lato del cuscino. Dopo non vi reggete in piedi, e nessuno vi chiede di farlo.
verse-118-o1 = Gli incavi di quelli che avete svegliato sono vuoti. In uno l'erba è cresciuta intorno a una lista, uova, filo, un pettine. Il barbuto è tornato a piedi dalla Fiera per controllarla. «Pettini non ne avevano», dice all'incavo.
verse-118-o1-told-1 = La donna a cui avete tenuto la mano l'ha chiusa. Ci tiene dentro il caldo.
verse-118-o2 = Adesso stanno sdraiati sulle giacche, tutti, abbottonate fino al collo. La lettera che avevano in tasca non l'ha più nessuno. «Torno», dice uno nel sonno, per vedere se la sa.
verse-118-o2-told-1 = Ce n'è uno in più. Ha sotto la testa la vostra giacca piegata, e non trema più.
verse-118-oz = Si sono girati tutti, verso la parte da cui arrivate. Uno borbotta qualcosa. Gli altri sono d'accordo.
verse-118-oz-told-2 = Accanto alla donna l'erba è consumata a ventaglio, fin dove il braccio arriva.
verse-118-o0 = Stanno comodi, tutti quanti. Uno ha la barba fino alla cintura e la fibbia arrugginita. Una tiene per mano un bastone. Si sveglierebbero, a chiamarli per nome. I carrettieri che passano ne provano qualcuno, per cortesia.
verse-118-v1-wake-them-one-by = Svegliateli, uno a uno.
verse-118-v1-go-through-the-jackets = Frugate le giacche.
verse-118-v1-hold-let-nobody-wake = Tenere: che nessuno svegli chi dorme.
verse-118-v1-take-lay-a-sick = Togliere: stendete un malato al vostro posto.
verse-118-v1-go-on-by-the = Proseguite per la via bassa.
verse-118-v1-sit-by-the-woman = Sedetevi accanto a quella col bastone.
verse-118-v1-beor-takes-one-up = Beor se ne carica uno in spalla.
verse-118-v1-stay-on-your-feet = Restate in piedi.
verse-118-v1 = Incavi nell'erba, e respiri lenti.
verse-118-v1-smoke-behind = Proseguite per la strada bassa.
verse-118-v2 = Alcuni si alzano, offesi e poi no. Il barbuto domanda se la fiera è finita. È finita prima che nascessero le vostre nonne. Gli altri li chiamate con tutti i nomi che sapete, e sorridono a ognuno a occhi chiusi. «Quasi», dice uno.
verse-118-v3 = Monete di un re mai sentito, un tozzo di pane ancora buono, una lettera che comincia con Torno. Ce l'avevano tutti, nella stessa tasca, ognuno con la sua grafia.
verse-118-v4 = Lo promettete sottovoce. Poi, per tenere la parola, vi sdraiate in mezzo a loro e provate. C'è un incavo della vostra misura. Quando vi rialzate l'erba vi è stata tirata fin sopra i piedi.
verse-118-v5 = Era al guado, con la febbre, e cercava un posto asciutto. Vi ringrazia per tutta la strada. «Siete molto buoni», dice, e chiude gli occhi. La pietra si accende prima che abbiate finito di sistemargli la giacca sotto la testa.
verse-118-v6 = Di qui la strada non ha sbarre. Scende, gira intorno ai campi, e da un certo punto in poi avete il mare dalla parte sbagliata. Nessuno vi ha chiesto niente. Verrà scritto anche questo.
verse-118-v7 = Il pugno è chiuso su un bastone da passeggio, inciso da un capo all'altro. L'altro braccio è aperto nell'erba, ed è il più freddo. Nell'incavo ha cominciato a crescere il muschio. Su quel che le si mette lì si chiuderà. Quel che le si toglie, lo cercherà nel sonno.
verse-118-v7-give-her-your-hand = Datele la mano, fino a notte.
verse-118-v7-take-the-stick = Toglietele il bastone.
verse-118-v7-turn-the-palm-down = Giratele il palmo in giù.
verse-118-v7a = La presa è leggera e non stringe. Con la presa arrivano delle cose, in disordine, una strada che passava dall'altro lato, un mercato, un'oca. Quando vi ritirate lei lascia un poco alla volta. «Era giovedì?» chiede, dormendo. «Era venerdì.»
verse-118-v7b = Viene via di colpo, e lei aggrotta la fronte. Le tacche non sono misure. Sono sere, e chi le incideva le sedeva accanto, finché il bastone è finito. Il braccio di lei passa sull'erba, a sinistra, a destra, fin dove arriva.
verse-118-v8 = Si accuccia, prende un braccio, si alza: un ragazzo lungo, con gli stivali che dondolano. Dopo un quarto di miglio Beor si ferma a spostarlo. «Non pesa», dice. «Aiuta.» Lo posa sul ciglio, rivolto a una casa col camino acceso. Nell'erba, dove stava, avanza una giacca.
verse-118-v9 = Uno dei dormienti si è tirato su sul gomito. «Cipolle», dice, a occhi chiusi, «e una torta. Undici cucine.» Annusa ancora, verso nord, dove a passarci c'era orzo. «Hanno apparecchiato per voi», dice. «Io non partirei.» Si rimette giù, sull'altro fianco.
verse-118-v1-ask-about-the-comb = Chiedete al barbuto per chi era il pettine.
verse-118-c1 =
    «Per lei», dice il barbuto. Non la indica. La donna col bastone sta poco più in là, coi capelli sciolti intorno nell'erba. «Mi ci sedevo accanto, dopo il lavoro. Quando andavo a casa facevo una tacca, così aveva il conto per quando si svegliava. Poi non c'è stato più bastone.»

    «E vi siete sdraiato.»

    «Ero stanco. Era solo finché pensavo dove farla, la prossima.»

    Gli chiedete come si chiama. Sa bene che cosa succederebbe. Ripassa la lista, con le labbra.

    «Mi ha detto, non mi chiamare, Jabel, se non vale la pena di alzarsi. Così mi mettevo lì e pensavo, be', vale la pena?» Si guarda intorno, la strada, i carrettieri, l'orlo come un campo di un'altra cosa oltre l'ultimo fosso. «Voi siete stati in giro. Vale la pena?»
verse-118-c1-told-1 = «C'è la minestra», dice Beor. Jabel ci riflette.
verse-118-c1-told-2 = «Sì», dice Ailei. Le viene subito, come le vengono sempre. Aspetta di vedere se è una bugia. «Certi giorni», dice. «Per certi giorni io mi alzo.»
verse-118-c1-told-3 = Vede che il pugno è chiuso sul niente. «Dov'è il bastone?» dice. Non risponde nessuno di voi. Guarda a che cosa vi appoggiate.
verse-118-c1-say-it-is-worth-it = Dite che vale la pena.
verse-118-c1-tell-him-to-let-her-lie = Ditegli di lasciarla stare.
verse-118-c1a = «Bersaba», dice, non forte. Lei apre gli occhi e lo guarda per un pezzo. «Quella barba l'hai lasciata andare», dice. Poi alza un braccio per farsi tirare su, quasi le avessero detto che si balla. Adesso gli incavi vuoti sono più dei pieni. La pietra respira un po' più in fretta.
verse-118-c1b = «Lo pensavo», dice Jabel. Le pettina i capelli col pettine della barba, che da una parte è senza denti. Poi le si sdraia di fronte e vi prega, se migliora, di mandarglielo a dire.
verse-118-o3 = Dove stava lei il muschio si richiude. Gli incavi vuoti sono più dei pieni, e chi è rimasto ha il sonno leggero. Uno è su un gomito. «Si balla?» chiede.
verse-118-o4 = Jabel e la donna col bastone adesso stanno uno di fronte all'altra, coi ginocchi che si toccano. La lista è sotto un sasso. Dopo il pettine è stata aggiunta una parola, con un'altra matita, NOTIZIE.
nightmare-118-told-1 = Accanto a te una mano fruga nell'erba, a sinistra, a destra. Ti sdrai sul bastone perché non lo trovi.
dream-118 = Il sonno migliore dell'anno. Qualcuno ti sposta i capelli dalla fronte e non ti sveglia. Nell'erba otto persone si girano insieme, dallo stesso lato, e il posto basta.
dream-118-2 = Ti hanno tirato l'erba fin sulle spalle. Una voce ti dice quanto puoi restare, piano, perché tu non debba tenerlo a mente. Ogni volta che ti giri l'hanno allungato.
dream-118-3 = Ti alzi di notte, vai a casa, metti a posto ogni cosa, torni e ti ricorichi. Al mattino le scarpe sono bagnate. Alle scarpe non chiedi niente.
nightmare-118 = Sei l'incavo. Qualcuno si stende, con gentilezza, e ti prova per il lungo. Si tira la giacca sotto la testa. Il tallone trova il punto dove avresti la bocca, e ci sta comodo.
nightmare-118-2 = Si sono girati, tutti insieme, e non c'è più posto. Non si è svegliato nessuno. Stanno come chi è sempre stato in nove.
verse-119-o1 = La siepe si è fermata. Guarda lontano, verso un incrocio, dove ha dei parenti. L'uomo ha messo una sedia sul prato. «Mi chiede sempre notizie», dice. «Io dico che sta bene. Sta bene?»
verse-119-o2 = Prato, piattini, un getto bianco attraverso la sedia. Lui sta seduto sul bracciolo. «Non è la stessa pianta», vi dice. «Non si appoggia.»
verse-119-oz = È arrivata alla dispensa. Lui vi passa le cose dalla finestra man mano che le trova. «Tenete questo», dice. «E questo. No, quello è di lei, rimettetelo.»
verse-119-oz-told-1 = «È entrato un ragazzo lungo, che dormiva», dice. «Dalla pietra. Ha chiesto di chi era il camino. Io, prima, non ci avevo mai pensato come a uno di qualcuno.»
verse-119-o0 = È in fiore da un lato solo, il suo. «L'ho messa per chiudere», dice l'uomo da dentro. «Doveva stare dov'era.» A piantarla aveva promesso una cosa, e non gli viene in mente che cosa. «L'orlo lo tiene fuori, questo lo dico. Tiene fuori tutto.»
verse-119-v1-cut-it = Tagliatela.
verse-119-v1-cut-it-in-turns = Tagliatela, a turno, tutto il giorno.
verse-119-v1-follow-it-backwards = Seguitela all'indietro.
verse-119-v1-take-the-short-way = Prendete la scorciatoia del primo campo.
verse-119-v1-ask-him-what-he = Chiedetegli che cosa aveva promesso.
verse-119-v1-help-him-move-the-bed = Aiutatelo a spostare il letto.
verse-119-v1-see-what-has-grown-back = Guardate che cosa è ricresciuto.
verse-119-v1-wave-from-a-distance = Salutatelo da lontano.
verse-119-v1 = La siepe, la casa, l'uomo alla finestra.
verse-119-v2 = Cade con un sospiro di schiene. L'uomo esce, vi paga in fretta e misura coi passi quanto prato ha di nuovo. Dove c'erano i tronchi l'ombra è rimasta, attraverso l'erba, fino alla porta. Lui ci sta in piedi. «Vorrà un po' di tempo», dice.
verse-119-v3 = Andandole contro si ritrovano gli anni, un nido, una palla, una falce per una coppia di mietitori. In fondo c'è il primo campo, grande come un letto, con delle sedie girate l'una verso l'altra. Da lì si potrebbe gridare alla cava.
verse-119-v4 =
    «Zennor», dice l'uomo, «visto che siete in vena di domande.»

    «Che cosa avevate promesso?»

    «Se lo sapessi lo farei.» Ci pensa. La siepe, mentre ci pensa, sta ferma, e un passero ne approfitta per sedersi. «L'abbiamo messa insieme, lei da un capo e io dall'altro, finché ci siamo incontrati. E lei ha detto, ricordati di dirle—» Si ferma. «C'era il carro al cancello e lei aveva già il cappello. Ho detto di sì. Quando c'è un carro io dico sempre di sì.»

    «Dirle che cosa?»

    «Le ho provate tutte. Le dico che non l'ho fatto per cattiveria.» Dalla finestra è entrato un ramo, piano, e sta lungo il davanzale come un gomito. Lui sposta la tazza per fargli posto. «Ma non è quello», dice Zennor. «Se ne sarebbe tornata indietro.»
verse-119-v4-told-1 = «Qual era il suo capo?» chiede Beor. Zennor glielo indica. È quello che cammina.
verse-119-v4-told-2 = «Le piace che le si parli?» chiede Ailei. Così a Zennor non l'aveva mai messa nessuno. «Si ferma», dice, «finché uno va avanti.» Lei si siede al davanzale e racconta al gomito del cappello di sua madre.
verse-119-v5 = Dopo questa stanza c'è solo la dispensa. Zennor regge la parte leggera del letto e se ne scusa. Sul muro è rimasta una lista a matita, tutto quello che un uomo può promettere a una siepe, cancellato riga per riga, acqua, compagnia, niente cesoie. Ha spirito di prugnole, se vi fermate e portate il pane.
verse-119-v5-go-through-the-list = Dategli il pane e leggete la lista.
verse-119-v5-sit-up-at-the-window = Vegliate alla finestra al posto suo.
verse-119-v5-set-down-the-bed = Posate il letto e andate.
verse-119-v5a = La leggete ad alta voce, una riga a testa. A SPOSARLA lui ride tanto che deve tenersi al tavolo. A DIRLE QUANDO ESCO non ride. Si alza, apre la porta e si mette davanti al giardino. «Li accompagno solo al cancello», dice. Lei lo lascia passare.
verse-119-v5b = Con la luna non cammina. Aspetta che la casa butti fuori il fiato, e allora è più vicina di una foglia. Lontano, in cima, una lanterna scende lungo la linea senza chi la porti, e si china su ogni fusto. Prima che svolti, la strada che fa la sapete a memoria.
verse-119-v6 = I ceppi sono morti. Quello che è ricresciuto è ricresciuto dentro, un germoglio bianco fra le assi del pavimento, un altro attraverso la sedia. Lui ci ha messo sotto dei piattini. Una giornata di coltello e si ripulisce tutto. O si può portare via una talea, chi ha un posto dove metterla. «Non potrei chiedervelo», dice, dell'una e dell'altra cosa.
verse-119-v6-clear-the-floor = Ripulite il pavimento a coltello.
verse-119-v6-carry-off-a-cutting = Portate una talea a un crocevia.
verse-119-v6-water-the-saucers = Date acqua ai piattini.
verse-119-v6a = Viene su a bracciate, e con le radici vengono su monete cadute nelle fessure ai tempi di suo padre. Quelle ve le lascia. La cena la mangia seduto sul tavolo. Mentre ve ne andate lo sentite di là che cammina avanti e indietro, pesante, per tenere giù le assi.
verse-119-v6b = La piantate dove le strade si incontrano, perché abbia da scegliere. Si raddrizza subito. Un carrettiere che passa le appende un guanto da bambino, trovato per terra. Sotto il guanto c'è una gemma. «Di chi è?» chiede. Non punta verso nessuna casa.
verse-119-v7 = Le sedie del primo campo sono ancora l'una di fronte all'altra. Ci passate in mezzo di fianco, chiedendo permesso. Dall'altra parte l'aria è piena di scalpelli.
