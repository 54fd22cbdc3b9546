location-106-menhir-told-1 = Gesso fresco nei solchi e olio nelle lampade: gli occhi dell'uomo disteso, a vederli da sotto, sono due pozze di luce. La Bianca si accende, dalla faccia in giù.
verse-106-o1 = Panche vuote e un vento ordinato. Casvel fa lezione lo stesso, ad alta voce, all'ultimo posto a sinistra. Aspetta la risposta e la corregge. «Grazie dello spazio», vi dice fra una somma e l'altra. «Senza gli altri sente meglio.»
verse-106-o2 = La scuola ha un altro maestro. Scrive con la destra, e ai bambini hanno appuntato la manica sinistra. Vi chiama per nome a uno a uno, da un elenco. «Grazie del cambio», dice.
verse-106-o3 = Uno degli scolari è troppo alto per la panca. Le ginocchia passano la lavagna, e lui la lavagna l'ha messa sulle ginocchia. È Gwenneg. Risponde un po' dopo gli altri. «Queste le ho già fatte», vi dice, «per l'altro verso.»
verse-106-o4 = Su, presso la testa, c'è una lampada per bambino. La più piccola ha la tosse. Tossisce fra un numero e l'altro, per non perderne. «È molto coscienziosa», dice Casvel. «Immagino che lo foste anche voi.»
verse-106-o5 = Casvel vi ringrazia per la parola che non avete tenuto. Dice quale, e a chi l'avevate data. «Gli serve», dice dei bambini, «avere un esempio che si veda.»
verse-106-o6 = L'altra volta il vostro gesso è rimasto sul cancelletto. Intorno all'impronta hanno disegnato una cornice. «È venuto bene», dice una bambina. «Siete voi appoggiati.»
verse-106-o6-told-1 = «Siete entrati», dice Casvel, «e siete usciti dalla stessa parte. Grazie di aver provato.» Ai bambini fa guardare i vostri bottoni.
verse-106-oz = «Diciassette», dice la collina mentre salite. «Sedici.» Una voce piccola è partita troppo presto e aspetta gli altri a dodici.
verse-106-o0 = Casvel fa scuola nella mano sinistra dell'uomo di gesso. I bambini imparano a contare all'indietro, da diciannove. «Grazie di essere venuti», dice Casvel, e vi chiama per nome, senza sbagliare. «Il Giorno viene», dice. «Sarà bene saper dire quanti mancano.»
verse-106-v1-let-them-chalk-your = Fatevi coprire la faccia di gesso.
verse-106-v1-count-the-children-by = Contate i bambini, di notte.
verse-106-v1-sell-casvel-s-hour = Dite a Gerens, della Gabella, a che ora dorme Casvel.
verse-106-v1-climb-to-the-stone = Salite alla pietra, sopra la testa.
verse-106-v1-have-your-hired-men = Fate arare il colle agli uomini in affitto.
verse-106-v1-walk-on-by-night = Andate via di notte, verso oriente.
verse-106-v1-look-them-in-the = Guardateli in faccia, uno per uno.
verse-106-v1-look-at-the-stone = Guardate la pietra, da lontano.
verse-106-v1-go-down-before-the = Scendete prima della lezione.
verse-106-v1-arev-corrects-the-slate = Arev corregge la lavagna.
verse-106-v1 = Panche, una lavagna, il conto che scende.
verse-106-v2 = Un bambino vi passa il gesso, serio, dagli zigomi in giù. Tira. Per il resto del giorno dite meno bugie, perché si crepa. In paese, vedendovi, coprono le brocche.
verse-106-v3 = Dormono in fila nel solco del braccio. In fondo un posto è vuoto. È caldo, e la coperta è rimboccata.
verse-106-v3-told-2 = Casvel veglia poco lontano e non nega. «È andato avanti», dice. «È sempre andato bene in aritmetica.»
verse-106-v3-told-3 = Il maestro nuovo veglia poco lontano, con l'elenco sul ginocchio. «Presente in ispirito», ci legge. Ha una colonna apposta.
verse-106-v3-take-them-away-now = Portateli via adesso, tutti.
verse-106-v3-take-them-and-fight = Portateli via, e battetevi se serve.
verse-106-v3-smooth-the-empty-place = Rimboccate il posto vuoto e andate.
verse-106-v3-told-1 = In fondo alla fila uno è troppo lungo per il solco, e tiene in mano una sedia.
verse-106-v3a = Vi alzate in piedi e lo dite ad alta voce, e ad alta voce lì sopra non si parla. I bambini si mettono in fila da soli. A metà discesa la più piccola vi prende per il cappotto. «Fino a quanto si conta», chiede, «di solito?»
verse-106-v4 = È bastato dire a che ora dorme. Gerens paga in moneta nuova e si fa dare il resto. Dalla strada vedete portare le panche nella mano destra, dove un altro maestro fa la punta al gesso.
verse-106-v5 = Sopra la testa dell'uomo c'è la Bianca, e davanti delle orme, consumate nella roccia, punta contro punta. Chi si mette nelle une vede chi sta nelle altre e basta. La parola è incisa in mezzo. LO DIREMO IN FACCIA.
verse-106-v5-hold-say-one-true = Tenere: ditevi in faccia una cosa vera.
verse-106-v5-take-let-the-children = Togliere: lasciate la veglia ai bambini.
verse-106-v5-step-out-of-the = Uscite dalle orme.
verse-106-v6 = Dura quanto un respiro. Dopo, chi l'ha detta guarda per terra. Chi l'ha sentita no. La pietra prende luce dalla parte che guarda.
verse-106-v6-prompt = Chi dà la parola?
verse-106-v6-ailei = Ailei
verse-106-v6-arev = Arev
verse-106-v6-beor = Beor
verse-106-v7 = Si mettono intorno alla pietra per turni, con una lampada ciascuno. Sono bravissimi. La più piccola vi saluta con la mano finché siete in vista, senza sbagliare il conto.
verse-106-v8 = Aratri, uomini in affitto, e prima di pranzo è fatta. I Giornanti se ne vanno cantando piano, per non disturbare i buoi. Il colle è marrone. Poi fra i solchi ricomincia ad affiorare, le braccia per prime, e più lunghe.
verse-106-v9 = Scendete sull'erba, fuori dal gesso, per non lasciare orme. Nella tasca di uno di voi c'è una chiave che nessuno ricorda di aver preso. Dietro, a Cuanacht, si accende una finestra sola.
verse-106-v9-alone = Scendete sull'erba, fuori dal gesso, per non lasciare orme. In tasca avete una chiave che non ricordate di aver preso. Dietro, a Cuanacht, si accende una finestra sola.
verse-106-v10 = Sulla lavagna il conto finisce a zero. Arev prende il gesso. «In una taglia lo zero non c'è», dice. «Ci si ferma a uno, e si firma.» I bambini guardano Casvel, tutti quanti. «Grazie, Arev», dice Casvel. «E chi firma?» Il gesso ce l'ha Arev.
verse-106-v10-arev-signs = Arev firma.
verse-106-v10-arev-puts-down-the = Arev posa il gesso.
verse-106-v1-ask-casvel-whom-he-taught = Chiedete a Casvel a chi insegnava prima.
verse-106-c1 =
    «Eravate maestro», dite. «Prima.»

    «Lo sono.» Casvel ha il gesso sui polsini. Mentre parla guarda lungo le panche, uno per uno, perché nessuno si senta escluso. «Alle Undici Case. Grazie di averlo chiesto. Il giorno che sono sparite ero a Cuanacht, a comprare il gesso. Ce l'avevano grigio e ce l'avevano bianco. Ci ho messo un po' a scegliere.»

    «E poi?»

    «Poi sono tornato a casa, e c'era l'orlo, e c'era orzo.» Lo dice come si dice che pioveva. «Prima di uscire avevo fatto l'appello. Presente, presente. Ce l'ho ancora. È l'unico elenco mio che sia mai stato sbagliato.»

    «In fondo a quella fila c'è un posto vuoto.»

    «Sì», dice Casvel. «Grazie. Discutete, vi prego. Non lo fanno mai. Gridano, o mandano i carri. Non avete idea di quanto mi manchi uno che sa fare le somme e mi dice che ho sbagliato.»
verse-106-c1-told-1 = «Avete preso il bianco», dice Arev. «L'ho pesato io. Era scarso.» «Lo so», dice Casvel. «Ho lasciato correre. Volevo tornare a casa.»
verse-106-c1-told-2 = «Chi ha freddo?» chiede Beor, dei bambini. Casvel ci mette un attimo di troppo a guardare. «Non saprei», dice.
verse-106-c1-ask-what-the-missing-one-is-called = Chiedete come si chiama quello che manca.
verse-106-c1-ailei-says-he-could-not-have-known = Ailei gli dice che non poteva saperlo.
verse-106-c1-say-nothing = Lasciatelo alla sua lezione.
verse-106-c1a = «Davy», dice subito, e non va avanti. Pulisce la lavagna dove non c'è scritto niente. «Mi ha chiesto che cosa viene dopo. Ho detto che piacerebbe saperlo anche a me. Ero sincero. Le scarpe erano all'orlo, una accanto all'altra.» Gli altri guardano come va a finire. «Potreste dirmi che non era una lezione», dice Casvel.
verse-106-c1b = «Non potevate saperlo», dice Ailei. Casvel la guarda quanto basta per esserne certo. «Grazie», dice. «È la prima bugia che mi dicono da un anno. Uno si dimentica di quanto sono calde.» Ailei è diventata rossa. «Il bianco però l'avete preso», dice. «Questo era vero.»
verse-106-v3c = Lo rimboccate. È caldo fin dove si arriva. Lungo tutta la fila il respiro si è fermato, finché non l'avete fatto bene.
verse-106-v10a = Lo scrive piccolo, sotto l'ultima cifra. *Arev*. I bambini lo leggono al contrario, perché hanno imparato così. «Grazie», dice Casvel. «Adesso c'è uno a cui si ferma.»
verse-106-v10b = Lo posa nella scanalatura. «Ho già firmato abbastanza», dice Arev. Casvel prende il gesso, ci soffia e rimette lo zero, tondissimo. «Grazie lo stesso», dice.
location-146-menhir-told-1 = Il gesso è dappertutto, basta spingerlo nei solchi col piede. La Bianca si accende lo stesso. Non vi guarda.
verse-146-oz = Le braccia sono arrivate alla parrocchia accanto. Sulla lavagna il conto è cancellato, e ci sono le righe per un altro. «Non davano noia», dice un carrettiere, di quelli che se ne sono andati. «Hanno ringraziato il mulo.»
verse-146-o0 = Panche a misura di bambino, impilate con ordine. Sulla lavagna è rimasta la lezione, fino al cinque. Sotto, con un'altra scrittura, c'è GRAZIE. Il gesso è nella scanalatura, con la punta fatta.
verse-146-v1-finish-the-count = Finite il conto.
verse-146-v1-burn-the-benches-for = Bruciate le panche per scaldarvi.
verse-146-v1-walk-on-by-night = Lasciate il colle di notte.
verse-146-v1-wipe-the-slate = Cancellate la lavagna.
verse-146-v1-walk-the-arm-to = Seguite il braccio fino in fondo.
verse-146-v1-look-under-the-tall = Guardate sotto la panca dell'alunno alto.
verse-146-v1 = Solchi bruni, con dentro braccia bianche.
verse-146-v2 = Lo portate fino all'uno, in bella grafia. Sotto l'uno, sulla lavagna, avanza spazio. Restate col gesso alzato. Giù sulla strada un carrettiere ha fermato il mulo e si è tolto il cappello. Quando abbassate il braccio se lo rimette e riparte.
verse-146-v3 = Sono d'olmo secco e bruciano senza fumo. Sotto ciascuna, mentre prende, si legge un nome, con accanto un segno per ogni giorno di buona condotta. L'ultima ne ha più di tutte. Vi scaldate.
verse-146-v4 = Il braccio attraversa la strada ed entra in un orto. È arrivato alle rape, e un dito sta intorno al palo del cancello. L'uomo che zappa ci gira intorno con la vanga da un mese, con ordine. «Non tira», dice. «Però potrebbe chiedere.»
verse-146-v4-cut-the-finger-back = Tagliate il dito fino alla strada.
verse-146-v4-move-the-gate-for = Spostategli il cancello.
verse-146-v4-go-back-shoes-in = Tornate indietro, scarpe in mano.
verse-146-v5 = L'hanno alzata su schegge d'ardesia, per una gamba più lunga. Sotto, incastrata nel giunto, c'è una sedia alta un pollice, con uno intagliato seduto. Le ginocchia gli passano il mento. Si è fatto anche la lavagna.
verse-146-v6 = Scendete lungo il braccio, che ormai fa la vostra strada. Al polso il gesso è tiepido sotto i piedi. In fondo a una sacca c'è la chiave del granaio, avvolta in una pagina di somme, e le somme sono giuste.
verse-146-v4a = È gesso fino in fondo. L'uomo spazza i pezzi e vi dà da tenere i più grossi. Guarda il cancello, che adesso non lo tiene più niente, e lo prova. «Voleva solo sapere se era chiuso», dice.
verse-146-v4b = Piantate i pali un passo più in là. Il tempo di appendere il cancello, e il braccio si è spostato e sta intorno a quello nuovo, senza stringere. L'uomo vi porta delle rape. «Gli piace che lo si avverta», dice.
location-108-menhir-told-1 = Pane e miele davanti alla pietra, e si dicono i nomi di chi non c'è, uno per fetta. La Balia si accende tiepida, dal bordo verso il centro, e odora di cera. Su al crinale l'orlo si ritira di una ginestra.
verse-108-n1 = La porta è accostata, e sul davanzale c'è solo il cerchio lasciato dal lume. A uno spago è appesa una lavagna. *Sono al muro. Occhio al terzo gradino.* Sotto, con un altro gesso, ha scritto che cosa c'è in dispensa.
verse-108-o1 = Adesso sono cassette. Nonna Trevenny ci ha steso il bucato e vi prega di lasciarcelo finché è asciutto. «Alle cassette le cose le dico lo stesso», fa, «per abitudine. C'è di peggio.»
verse-108-o2 = Sono fuori al lavoro. Una, quando vi vede, torna indietro ed entra prima di voi, a dire chi è. «Sono quelli che sono vivi», grida nonna Trevenny dalla finestra.
verse-108-o3 = Il miele è troppo dolce, e sulla soglia dell'arnia, dove stavano ad aspettare, c'è un vuoto. Gli avevate detto che c'era una festa. «Vanno sempre al cancello», dice nonna Trevenny, «a vedere chi è arrivato.»
verse-108-oz = Il nero per voi si porta ancora. «Buona giornata alle vostre anime», dice nonna Trevenny dalla finestra. Che abbiate i piedi non la turba.
verse-108-oz-told-1 = Per il ragazzo è arrivata una cintura, con un carrettiere, di paglia intrecciata. Nonna Trevenny l'ha messa sotto il lume. «È la sua misura», dice, «di quando è partito.»
verse-108-oz-told-2 = Con un carrettiere è arrivata una paglia, piegata una volta. Nonna Trevenny non ha chiesto che cosa vuol dire. Ha tagliato lo stoppino più corto.
verse-108-oz-told-3 = «Mi hanno mandato una casa», dice nonna Trevenny. È di paglia intrecciata, con la porta e il fumo e alla finestra niente lume. «Lo sapevo, che è spento», dice. «Mi regolo con le falene.»
verse-108-oz-told-4 = Alla finestra non c'è lume. Nonna Trevenny ci sta seduta lo stesso. «Da spento», dice, «si vede più lontano.»
verse-108-oz-told-21 = Alla finestra il lume non c'è più. «L'hanno saputo prima gli uccelli», dice la Trevenny. «Domenica, per tutto il crinale, a dire che il ragazzo non c'era. Da te l'avrei sentito più volentieri.» Parla con Ailei.
verse-108-oz-told-22 = Alla finestra il lume non c'è più. «L'hanno saputo prima gli uccelli», dice la Trevenny. «Domenica, per tutto il crinale, a dire che il ragazzo non c'era. Da lei l'avrei sentito più volentieri.» Vi guarda in faccia uno per uno, e ne manca una.
verse-108-o0 = Le api non sono malate. Sono in lutto. Arnia per arnia, gli è stato detto che a Cuanacht sono morti tutti. A bassa voce, con le formule giuste, e la voce era quella di Ailei. Nonna Trevenny, che abita qui sopra, porta già il nero per voi. «Non me lo levo», dice. «È tutto abbottonato dietro.»
verse-108-v1-ask-the-old-woman = Chiedete alla vecchia chi è passato.
verse-108-v1-tell-them-the-truth = Dite loro la verità, con un nome.
verse-108-v1-tell-them-what-they = Dite loro quello che vogliono sentire.
verse-108-v1-smoke-them-out-and = Affumicatele e prendete i favi d'inverno.
verse-108-v1-go-to-the-stone = Andate alla pietra in mezzo alle arnie.
verse-108-v1-bring-the-bees-the = Portate alle api il nome trovato.
verse-108-v1-walk-on-by-night = Partite di notte, senza dirlo a nessuno.
verse-108-v1-put-an-ear-to = Avvicinate l'orecchio a un'arnia.
verse-108-v1-leave-them-to-their = Lasciatele al loro lutto.
verse-108-v1-ailei-looks-for-the = Ailei cerca il velo di sua madre.
verse-108-v1 = Arnie in fila, e di sopra la finestra.
verse-108-v2 =
    «È passata martedì», dice nonna Trevenny, e indica Ailei. «Col velo di sua madre, al contrario. Le ha fatte tutte, arnia per arnia. Ho pensato, che diligente.»

    «Non era lei.»

    «La voce era la sua.» Mette fuori le tazze, una di troppo, e sposta il lume per fare posto. L'olio è nuovo. «L'avrete visto dalla strada. È per il nostro ragazzo. Sta arrivando.»

    «Da quando?»

    «Dall'altro inverno. La strada è lunga.» Versa anche in quella di troppo. «Basta che lo dica, e da Cuanacht vengono su a spegnermelo. Ma vorrebbero dirmi una cosa gentile. Non ce la farei, con già l'olio da pagare.»
verse-108-v2-told-1 = Ailei tiene gli occhi sulla tazza. «È caro, l'olio?» chiede. Non era per dire quello che aveva aperto bocca. «È compagnia», dice nonna Trevenny.
verse-108-v2-told-2 = «Il mio l'avete portato voi», dice a Beor. «Con la sedia.» «Sì», dice Beor. «Lasciarla gli sarebbe dispiaciuto», dice lei. «Era una buona sedia.»
verse-108-v2n =
    «È passata martedì, quella vostra Ailei», dice nonna Trevenny. «Col velo di sua madre, al contrario. Le ha fatte tutte, arnia per arnia. Ho pensato, che diligente.»

    «Non era lei.»

    «La voce era la sua.» Mette fuori le tazze, una di troppo, e sposta il lume per fare posto. L'olio è nuovo. «L'avrete visto dalla strada. È per il nostro ragazzo. Sta arrivando.»

    «Da quando?»

    «Dall'altro inverno. La strada è lunga.» Versa anche in quella di troppo. «Basta che lo dica, e da Cuanacht vengono su a spegnermelo. Ma vorrebbero dirmi una cosa gentile. Non ce la farei, con già l'olio da pagare.»
verse-108-v3 = «Non tutti», dite alla prima arnia. «È morto Hockin. È morta la madre di Keren. Noi no.» Passate alla seguente, e così per tutte le file. Verso la fine un'ape si stacca, gira sulla vostra testa e rientra a riferire. La conca ricomincia a suonare, da un lato solo.
verse-108-v4 = Dite che stanno tutti bene, che c'è stata una festa, che Hedra è tornata. Le api ci credono a una a una. Il miele che portano fuori è chiaro e dolcissimo. Durerà quanto dura una festa.
verse-108-v5 = Zolfo e stracci. Non si difendono. Raccogliete i favi d'inverno, scuri e pesanti, e per tutta la strada vi gocciolano sulle scarpe. Dietro di voi le arnie sono cassette.
verse-108-v6 = La Balia è bassa e larga, con un incavo da culla. Ci dormono dentro, fitte, le api più vecchie. La parola gira intorno al bordo e si ricongiunge. DI OGNI MORTO SI DICA IL NOME.
verse-108-v6-hold-promise-the-bees = Tenere: promettete alle api un nome vero.
verse-108-v6-take-give-the-stone = Togliere: date alla pietra il miele d'inverno.
verse-108-v6-let-them-sleep = Lasciatele dormire.
verse-108-v7 = Dovrete trovarlo scritto da chi gli ha voluto bene, e portarlo qui entro sei giorni. Dalle arnie non viene risposta. Viene, dopo un poco, un posto libero fra le file.
verse-108-v7-prompt = Chi dà la parola?
verse-108-v7-ailei = Ailei
verse-108-v7-arev = Arev
verse-108-v7-beor = Beor
verse-108-v8 = Dite il nome e il mestiere, come si usa. Le arnie rispondono insieme, una nota sola, bassa, che si sente nei denti. Poi escono a lavorare. Alla finestra nonna Trevenny annuisce, come quando danno il canto giusto.
verse-108-v8b = Nelle cassette non c'è nessuna. Il nome e il mestiere li dite lo stesso a una per una, quaranta volte, con la bocca alla fessura. Alla quarantesima sale da terra una nota, bassa, che si sente coi denti. Non è per voi. Era stata promessa, e basta.
verse-108-v9 = Alle api, almeno, lo dite. Nella tasca di uno di voi c'è la chiave del granaio, che non ricordate di aver preso. La conca sta zitta finché non siete oltre il crinale.
verse-108-v10 = Posate i favi d'inverno ai piedi della pietra, tutti meno quelli che potete portare. La luce sale gialla, senza calore. Le api vecchie si svegliano, escono dall'incavo in fila per una, lungo il bordo, e si fermano davanti a quello che avete sotto il braccio.
verse-108-v11 = È in una delle ultime arnie, arrotolato stretto. Sa di Hedra. Lo strappo vicino all'orecchio sinistro è stato rammendato, con un punto più fine di quelli che si fanno a Cuanacht. Le api di quell'arnia gli stanno intorno in cerchio e non lo toccano.
verse-108-v11-she-puts-it-on = Se lo mette, per il verso giusto.
verse-108-v11-she-leaves-it-to = Lo lascia alle api.
verse-108-v3b = «Non tutti», dite alla prima arnia. «È morto Hockin. Noialtri no.» Passate alla seconda, e così per tutte le file. Verso la fine un'ape si alza, vi gira intorno alla testa e rientra a riferire. La conca ricomincia a ronzare, da una parte sola.
verse-108-v1-ailei-tells-her-the-truth = Ailei le dice del ragazzo.
verse-108-c1 =
    «Il ragazzo non c'era», dice Ailei. «Per strada. L'ho detto perché mi guardavate tutti.»

    «Sì», dice nonna Trevenny.

    «Non arriva nessuno.»

    «Lo so dal primo disgelo. Avrebbe scritto per i soldi.» Abbassa un poco lo stoppino, per guardarla in faccia senza il lume. «Ho pensato, una di queste notti quella ragazza viene su a dirmelo. Le servirà un lume sul sentiero.»

    Non si muove nessuna delle due.

    «Potevate dirmelo, che lo sapevate», dice Ailei.

    «Mi avresti detto una cosa gentile.» La vecchia si alza, appoggiandosi al davanzale, e guarda un momento fuori, dov'è il sentiero. «Attenta al gradino, scendendo», dice. «Quello che balla. La strada ormai la sai.» Lo spegne.
verse-108-v11a = Per il verso giusto è solo un velo. Il rammendo è così fino che si sente e non si vede. «Allora ci vedeva così», dice Ailei da dentro.
verse-108-v11b = Lo arrotola di nuovo, più stretto di prima, e lo rimette dentro. Il cerchio gli si chiude sopra. «Se lo vuole viene a prenderselo», dice Ailei.
dream-108 = In molti ti dicono una cosa, lentamente. La capisci tutta. Al risveglio ne resta il sapore, e sul dorso della mano un punto tiepido, grande quanto un'ape.
dream-108-2 = Alle arnie stanno raccontando di te. Lo senti passare di coperchio in coperchio, che cosa hai fatto e con chi. È raccontato bene. In fondo alla fila c'è un silenzio, poi ronzano, e una cosa piccola ti è perdonata.
dream-108-3 = Piove su quaranta coperchi, e ognuno ha la sua nota. Fra tutti fanno una canzone. Ti svegli appena prima del verso in cui torna a casa.
nightmare-108 = Te lo ridicono, più forte. È un nome. Hai sentito. Aspettano un momento, per educazione, e te lo ridicono nell'altro orecchio.
nightmare-108-2 = Hai una cosa da dire, e il velo non viene via. Aspettano, tutte e quaranta. La cosa che volevi dire è dentro il velo con te, e ha cominciato a camminare.
