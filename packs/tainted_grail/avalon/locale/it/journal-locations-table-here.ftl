verse-182-o1 = C'è un posto in più, apparecchiato per uno, col bicchiere piccolo. Gli altri ci girano intorno coi gomiti stretti. «Non è niente», dice chi apparecchia, guardando Verme, e poi il soffitto. «È solo un piatto. Non si guarda sotto.» Parla come chi prepara una festa ed è incapace di tenere un segreto.
verse-182-o2 = In capo alla tavola, se ci fosse un capo, siede uno che scrive. Non alza la penna. «Si va avanti», vi dice. «È già quasi mezzo bianco. Mancherebbero solo certe parole corte.»
verse-182-oz = «In quanti si sarebbe?» chiede chi apparecchia. Glielo dite. Conta le scodelle sul braccio e ne aggiunge una. «Per quello che tarda», spiega. Vi guarda. «E una per chi lo aspetta.»
verse-182-o0 = La tavola si vede tutta e non se ne vede la fine. Non è tonda. Non è lunga. Dove vi fermate c'è un posto, e di fianco al posto c'è altra tavola. «In quanti si sarebbe?» chiede chi apparecchia, con le scodelle fino al mento. «In pochi», dite. Le scodelle calano di un poco. «Si comincia sempre in pochi», dice, per consolarvi.
verse-182-v1 = La tavola di qui, e chi apparecchia.
verse-182-v1-run-a-finger-round-it = Passateci il dito tutto intorno.
verse-182-v1-look-at-how-it-is = Guardate come sta insieme.
verse-182-v1-say-the-words-over-the = Dite sul pane la frase dell'architrave.
verse-182-v1-the-place-laid-for-one = Il posto apparecchiato per uno.
verse-182-v1-lay-the-papers-side-by = Mettete vicini i due foglietti.
verse-182-v1-arev-is-asked-what-a = Chiedono ad Arev che cos'è un debito.
verse-182-v1-ailei-is-asked-for-something = Chiedono ad Ailei una cosa non gentile.
verse-182-v1-beor-is-asked-to-put = Chiedono a Beor di posare.
verse-182-v1-hear-what-is-written = Ascoltate che cosa c'è scritto.
verse-182-v1-speak-of-the-king = Parlate del Re.
verse-182-v1-carry-out-what-is-left = Portate fuori quello che avanza.
verse-182-v1-take-the-paper-and-go = Prendete il foglio e andate.
verse-182-v1-get-up = Alzatevi.
verse-182-v2 = Il dito cerca uno spigolo e non lo trova. Torna dove comincia, ed è già oltre. Non c'è dove fare un segno. «E come si sa che giorno è?» chiedete. «È questo», dice chi apparecchia, e vi versa da bere perché la domanda somiglia alla sete.
verse-182-v2-told-1 = «Sul carro c'è una tavola», dite, «che le somiglia, coi segni intorno.» «Ahi», fa chi apparecchia, e si tocca il bordo di un'unghia. «E non le fanno male?»
verse-182-v3 =
    Lo stesso incastro. Non c'è un chiodo; ogni pezzo entra nel vicino e, a chiederglielo, ne uscirebbe. All'interno della gamba c'è il segno, le tre lineette, come una mano alzata.

    «Chi la fa?» chiedete.

    «È di là», dice chi apparecchia. Di là, dietro una porta accostata, qualcuno pialla. Ci si va in punta di piedi, si sposta la porta d'un dito. Un banco; trucioli chiari; uno di spalle, con gli occhiali sulla fronte. Fa una cosa piccola, con le sponde.

    «Per chi è?» sussurrate.

    «Per una bambina che dorme in un posto scomodo», dice quello, senza voltarsi. «Di là l'acqua muove. Si farebbe con la sponda più alta.» E passa il pollice sul legno, avanti e indietro, come si fa con una fronte.
verse-182-v4 = «QUI CI SAREBBE UN TETTO», dite sul pane, a voce normale, come sta scritto nella pietra. Si fermano col cucchiaio a mezz'aria. Uno dopo l'altro alzano gli occhi, ed è vero. «Chi insegna a dirla così?» chiede la vecchia. «Una cappella», dite. «Il tetto manca.» «E la frase no», dice la vecchia. «Di solito è al contrario.» Vi passano il piatto senza chiedere niente. Si salta una portata intera e non ne manca una briciola.
verse-182-v5 =
    Il piatto è voltato, come si fa per la polvere. Accanto c'è un tovagliolo con l'angolo annodato; è il nodo che fanno i bambini per ricordarsi una cosa. Il cucchiaio è corto.

    «È per chi torna», dice chi apparecchia.

    «Io non torno», dice Verme. «Io arrivo. E di solito poi mi calano.»

    «Sì», dice chi apparecchia, come se fosse la stessa cosa.

    Verme ci gira intorno. Si pulisce le suole contro i polpacci. «E quanto costa?»

    La domanda fa il giro della tavola. Nessuno la tiene a lungo. Quando torna al punto di partenza chi apparecchia la posa, con cautela, sulla tovaglia davanti a lui. «È a te che si dovrebbe», dice. «La cena. È in caldo.»

    Verme guarda il piatto. Si capisce che gli avanzano le braccia.
verse-182-v5-sit-down-to-it = Verme si siede.
verse-182-v5-turn-the-plate-up-and = Verme volta il piatto e resta in piedi.
verse-182-v5a = Si siede come ci si siede in barca. Gli portano una minestra con dentro tutto. Mangia svelto, col braccio intorno; poi meno svelto; poi il braccio si sposta. «Manca il sale», dice, per provare. Glielo passano. «Ce n'è ancora?» «Ce n'è ancora.» «E dopo che si fa?» «Dopo si è mangiato», dice chi apparecchia. Verme ci pensa. Con la manica si asciuga la faccia, tutta, in una volta.
verse-182-v5b = Volta il piatto. Sotto c'è il bianco, e nel bianco un tondo più chiaro, come dove sta un piatto da molto. «Tenetelo ancora», dice Verme. «Io adesso sono in giro. Ma ditegli che va bene il posto.» «Lo si tiene», dice chi apparecchia. È contento. È abituato a tenere.
verse-182-v6 =
    Li mettete uno accanto all'altro sulla tovaglia, la ricevuta e quello che ne resta nel blocco. Combaciano. Si vede la riga a onda, e la riga non si vede più. UN BAMBINO, SENZA NOME, TENUTO CONTRO RITORNO. A tavola si leggono fra loro le parole, da un posto all'altro, provandole come si prova un pesce per le spine.

    «*Ritorno*», dice la vecchia. «È quando uno esce e rientra.»

    «È quando si rende una cosa», dice una voce dal lato dove sedete voi. «Si tiene il bambino finché non si rende il resto.»

    «Il resto di che?»

    E su questo si fermano. Chi apparecchia rilegge. Il bambino della panca, che non sa leggere, guarda Verme da sotto in su.

    «Io lo direi di lui», fa il bambino. «Il ritorno è lui.»
verse-182-v6-told-1 = Di foglietti, a guardare bene, ce n'è uno e mezzo: l'originale è in pezzi. «Non importa», dice chi apparecchia, «è l'altra metà che manca», e spiana i pezzi, ciascuno dove va.
verse-182-v6-told-2 = La ricevuta è piana, senza una piega. Si vede che dorme sotto un cappello. «Che bella carta», dicono, e se la passano tenendola per gli angoli.
verse-182-v6-read-it-as-coming-in = Leggetela così: chi esce e rientra.
verse-182-v6-read-it-as-giving-back = Leggetela così: si tiene finché si rende.
verse-182-v6-read-it-as-the-child = Leggetela come il bambino.
verse-182-v6a = «Allora è solo cena in ritardo», dice Verme. Respira. «Quella la so aspettare.»
verse-182-v6b = «Allora ci sarebbe da rendere un'isola», dice la vecchia, facendo il conto coi fagiolini. Ride, e ridono tutti. «No?» chiede poi. Voi non ridete. «No», dice la vecchia.
verse-182-v6c = Nessuno dice niente. Verme raccoglie tutt'e due i foglietti, li piega insieme, con lo stesso verso. «Non lo dite in giro», dice. «C'è gente che ci resterebbe male.» E poi, più piano, a chi tiene aperta la porta, «E quando uno torna, cos'è, finisce?» «Si cena», dice quello.
verse-182-v7 =
    «Che cos'è un debito?» chiede chi apparecchia ad Arev, versando.

    «È una cosa che si deve», dice Arev. Non capiscono *deve*. «È un sacco che manca.» Gli portano un sacco. «È quando io mangio e tu no.» Gli passano il pane. «È una riga in un libro.» Guardano la tavola, per vedere se ce ne sono. «È un peso.» «Lo si posa.» «È un filo.» «Da dove a dove?» Arev beve. Ormai l'ascolta tutta la panca; la vecchia tiene fermi i fagiolini.

    «È che non dormo», dice Arev.

    «Ah», dicono, e gli fanno posto per sdraiarsi.

    Lui resta in piedi. Si vede che cerca, che arriva in fondo alla colonna e non c'è più carta. Poi posa il bicchiere.

    «Kerra», dice.

    Nessuno chiede che cosa vuol dire. Chi apparecchia va alla credenza, prende una scodella, la mette sulla tavola, e accanto il cucchiaio.
verse-182-v8 =
    «Si è così gentili», dice la vecchia ad Ailei. «È bello. Si potrebbe sentire, una volta, l'altra cosa?»

    «Quale altra?»

    «Quella che sta dietro.»

    Ailei ride. Poi vede che aspettano, tutti, senza malizia, con la testa un po' di lato, come si sta in un orto ad ascoltare se c'è un'ape. Si guarda intorno. Qui non c'è nessuno a cui far male con una data, con una morte, con un *lo vedi?*. C'è solo quello che è.

    «Non so se sono capace», dice.

    «Si prova», dice la vecchia. «Io sto seduta bene.»
verse-182-v8-say-it = Ailei la dice.
verse-182-v8-she-cannot = Ailei non può.
verse-182-v8a = «Siete noiosi», dice Ailei. «È tutto pane e posto. Nessuno di voi vuole niente, e sta lì a guardare me che voglio. Io quelli che consolo non li sopporto. Mi siedo, e penso, finisci di piangere.» Le bruciano le orecchie. «E Hedra. A Hedra non voglio bene. Ne voglio. È vero questo, e anche questo.» Sulla panca c'è un silenzio pieno di rispetto. «Ancora», dice il bambino, incantato.
verse-182-v8a-told-1 = È una frase che sta su una scheda, in un archivio, e Ailei la porta in tasca. Adesso la tira fuori e ci mette in fondo un segno, uno bello grosso. Non le serve più contarli.
verse-182-v8b = Ailei apre la bocca e le viene «Che bella minestra». «È bella», dicono, delusi. «Sì», dice Ailei. La finisce tutta senza alzare gli occhi. «Davvero», dice al piatto vuoto.
verse-182-v9 =
    «Quello lo si può posare», dice a Beor chi sta accanto alla porta. Lo dice da pari, uno che regge a uno che regge.

    Beor guarda. Le braccia sono vuote. «Che cosa?»

    «Quello.»

    La sala è silenziosa. Il pavimento è di legno, con un chiodo che sporge. Non è un pavimento speciale. Regge una tavola, una panca, un popolo che deve ancora sedersi.

    «Non è una cosa che si posa», dice Beor. «Se la poso, poi chi la porta?»

    «Il pavimento», dice l'altro. «È qui per questo.» E siccome Beor non si muove, «Non da soli», dice. «Io prendo dall'altra parte. Si piegano le ginocchia, e si dice *ecco*.»
verse-182-v9-put-it-all-down = Beor posa tutto.
verse-182-v9-put-down-one-and-keep = Beor ne posa una, e tiene il resto.
verse-182-v9a = Si piegano insieme, come per una barella, e Beor conta fino a niente. «Ecco», dice. Non c'è un tonfo. Le assi danno un suono basso, di legno che prende un peso e ci si trova bene. «È giù?» chiede. «È giù.» «Sei sicuro?» «Il pavimento dice di sì.» Beor si rialza, viene su troppo forte, barcolla. «Leggero», dice, spaventato. L'altro, col cappello di nuovo in mano, lo guarda come si guarda la pioggia da una finestra. «E com'è?» chiede.
verse-182-v9b = «Una», dice Beor. Sceglie. Si vede quale, da come piega il gomito per tenerle la testa. La posa con tutt'e due le braccia e aspetta, chino, con l'orecchio lì. Poi si rialza. «Respira», dice. L'altro annuisce. «Qui sì», dice.
verse-182-v10 =
    «È quasi pronto», dice chi scrive, e ve lo legge, seguendo col mignolo. «*Si darebbe tempo. Da parte di chi ne vuole. Si prenderebbe, al posto di quello di qui, un altro posto, e altra gente. Se ne sarebbe contenti.* Ecco.»

    «Manca quando», dite.

    «Sì», dice chi scrive, scontento. «Sono le parole corte. Si mettono, e si staccano.» Soffia sul foglio. Sotto la tavola, intorno alle scarpe, c'è una polvere fine di *quando*, di *finché*, di *da allora*. «È che non capisco bene il resto. Che cos'è il tempo di un altro? È un regalo?»

    Non c'è ironia. Tiene la penna come un cucchiaio. Se firmate è scritto. Se lo correggete, ci prova. Se lo strappate, ne prende un altro, e vi chiede da capo, con pazienza, che cosa vorreste.
verse-182-v10-sign-it-as-it-stands = Firmate così com'è.
verse-182-v10-put-the-when-in = Metteteci il *quando*.
verse-182-v10-tear-it-up = Strappatelo.
verse-182-v10a = Firmate in fondo al bianco. Chi scrive sventola il foglio e ve ne fa una copia, uguale, con la firma e tutto. «A chi la si dà?» vi chiede. «A quello dell'altro posto?» Aspetta che diciate il nome, con la penna alzata. Gli dite che il nome non c'è ancora. «Allora si lascia in bianco», dice, contento, perché quello sa farlo.
verse-182-v10b = «*Un anno e un giorno*», scrivete, calcando. Resta, per il tempo di un respiro; poi *un giorno* si stacca, piano, come una crosta, e scivola giù dal foglio. Cade anche *un anno*. «Lo si rimette?» chiede chi scrive. Lo rimettete. Ogni volta la penna segna di meno. Alla fine c'è solo il solco. «Si sente, però», dice chi scrive, passandoci l'unghia. «È la prima volta che si sente.»
verse-182-v10c = Lo strappate in due, e poi ancora in due. «Così è meglio?» chiede chi scrive, interessato, e rimette insieme i pezzi. Ora le righe vanno in un altro ordine. *Si darebbe altra gente al posto del tempo.* «No», dite. Chi scrive ci resta un momento. Poi raccoglie i pezzi nel grembo e li porta al fuoco, e li mette a uno a uno sul legno che non brucia, dove rimangono, leggibili.
verse-182-v11 =
    Gli dite la frase intera: *ordino che stasera non si metta la cera, finché*, e qui la voce si mangia una parola, *figlia finisce di dormire*.

    Intorno alla tavola si fa un silenzio, e non è per il Re. È per la bambina.

    «E dorme?» chiede la vecchia.

    «Dorme.»

    «E lui sta in piedi?»

    «Lui sta a una tavola. Da solo.»

    Si guardano. Chi apparecchia allunga un braccio, prende il sale, lo passa a chi le sta accanto. Passa di posto in posto, senza una parola, e va a fermarsi dove non siede nessuno, all'angolo che dà sull'acqua. Lo lasciano lì. Poi la vecchia ci ripensa, si allunga, e lo sposta un po' più vicino, che ci arrivi.
verse-182-v11-told-1 = «E poi si sveglia», aggiungete, «e fa colazione.» Non c'è niente, in tutta la sala, che li faccia ridere come questo. Il sale resta lì lo stesso.
verse-182-v12 = «Ce n'è sempre di più», dice chi apparecchia, e vi carica i piatti sulle braccia, in scala. «Si mangia e avanza. Uno non sa mai a chi darne.» Apre. Fuori, davanti al muretto, c'è gente che siede in fila e fa finta di guardare l'acqua.
verse-182-v12-told-1 = L'ultimo della fila è uno che conoscete: è dell'aia dove non cresce orzo, e la colpa è chiara a tutt'e due le parti. Prende il piatto. «È caldo», dice. Poi, siccome siete da quel lato della soglia, «Si ringrazierebbe».
verse-182-v12-told-2 = In mezzo alla fila c'è Kerra, o l'altra. Tiene il piatto sotto il cappotto, per il caldo, e guarda oltre voi, dentro. «Là stanno seduti tutti», dice. Non è una domanda.
verse-182-v12-told-3 = La donna coi quattro piatti li ritira pieni. «Domani si mandano i bambini», dice.
verse-182-v1-talk-it-over-with-them = Parlatene con quelli della panca.
verse-182-v13 = Sono in tanti, o in di più, dallo stesso lato della tavola, coi gomiti vicini. Vi ascoltano già. «Si discuterebbe?» chiede uno, con l'occhio lucido di chi sente parlare di un ballo. Lo dicono agli altri, e ne arrivano.
verse-182-v13-put-it-to-them = Esponete le ragioni.
verse-182-v13-eat-first = Mangiate prima.
verse-182-oz-told-1 = «Minestra per l'ospite», dice, e la versa per prima, dall'alto, con un po' di scena. «Gli altri possono aspettare. Gli altri aspettano.»
verse-182-oz-told-2 = «I mestoli sono al solito posto», vi dice, senza alzare gli occhi, come si parla a chi ci abita.
verse-182-oz-told-3 = «La pentola è dietro la tenda», vi sussurra. «Guardo di là. Conto fino a quanto si vuole.»
verse-182-oz-told-4 = «Ancora niente, da chi manda a prendere?» vi chiede. «No? Allora mettetevi più vicini alla stufa.»
