verse-225-o1 = Sullo sgabello c'è uno dei vostri, e non si volta. Dietro la cuccuma dorme un uomo con gli occhi chiusi, la prima volta da quando ha il posto. Gli occhiali glieli hanno piegati e messi dove ci metterà il piede.
verse-225-o2 = «L'ho pensato, sapete», dice Denzil. «Quassù, allo sportello. Stava dove state voi. Da lì, a saperlo, si vede il letto.» Versa. «Chiedere questo a un lume, è chiedere molto.»
verse-225-oz = «Si è girata», dice Denzil. Prima che foste in cima aveva già versato.
verse-225-oz-told-1 = «Una volta ho dormito», dice. «C'eravate voi. Non ho osato chiedervi che cosa mi sono perso.»
verse-225-oz-told-2 = Sotto la finestra ci sono le ordinate che avete bruciato. «Faceva una buona luce», dice Denzil. «Li vedevo piangere.»
verse-225-o0 = Denzil ha gli occhi spalancati. Sulla porta ha un segno rosso, e ci ha appeso il cappello. «Sono le palpebre», dice. «Con le palpebre la tengo da prima che avesse un nome. Nessuno mi ha dovuto staccare. Un caffè?» Dalla finestra non si vede niente di niente. Quel niente ha un bordo.
verse-225-o0-told-1 = Il lume è come l'avete lasciato. «L'avete acceso», dice Denzil. «Ho visto tutto. Ho chiuso la finestra per non fare chiasso.»
verse-225-v1 = La scala, la cuccuma, Denzil che non batte ciglio.
verse-225-v1-ask-denzil-whom-he-keeps = Chiedete a Denzil per chi tiene buio.
verse-225-v1-turn-the-lamp-round-you = Girate il lume; la frase l'avete intera.
verse-225-v1-turn-it-round-by-force = Giratelo di forza.
verse-225-v1-turn-it-round-with-his = Giratelo, col suo permesso.
verse-225-v1-leave-the-coffee-unfinished = Lasciate lì il caffè.
verse-225-v2 = «Per chiunque», dice Denzil. È quello che c'è sulla pietra. Poi, visto che restate: «Per una bambina. Non me l'hanno mai detto. Si arriva a sapere per chi si sta facendo piano.»

    Intanto guarda fuori. «C'è una nave. È lì da quando c'è il lume. Una sera fu dato ordine che il faro togliesse, invece di dare, perché una bambina dormisse ancora; e poi quella sera è stata tenuta, e chi è salito dopo l'ha tenuta anche lui. Io sono l'ultimo. Mi dicevo, uno deve guardare. Se si svegliasse lì dentro, al nero, e da sola…»

    «Potevate girarlo.»

    «Avrei dovuto voltarmi», dice Denzil.
verse-225-v2-told-1 = «Ve l'hanno detto, che era un male?» chiede Ailei. «No», dice Denzil. «Mi sarebbe servito.» Lei non glielo dice. Lui se ne accorge. Le è grato.
verse-225-v2-told-2 = «Alle levatrici ho chiesto da che parte si chiudono», dice degli occhi. «Ce l'ho scritto. Non ho trovato il momento.»
verse-225-v2-relieve-him-one-of-you = Dategli il cambio: gli occhi aperti li tiene uno di voi.
verse-225-v2-thank-him = Ringraziatelo.
verse-225-v2-ask-whose-order-it-was = Chiedete chi l'ha ordinato.
verse-225-v2a = «Dimmi che cosa tieni», gli dici. «*Che non è sola*», dice subito Denzil. Le parole le aveva pronte. Ti siedi sullo sgabello e guardi dove guarda lui. «Ce l'ho», gli dici. «Non è sola.»

    Lo senti alle spalle che prova come si fa. Una palpebra scende. L'altra non sa più la strada e lui l'aiuta col pollice. Poi dorme. Russa, e là fuori, nel nero, una cosa bianca muove una spalla.
verse-225-v2b = «Di che?» chiede Denzil. «Di essere rimasto sveglio.» L'acqua gli scende ai lati del naso, e continua a guardare. «Non sono mai stato sicuro che fosse un lavoro», dice.
verse-225-v2c = «Un uomo con la mano su una coperta», dice Denzil. «L'ho saputo da quello prima. Dicono che era solo fino alla mattina. È sceso a dare un ordine, c'era silenzio, e non è più tornato su a dire basta.» Sta in ascolto. «Con uno così non ci si arrabbia. Ho provato. Si arriva fino alla mano.»
verse-225-v3 = Una volta avviato gira da solo, col suo peso, con un rumore di zucchero. L'avevano spinto sempre dall'altra parte. Poi c'è un raggio, che trova il bordo del buio ed entra.

    È vicina, molto più vicina dell'altra riva. Una fiancata bianca. Un parapetto, coi panni stesi. Al parapetto c'è gente col braccio alzato contro il riverbero. Hanno addosso quello che si portava allora. Non si muovono. «Vedo le *facce*», dice Denzil, riparandosi gli occhi.
dream-225 = Qualcuno resta sveglio. Si sente che fa piano con una tazza.
nightmare-225 = Non devi chiudere gli occhi. Per chi era, non te lo ricordi.
verse-156-o1 = «Mi ha salutato», dice Denzil. È seduto. Dà le spalle alla finestra, per provare. «Grande come un guanto, e faceva così.» Ve lo mostra. Ogni volta che chiude gli occhi conta quanto resiste. È arrivato a parecchio.
verse-156-o2 = La parola della pietra è sulle scale, ce la butta la sua stessa luce. *Un lume per chiunque.* Avete un pezzo di tela con quella scritta. Le levatrici ci avevano fasciato un bambino. Allora serviva a vederci, da sempre; era solo girato.
verse-156-o3 = «È molto chiaro», dice Denzil, senza lamentarsi. Sul davanzale passeggiano i gabbiani e si guardano i piedi.
verse-156-o3-told-1 = Posate il lume della vecchia alla finestra dalla parte della strada. «Così fanno il paio», dice Denzil.
verse-156-v1 = La scala, il raggio, una nave bianca.
verse-156-v1-watch-who-stands-at-the = Guardate chi c'è al parapetto.
verse-156-v1-sit-with-denzil-with-the = Sedetevi con Denzil, luce alle spalle.
verse-156-v1-go-down-to-the-boat = Scendete alla barca.
verse-156-v2 = Un cuoco col pugno davanti alla bocca. Una sposa, con la testa di lato, che si mette un orecchino. Un uomo con una cima in mano, che la vuole addugliare. Quando il raggio è passato si vede che stavano per continuare. Dietro passa una donna in grembiule con un vassoio. È la sola che fa ombra. Alza gli occhi al faro. Tira una tenda.
verse-156-v3 = «E adesso che fate?» gli chiedete.

    «Volevo vedere com'è di dietro.» C'è una sedia, uno scaffale, un lunario senza neanche un segno. «Non immaginavo», dice Denzil, «che fosse così in *ordine*.» Dopo un poco dice che, se passate, gli farebbe piacere sapere quando è mercoledì.
dream-156 = Una luce ti passa sopra e non si ferma. Non cercava te. Dormi.
nightmare-156 = Ripassa. Al parapetto ci stai sempre tu, che volevi continuare.
verse-180-o1 = Da sotto viene un rumore di grembiule. Amma si è seduta un'altra volta. Si alza perché arrivate, vede chi è, e si ricala. «Finché bolle l'acqua», dice Amma. L'acqua non è sul fuoco.
verse-180-o2 = La porta della cabina piccola l'hanno accostata ancora un dito. Amma ci passa davanti sui bordi dei piedi. Su un vassoio ha apparecchiato con un portauovo.
verse-180-oz = «Siete le visite», dice Amma. Ve l'ha detto ogni volta. «Pulitevi le mani. Non su di me, sono inamidata.»
verse-180-oz-told-1 = Dove stava il cuoco c'è uno straccio piegato. Gli altri lo guardano di traverso, dal punto in cui sono.
verse-180-o0 = Salite dalla fiancata per una scaletta che un uomo stava calando. Ne ha calato un pezzo. Vi guarda con molta simpatia, e continua a guardarvi.

    «Visite», dice una donna col grembiule che sta in piedi da solo. È l'unica che cammina. «Volete notizie del Re. Anch'io. Come sta, questo pomeriggio?» Dietro di lei, lungo i parapetti, hanno cominciato tutti a voltarsi per vedere.
verse-180-o0-told-1 = La campana di bordo dice le sue due note. Le avete già sentite, al largo della cala, da sotto. Rispondeva.
verse-180-o0-told-2 = L'uomo della scaletta ha teso un braccio. Di voi sapevano, da sotto; che non lasciate giù la gente. In stiva vi accompagnerebbero per mano.
verse-180-v1 = I parapetti bianchi, le scale, Amma col vassoio.
verse-180-v1-answer-amma = Rispondete ad Amma.
verse-180-v1-stand-in-front-of-the = Mettetevi davanti alla sposa.
verse-180-v1-they-ask-who-else-has = Chiedono chi altro ce l'ha.
verse-180-v1-look-at-the-blanket = Guardate la coperta.
verse-180-v1-look-at-the-glove = Guardate il guanto.
verse-180-v1-ask-the-cook-what-he = Chiedete al cuoco che cosa ha nel pugno.
verse-180-v1-go-down-to-where-she = Scendete dove dorme.
verse-180-v1-stand-by-the-cot = Mettetevi accanto al letto.
verse-180-v1-row-back-before-it-is = Tornate a remi prima che faccia buio, se non è già.
verse-180-v2 = «Sta bene?» chiede Amma.

    È giovane. Il grembiule è stato lavato tanto che del disegno non si può più giurare. Sul vassoio c'è quello che hanno mangiato a mezzogiorno. «Sarà andato alla sua Tavola. Ha detto che faceva presto; che era giù prima che lei si svegliasse. È un pomeriggio piuttosto lungo.» Cambia piede. «Se la prende. Stamattina lei stava meglio. Tossiva meno.»

    Sulle scale ascoltano, da dove si sono fermati. «Non mi va di sedermi finché non so», dice Amma.
verse-180-v2-tell-her-how-long-the = Ditele quanto è durato il pomeriggio.
verse-180-v2-say-there-s-no-news = Dite che notizie non ce n'è; chiedete un lavoro.
verse-180-v2-say-that-you-ll-ask = Dite che v'informate.
verse-180-v2a = Glielo dite. Lei ascolta in piedi. Dite chi è stato Re da allora, cioè tutti, e quanto dura una candela. Il vassoio ha cominciato a ticchettare. «Allora l'ho lasciato raffreddare», dice Amma. Cerca dove posarlo, c'è solo la scala, e lei scende, un gradino per volta. Sulle scale la sentite dirlo a uno. «È passato, caro. Il pomeriggio.» E poi di nuovo, più in basso.
verse-180-v2b = «Potete fare gli ottoni», dice Amma. Li hanno già fatti. Li hanno fatti finché il leone non ha più faccia. Li fate. Lei vi sta accanto, con un occhio agli angoli, molto più tranquilla. «Gli ottoni ci sono sempre», dice. «Non ci si alita.»
verse-180-v3 = Un orecchino ce l'ha. Le mani stanno all'altro orecchio, chiuse su niente, e in faccia ha quello che si vede a chi sente rotolare una cosa. Sarà finito negli ombrinali. Si saranno chiesti dov'era; a poppa c'è una tavola apparecchiata, col sale versato e lasciato lì, che porta bene.

    «Era di mia nonna», stanno dicendo le labbra.

    Quello che cade in acqua davanti al faro la marea lo porta sempre nello stesso posto, fra le alghe, sotto le carene.
verse-180-v3-row-to-the-wrack-and = Andate a remi fra le alghe e cercatelo.
verse-180-v3-tell-her-nobody-will-notice = Ditele che non si nota.
verse-180-v3a = Ci vuole quella che sarebbe la giornata. È una perlina diventata scura, e nel cerchio ci è cresciuto un granchio, a cui bisogna chiedere. Gliela metti fra le dita. Si chiudono come sempre, girano, spingono, e hanno finito. Le braccia scendono. Ti guarda bene in faccia. Da quattrocento anni non vedeva nessuno. Poi capisci che vuole andare a mangiare.
verse-180-v4 = Passa lungo il parapetto da uno all'altro, una parola per uno, nel tempo che ci mette una parola. *Chi. Altro. Ce l'ha.*

    «Vogliono essere sicuri di non averla passata», dice Amma. «Sono venuti qui per quello. Si sono messi su una barca, quasi tutti col pranzo davanti, e sono andati al largo. Non è poco. Io gli dico: nessuno, cari. Gli dico che siamo solo noi.»
verse-180-v4-tell-them-the-truth = Ditegli la verità.
verse-180-v4-spare-them = Risparmiateglielo.
verse-180-v4a = «Tutti», dite. Non si muove niente. Solo che da quel momento non vi guardano più; si sono girati, per quanto possono, dalla parte della terra. Nel tempo che ci vuole una mano si alza, e se è per chiedere scusa o per dire attenti, da dietro non si capisce.
verse-180-v4b = «Nessuno», dite. Scende lungo il parapetto. *Nes. Su. No.* Ci mettono tanto, uno dopo l'altro, a essere contenti. «Ecco», vi dice Amma, senza guardarvi proprio negli occhi. «Lo dite proprio bene.»
verse-180-v5 = L'hanno fatta per una neonata e poi allungata. Al centro corre una cucitura che non è stata chiusa; si ferma sotto il mento, e quando lei si gira resta fuori una spalla. «Ce n'era un altro pezzo», dice Amma. «Siamo venuti via di corsa.»
verse-180-v5-told-1 = L'altro pezzo l'avete voi. Ve l'ha dato una levatrice, con su una parola; l'hanno strappato a filo.
verse-180-v5-told-2 = Nell'angolo c'è il segno che conoscete dalla culla di Camelot, un incastro senza chiodi. Chi l'ha fatta non era di qui. Li avranno invitati.
verse-180-v5-close-the-seam = Chiudete la cucitura.
verse-180-v5-lay-it-straight = Stendetela e basta.
verse-180-v5a = La cuci mentre dorme, dai piedi in su, a punti piccoli, per non appoggiarti. Al mento tagli il filo coi denti. La bambina se la tira tutta sulla spalla, in un colpo solo. Si gira dall'altra parte.
verse-180-v6 = È di capretto, grigio una volta, e bruciato sulle nocche, dove lui le caricava la stufa. È il sinistro. Lei lo tiene per le punte. Il resto pende dal pugno, fuori dalla sponda, aperto, all'altezza di uno che sta seduto per terra.
verse-180-v6-told-1 = «Lui stava seduto lì», dice Beor. Davanti al letto c'è un punto consumato sulle assi. «Era grosso. Non dormiva.»
verse-180-v6-put-your-hand-into-it = Infilaci la mano.
verse-180-v6-leave-it-as-it-is = Lascialo com'è.
verse-180-v6a = Ti siedi per terra e lo fai da sotto. È grande. In punta è caldo, di lei. Lei sente che dentro c'è qualcosa, e stringe, un dito per volta, il pollice per ultimo, per vedere se ci sono tutti. Poi butta fuori il fiato.
verse-180-v6b = «Giusto», bisbiglia Amma. «Ormai si è abituato a lei.»
verse-180-v7 = Quello che ha è un colpo di tosse. Il pugno l'aveva alzato in tempo, da cuoco. Sopra il pugno gli occhi sono lucidi e azzurrissimi.

    Ti siedi su un rotolo di corda, lo chiedi, e aspetti. La risposta ci mette parecchio. «È», dice il cuoco. «La fine. Della storiella.»

    «Che storiella?»

    «La raccontavo. Ho. Tossito.» A poppa, alla tavola degli sposi, hanno la faccia pronta. Ce l'hanno pronta da allora.
verse-180-v7-told-1 = Beor si è levato il cappello. A parecchie fini è stato, ma a una da ridere mai.
verse-180-v7-say-you-ll-tell-it = Di' che gliela finisci tu.
verse-180-v7-let-him-get-his-breath = Lasciagli riprendere fiato.
verse-180-v7a = Te la dice all'orecchio. Vai a poppa e la dici. Non è granché, c'entra il gatto di un oste, ma ridono. Alle tue spalle il pugno si apre. Finisce di tossire. Ride anche lui, per come l'hai raccontata. Si asciuga gli occhi con uno straccio, lo piega, lo posa sul parapetto, e se n'è andato, senza storie, il primo dei primi. La sua minestra ha cominciato a mandare odore.
dream-180 = È ancora la stessa sera. Si sono scordati di mandarti a letto.
nightmare-180 = È ancora la stessa sera. Puoi restare alzato.
verse-196-o1 = Su per le sartie c'è gente che la settimana scorsa era a letto. Da prua pende una cima pulita, e l'àncora l'hanno guardata. Ogni tanto uno dei primi si siede sul ponte, fra amici, e ha finito. Gli altri si stringono.
verse-196-o2 = «Ho mangiato un uovo», dice Onora. «Col pane dentro. Amma dice che il Re non c'è più, c'è la gente. Quale gente?» Aspetta. «Va bene, ma *stasera* chi?» Dietro di lei la scaletta è calata fino all'ultimo piolo. L'uomo che la calava cerca un'altra cosa da fare.
verse-196-o2-told-1 = A poppa ballano, visto che da mangiare è finito. La sposa ha l'uno e l'altro orecchino e si è tolta le scarpe.
verse-196-o2-told-2 = Amma si è seduta. Dorme contro un albero, dritta, a bocca aperta. Le hanno passato una corda intorno, per quando c'è vento.
verse-196-v1 = Il ponte, di mattina.
verse-196-v1-ask-who-would-crew-her = Chiedete chi la porterebbe.
verse-196-v1-answer-the-child = Rispondete alla bambina.
verse-196-v1-row-ashore = Tornate a riva.
verse-196-v2 = «Ci hanno portati qui a remi», dice un uomo. Si è accorto che la giacca ha quattrocento anni e se la tiene chiusa. «Io avevo le arnie.»

    «Io sono cugino della sposa», dice un altro.

    Stanno alla luce senza sapere che fare delle braccia. Si vede che provano com'è passare alla cosa dopo. Servirebbero, dite. È una nave, galleggia, ed è l'unica su questa costa dove non si sale in barella.

    «Non andremmo lontano», dice quello delle arnie. «Noi finiamo, sapete. Un po' l'uno, un po' l'altro, di continuo.»

    «E fate a turno», dice Onora. «Si fa *così*.»
verse-196-v2-show-them-the-ropes-till = Mostrategli le cime fino a mezzogiorno.
verse-196-v2-let-them-have-their-morning = Lasciategli la mattina.
verse-196-v2a = Imparano presto. Quelle cime le hanno guardate a lungo. Quando uno deve smettere grida che cosa ha in mano e c'è chi lo prende, una cima, un secchio, un'aria; è passato prima di lui. «Scotta», dice una voce in alto, e non si sente più. «Scotta», dice quella dopo, tirando.
verse-196-v3 = «Era arrabbiato? Che ci ho messo tanto?»

    «Non è arrabbiato.»

    «Appena avevo finito lui doveva fare una cosa», dice Onora. «Il cucchiaio era pronto, me l'ha *fatto vedere*, scottava. Ha detto un poco di cera e poi è domani. Chi l'ha fatto?»

    Cercate come dirlo.

    «Non l'avete *fatto*», dice la bambina. È impallidita. «Allora va fatto. Mica si può fare colazione e basta.»
verse-196-v3-told-1 = Uno di voi è stato lì con quel cucchiaio. Lei capisce chi. «Ti ha ringraziato?» chiede. «Ringrazia tutti.»
dream-196 = Ti chiamano a colazione, per nome. Vai.
nightmare-196 = Hai continuato a dormire. Hanno sparecchiato.
