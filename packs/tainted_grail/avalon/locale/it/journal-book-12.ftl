verse-book-580 = Una porta col segno rosso. Accanto, una senza. Poi una con. La cifra non c'è. Non l'hanno chiesta.

    «Riproviamo», dice Keren. È l'anello del granaio, che da quella mattina non ha più posato. Lo prendete, e adesso lo tenete tutti. «Di lasciare, uno crede di essere capace», dice lei. Si guarda le dita e gli dà tempo. Restano chiuse.

    Dalle levatrici hanno scritto una morte sul muro. Prima non c'era mai stata. È in basso, dove leggono i bambini.

    «Nostra lo era da sempre», dice una donna sulla soglia. Tegen è entrata dal davanti, e non l'aveva mai fatto in vita sua, con le scarpe in mano. «Era in prestito con tutto il resto. Scade. Mi servono portatori», dice. «Non per i morti.»
verse-book-581 = La panca l'hanno messa da dove vede la madia. Il ragazzo che le fa da mani sta in fondo, con la paletta.

    «Che cosa avete lì?» chiedete.

    «La chiave.»

    «E datela al ragazzo.»

    «Ci ho provato. Ha teso la mano, e la mia niente.» Non ha paura. È seccata, e basta. «Non è la chiave, vero», dice Keren. «È chi l'avrà. Li ho pesati tutti. So al cucchiaio quanto mangia ognuno quando non guardo. Non ce n'è uno che metterei sopra gli altri. E se la poso sulla tavola, uno la prende.»

    «Chiedete al Consiglio.»

    «Il Consiglio sono io», dice Keren.
verse-book-581-told-1 = È la mano che ha chiusa da più tempo. Ci ha servito un anno, di gomito.
verse-book-581-told-2 = «La mano di mia madre l'avete avuta voi», dice Keren. «La mia non voglio che la prendiate. Voglio che *si apra*.»
verse-book-582 = Avete allungato una mano. Si fa così.

    «No», dice Tegen. È arrivata da dietro con un secchio. «Fate tutti così. Vi sedete e la tenete, per compagnia, e zitti, per non agitarla. È così che passa. E poi siete voi.» Posa il secchio. «Non tenete *lei*. Tenete quello che tiene. Chiedetele che cos'è. Poi le dite che lo tenete voi, e dev'essere vero, perché se ne accorgono.»

    «E dopo?»

    «Dopo non le serve più.»

    «Tutto qui?»

    «Non è poco», dice Tegen. «Vi resta addosso. Non è una cosa che si dice e basta.»
verse-book-582-told-1 = «Una l'avete tenuta fino in fondo», dice. «Quella di sua madre. È il modo sbagliato. A fin di bene.»
verse-book-582-told-2 = «Lo so che delle mani ne avete già tenute», dice Tegen. «Fate vedere il palmo. Ecco. O avete avuto fortuna, o aveva fretta.»
verse-book-582-told-3 = «Io che cosa tenevo?» chiede Beor. «Quando ti ho portata.» «Me», dice la sorella. «Per le ginocchia. Credevo che non mi posassi più.»
verse-book-582-told-4 = «Io le cose non le tengo», dice Verme. «La venderei.» «Davvero?» dice Tegen. Lui ci pensa. «Dipende da chi me la chiede», dice. Non se l'aspettava.
verse-book-583 = Lo fa uno solo. Prendi l'anello, vicino alle dita e non sopra.

    «Keren. Dimmi che cos'è.»

    «Chi l'avrà», dice Keren.

    «Tu non puoi deciderlo.»

    «No.»

    «Allora lo prendo io. Il *decidere*. La colpa la daranno a me, e mi troveranno.»

    Ti guarda quanto ha sempre guardato una paletta rasa. Il ragazzo non respira più. «Quando puoi», dice. È solo quello che dice sempre. «E puoi adesso.» Aspetta il nome.
verse-book-583-told-1 = «Hanno dormito da me, senza niente sopra», dice Tegen a Keren, passandoti davanti. «Vanno bene. Gli si può parlare.»
verse-book-583-told-2 = Arev ha cercato la riga dove metterlo. Non c'è. «Questo va tenuto a mente», ti dice. Lo dice con rispetto.
verse-book-583-told-3 = «Non essere gentile», ti dice Ailei all'orecchio. «Preferisce sentirselo dire storto che detto bene. Lo so, con lei ci ho provato.»
verse-book-583-the-boy = Il ragazzo.
verse-book-583-tegen-who-has-a-key = Tegen, che una chiave ce l'ha già.
verse-book-583-nobody-it-hangs-where-a = Nessuno. Si appende dove ci arriva un bambino.
verse-book-583-you-have-no-name-for = Non hai un nome da darle.
verse-book-951 = «Il ragazzo», dici.

    «Ne mette troppa.»

    «Ne metterà troppa. L'ho detto io.»

    La mano si apre, con lo stampo dell'anello da parte a parte. Keren la guarda dall'alto, come guarderebbe un altro che le scassina la porta. Poi tende la chiave al ragazzo, e lui si dimentica di prenderla.

    «E dài», dice Keren. «Mica posso stare qui.»
verse-book-952 = «Tegen», dici.

    Non si fiata. In quella stanza c'è chi ha messo il suo fagiolo. «Per la farina non ha occhio», dice Keren.

    «No», dice Tegen.

    «Lo lascia aperto.»

    «Lo lascio.»

    «Eri la terza», dice Keren. «Dovevamo essere in tre, io guardavo la tua sedia, e mi sono messa dove non la vedevo.» Mentre parla le dita si staccano dall'anello. L'ultimo è il mignolo. Bisogna dirglielo. «Ti derubano», dice Keren.

    «Di farina», dice Tegen. Prima di prenderla si è passata il palmo sulla gonna.
verse-book-953 = «A nessuno», dici. «Io ne rispondo. Non la tengo. Sta appesa fuori, in basso, e apre chi vuole.»

    Lei ci riflette. «Dovrebbero guardarsi in faccia», dice Keren.

    «Tutti i giorni.»

    «Sulla porta. Col sacco.» Agli angoli della bocca le succede qualcosa. «Gli farà una rabbia», dice. «Per vederlo avrei dato un inverno.» E mentre ride la mano si apre, da sola, l'anello cade sulle assi, e per tutta la stanza la gente tira indietro i piedi. Lo raccoglie il ragazzo. Lo tiene discosto, per lo spago.
verse-book-584 = Ve l'hanno chiesto in cortile, ci sono tutti, e stanno con le maniche tirate giù su quello che hanno.

    «Le cose di tutti non le potete tenere», dice Tegen. «Vi ho visti, siete pieni.»

    «Ci sono le porte», dice un uomo col martello alla cintura. «Non piace nemmeno a me. È una cosa svelta, e poi c'è silenzio.»

    «C'è quello che riescono a portare», dice la più vecchia delle levatrici. «Chi hanno vegliato guarisce, o se n'è andato, e bene. È più della settimana scorsa.»

    «Perché loro?» chiede la bambina delle oche. Ha in bocca la biglia del fratello, per tenersi le mani libere. Se la leva. «Io ho quella di Petrok», dice. «Lui ha quella della nonna.»
verse-book-584-the-doors-it-has-to = Le porte. A qualcosa si deve fermare.
verse-book-584-what-we-can-carry-no = Quello che riusciamo a portare. Non di più.
verse-book-584-everyone-takes-one-small-thing = Ognuno prende una cosa piccola di un altro.
verse-book-584-ask-them-to-wait = Chiedete di aspettare.
verse-book-954 = Si fa col lume, casa per casa, con chiodi buoni. Al davanzale lasciano lo spazio per la scodella. Davanti a ogni porta l'uomo dice chi è e che gli dispiace, e da dentro gli dicono dove il legno è sottile. Vi danno il pane di quelli che non usciranno a prenderlo. È ancora caldo. Ve lo mettono sulle braccia, perché porgervelo non vogliono.
verse-book-955 = «Allora ditelo agli altri», dice Tegen. «Che non credano che non siete ancora arrivati a loro.»

    Fate tutta la fila e glielo dite. Ci vuole più che a tenere. «Ho capito», dice una donna, e si tira il polsino. Un uomo chiede se mancava poco. «Vi serviva uno più giovane», vi consiglia un altro, per la prossima volta. Alla fine quello che portate non pesa di più; ma camminate in modo da non urtarci la gente.
verse-book-956 = Cominciano le oche. «Tu che hai?» chiede la bambina all'uomo col martello, e quello diventa rosso, ed è un'aria. «Non so *cantare*.» «E fammela a bocca chiusa.» Al cancello l'ha già imparata. Lui sta lì con le braccia lungo i fianchi, e la donna accanto gli chiede se le terrebbe il sabato.

    Dev'essere piccola, scoprono. Dev'essere di un altro. Va per la fila dal fondo alla testa, e si sente gente che si racconta cose, e cadono tazze dai gomiti. A cena non avanza una sola persona. Da oggi qui non c'è uno che sia solo con quello che ha, che gli piaccia o no.
verse-book-585 = Le stanghe si posano al gradino per l'ultima volta. La donna che ci sta sopra chiede di entrare coi suoi piedi. Ci entra tenendo una striscia di tenda che non è sua. Tegen guarda la barella, dai due capi, e l'appende. Il vicolo è vuoto.
verse-book-585-told-1 = «Hai fatto quello che ti hanno chiesto», dice al fratello. «Anche allora. Ti hanno chiesto di portare, hai portato, e hai posato dove t'hanno detto. Quella che può dirlo sono io, e lo dico.» Beor sta con le braccia un poco scostate. «Non volevo sapere altro», dice Beor. «Mi ero abituato a non saperlo.»
verse-book-585-told-2 = Sulla scheda c'era *da ringraziare*, e uno spazio. La tira fuori e guarda lo spazio. La matita non ce l'ha. La rimette via.
verse-book-585-told-3 = «Avete fatto quello che vi hanno chiesto», dice Tegen. «Lo direi a lui. Diteglielo voi, quando lo vedete. L'altro capo l'avevate voi.»
verse-book-585-told-4 = «C'è anche una sentenza», aggiunge. «*Portata come richiesto*. L'avevo girata verso il muro perché era giusta. Adesso si può rigirare.»
verse-book-586 = Amma vi cammina davanti, col lume sotto il grembiule. Ci sono gradini, e sui gradini gente che si è voltata al muro per far passare un vassoio e non si è rigirata. C'è odore di canfora. In fondo una porta è aperta di quel tanto che vorrebbe un bambino.

    Ha nove anni. Sta su un fianco, con un ginocchio alzato. Ha la bocca aperta e il respiro entra, e dopo un poco vi ricordate di guardare, e sta ancora entrando. Nel pugno ha un guanto da uomo, per le dita. È il sinistro. Suo padre l'hanno lasciato uscire dalla stanza a poco a poco. Quello è l'ultimo pezzo.
verse-book-586-told-1 = Amma vi avvicina il lume alla faccia, poi a quella di lei. «Voi siete quello che ha guardato», dice Amma. «Nel sonno l'ha detto. *C'è uno alla finestra.* Le ho detto che eravate voi.»
verse-book-586-told-2 = «Quel letto le sta corto», dice Verme. Dalla porta non è venuto avanti. «Va bene a me. Me lo chiedevo, chi è che cresceva ancora.»
verse-book-587 = «Non si svegliano», dice Amma. «Finché non hanno finito. Ha detto di farla dormire quanto voleva. Poi c'era la colazione, e lui avrebbe fatto quello che doveva, dopo.»

    «E se ogni volta che si gira è buio?»

    «Be', allora non è mattina», dice la bambinaia. Ha rimboccato un angolo che era rimboccato. «Me lo sono chiesta.»

    La bambina passa il pollice sulla cucitura del guanto.
verse-book-587-told-1 = *Finché mia figlia non ha finito di dormire.* Ce l'avete intera. Che si svegliasse non era proibito. Solo, non faceva mai giorno.
verse-book-587-tell-her-it-is-morning = Dille che è mattina.
verse-book-587-let-her-sleep = Lasciala dormire.
verse-book-587-keep-the-glove-for-her = Tienile tu il guanto.
verse-book-587-go-up-quietly = Torna su piano.
verse-book-957 = Che cosa si dice? Ad Amma non è mai toccato. Ha tirato fuori il lume dal grembiule. Lo alza accanto all'oblò, dove starebbe il giorno, e il braccio non è fermo.

    «Non forte», dice Amma. «Al suo nome è abituata. È Onora.»

    Quelli sulle scale si sono voltati tutti.
verse-book-957-ailei-says-what-the-weather = Ailei le dice che tempo fa.
verse-book-957-arev-tells-her-what-day = Arev le dice che giorno è.
verse-book-957-beor-says-she-has-slept = Beor dice che ha dormito abbastanza.
verse-book-957-worm-tells-her-supper-is = Verme le dice che la cena è finita.
verse-book-957-say-good-morning-by-her = Di' buongiorno, per nome.
verse-book-958 = Chiude la bocca. Guarda a lungo il lume, poi il grembiule, poi sale fino ai tuoi stivali.

    «È già domani?»

    «Sì», dici. Da quattrocento anni sei il primo che lo dice.

    «Chi è il Re?» chiede Onora.

    Non si sa da dove cominciare. «Si fa a turno», le dici.

    «Aveva detto finché ho finito», dice la bambina. «Ho *finito*.» Si tira su per la sponda, le serve la mano, e il guanto è sulla coperta. Lo guarda, ed è un guanto. Per tutta la nave, sulle scale, al parapetto, la gente butta fuori il fiato. «Ci può essere un uovo?» dice Onora.
verse-book-958-told-1 = «Piove», le ha detto Ailei. «E non smette.» Pioveva. Era la prima cosa da anni che diceva a un bambino senza guardargli prima la faccia.
verse-book-958-told-2 = «È il giorno dopo», le ha detto Arev. «L'avevano messo da parte. Non c'è niente da pagare.» Per dirlo si era messo giù, sul ginocchio cattivo.
verse-book-958-told-3 = «Hai dormito abbastanza», ha detto Beor. L'ha detto come in famiglia. «Pesi di sonno. Su.»
verse-book-958-told-4 = «La cena l'hai saltata», le ha detto Verme dalla porta. «L'hanno saltata tutti. Ti faranno colazione.» Non l'avevano chiamato né all'una né all'altra. Era entrato lo stesso.
verse-book-958-told-5 = «Onora», avevi detto. «Buongiorno.» Ti è venuto come viene in qualunque casa.
verse-book-959 = Rimbocchi l'altro angolo. Ad Amma non l'avevano mai offerto.

    «Siediti», le dici. «Ci sono io. Se chiama la sento.»

    «Ho i vassoi», dice Amma. Guarda il fondo del letto, quanto è largo. «Stamattina mi sono seduta», dice. «No. Stavo per sedermi.» Si cala con la mano sulla sponda finché il grembiule si spezza per traverso, e resta lì, dritta, un momento, e un altro. Sopra, sulle scale, il buio regge tutti in piedi.
verse-book-960 = Lo prendi dal polsino, dove lui avrebbe avuto il polso. «Te lo tengo io», le dici nei capelli. «Finché non me lo chiedi. Adesso non ci pensare.»

    Per un poco non succede niente. Poi le dita si stendono, tutte insieme, nel sonno, e la mano si gira per star comoda.

    «Oh», dice Amma. Ha rimesso il lume sotto il grembiule. «Allora si sveglia da sé. Quando vorrà quello.» Ha paura. Fa il conto delle uova.
verse-book-950 = È a cena, e non fa rumore. Per tutta la tavola le mani si chiudono, su un cucchiaio, sul sale, sulla manica del vicino; e nella casa accanto, e per la strada. La gente guarda che cosa ha preso. Qualcuno ride. Una madre tiene un saliscendi e il bambino è dall'altra parte. «E spingi», dice. «Io non posso. Spingi.»

    Tutta la sera sono gentili, attraverso le porte, per quello che per caso si stavano passando.
verse-book-950-told-1 = Le hanno aperte solo quelli da cui vi siete seduti. Girano per la stanza a imboccare gli altri.
verse-book-950-told-2 = Erano venuti a chiedervi come si faceva. Avevate chiesto di aspettare.
verse-book-644 = Scendete fra le porte inchiodate. Si distinguono da quello che si dice dietro. «C'è gente?» dice una. A quella dopo raccontano una storia a un bambino, ed è il bambino che la racconta.

    L'uomo col martello vi accompagna all'ultima. Con la testa, da allora, ha levato ogni chiodo e l'ha rimesso. «Più in là non è andata», dice. «Da martedì non ce n'è di nuovi.»

    «No.»

    «Dicono che ho delle buone mani.» Ve le porge come se le voleste comprare. Aspetta all'ultima porta che siate passati, poi ci si siede davanti, con la spalla al legno. «Sono io», lo sentite dire. «Che serve dalla bottega?»
verse-book-644-told-1 = Una casa ha una parte dei chiodi levati. Si dovrà accontentare.
verse-book-644-told-2 = Nella casa dove vi siete messi sulla porta una donna canta a una culla. Quella l'hanno saltata.
verse-book-645 = Scendete con quello che portate. È più di quello che sembra, e uno che non sa vi prenderebbe per gente che ha lasciato la casa in fretta e ha salvato le cose sbagliate.

    Vi salutano dalla scala della Sala Lunga, quelli che si sono alzati. Battono le mani, per farvele vedere. A quelli a cui non siete arrivati hanno girato il letto, perché guardino fuori.

    «Non lo perdete?» grida uno dei primi.

    «No.»

    «Non lo confondete?»

    Glielo promettete. Alla curva ripassate sottovoce di chi è che cosa, e in che ordine. Dura un pezzo. La strada è asciutta. Nessuno di voi parla, per paura di far cadere qualcosa.
verse-book-645-told-1 = Vi è rimasto il vizio di fermarvi a metà parola, o di guardare alla curva. Succede, con le cose degli altri.
verse-book-645-told-2 = Dietro c'è la slitta, con la sua corda. Non vi voltate.
verse-book-646 = Non salutano; hanno da fare. Il fabbro prova a fare una treccia. Una vecchia percorre il vicolo in punta di piedi, perché le hanno dato da tenere un modo di rientrare tardi.

    «Il tuo lo rivuoi?» chiedete alla bambina delle oche. Vi era toccata la sua puntura d'ortica.

    «È passata?»

    «Si è sgonfiata.»

    «Tenetela», dice. «Io ho il mestolo della mamma di Keren, non c'è *posto*.»

    Alla svolta Tegen si è messa le scarpe. Non gliele avevate mai viste. Ha la faccia di chi si è seduto di giorno. «Continueranno a morire», dice Tegen. «Ma non da soli. Io posso andare avanti con le lenzuola.»
verse-book-646-told-1 = Al chiodo della chiave una famiglia ha incontrato un'altra. Abbassano gli occhi. Poi ridono.
verse-book-646-told-2 = Quelli che inchiodavano girano con le tenaglie. «Che cosa chiedeva, dalla fessura?» vogliono sapere. «Filo?»
verse-book-968 = A sud c'è la riva, e sopra c'è il muro, quello che si prende per un muro. Chi può camminare viene con voi fino all'ultima casa. Per strada vi raccontano quello che si è fatto qui, perché lo abbiate in ordine.
verse-book-968-told-1 = Il ragazzo non ne mette più troppa. Ne mette quanta vuole, e dice di chi è stata l'idea.
verse-book-968-told-2 = «Ha oliato la serratura», dice Keren di Tegen. «Si sente che non è chiusa.»
verse-book-968-told-3 = Di notte dal granaio hanno preso della farina. Si sa chi. La mattina è tornato con una parte, nello stesso sacco.
verse-book-968-told-4 = C'è un mulino da scopare una volta, male.
verse-book-968-told-5 = Sulla lavagna c'è sempre DOMANI. La portate col gesso verso di voi.
verse-book-968-told-6 = A cinque porte avete chiesto la fine di un nome. A ognuna hanno provato il loro.
verse-book-968-told-7 = All'Ufficio hanno saputo che per una somma a qualcuno è dispiaciuto. L'hanno mandata su, siglata, con una macchia.
verse-book-968-told-8 = L'olio che c'era nel lume di nonna Trevenny ha fatto il giro della Sala Lunga, un cucchiaio per ciascuno.
verse-book-968-told-9 = Uno di voi porta un lume acceso, di giorno, basso, per non annerire il vetro.
verse-book-968-told-10 = Uno di voi cammina per ultimo. Ogni tanto guarda indietro fino alla curva. Non è mai per qualcuno.
verse-book-968-told-11 = Alle case dei nati un uomo si è sentito dire una parola all'orecchio. È rientrato subito, per farsela dire al suo posto.
verse-book-968-told-12 = Sulla discesa del mulino c'è una traccia, e i piedi sono solo i vostri.
verse-book-968-told-13 = Gwenneg ha una striscia di cucito al polso. «È corto», dice. «Mi… no. È giusto.»
verse-book-968-told-14 = Avete in tasca un pezzo d'orlo che non è vostro. Lowena manda a chiedere se è arrivato dove andava.
verse-book-968-told-15 = «Me le portano da pesare», dice Nessa, che ha la bilancia e del sale non tiene niente.
verse-book-968-told-16 = La sera dalle botti viene un canto che ha di nuovo la voce più bassa, stonata. Si sente che siete voi.
verse-book-968-told-17 = Alle Dodici Case c'è una tavola con un cucchiaio di troppo. Lo usano per la marmellata.
verse-book-968-told-18 = In fondo alla fossa c'è un mazzuolo. L'ultimo palo non l'hanno piantato.
verse-book-968-told-19 = Fra voi c'è una mano con una riga rossa. Vi siete messi d'accordo su chi porta il sale.
verse-book-968-told-20 = La barella è appesa al muro da Tegen, asciutta.
verse-book-968-told-21 = Keren ha fatto ripetere al ragazzo la somma come l'avete fatta con lei. «Sbagliata», dice Keren, «ma capisco perché.»
verse-book-968-told-22 = «È che mi guardate», spiega il ragazzo a quelli che serve. Non lo sapevano.
verse-book-968-told-23 = Una bambina vi mostra il pezzo di muro che ha. La casa l'ha cominciata.
verse-book-968-told-24 = Sulla vostra soglia c'è un vasetto di miele, pochissimo, di uno a cui l'avete confessato.
verse-book-968-told-25 = Sul muro c'è un nome ripassato da tutti i bambini che sanno scrivere.
verse-book-968-told-26 = Sul muro c'è scritto *qualcuno*. I bambini si fermano e aggiungono chi pensano che sia.
verse-book-968-told-27 = «Chiedi che cos'è», si dicono quelli del martello. «Non come sta.»
verse-book-968-told-28 = Nel vicolo si trovano chiodi buoni, raddrizzati, in una tazza.
verse-book-968-told-29 = Lungo la riva ci sono guanti, dove la gente si è fermata a sfilarseli coi denti.
verse-book-968-told-30 = Il ceppo è diventato legna da fuoco. «Lo dondola con tutte e due», dicono di quella con la culla.
verse-book-968-told-31 = È nata una bambina, vi dicono, con le dita aperte. Le tiene così.
verse-book-968-told-32 = La strada della fossa è bianca. Chi ci deve passare si vede i piedi.
verse-book-968-told-33 = Sulla Nave hanno saputo che il pomeriggio è passato. Amma lo dice a ognuno scendendo le scale.
verse-book-968-told-34 = Amma vi rimanda lo straccio, bollito.
verse-book-968-told-35 = Al parapetto della Nave hanno visto una sposa con tutti e due gli orecchini che chiede quando si comincia.
verse-book-968-told-36 = Dalla Nave hanno mandato a chiedere come si fa qui. Credevano di averla solo loro.
verse-book-968-told-37 = I primi credono ancora di essere i soli. Hanno mandato una minestra.
verse-book-968-told-38 = Hanno ricucito per il mezzo una coperta da bambino, il lavoro di un falegname e una fascia, e chi ci dorme si è girata.
verse-book-968-told-39 = Il guanto è dov'era. Ci pensate quando vi mettete i vostri.
verse-book-968-told-40 = Uno di voi quella mano l'ha messa nel guanto di un Re. Gli chiedono com'era. In punta era caldo.
verse-book-968-told-41 = Denzil ha dormito, e il faro l'ha tenuto uno dei vostri. Si vergogna di com'è andata bene.
verse-book-968-told-42 = «Mi hanno detto grazie», racconta Denzil ai gabbiani.
verse-book-968-told-43 = Si è saputo di chi era l'ordine che il faro togliesse. La gente prova ad arrabbiarsi con uno che accarezzava un piede.
verse-book-968-told-44 = Sulla Nave ce n'è una che si è seduta in fondo a un letto.
verse-book-968-told-45 = A riva si racconta di un cuoco che ha finito di tossire, e di quello che ha detto dopo.
verse-book-968-told-46 = «Piove», dice la bambina a tutti. L'ha saputo da una di voi.
verse-book-968-told-47 = Sostiene che è il giorno dopo. Gliel'ha detto uno del mestiere.
verse-book-968-told-48 = Adesso quando le dicono su si alza, se chi lo dice è grosso.
verse-book-968-told-49 = Vuole sapere quando si cena, caso mai la chiamino. Uno di voi le ha detto che si sente.
verse-book-968-told-50 = Dice buongiorno a tutte le ore, per vedere che effetto fa.
verse-book-968-told-51 = Alla Casa c'è una brocca accanto alla porta, piena, che avete riempito voi.
verse-book-968-told-52 = Hanno cominciato a riempire la fossa dalla parte vuota.
verse-book-968-told-53 = La fila si è sciolta, ma aveva preso l'abitudine di imboccare chi sta davanti.
verse-book-968-told-54 = Le Dodici hanno messo le tavole in fila. Dalle mani non si distingue.
verse-book-968-told-55 = Sulle botti hanno imbullonato una panca per i vecchi. Dicono col peso di chi l'hanno provata.
verse-book-968-told-56 = Avete un guanto sinistro. Vorrebbe stare con qualcuno.
verse-book-968-told-57 = Alla pompa si fermano, per riprendere fiato e perché è metà strada. Di lì c'è un pezzo di mare, con dentro la Nave, e il Faro.
verse-book-968-told-58 = Poi a sinistra le case finiscono, e parlano più piano.
verse-book-968-told-59 = «Noi arriviamo qui», dice quella dell'ultima casa, e lo dice alle vostre mani. Le guardano tutti. Sono aperte. Non vi eravate accorti di portarle così. Di là dal muretto qualcuno scuote una tovaglia.
verse-book-968-told-60 = «Noi arriviamo qui», dice quella dell'ultima casa. Vorrebbe darvi la mano, vede come tenete la vostra e vi prende per la manica. Di là dal muretto qualcuno scuote una tovaglia.
verse-book-729 = «A una ho chiesto come stava», dice Ailei. «Mi è uscito prima di sedermi. Dico sempre così.»

    «E lei?»

    «Che stava bene. Così sapevo che cosa dire dopo.» Si leva i pelucchi dalla manica. «Tu non lo chiedi mai.»

    «Non saprei dove metterlo», dice Arev. «Chiedo che cosa manca.»

    «È quello che vogliono. Ti sento attraverso le assi. Giri la fila, *Che cosa manca? Che cosa manca?* Si illuminano.»

    «Non lo faccio per bontà.»

    «No», dice Ailei. «Pensavo di provare anch'io, senza bontà. Domani mi lasci l'altra fila?»
verse-book-730 = «Che cosa ti dicono, sulle stanghe?» chiede Ailei.

    «Quanto peso, di solito.»

    «Quanto pesano *loro*.»

    «No. Hanno saputo che me ne intendo. Stanno lì e tirano a indovinare me.» Beor si è tolto gli stivali e li ha messi in riga. «Una ha detto: pesi quanto il mio armadio, e sei fatto bene uguale. Lo lucidava a mente da marzo.»

    «E l'hai tenuto? L'armadio?»

    «Le ho detto che lo tengo all'asciutto.» Guarda gli stivali. «È buono. Ha un cassetto che s'incastra.»

    Ailei ride finché deve appoggiarsi a lui. Ci resta, perché regge. «Io le avrei detto che scorreva», dice Ailei.
verse-book-731 = «Hai qualcosa nella camicia», dice Ailei.

    «La tengo per una.»

    «Per chi?»

    «La vecchia vicino alla scala. È una goccia.» Verme sta fermo, perché lei senta. Non c'è niente. «Le cadeva sul letto, ci aveva messo una scodella, e poi hanno aggiustato il tetto. Lei aspettava quella dopo. Ci era *arrivata*, capisci, con la testa, stava proprio sull'orlo. Allora ho detto che l'aspetto io.»

    «E cadrà?»

    «Ormai no. Il tetto è aggiustato.» È contento e cerca di no. «Una cosa che non mi possono chiedere non l'avevo mai avuta.»

    «A me piacerebbe», dice Ailei.

    «E invece niente», dice Verme.
verse-book-732 = «Ti rovini la schiena», dice Arev.

    «Cambio capo.»

    «Il capo pesante è quello e anche l'altro. L'ho calcolato.» Asciuga le stanghe con uno straccio, per fare qualcosa, con una somma in testa. «A quell'impiegato ho detto che mi dispiace. È sempre giusta, sai. Dopo l'ho rifatta, per vedere. Non è cambiata.»

    «Credevi di sì?»

    «Credevo che ci fosse un resto», dice Arev.

    Beor prende l'altro capo dello straccio, che è zuppo, e lo torcono. «C'è questo», dice Beor di quello che esce.
verse-book-733 = «Mettiamo che avessi una cosa da lasciare», dice Verme. «Come la scriveresti?»

    «Che cosa?»

    «Ti chiedo come la scrivi.»

    Arev tira fuori il libro e poi non lo apre. «Metterei a chi.»

    «Il guaio è lì.» Verme sta disteso sul muro, da dove vede di qua e di là. «Ho passato in rassegna chi conosco. La venderebbero tutti. A certi l'ho insegnato io.»

    «Io no.»

    «Tu la registri», dice Verme. «Finisce lì con un numero. È una cosa piccola. È solo come si sale una corda senza bruciarsi.»

    «Fammi vedere», dice Arev, e chiude gli occhi, per non leggerla. Vanno avanti finché spengono i lumi.
verse-book-734 = «Allora l'ha detto», dice Verme. «Tua sorella.»

    «O l'ha detto o lo dirà.» Beor ha il cappello sul ginocchio.

    «E dopo com'è?»

    «C'è silenzio. Stavo in ascolto di quello, e non sapevo che era quello.» Fa girare il cappello per la tesa. «Ce ne vorrebbe uno anche a te.»

    «Uno che?»

    «Uno che possa dirtela, una cosa.» Verme cerca dalla panca una via che non passi davanti a Beor. Non c'è; non c'è mai. «A una cena mia c'è chi ci verrebbe», dice Verme.

    «Lo so. Io.»

    «Sì, ma se chiamassero», dice Verme.
verse-book-958-told-6 = Al parapetto una sposa si tiene l'orecchio, e non ha niente da metterci. Ride, e va a mangiare.
verse-book-958-told-7 = «Era il *gatto*», si sente gridare un cuoco, quando ha finito di tossire.
