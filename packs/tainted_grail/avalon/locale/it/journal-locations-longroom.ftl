verse-179-o1 = Gli sgabelli sono tutti occupati, e non da parenti, ci hanno badato. Un fabbro ha al polso il filo di una tessitrice. Una ragazza tiene nel grembiule la pipa di uno che non conosce. «Io ho i giovedì», vi dice un vecchio. Sta badando ai giovedì di una persona.
verse-179-o2 = La stanga dovete alzarla voi. Sono lì dentro a lumi bassi. Sugli sgabelli le levatrici hanno messo le tazze, piene, dove ci arriva una bocca.
verse-179-o3 = Nolwenn sta in cima alla scala, dove la sentono da tutti e due i capi. Le resta poca voce e la risparmia. «Quella alla finestra chi è?» vi chiede. «Che cosa tiene? Mi dicono tutti la mano. Una mano non si canta.»
verse-179-o4 = I lumi li reggono i bambini. Avevano la faccia di gesso e stavano in riga, e a stare ci sono ancora bravi. Quando un braccio si stanca, sul letto il lume scende un poco. Poi risale.
verse-179-o4-told-1 = Una ha posato il suo per terra. Per quello che fa le servono le braccia.
verse-179-oz = «Sedetevi», dice la levatrice in cima alla scala, senza voltarsi. «Poi mi dite per chi.»
verse-179-oz-told-1 = Un letto vicino alla porta è disfatto. Lì avete tenuto una mano finché si è fermata. Hanno portato via anche lo sgabello.
verse-179-o0 = La scala sbuca al centro. A destra quelli portati in settimana, a sinistra quelli di prima. Una levatrice ha le punte delle dita in un tegame d'olio tiepido. «La mano non si dà», dice. «Per ognuno c'è uno sgabello. Vi sedete, così non li guardate dall'alto. Poi chiedete. Non come stanno.» Si leva la mano dall'olio e se l'asciuga davanti a voi, un dito per volta. «Come stanno lo sanno.»
verse-179-v1 = Letti, sgabelli, lumi tenuti bassi.
verse-179-v1-go-by-the-window = Andate ai letti sotto le finestre.
verse-179-v20 = Sotto le finestre stanno con la faccia alla luce.
verse-179-v20-back-between-the-rows = Tornate fra le file.
verse-179-v1-go-by-the-stairs = Andate ai letti vicino alle scale.
verse-179-v21 = Vicino alle scale c'è chi ha chiesto di sentire chi sale.
verse-179-v21-back-between-the-rows = Tornate fra le file.
verse-179-v20-sit-by-a-woman-with = Sedetevi da una donna con la scopa.
verse-179-v20-sit-by-a-girl-with = Sedetevi da una bambina con la lavagna.
verse-179-v20-sit-by-a-man-with = Sedetevi da un uomo a bocca chiusa.
verse-179-v20-sit-by-a-clerk-in = Sedetevi da un impiegato in calze.
verse-179-v21-sit-by-grandmother-trevenny = Sedetevi da nonna Trevenny.
verse-179-v21-sit-by-a-woman-who = Sedetevi da una donna che non tiene niente.
verse-179-v21-sit-by-a-boy-with = Sedetevi da un bambino con la corda.
verse-179-v21-sit-by-lowena = Sedetevi da Lowena.
verse-179-v1-tell-nolwenn-what-each-one = Dite a Nolwenn che cosa tiene ognuno.
verse-179-v1-speak-to-a-child-with = Parlate con una bambina col lume.
verse-179-v1-ask-what-the-empty-jars = Chiedete dei vasi vuoti.
verse-179-v1-wait-by-the-back-stairs = Aspettate sulla scala di dietro, col buio.
verse-179-v1-go-down-again = Scendete.
verse-179-v2 = La mugnaia ha la scopa nel letto, e le hanno rimboccato la coperta intorno. La mano è chiusa nel punto dove un'altra mano ha consumato il manico.

    «Scopa di mancina», dice. «Quello che ho. Attorno alla tavola va dalla parte sbagliata. Non gliel'ho mai detto, ci sarebbe rimasto male.»

    «E il vostro?»

    «Il mio la lasciava negli angoli.» Per un attimo scopre i denti. «La darei a quello che c'è. Direbbe grazie. Domani la userebbe. E allora è sua. Non sarebbe più *stata* di nessuno.»

    La levatrice vi indica lo sgabello. Siete rimasti in piedi.
verse-179-v2-told-1 = «Adesso chi la lascia, negli angoli?» chiede Ailei. Si è seduta per terra, più in basso. Non lo dice per consolare. Lo vuole sapere.
verse-179-v2-say-you-will-sweep-there = Di' che ci scoperai una volta, e lascerai gli angoli.
verse-179-v2-take-her-hand-and-keep = Prendile la mano e sta' zitto.
verse-179-v2-get-up = Alzati.
verse-179-v2k = Glielo dici, col suo nome. «Vado al mulino. Scopo da destra. Quello che c'è negli angoli lo lascio.»

    «Ti verrà voglia di farli.»

    «Li lascio.»

    Tieni la scopa sopra la sua mano, non la mano. Poi pesa quello che pesa una scopa, e ce l'hai tutta tu. Lei si gira, ti dà la schiena e dorme prima che tu abbia pensato dove appoggiarla.
verse-179-v3 = Sulla lavagna c'è scritto DOMANI, col gesso, in bella grafia. Il palmo ci sta sopra disteso e le dita si sono chiuse sulla cornice. Viene dalla scuola dei Giornanti e ha le scarpe bianche.

    «La dovevo cancellare», dice. «Ogni sera la cancella quello a cui tocca. Poi è toccato a me.»

    «E se non si cancella?»

    «Deve ancora essere.» Non dice bugie; va fino in fondo. «Allora non può venire. C'è sempre scritto che viene. Non si arrabbiano per questo, vero? Loro non si arrabbiano. Rifanno dal principio.»

    Vorrebbe che guardaste se si è sbavata.
verse-179-v3-told-1 = La bambina col lume stava nella stessa riga. «Non sbagliava mai», vi dice. «Mai. Faceva rabbia.»
verse-179-v3-told-2 = «È una ricevuta», dice Arev. «Finché non hai avuto la cosa non si cancella.» «L'ho detto *anch'io*», dice la bambina.
verse-179-v3-say-you-will-rub-it = Di' che la cancelli tu, quel giorno.
verse-179-v3-take-her-hand-and-say = Prendile la mano e non dire niente.
verse-179-v3-say-that-it-hasn-t = Dille che non si è sbavata, e va' via.
verse-179-v3k = «Che giorno?» chiede.

    «Quello.»

    «E lo sai riconoscere?»

    «Lo riconosco. Lo faccio con la manica.»

    «Prima sputa», dice. «Sennò diventa solo grigio.»

    Prendi la lavagna dall'angolo più lontano. La mano si alza dalla cornice. È sporca di gesso, ma la parola è intera. «Allora ce l'hai tu», dice, e mette fuori un piede, per vedere delle scarpe.
verse-179-v4 = Quello che ha, il vecchio delle arnie ce l'ha in bocca. La tiene chiusa con le mani. Lo racconta la levatrice.

    «La sera girava gli alveari con un nome. Lo dice alla porticina e quelle lo ripetono. In primavera è arrivato al principio di uno, e loro aspettavano, e lui non sapeva più di chi era.»

    Il vecchio annuisce. Dietro le dita c'è un ronzio. Si ferma a metà.

    «Se lo lascia andare è perso», dice la levatrice. «Se lo dice è un pezzo di persona, e il resto chi lo fa? Mangia minestra con la cannuccia da martedì.»

    Vi indica col mento. Alza le sopracciglia.
verse-179-v4-told-1 = Lo conoscete. A quelle arnie avevate promesso un nome e non l'avete portato. Lui ha tenuto il posto.
verse-179-v4-told-2 = «Io ne ho dei pezzi», dice Verme. «Si potevano mettere insieme. No, non combaciano.» Al vecchio si sono stretti gli occhi.
verse-179-v4-say-you-will-finish-the = Di' che il nome lo finisci tu.
verse-179-v4-put-your-hands-over-his = Metti le mani sulle sue.
verse-179-v4-shake-your-head = Scuoti la testa.
verse-179-v4k = «Chiedo a ogni porta finché ce n'è una a cui va bene», gli dici. «Poi glielo porto intero.»

    Ti chini e metti l'orecchio dove vuole lui. È corto. Non è il principio di una persona che conosci. Leva una mano, aspetta, leva l'altra e respira con la bocca.

    «Pane», dice il vecchio. È la prima parola che esce. «Con la crosta.»
verse-179-v5 = La giacca è appesa per il cappio, come ha chiesto lui. Nel pugno ha un foglio.

    «È in regola», dice l'uomo del Conto. «È stato riveduto, da me e da altri. Una pietra, per tanto; una persona, per tanto. Non c'è un riporto sbagliato.»

    «E allora che cosa volete?»

    «È in regola. E manca la colonna.»

    «Di che cosa?»

    Guarda i letti. «È salito siglato, ed è sceso siglato. L'ho siglato. Mi dicevo: uno di loro dirà qualcosa. Non occorreva un motivo. Ho aspettato accanto alla porta, caso mai.» Abbassa la voce. «Si sarebbe gradito che a qualcuno dispiacesse.»
verse-179-v5-told-1 = Vi conosce. Avete firmato per una sua consegna. È troppo educato per scostarsi.
verse-179-v5-told-2 = Arev lo legge fra le dita, da cima a fondo. «È giusta», dice Arev. Poi davanti al foglio si leva il cappello. «La prima di queste l'ho fatta io. Ero un ragazzo. Credevo che si mandasse su.»
verse-179-v5-be-sorry-for-it-aloud = Di' davanti a tutti che ti dispiace.
verse-179-v5-hold-the-fist-and-read = Tieni il pugno e leggi con lui.
verse-179-v5-say-that-it-s-in = Di' che è in regola.
verse-179-v5k = Sali sullo sgabello. «C'è una somma», dici. «È giusta, e mi dispiace.»

    Dal fondo ti chiedono di parlare più forte. Lo ridici. Una donna alla finestra dice che dispiace anche a lei; poi lo dice un bambino, per il gusto, e poi passa di letto in letto.

    L'impiegato tiene la testa bassa. Ascolta dove va messo. «È ricevuto», dice. Il foglio è scivolato sulla coperta. Non c'è un segno. La sapeva a memoria.
verse-179-v6 = Il lume se l'è fatto portare. Le sta sul petto, lo tiene per l'anello, e siccome non si deve inclinare sta distesa dritta.

    «Va solo spuntato», dice nonna Trevenny. «Qualcuno di voi ci pensa. Verrà dalla strada bassa.»

    Le avevano detto che un ragazzo tornava a casa. Il ragazzo non c'era, e nemmeno una strada con lui sopra.

    «Di *lui* faccio a meno», dice. «Mi sono data da fare. Ho i panni. Ma c'è da guardare fuori. Io l'ho fatto ogni sera. Metti che smetto. Chi lo fa?»
verse-179-v6-told-1 = Era stata Ailei a dirlo. Viene davanti allo sgabello. «Ve l'ho detto io», dice Ailei. «Me lo ricordo, cara», dice la vecchia. «L'hai detto bene.»
verse-179-v6-told-2 = «La figlia della giudice mi direbbe che è già alla curva», dice. «Ma tu no. Tu che diresti?»
verse-179-v6-say-there-is-no-boy = Di' che il ragazzo non c'è, e prendi il lume.
verse-179-v6-say-you-will-keep-it = Di' che lo terrai acceso.
verse-179-v6-take-over-the-looking-out = Mettiti a guardare fuori tu.
verse-179-v6-hold-the-lamp-steady-with = Reggi il lume con lei, senza parlare.
verse-179-v6-say-he-ll-be-along = Di' che arriva.
verse-179-v6a = «Sulla strada non c'è», le dici. «Non c'è mai stato. L'hanno detto per bontà.»

    «No», dice nonna Trevenny. «Mi pareva, una strada così lunga.»

    Metti la mano sotto il lume, aperta. Lei la esamina. «Allora non mi serve», dice, e ti lascia l'anello. Le ha fatto un segno verde. Ti dice di metterlo in dispensa, che l'olio è caro. Sta lì a guardare l'altra finestra, quella con la vista.
verse-179-v6b = «Lo tengo acceso», le dici.

    «Ogni sera?»

    «Ogni sera che c'è.»

    «Basso. Sennò annerisce il vetro.»

    Ti lascia le forbici, poi lo straccio, poi l'anello. Lo devi mettere a una finestra dalla parte della strada. Non le hai detto niente che non sia vero. Lo porti per tutta la stanza. Fa una buona luce. Con quella luce non si vede arrivare niente.
verse-179-v6c = Porti lo sgabello alla finestra e ti siedi dove lei ti vede.

    «Che fai?»

    «Guardo fuori», dici. «Potete smettere.»

    «Non sai com'è fatto.»

    «No.»

    «Nemmeno io», dice nonna Trevenny, pianissimo. Ti spiega come si fa. Si parte dalla curva e si viene in qua. La gente non si conta. Pena per sé, solo dopo cena. Per un poco lo fate insieme. Quando ti giri il lume è per terra, il braccio le è venuto fuori dal letto e la mano è sciolta. La lasciano stare. Tu ancora non ti puoi alzare. C'è ancora della strada.
verse-179-v7 = Le hanno dato un letto lungo il muro. È calda, ha rifatto il letto alla vicina, e si ricorda di uno sposalizio dove c'erano le ciliegie, a novembre.

    «Prima di me ce n'era una», dice. «Prima che io fossi lei. Lo chiamava con un nome. Non il suo, quello di casa. Ce l'ho io. È venuto col resto.» A tutti ha fatto vedere che in mano non ha niente. Su quel niente sta chiusa. «Il mio è buono. Ma non posso chiamarlo così, si girerebbe. Penserebbe che è per lui.»

    «E quello di lei?»

    «È alle case dei nati. A quest'ora sarà alzato.»
verse-179-v7-told-1 = «Voi ci avete fatto restare», dice. «Allora non vi dispiace se l'ho tenuto io. L'ho tenuto pulito.»
verse-179-v7-say-you-will-take-it = Di' che lo porti all'uomo per cui era.
verse-179-v7-close-your-hand-on-hers = Chiudi la mano sulla sua.
verse-179-v7-tell-her-to-use-it = Dille di adoperarlo.
verse-179-v7k = «Dimmelo all'orecchio», le dici.

    «Vorrà sapere chi lo manda.»

    «Dico che l'ha mandato lei.»

    «Vorrà sapere se le somiglio. Lo chiedono tutti. Tu che dirai?»

    «Che devo dire?»

    Se la deve andare a cercare. «Di' che sono calda», dice.

    È una parola sciocca. Ti viene da ridere, e va portata com'è. Il pugno si apre, lei lo scuote sul pavimento e non cade niente. «Adesso ho solo il mio», dice. Pare che ci stia larga.
verse-179-v8 = Attorno al polso e dentro il pugno ha una corda. Passa sopra la pediera, e in fondo, sulle assi, c'è una slitta. Su per la scala l'hanno dovuta portare con lui.

    «È estate», dice, prima che lo diciate voi. «Lo so che è estate.»

    «A che ti serviva?»

    «Mia sorella. Lei si siede e io tiro. Pesa più di quello che sembra.»

    «Adesso dov'è?»

    «È scesa», dice il bambino. Guarda lungo la corda. «Tiravo, e andava facile, e pensavo: sto diventando bravo. Pensavo: adesso le faccio vedere. Sono andato avanti un bel pezzo.»
verse-179-v8-told-1 = Beor ha preso la slitta per un capo, a vedere i pattini. «Quando si alleggerisce non lo senti», dice Beor. «Credi di essere forte tu.» «Proprio *così*», dice il bambino.
verse-179-v8-say-you-will-pull-it = Di' che la tiri tu, una volta, vuota.
verse-179-v8-hold-his-fist-with-the = Tienigli il pugno con dentro la corda.
verse-179-v8-say-it-wasn-t-his = Di' che non è colpa sua.
verse-179-v8k = «Farai la figura dello scemo», dice. «Con la slitta vuota.»

    «La tiro fino in fondo.»

    «E ritorno?»

    «E ritorno.»

    Ti fa vedere come prendi la corda. La prendi male. Te la passa sulla spalla come si deve. Per farlo gli servono le mani, l'una e l'altra, e le sta adoperando da un poco quando se le guarda. La corda è addosso a te. «Le piace la discesa del mulino», dice il bambino. «Non voltarti. Se ti volti si arrabbia.»
verse-179-v9 = È una striscia d'orlo, con la cucitura, e la camicia non c'è più. «Mio», dice Lowena. «L'ho detto ogni volta che me l'hanno chiesto. E sono rimasta dov'ero.»

    «Potremmo tenerlo noi.»

    «Voi no. Non c'entrate.» Posa la mano libera su quella chiusa. «È uscito a vedere che cosa faceva la strada. Io lo tenevo per questo, lui è andato, e il filo era cattivo. Dovevo alzarmi. Con una cosa in mano ci si alza. È un anno che lo faccio, per far vedere che si può.»

    «E chi, allora?»

    «Solo lui», dice Lowena. «Se me lo chiede può averlo.»
verse-179-v9-told-1 = È qui in casa. Arriva col lume fino al gomito della scala. Lì ci vuole l'olio.
verse-179-v9-told-2 = Ogni sera dice il suo nome, vi racconta la levatrice. Lo dice all'ora della minestra, col tono di chi chiama dal fondo dell'orto.
verse-179-v9-fetch-gwenneg-to-her-if = Va' a prendere Gwenneg, dovesse volerci la giornata.
verse-179-v9-say-he-sent-you-to = Di' che ti ha mandato lui.
verse-179-v9-hold-the-hand-that-holds = Tieni la mano che lo tiene.
verse-179-v9-leave-her-to-it = Lasciala fare.
verse-179-v9a = Ci vuole la giornata. Al gomito della scala ti metti più in basso di lui, che non possa scendere senza parlarti. «Ho fatto due passi», dice Gwenneg. «E fanne un altro paio», gli dici.

    Davanti al letto resta in piedi. «Sono venuto per quello», dice. «È… no. È *mio*.»

    «È tuo», dice Lowena. Guarda che cosa ha addosso, se ci starebbe. La mano si è già aperta. Non la guardano. Lui si mette l'orlo in tasca e non se ne va. Dopo un poco gli portano uno sgabello.
verse-179-v9b = «È su alla collina e non può lasciare il lume», le dici. «Mi ha mandato a chiedertelo.»

    «Che cosa ha detto?»

    «Ha detto per favore.»

    Lei chiude gli occhi. L'hai fatto bene. È la parola che davanti ad altri non avrebbe usato mai. La mano si apre, e l'orlo ce l'hai tu, caldo, e non sai dove portarlo. «Digli che basta un punto», dice Lowena. «Digli che il resto se lo può venire a prendere.»
verse-179-v10 = Girate i letti, tornate e glielo dite, e poi di nuovo. Un bollitore. Un mercoledì. Quello che ha detto sul cancello. Nolwenn non scrive. Lo canta dalla ringhiera con quello che le resta, che sono le fini delle parole, e molte sono fini sbagliate. «*Non* il bollitore», grida una. «Il coperchio!» E batte il tempo sulla coperta per correggerla. Dalla parte delle finestre lo fanno tutti, con le mani libere, arrabbiatissimi. «Ecco», dice Nolwenn, roca. «L'altra fila non posso. A loro va bene com'è.»
verse-179-v11 = «A stare ferma sono brava», dice la bambina. Lo dice al lume; le hanno insegnato a parlare a quello che regge. «L'ho fatto per un inverno. Ma quella lì mi guarda, e io non devo fare niente. Devo fare il lume.»

    «E che cosa faresti?»

    «Lo terrei con lei. Quello che ha. È un pezzo di muro.»

    La levatrice ha sentito. «È piccola», dice la levatrice. «Ditelo voi. L'avete tirata fuori voi.»
verse-179-v11-let-her = Lasciatela fare.
verse-179-v11-say-she-is-a-very = Dite che come lume è bravissima.
verse-179-v11a = Posa il lume per terra e sale sul letto con gli stivali. «Lo prendo io quando sono grande», dice alla donna. «Lo metto in una casa.» Poi ha in ogni mano un pezzo d'intonaco. Le chiedono se gradisce una mela.
verse-179-v11b = Lo alza più di prima. Con quella luce si vede benissimo chi la guarda.
verse-179-v12 = C'è una cosa che strofinano la notte, perché la mano almeno stia chiusa senza far male, e una che danno per dormire. Non bastano. I vasi sono sul davanzale, lavati, coi coperchi accanto.

    «Finora ho scelto io», dice la levatrice. «Vado a chi ha pianto l'altra volta. Vorrei che glielo si dicesse. Non dico che dobbiate essere proprio voi.» Vi dà il tempo di capire che lo dice.
verse-179-v12-told-1 = Sul primo c'è l'etichetta. *Miele. Arnie di sopra. L'inverno che l'hanno preso.* Da chi non l'ha scritto.
verse-179-v12-told-2 = Sull'ultimo c'è scritto *Papavero, in prestito*. «Può darsi che lo vogliano ancora riportare», dice la levatrice al vaso.
verse-179-v12-go-along-the-beds-and = Passate di letto in letto e dite di chi è la colpa.
verse-179-v12-not-today = Oggi no.
verse-179-v12a = Lo dite a ognuno. Ce n'è di meno, e l'avete avuto voi. Un vecchio chiede com'era. «Dolce», gli dite. «Sì», dice lui, e si passa la lingua sui denti. Una donna volta la faccia. All'ultimo letto vi ringraziano, perché non erano sicuri di essere svegli.
verse-179-v14 = Salgono da dietro, con gli stivali in mano. Li conoscete; sono quelli che inchiodano le porte. Uno ha il martello dentro il calzone.

    «È solo una domanda», dice. «Lì dentro c'è mia madre. La sua l'ho fatta io, l'ho fatta per bene. Dalla fessura mi dice che cosa comprare.»

    «E la domanda?»

    «Come si fa? Ci hanno detto che si *fa*. Che si dice una cosa e quelli lasciano.» Si guarda le dita. «Costa? Io non sarei capace. Mi potreste far vedere con la madre di un altro.»
verse-179-v14-teach-them = Insegnateglielo.
verse-179-v14-send-them-home-to-draw = Mandateli a togliere i chiodi, prima.
verse-179-v14a = Lo fate sedere da una che non conosce. Chiede male, e poi ancora male. «Che ci avete, lì?» dice alla fine, come si chiede per strada, e lei glielo racconta, e ci vuole un'ora. Poi è fuori sulla scala con un rocchetto. «Devo andare ad *avvolgerlo*», dice. È andato a casa senza martello.
verse-179-v14b = Se ne vanno. Fino a tardi si sentono chiodi che escono dal legno, che è più lento dell'altro rumore. A una casa smette prima della fine. Non torna un'anima.
verse-179-vh = Tieni. È calda, ed è molto più forte di te. Non si dice niente. Chi sta lì se ne va più facilmente di altri, contento della compagnia, all'ora che il lume vuole olio. Per liberarti le dita devono lavorare. Dentro, per traverso, c'è una riga rossa. Avresti detto che era la luce.
verse-179-vh2 = La tenete, e state zitti. Passa più in fretta, adesso che la mano sa la strada. Quando il respiro è finito siete ancora lì seduti. La levatrice ha già l'olio caldo, e vi fa le dita come si fa con un cassetto che non scorre.
verse-179-vh3 = Va come le altre, piano, nella stessa mano. «Non avete chiesto che cos'era», dice la levatrice, quando è riuscita ad aprirla. Non è arrabbiata. Alza il vostro palmo contro il lume. «È tutto qui, e adesso nessuno sa a che serviva.»
verse-179-vh4 = La levatrice ha smesso di dirlo. Tiene il lume dove servirà, e guarda altrove. Quando è finita la mano non ve la apre lei. Vi mette l'olio a portata.
verse-179-vh5 = Ormai vi chiedono loro. «Quelli che non domandano», dicono, con approvazione, e porgono il pugno. Si fa presto. Lungo la fila, chi aveva da raccontare si è voltato verso il muro.
verse-179-vg = «Non fa niente», dice la voce dal letto. Ormai stai alla scala. Lo dice un'altra volta, allo sgabello.
dream-179 = Una mano lascia la tua, perché ha finito. Ti dà un colpetto. Se ne va a occuparsi d'altro.
nightmare-179 = Nel letto ci sei tu. Si sono seduti tutti. Ti chiedono che cos'è. Non ti viene in mente.
nightmare-179-told-1 = La mattina non si è sciolto.
