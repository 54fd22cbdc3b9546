verse-181-o1 = Accanto alla porta ci sono delle lampade, accese, una per ciascuno. «Per la strada», dice chi apre, e le tiene in ordine di altezza. «Si vedrebbe dove si mettono i piedi.» Sulla panca continuano a fare posto. «Piove, fuori?» chiede la vecchia, guardandovi gli stivali. «No», dite. «Potrebbe», dice la vecchia.
verse-181-o1-alone = Accanto alla porta c'è una lampada, accesa. «Per la strada», dice chi apre, e la prova all'altezza del ginocchio. «Si vedrebbe dove si mettono i piedi.» Sulla panca continuano a fare posto. «Piove, fuori?» chiede la vecchia, guardandovi gli stivali. «No», dite. «Potrebbe», dice la vecchia.
verse-181-o2 = Tutti in piedi. «Bella serata», si dicono, e «bel pane», come in una casa dove i cappotti sono già fuori dall'armadio. «Ci sarebbero tutti?» vi chiede il bambino. «Ci si proverebbe», dite. Lui annuisce e si stropiccia un occhio. È l'unico che osi.
verse-181-o3 = Indicano il tratto spazzato, quando entrate. Nessuno ci posa altro che gli occhi. «Qui?» chiedete. «Qui», dice chi sta accanto alla porta. Per un momento pare che il cappello stia per posarlo. «No», dice poi. «Non ancora. Ma qui.»
verse-181-oz = «Si entrerebbe», dice chi apre, contento come se in tutta la casa non ci fosse altro da fare. «Il pane è ancora lì. Nessuno gli dice niente.»
verse-181-oz-told-1 = Il pane è a fette, e le fette non calano. Chi le prende guarda prima verso di voi, e solleva un poco il mento. «Per il coltello», spiegano.
verse-181-o0 = Si alza un piede. Di qua c'è sabbia, e il piede ne è pieno. Di là l'aria odora di legna e di minestra, e c'è una sala. Sta dove sta il muretto. «Si entrerebbe», dice chi apre, e guarda non voi ma il piede, con speranza, come un bambino sul primo gradino. «Un poco di più. Ancora. C'è un chiodo. Ci si affeziona.»
verse-181-o0-told-1 = Il piede sa quanto. Passa sopra il chiodo e scende dall'altra parte. «Ah», dice chi apre. «Ah», ripetono piano, lungo la panca. «Di casa.»
verse-181-o0-told-2 = È più alto. Cadete dentro, di ginocchio, fra pagliuzze e scarpe. Nessuno ride. Chi apre si mette in ginocchio anche lui, per cortesia, e così sono in due.
verse-181-o0-told-3 = «Si sarebbe di quelli del fuoco», dice la vecchia sulla panca, e ve ne tengono un posto dal lato caldo. Al focolare di Tegen ne siede una che le somiglia.
verse-181-v1 = La panca, il pane, chi fa posto.
verse-181-v1-find-a-place-on-the = Cercate un posto sulla panca.
verse-181-v1-say-what-one-would-be = Dite che cosa si sarebbe, qui.
verse-181-v1-answer-which-way-one-would = Rispondete da che parte si partirebbe.
verse-181-v1-say-a-hard-thing = Dite una cosa difficile.
verse-181-v1-cross-the-floor-by-the = Attraversate il pavimento a lastre.
verse-181-v1-go-on-with-the-one = Riprendete il discorso con chi apre.
verse-181-v1-go-to-the-window = Andate alla finestra.
verse-181-v1-see-about-the-bread = Occupatevi del pane.
verse-181-v1-go-to-the-swept-place = Andate al tratto spazzato.
verse-181-v1-explain-a-word-to-them = Spiegate una parola che qui non c'è.
verse-181-v1-greet-the-one-with-the = Salutate chi passa coi piatti.
verse-181-v1-offer-to-hold-the-hat = Offritevi di tenere il cappello.
verse-181-v1-stand-up-for-the-last = Alzatevi per l'ultima portata.
verse-181-v1-sit-up-two-together = Restate svegli, due di voi.
verse-181-v1-get-up-from-the-bench = Alzatevi dalla panca.
verse-181-v2 =
    Sulla panca non c'è posto, e poi c'è. Nessuno si sposta; è la panca che è di più.

    «Da questa parte ci sarebbe il caldo», dice la vecchia. Spunta fagiolini in una bacinella che non si riempie.

    «Da quella ci sarei io», dice il bambino. Guarda gli stivali, uno per uno, e decide. «Si giocherebbe.»

    In fondo, dopo l'ultimo seduto, c'è un tratto vuoto che non finisce. Uno col cappello in una mano e la scopa nell'altra lo spazza piano, come si pettina chi dorme.

    «E lì?» chiedete.

    «Lì si aspetterebbe», dice chi spazza.

    «Chi?»

    La scopa si ferma. È una parola che va bene, qui, e forse non gliela dice nessuno. «Ecco», dice chi spazza, «chi», come uno a cui dicono che può sedersi. E ricomincia.
verse-181-v2-told-1 = La vecchia siede su un panno da una moneta, piegato in quattro. È asciutto. Si alza un dito quanto basta per farvelo vedere.
verse-181-v2-sit-by-the-old-one = Accanto alla vecchia.
verse-181-v2-sit-by-the-child = Accanto al bambino.
verse-181-v2-sit-at-the-edge-of = Sull'orlo del tratto vuoto.
verse-181-v2a = I fagiolini, spuntati, sono cotti. La vecchia ve li passa senza voltarsi, e con la coda dell'occhio controlla se piacciono. «Si mangia e non si chiede», dice. «È bello. C'è chi chiede da dove vengono.» «E da dove vengono?» «Ecco», dice la vecchia, felice, a chi le sta accanto.
verse-181-v2b = È un gioco coi sassi. Se ne mettono in fila quanti si vuole e poi si dice chi vince. «Tu», dice il bambino. Poi sposta un sasso. «Io.» Poi lo guarda bene. «Tu.» Non c'è modo di smettere, e dopo un poco è questo che riposa. «A casa si vince una volta sola», dite. «E dopo?» chiede il bambino, preoccupato per voi.
verse-181-v2c = Sedete dove comincia il vuoto. Da un lato c'è una spalla, tiepida; dall'altro il legno, pulito, che va avanti finché si vede. Non è triste. È come stare accanto a un letto fatto. «Si è in tanti?» vi chiede chi spazza. «In che senso?» «In quello.» Guarda oltre, verso la sabbia. «È che a contarli con la scopa si resta indietro.»
verse-181-v3 =
    Chi apre porta quattro piatti, tutti uguali, e li tiene in alto perché non vediate che cosa c'è dentro.

    «E che cosa si sarebbe?» chiede. Nella domanda non c'è spigolo. La si fa come si chiede se uno prende il sale.

    «Che differenza c'è?» chiedete.

    «Da mangiare», dice chi apre. «Chi è ospite comincia dalla minestra. Chi è di casa la mette in tavola. Chi ruba si serve dalla pentola, che è più calda.»

    «E il quarto?»

    «Merce», dice chi apre, con riguardo. «C'è chi si presenta così. Lo si mette vicino alla porta, perché chi manda a prendere faccia presto. Non manda mai nessuno. Alla fine mangia con gli altri, ed è un piacere vedere come.»
verse-181-v3-a-guest = Un ospite.
verse-181-v3-kin = Uno di casa.
verse-181-v3-a-thief = Un ladro.
verse-181-v3-goods = Merce.
verse-181-v3-think-it-over = Pensateci sopra.
verse-181-v3a = «Ospite», ripete chi apre, e lungo la panca qualcuno chiude gli occhi come a una musica. «Minestra», annunciano. «È bassa di sale, così ne chiede.» Vi guardano mangiarla. Poi guardano la porta, poi voi; e poi, in fretta, da un'altra parte.
verse-181-v3b = Vi danno il mestolo. È tutto. Nessuno vi mostra dove stanno le scodelle, e voi aprite lo sportello giusto. «Ce n'è una incrinata», dice la vecchia. «La si dà a chi non si offende.» La tenete voi.
verse-181-v3c = «Dalla pentola, allora», dice chi apre, e ve la regge inclinata, perché ci arriviate meglio. È caldissima. Rubate finché non ne potete più. Qualcuno, passando, vi mette del pane in tasca, con un'occhiata d'intesa, e guarda da un'altra parte perché vi riesca.
verse-181-v3d = Sorridono, e non per scherno. «Merce», dice chi apre, e vi accompagna vicino alla porta, su uno sgabello. C'è corrente. Dopo la minestra vi chiedono se chi manda a prendere tarda. Dopo il pane non lo chiedono più e vi mettono una coperta.
verse-181-v4 = «E da che parte si partirebbe?» chiede chi apre. Per terra c'è della farina, stesa liscia, e lui porge un bastoncino. «Qualunque. È solo per sapere da che parte mettere i cappotti.» Dalla panca si sporgono a guardare.
verse-181-v4-by-the-door-one-comes = Dalla porta da cui si entra.
verse-181-v4-by-another = Da un'altra.
verse-181-v4-one-would-not-leave = Non si partirebbe.
verse-181-v4a = Fate una riga, dritta, fino alla soglia. Chi apre la percorre col dito. «Salutando», dice, in fondo, come si legge l'ultima parola di una lettera. Nessuno la scopa. Ci girano intorno coi piatti.
verse-181-v4b = Disegnate una porta dove c'è il muro. È una brutta porta; uno stipite pende. «Sì», dice chi apre, dopo un poco. Bussa. Dall'altra parte bussano. «C'è gente», dice, contento. «Siamo noi. Si esce, e si resta in casa.»
verse-181-v4c = Posate il bastoncino. Sulla farina resta solo il posto dove poggia un gomito. «Ah», fa chi apre, pianissimo. «Non si partirebbe.» Lo dice a uno che sta in piedi accanto alla porta. «E allora chi saluta?» chiede quello, guardando dentro il cappello. «Sst», gli dicono.
verse-181-v5 =
    Uno di voi ci prova. Apre la bocca e dice una cosa intera, con la data, il nome, il come. Non arriva. Dall'altra parte della tavola sorridono, educati, e aspettano che cominci.

    «Non si sente», dice il bambino, per aiutare. «C'è come un buco.»

    «Si dica di nuovo», dice chi apparecchia. «Piano. Una cosa che sia.»

    E allora bisogna girarla, lì per lì, davanti a tutti, come si rivolta un cappotto, e cercare dove sta, adesso, oggi, in questo momento, quello che pesa.
verse-181-v5-told-1 = «Io mento a chi soffre», dice Ailei. «È più comodo per me.» Si sente benissimo.
verse-181-v5-told-2 = «C'è una donna che sta sulla terza porta e non mangia», dice Arev. «Io so perché. Io mangio.»
verse-181-v5-told-3 = «Una respira», dice Beor. «Io la porto.» Lungo la panca si scostano, per far posto a quello che porta.
verse-181-v5-told-4 = «A me va bene il fondo», dice Verme. «Non è vero. Fa freddo. Tenete la corda.»
verse-181-v5-told-5 = «Ecco», dice chi apparecchia. È l'unica cosa che dice. Ma il piatto che vi mette davanti è quello buono, con l'orlo blu.
verse-181-v6 = Il pavimento è a lastre. Sono tredici; poi, a guardarle, dodici. Tutti gli altri ci camminano come viene. Voi sapete come si fa. Si conta col piede e si tiene l'occhio sull'altra riva, e l'altra riva è la vecchia coi fagiolini. Dove la tredicesima non c'è voi passate largo. «Si è già di qua», dice la vecchia. «Da noi ci si bagna sempre le calze, lì, e non c'è acqua.» Leva dal grembo una manciata, per premio.
verse-181-v7 =
    Chi apre è quello dei gradini. È difficile dirlo, senza il braccio alzato; ma quando guarda voi socchiude gli occhi, come contro l'acqua.

    «E allora si arriva», dice, come se tra lì e qui non ci fosse che un respiro.

    «Si arriva», dite. «E da lì che cosa si vede?»

    «La gente che scende. Si alza il braccio perché il sole è basso e si vede chi scende di un gradino, e di un altro. A quello bagnato si fermano. Ci si mette una tazza.» Con la manica pulisce la maniglia, che è pulita. «È un bel lavoro. Si sta al freddo, e si apre.»

    «Perché non si chiama?»

    «Chi?»

    «Loro. Chi si ferma.»

    Ci pensa tutto il tempo che serve. «Uno che chiama mette fretta», dice. «E poi non si sa il nome.»
verse-181-v8 = C'è una finestra, con la tenda tirata. «Si vedrebbe Cuanacht», dice chi apparecchia. «Com'è quando non la si regge.» La tenda è leggera. Basterebbe un dito.
verse-181-v8-look = Guardate.
verse-181-v8-leave-it-shut = Lasciate la tenda com'è.
verse-181-v8a = Ci sono le case. Non stanno strette; stanno dove viene bene, e ogni tanto cambiano vicine. Il granaio è dal lato del sole. Una donna attraversa l'aia con un sacco, e l'aia le viene incontro. «Quando puoi», dice la donna all'aia. «E puoi adesso.» Al posto della pietra c'è un melo. È questo che fa male, che dà mele.
verse-181-v8a-told-1 = E c'è il cancello, aperto, e al cancello Keren, che non conta. Trentacinque scodelle al sole ad asciugare, e nessuno le gira.
verse-181-v8a-told-2 = Le case stanno in fila su un prato, con le sedie fuori, e non si vede dove finisca Cuanacht e cominci qualcun altro.
verse-181-v8a-told-3 = Ci sono tutti, anche il ragazzo del forno. La tavola è tonda. Uno alza gli occhi e saluta, e saluta voi.
verse-181-v8b = «Si può anche non guardare», dice chi apparecchia, e con un paio di mollette chiude la tenda nel mezzo. «È una cosa che si rispetta. C'è chi guarda, e dopo il pane non gli sa di niente.»
verse-181-v9 =
    Il pane è in mezzo alla tavola, intero. Accanto c'è il coltello, girato col manico verso di voi. Intorno parlano d'altro, con molta cura.

    «Chi taglia?» chiedete.

    «Qui si è di casa», dice chi apparecchia. «Se taglia uno di casa è pane. Se taglia un ospite è una cena.»

    «E se non taglia nessuno?»

    «Si terrebbe», dice la vecchia. «È di quelli che tengono.»
verse-181-v9-cut-it = Tagliatelo.
verse-181-v9-break-it = Spezzatelo.
verse-181-v9-wait-and-ask-for-it = Aspettate, e chiedete di portarlo con voi.
verse-181-v9a = Al primo taglio smettono di parlare d'altro. «Alta un dito», vi raccomandate, «come a Cuanacht», e la prima fetta va a chi sta più lontano. Gira da uno all'altro lungo tutta la panca. «E qui?» chiede chi spazza, dove comincia il vuoto. «Anche lì», dite. Chi spazza la tiene un momento. Poi la posa sul legno, dritta.
verse-181-v9b = Fa un rumore come di ghiaia. I pezzi non sono uguali, e date via il grande. «Allora è così», dice chi apparecchia, che quel rumore non lo conosce. «Si può rifare?» Lo rifanno tutti, con le croste, per il resto del pasto. «Sentite?» si dicono. «Sembra una strada.»
verse-181-v9c = «Per chi resta a casa», dite. Chi apparecchia lo avvolge in un panno e fa un paio di nodi, poi li scioglie e ne fa uno solo, più facile. «Qualcuno ne vorrebbe il fondo», dice. Non finisce, il pane. È questo il guaio, che ogni volta bisogna decidere di smettere.
verse-181-v10 = Il legno è chiaro, senza un graffio. Ci starebbe un popolo, coi fagotti. Chi spazza vi guarda arrivare e ferma la scopa. «È pulito», dice. «Ci si può anche sedere. Nessuno lo vieta. È solo che poi guardano tutti.»
verse-181-v10-sit-there = Sedetevi lì.
verse-181-v10-ask-whom-it-is-for = Chiedete per chi è.
verse-181-v10-let-it-be = Lasciatelo stare.
verse-181-v10a = Vi sedete. È liscio, e un po' più basso degli altri posti, come per gente stanca. Poi si alzano tutti, la vecchia coi fagiolini che rotolano, il bambino, chi apparecchia con una pila di piatti. Su ogni faccia c'è quello che si vede sulla faccia di chi sente un passo sulle scale. «Sì?» dice qualcuno. Non sapete che cosa vogliono. «Grazie del pane», provate. «Sì?» dicono. «È comodo.» «Sì?» Aspettano ancora. Dopo molto, uno per uno, si rimettono a sedere. «Per poco», sussurra il bambino alla vecchia.
verse-181-v10b =
    «Per gli ospiti», dice chi spazza.

    «Gli ospiti siamo noi?»

    «Anche.» Indica la sabbia, l'acqua, i gradini, e più in là, con la scopa, tutto quello che c'è. «Si è in tanti. Uno spazza perché, quando si alzano, ci sia da passare.»

    «Quando si alzano da dove?»

    «Da tavola», dice chi spazza, stupito, e guarda voi come si guarda chi tiene un cucchiaio e chiede dov'è la minestra.
verse-181-v11 =
    Vi chiedono di un suono che fate spesso, in mezzo alle frasi. Lo fate dopo *casa*, e dopo *colpa*, e prima di *madre*. Loro lo ripetono, ma gli esce vuoto.

    «È per dire che una cosa sta con me e non con te», spiegate.

    «Come il freddo?»

    «No. Il freddo viene a tutti.»

    «Come il naso.»

    «Quasi. Ma anche un campo. Anche se uno è lontano.»

    Si consultano. Vi portano una scodella, e chi apparecchia ve la mette davanti, poi davanti a sé, poi in mezzo. «Qui», dice, ogni volta. «Qui. Qui.» E vi guarda con un'attenzione tremenda, per vedere in quale punto cambia.
verse-181-v11-try-with-the-bowl = Provate con la scodella.
verse-181-v11-give-it-up-laughing = Arrendetevi.
verse-181-v11a = La tenete stretta. La vecchia allunga le dita e voi la tirate indietro. «Perché?» chiede. Non glielo dite. Le trema un labbro, e allora, in tutta la sala, capiscono. «Oh», dice chi apparecchia, toccando il punto. «Fa male *qui*.» «Sì», dite. «È quello.» «E lo si dice ogni volta? Dopo casa? Prima di madre?» «Ogni volta.» Vi accarezzano una spalla. «Poveri», dicono.
verse-181-v11b = «Campo», dite, e il suono; «scodella», e il suono; alla fine indicate il bambino, e il suono, e il bambino lo rifà indicando voi. Ridono finché piange anche la vecchia. «Non c'è modo», dite. «Non c'è», dicono, rapiti. Da lì in poi, quando vi porgono qualcosa, fanno quel rumore davanti, come si dice *salute* nella lingua di chi arriva. Lo fanno per ogni cosa, a tutti. «Così siete a casa», spiegano.
verse-181-v12 =
    Fra la panca e la tavola passa uno coi piatti. È dei Resi; glielo si vede al grembiule, legato davanti. Qui è a casa.

    «Si prende del sale?» vi chiede. «Sta a sinistra.»

    «Sempre?»

    «Qui sì. È riposante. Di là ogni mattina è una scoperta.» Mette giù un piatto e resta lì, col fianco contro la tavola. «C'è altro?» chiede. Vorrebbe che ci fosse.

    Un nome lo conoscete, quello che porta di là, e che porta anche un altro. Sapete anche come lo chiama chi gli vuole bene, che è un'altra cosa ancora.
verse-181-v12-by-the-name-he-goes = Col nome che porta anche un altro.
verse-181-v12-by-what-they-call-him = Come lo chiama chi gli vuole bene.
verse-181-v12a = «Sì», dice lui, di colpo attento, e raddrizza le spalle come davanti a uno sportello. «Subito.» Vi porta quello che chiedete. Il sale non ve lo indica più.
verse-181-v12b = Gli cade una forchetta. «Così mi chiamano quando piove», dice, «da sotto la tettoia.» La raccoglie. Poi lo va a dire al bambino che sparecchia, e alla vecchia, e a chi sta in piedi accanto alla porta. «Mi chiamano. Sentite?»
verse-181-v13 =
    Accanto alla porta sta in piedi uno col cappello in mano. Non è vecchio. È solo che pare fatto di stare in piedi.

    «Si regge bene, in due», dice, quando vi fermate lì.

    «Pesa?»

    «No. È che non lo si può posare.» Lo gira per la tesa, un quarto di giro. È di feltro, col nastro. «Chi lo posa si siede. Chi si siede si appoggia. E se intanto gli ospiti si alzano?»

    «Non si alzano.»

    «Non ancora», dice l'altro, con molta gentilezza, come si parla di bambini. Poi si passa la lingua sulle labbra, e si vede che è una cosa che non chiede spesso. «Si terrebbe, per una portata? Solo una. Il tempo di guardare com'è, da seduti.»
verse-181-v13-hold-it-for-a-course = Tenetelo voi, per una portata.
verse-181-v13-say-that-one-must-eat = Dite che dovete mangiare.
verse-181-v13a = Il cappello è leggero. Dopo la minestra no. Dopo il pane le braccia sono di chi le vuole. L'altro siede sull'orlo della panca, con le ginocchia unite, e non guarda il piatto ma voi, il cappello, la porta. «Allora è così», dice piano. Mangia qualche boccone. Poi si alza, si pulisce, lo riprende. «Grazie», dice. «Ora so che cosa si aspetta. Se si vuole si può dire, in piedi sul gradino, perché si è qui. Io lo tengo aperto.»
verse-181-v9a-alone = Al primo taglio smettono di parlare d'altro. «Alta un dito», vi dite, «come a Cuanacht», e la prima fetta va a chi sta più lontano. Gira da uno all'altro lungo tutta la panca. «E qui?» chiede chi spazza, dove comincia il vuoto. «Anche lì», dite. Chi spazza la tiene un momento. Poi la posa sul legno, dritta.
verse-181-v5-alone =
    Ci provate. La bocca si apre e dice una cosa intera, con la data, il nome, il come. Non arriva. Dall'altra parte della tavola sorridono, educati, e aspettano che cominci.

    «Non si sente», dice il bambino, per aiutare. «C'è come un buco.»

    «Si dica di nuovo», dice chi apparecchia. «Piano. Una cosa che sia.»

    E allora bisogna girarla, lì per lì, davanti a tutti, come si rivolta un cappotto, e cercare dove sta, adesso, oggi, in questo momento, quello che pesa.
