verse-book-590 =
    Sulla riva c'è un muretto che tutti prendono per un muretto. È una soglia. Di là ci sarebbe una sala, lungo la parete una panca, e del pane, intero. C'è gente che si stringe senza interrompersi. L'isola è di quella gente, se è di qualcuno; e dal lato della sabbia gliela pagano tutti, con un sacco, una gallina, un cappello alzato passando. «E che cosa aspettino non lo chiede nessuno», dice una donna sulla sabbia, che si è portata un piatto. «Noi si paga e si scappa. Chiedetelo voi.»

    Nessuno dice *benvenuti*. Nessuno dice niente che sia finito. Chi apre è sempre lo stesso; così chi apparecchia, chi scrive, la vecchia, il bambino. Accanto alla porta c'è chi sta in piedi, col cappello in mano.

    «Si entrerebbe», dice chi apre. «Ci si siederebbe. E da che parte si partirebbe?»

    In fondo alla panca c'è un posto, lungo quanto un popolo. È spazzato. Lo si spazza sempre. «Prima si mangia», dice chi apparecchia. «C'è la minestra. Che cosa si vuole lo si dice con l'ultima portata, quando da mangiare non c'è più niente.»
verse-book-591 =
    L'ultima portata non è niente. Portano piatti puliti, li posano, e si siedono con le braccia in grembo. Sulla tavola c'è il pane che resta, e il sale.

    «Adesso che cosa si mangia?» chiede uno di voi.

    «Adesso si dice», fa la vecchia.

    Sono tutti dallo stesso lato, stretti, come per un ritratto. Chi apre apre. La porta dà sulla sabbia e non entra nessuno. Uno col cappello in mano vi guarda le ginocchia, e le ginocchia capiscono da sole. Vi alzate.

    «Sul gradino», dice piano, per aiutare. «Un piede di qua, uno di là. È più facile. Tutto quello che c'è da dire sta in mezzo.»
verse-book-591-alone =
    L'ultima portata non è niente. Portano piatti puliti, li posano, e si siedono con le braccia in grembo. Sulla tavola c'è il pane che resta, e il sale.

    «Adesso che cosa si mangia?» chiedete.

    «Adesso si dice», fa la vecchia.

    Sono tutti dallo stesso lato, stretti, come per un ritratto. Chi apre apre. La porta dà sulla sabbia e non entra nessuno. Uno col cappello in mano vi guarda le ginocchia, e le ginocchia capiscono da sole. Vi alzate.

    «Sul gradino», dice piano, per aiutare. «Un piede di qua, uno di là. È più facile. Tutto quello che c'è da dire sta in mezzo.»
verse-book-591-told-1 = A tavola, dalla parte del fuoco, c'è per voi un posto senza niente sopra, né piatto né sedia, solo un pezzo di panca più consumato. È un posto di casa. Ci si torna, non ci si va.
verse-book-592 = Da lì si vede la sala, e si vede la sabbia, e la riga in mezzo è larga come una suola. Chi parla per primo? Nessuno vi interrompe. Nessuno vi aiuta. È difficile dire che cosa vi porta, quando quello che porta sta dietro; bisogna dire perché si è qui.
verse-book-592-told-1 = «Perché la gente muore chiusa», dice Ailei, «e io voglio sapere se è giusto dirglielo.»
verse-book-592-told-2 = «Perché c'è un conto», dice Arev, «e da questa parte non c'è nessuno che lo tenga. Io voglio vedere la faccia di chi non lo tiene.»
verse-book-592-told-3 = «Perché pesa», dice Beor. Ci pensa, e non aggiunge niente.
verse-book-592-told-4 = «Perché mi mandano avanti», dice Verme. «Sono quello che passa. Ma adesso sono curioso.»
verse-book-592-told-5 = Aspettano che sia finito. Aspettano molto, per essere sicuri. La minestra, in cucina, va e viene dal bollore. «E che cosa si vorrebbe?» chiede alla fine chi apparecchia.
verse-book-592-say-that-you-want-time = «Tempo.»
verse-book-592-say-that-you-want-ground = «Un posto che stia fermo.»
verse-book-592-ask-what-they-want = «Sapere che cosa aspettate voi.»
verse-book-593 = Chi scrive alza la penna, e la rimette giù, perché la parola che dite è di quelle che si staccano. «C'è sempre uno che lo chiede», dice la vecchia, a nessuno. «Che brava gente. Non si siedono mai del tutto.»
verse-book-593-told-1 = Allora la dite, la frase del Re, perché capiscano da che cosa si scappa: *che stasera non si metta la cera, finché una figlia finisce di dormire*. Succede una cosa che non vi aspettate. Dispiace a tutti, per lui. «Ci sarebbe una bambina che dorme», dice chi apparecchia. «Una bambina non la si sveglia. Si aspetta.» «Si può aspettare seduti», dice chi tiene il cappello, «se lo si sa.» E intanto guarda il cappello.
verse-book-593-told-2 = «Si sveglia», aggiungete. «La bambina. Chiede la colazione.» Un mormorio, lungo la panca. Di notizie qui non ce n'è, e questa riguarda qualcuno. «E che cosa mangia?» chiede il bambino. «E con chi?» chiede la vecchia.
verse-book-593-told-3 = Del Re che ne è causa sapete solo che c'è un ordine, e che è tagliato in due. «A metà una frase fa male», dice chi scrive, e con due dita si tocca in mezzo alla fronte.
verse-book-594 =
    «C'è chi viene e porta», dice la vecchia, e apre tre dita sul pane. «Un sacco, una gallina. Lo posa lì e gli si dice, ma non serve. È un ospite.»

    «C'è chi viene e tiene compagnia. Sta con te alla finestra, dice una cosa e poi la fa. È un ospite.»

    «E c'è chi si serve. Va alla dispensa da solo. Ride forte, rompe una tazza, piange, si addormenta con gli stivali sul letto.» Si guarda il dito. «È un ospite. Gli si tolgono gli stivali.»

    «Tutti e tre?» chiedete.

    «Sono tre modi di stare in casa di altri», dice chi apparecchia. «A nessuno dei tre si chiede indietro la casa. Chi lo chiederebbe? È una cosa che si dice a un ladro, e qui non se ne conoscono. C'è chi ruba. È un ospite.»
verse-book-594-told-1 = *Dare, tenere, togliere*: così le dite voi. Le ripetono, provandole, e vi fanno un cenno come a gente che conosce il posto.
verse-book-595 =
    «Allora non lo volete indietro», dite. Indicate fuori, la sabbia, i gradini, l'isola con tutto quello che c'è sopra. Vi tocca spiegare che cosa. Non c'è la parola. Per loro è come dire che uno rivuole un pavimento.

    «Per farne che?» chiede il bambino.

    «E allora perché state in piedi?»

    Tace anche la minestra. È l'uomo accanto alla porta che risponde, perché è lui che regge la risposta. Non alza la voce. «Si sta in piedi, col cappello in mano, da quattrocento anni», dice. «Si aspetta che gli ospiti salutino.»

    «Salutino?»

    «Che dicano buonanotte. Ci si tiene, agli ospiti. Finché non salutano non ci si può sedere. Non ci si può coricare.» Si passa il cappello da un braccio all'altro. «Si starebbe in piedi ancora un poco. Ma si è stanchi.»
verse-book-595-told-1 = Allora uno di voi dice, perché lo sa, e perché altro non c'è: «Vi conosco». È una cosa che qui non dice mai nessuno. La vecchia lascia cadere i fagiolini. «Si dica di nuovo», chiede, dopo un poco. «Vi conosco.»
verse-book-595-told-2 = «E la bambina del lettino?» chiede chi pialla, dalla porta accostata. «Ci sta ancora, con le gambe?»
verse-book-595-told-3 = «E uno di voi è in piedi per cortesia di qualcuno», dice chi apparecchia, guardandovi bene. «Che cosa si dà, per una cosa così?» Non lo sapete. Le pare il prezzo giusto.
verse-book-596 =
    Non c'è niente da vincere. C'è da dire che cosa si è, da qui in avanti.

    «Si potrebbe essere di casa», dice chi apparecchia. «Chi è di casa saluta salendo le scale. Ma si va leggeri. Ognuno lascia quello di cui è più sicuro.»

    «Si potrebbe fare un patto», dice chi scrive, volenteroso. «Mi si spiega, e io scrivo. Tempo. O il tempo di un altro.»

    «E si potrebbe dire di no», dice la vecchia. «C'è chi dice di no. Si prendono le scarpe. Non è scortese; è solo che poi la porta si chiude da quella parte, e non si sa aprirla.»

    Fuori c'è l'acqua. Sulla soglia ci siete voi, coi piedi uno per parte.
verse-book-596-told-1 = «Ci sono anche gli altri voi», dice il bambino. «Quelli del bosco. Dicono lo stesso, ma in un altro ordine. Sono simpatici.»
verse-book-596-told-2 = «Ci sono scarpe», nota il bambino. Le portate ai piedi. Se ne accorgono tutti in una volta e guardano altrove, come davanti a una camicia di notte.
verse-book-596-learn-to-live-here = Imparate a stare alla deriva: siate di casa.
verse-book-596-make-a-bargain = Fate un patto: tempo, di chiunque.
verse-book-596-say-no-and-ask-for = Dite di no, e chiedete le scarpe.
verse-book-596-told-3 = Uno dopo l'altro lasciate sulla tavola la cosa di cui siete più sicuri. Non si vede. Fa un suono, posandola, come di chiavi. «La si ritrova», dice chi apparecchia, «in un altro cassetto. È sempre l'ultimo. E la lezione è sulla riva, da quella con la rete.»
verse-book-596-told-4 = Chi scrive si rimbocca le maniche. «*Si darebbe*», scrive, e guarda fiducioso in su. «Che bel verbo. Venite alla tavola, dopo, che ve lo leggo.»
verse-book-596-told-6 = Le scarpe le portate già, e allora portano il lucido. «Le rilego io», dice il bambino. «Doppio. Così tengono, di là.» Dalla soglia alla sabbia c'è un passo.
verse-book-596-told-5 = Vi portano le scarpe. Sono lucide. «Le lego io», dice il bambino. «Doppio. Così tengono, di là.» Dalla soglia alla sabbia c'è un passo.
verse-book-597 =
    «Solo questo», dice chi tiene il cappello. «Il saluto chi lo dice?»

    «Noi», dite; o «uno di noi».

    «E quando?»

    Qui il *quando* regge, chissà perché. Forse perché lo dice lui. «Quando si mette la cera», dite.

    «Ah», dicono lungo la panca, come chi sente l'ora di una barca. «E ci sarebbero tutti? Perché se ne manca uno si resta in piedi per quello. È più forte di noi.»

    Guardate la sabbia, la fila coi piatti, la cancelliera di spalle, i gradini pieni di gente che si scherma gli occhi. «Sono tanti», dite. «Sì», dice chi tiene il cappello, piano. «Per questo si chiede.» Vi guardano la bocca.
verse-book-597-told-1 = Verme non promette. Si vede che ci prova. «Quello che si promette lo tengono», dice, «e intanto uno sta nel pozzo.» Chi tiene il cappello annuisce. «Allora si apparecchia», dice. «Si apparecchia e basta.»
verse-book-597-told-2 = «Io so contarli», dice Arev, «tutti. È la prima volta che serve.»
verse-book-597-promise-that-all-would-be = Promettete che ci sarebbero tutti.
verse-book-597-say-whoever-can-come = «Chi può.»
verse-book-647 =
    Non c'è un addio. Si esce come si va a prendere la legna, lasciando il piatto dov'è. «Si rientra?» chiede la vecchia senza alzare gli occhi. «Si rientra», dite, ed è la prima volta che a quella tavola uno lo dice e non guarda la porta. «Allora non si sparecchia», dice la vecchia.

    La soglia non si sente. È un'asse fra due assi. La cancelliera alza il lapis, lo tiene sospeso, vi guarda passare dalla sabbia alla sabbia. «Voi siete usciti», dice. «O no?» Ci mettete un attimo. «Eravamo in casa», dite. «Quale?» «Eravamo in casa.» È un passato, e resta in bocca. «Che sapore ha?» chiede lei, curiosa. «Come l'acqua», dite, «dopo il dolce.»
verse-book-647-alone =
    Non c'è un addio. Si esce come si va a prendere la legna, lasciando il piatto dov'è. «Si rientra?» chiede la vecchia senza alzare gli occhi. «Si rientra», dite, ed è la prima volta che a quella tavola uno lo dice e non guarda la porta. «Allora non si sparecchia», dice la vecchia.

    La soglia non si sente. È un'asse fra due assi. La cancelliera alza il lapis, lo tiene sospeso, vi guarda passare dalla sabbia alla sabbia. «Voi siete fuori», dice. «O no?» Ci mettete un attimo. «Ero in casa», dite. «Quale?» «Ero in casa.» È un passato, e resta in bocca. «Che sapore ha?» chiede lei, curiosa. «Come l'acqua», dite, «dopo il dolce.»
verse-book-647-told-1 = Davanti al muretto due bambini, uno nato e uno reso, giocano già a chi è chi. «Tu», dice uno. «No, tu.» «Ancora.» Hanno visto voi. Il punto non lo tiene nessuno dei due.
verse-book-648 =
    Il foglio ve lo consegnano in una busta, con un fiore, perché è una lettera. «E poi ci fate sapere», dice chi scrive. «Un tempo si può dare?» discutono sulla soglia quelli che vi accompagnano. «E a tenerlo, pesa?»

    Sulla sabbia la cancelliera tende una mano, per mestiere. «Parti, sì e sì», legge. «Oggetto, altra gente. Termine, non pervenuto. L'avete letto, prima?»

    «Ce l'hanno letto.»

    «Con che faccia?»

    «Con quella di chi fa un piacere», dite.

    La cancelliera lo mette nel fascio, in un punto che sa lei. «È il più bel contratto che ho visto», dice. «Vale. Non so per chi.»
verse-book-648-alone =
    Il foglio ve lo consegnano in una busta, con un fiore, perché è una lettera. «E poi ci fate sapere», dice chi scrive. «Un tempo si può dare?» discutono sulla soglia quelli che vi accompagnano. «E a tenerlo, pesa?»

    Sulla sabbia la cancelliera tende una mano, per mestiere. «Parti, sì e sì», legge. «Oggetto, altra gente. Termine, non pervenuto. L'avete letto, prima?»

    «Me l'hanno letto.»

    «Con che faccia?»

    «Con quella di chi fa un piacere», dite.

    La cancelliera lo mette nel fascio, in un punto che sa lei. «È il più bel contratto che ho visto», dice. «Vale. Non so per chi.»
verse-book-648-told-1 = In calce c'è la vostra firma. È l'unica cosa, nella pagina, che stia ferma.
verse-book-648-told-2 = Dove avevate messo il *quando* c'è un solco. Lei ci passa il lapis sopra, di piatto, e per un momento si legge, in bianco. *Un anno e un giorno.* Lo vede anche lei, che l'avevano già scritto una volta.
verse-book-648-told-3 = È in quattro pezzi, e per leggerlo li ha dovuti accostare. Sanno di fumo. «Strappato da chi?» chiede. «Da noi.» «Meglio così», dice, e li mette via insieme, con lo spago, come si tiene una ciocca.
verse-book-648-told-3-alone = È in quattro pezzi, e per leggerlo li ha dovuti accostare. Sanno di fumo. «Strappato da chi?» chiede. «Da me.» «Meglio così», dice, e li mette via insieme, con lo spago, come si tiene una ciocca.
verse-book-649 =
    Passate le gambe oltre il muretto, e le suole sono di qua. Il nodo doppio ha tenuto. Dietro, nella piega della sabbia, c'è ancora un braccio che tiene una lampada, e poi solo la luce, e poi la piega.

    «Che cosa avete detto?» chiede la cancelliera.

    «Di no.»

    «A che cosa?»

    È la domanda giusta. Per tutta la spiaggia la gente coi piatti vi guarda venire. «A niente di male», dice uno di voi. «Ci volevano bene. Abbiamo detto che avevamo da fare, e loro hanno detto che si vedeva.»

    La cancelliera scrive la data, ore, minuti; è così contenta di avere un'ora che preme troppo e la punta si spezza. «Allora si chiude», dice. Spingete tutti insieme. La pietra non si muove. È solo che adesso è un muretto.
verse-book-649-alone =
    Passate le gambe oltre il muretto, e le suole sono di qua. Il nodo doppio ha tenuto. Dietro, nella piega della sabbia, c'è ancora un braccio che tiene una lampada, e poi solo la luce, e poi la piega.

    «Che cosa avete detto?» chiede la cancelliera.

    «Di no.»

    «A che cosa?»

    È la domanda giusta. Per tutta la spiaggia la gente coi piatti vi guarda venire. «A niente di male», dite. «Mi volevano bene. Ho detto che avevo da fare, e loro hanno detto che si vedeva.»

    La cancelliera scrive la data, ore, minuti; è così contenta di avere un'ora che preme troppo e la punta si spezza. «Allora si chiude», dice. Provate a spingerla. La pietra non si muove. È solo che adesso è un muretto.
verse-book-649-told-1 = Una scarpa stringe. In punta c'è ancora la carta che le teneva la forma, scritta fitta, tutta al condizionale. È l'elenco di quello che vi avrebbero dato da mangiare.
verse-book-970 =
    «Si farebbe tardi», dice chi apre. Non c'è un'ora; ma voi siete in piedi da un pezzo fra la panca e la porta, coi mantelli addosso, come chi resta per non decidere. «La conosciamo, questa faccia», dice la vecchia. «È quella che si vede dalla finestra. Che brava gente.»

    Distribuiscono le lampade e chiudono tutti i bottoni. Chi tiene il cappello vi regge la porta, e per un momento, a vedervi lì coi mantelli addosso, ci spera. «Un'altra volta», dice. «Non c'è fretta. Solo che si sta in piedi.»

    Fuori è notte, una vera. «Da che parte siete usciti?» chiede la cancelliera, senza aprire gli occhi. Non lo sapete. Cercate il punto per tutto il giorno che viene, e per l'altro. «Non ve lo fanno rifare», dice lei. «Non è cattiveria. Si vergognano per voi.»
verse-book-978 = Vi svegliano con la minestra e la lampada insieme. «Non c'è altro da dire», fa chi apre, «e il resto si direbbe in strada.» Lungo la panca vi passano i mantelli di braccio in braccio. «Questo è di quello che parla poco. Questo è bagnato.» Il bambino dorme col sasso che vince stretto in pugno; glielo lasciate. Nessuno vi spinge. È che la porta è aperta. L'aria fuori sa di adesso.
verse-book-979 = Sulla riva, fra i gradini e il muretto, c'è il mondo com'era. «È mercoledì», dice la cancelliera, prima che chiediate. «Otto giorni. Dieci, se conta lo stomaco. Una domanda per uno, e rispondete al passato, che lo so scrivere.»
verse-book-979-told-1 = Dalla manica si sfila i foglietti. «Questo di chi è?» Legge, dalla maiuscola al punto. Chi l'ha dettato tende la mano prima che finisca. «Bene», dice lei. «Non a tutti riesce. C'è chi ascolta il suo e dice: poverino.»
verse-book-979-told-2 = «Ditemi una cosa che vi è successa», dice. Vi tocca andare fino all'infanzia. «Ve l'avevo detto, di lasciarmene una», dice, e mette un trattino.
verse-book-979-told-3 = «C'è uno che pialla», dite. «Fa un lettino con la sponda più alta, per l'acqua.» «Per chi?» «Per chi dorme male.»
verse-book-979-told-4 = «Che cosa avete posato?» chiede a Beor. «Tutto», dice Beor. Cammina con un passo lungo e uno no. «Continuo a guardare se l'ho dimenticato.»
verse-book-979-told-5 = «E voi?» chiede a Beor. «Sessanta», dice Beor. «Una è rimasta là. Respira.»
verse-book-979-told-6 = «Questa che cos'è?» chiede ad Arev, dell'ultima pagina. «Una scodella», dice Arev. «Non so disegnare. Accanto c'è il cucchiaio.»
verse-book-979-told-7 = «Com'erano?» chiede ad Ailei. «Noiosi», dice Ailei, e tutta la spiaggia si volta. «Lo scrivo?» «Scrivetelo.»
verse-book-979-told-8 = «Com'erano?» chiede ad Ailei. «La minestra era buonissima», dice Ailei. «Non vi ho chiesto della minestra», dice la cancelliera.
verse-book-979-told-9 = «Quello scalpello è vostro?» «Era di uno che tornava», dite. «E se torna?» «Guarda che cosa ne facciamo.»
verse-book-979-told-9-alone = «Quello scalpello è vostro?» «Era di uno che tornava», dite. «E se torna?» «Guarda che cosa ne faccio.»
verse-book-979-told-10 = «C'era uno scalpello», dite. «L'abbiamo lasciato.» «Perché?» «Ci stavano lavorando.»
verse-book-979-told-10-alone = «C'era uno scalpello», dite. «L'ho lasciato.» «Perché?» «Ci stavano lavorando.»
verse-book-979-told-11 = «Hanno visto un filo rosso sulla siepe, dalla parte di qua», riferisce, «e un fiore. Ne sapete niente?» «È che non si perda», dite.
verse-book-979-told-12 = «Avete le tasche piene.» «Di un villaggio», dite. «Nove case. Prendetene.» La fila coi piatti si accosta, senza spingere.
verse-book-979-told-13 = Due litigano, sui gradini, per una corda. «State un po' più in là», gridate, «e poi uno porti una torta.» «Come, una torta?» gridano. Ma ci pensano.
verse-book-979-told-14 = «È passato uno di corsa, voleva sapere dove sono le porte», dice. «Piangeva e rideva. *Non è rotto*, diceva. Chi?» «Lui», dite.
verse-book-979-told-15 = «Uno di voi ha più cuore di quando è entrato», dice, «e meno giudizio. O il contrario. Lo metto sotto *varie*.»
verse-book-979-told-16 = «Che cosa avete promesso?» «Che ci sarebbero tutti.» Alza il lapis. «Tutti chi?» Lo chiedono anche dai gradini. Si comincia a contare da qui.
verse-book-979-told-17 = «Che cosa avete promesso?» «Chi può.» Sulla sabbia si guardano le scarpe. «Il mio non può», dice una donna.
verse-book-979-told-18 = «Che cosa gli avete chiesto?» «Tempo.» «E che cos'hanno detto?» «Che cos'è.»
verse-book-979-told-19 = «Che cosa gli avete chiesto?» «Un posto che stesse fermo.» «E?» «Ci indicavano la panca.»
verse-book-979-told-20 = «Che cosa gli avete chiesto?» «Che cosa aspettavano.» La cancelliera posa il lapis. «Nessuno gliel'aveva mai chiesto», dice.
verse-book-979-told-21 = «Siete in ritardo di due giorni», dice. «Vi hanno accompagnati fuori?» «Con le lampade.» «Sono fatti così. Alla Secca gli altri ci saranno già.»
verse-book-979-told-22 =
    «E la parola?» chiede. «Che cosa aspettano?»

    «Che qualcuno saluti», dite. «Non vogliono l'isola. Vogliono che uno si volti, sulla porta, e dica buonanotte.»

    Non scrive. «Quattrocento anni», dice. «Io li pagavo. Mio padre li pagava. Di un debito si guarda la cifra; non si pensa che c'è uno alzato.»
verse-book-979-told-23 = «E che cosa aspettano?» chiede. «Non l'abbiamo saputo», dite. «C'è uno in piedi, con un cappello. Ci ha tenuto la porta.» «Lo metto», dice lei. «È più di quanto c'era.»
verse-book-979-told-23-alone = «E che cosa aspettano?» chiede. «Non l'ho saputo», dite. «C'è uno in piedi, con un cappello. Mi ha tenuto la porta.» «Lo metto», dice lei. «È più di quanto c'era.»
verse-book-979-told-24 = Dalla parte del mare viene un rumore come di un lenzuolo tirato. «Si è ritirata», dice la cancelliera, che non guarda mai di là. «Alla Cala. E non accenna a tornare. Dicono che ci va tutta l'isola, a sentire che cosa si fa.» Si alza, ed è la prima volta che la vedete in piedi. «Vengo anch'io. Qualcuno dovrà pur scriverlo.»
verse-book-971 = Fuori della porta c'è il faro. È lì, alla distanza del portalegna. Chi apre sta di lato, per non togliervi la vista. «A volte è questo», dice. «Gira, la casa. Le piace. Una volta per portata. Col dolce, un'altra.»
verse-book-971-told-1 = La luce batte sulla panca e passa oltre. «È accesa», dice il bambino, e mette un braccio dove passa, per sentirla.
verse-book-971-told-2 = È buio, ma è un buio tenuto da qualcuno: si vede uno, in alto, che non batte le ciglia. «Che bravo», dice la vecchia. «Fa la notte a una bambina.»
verse-book-972 = Fuori della porta ci sono i pozzi. Il quarto è così vicino che si vede il segno della corda. Dal fondo sale una voce cortese che sta dicendo un numero, e si interrompe. «Si prega di non fare corrente», dice.
verse-book-972-told-1 = Verme guarda giù da lì, dall'alto di un gradino di casa, con il pane in bocca. «È piccolo», dice. Si gira. «È *piccolo*», dice a tutti.
verse-book-972-told-2 = Accanto al quarto pozzo c'è seduta una ragazza con una corda in grembo, e canticchia la fine di un verso. Alza gli occhi: vede una porta, aperta, nell'aria, e una panca. Fa ciao con la corda.
verse-book-973 = Fuori della porta c'è Cuanacht, dalla parte dei forni. È l'ora in cui si inforna. «Una cosa la sentirebbero», dice chi apre. «Una sola. La casa sta già con un piede alzato.»
verse-book-973-told-1 = «E il pane? Pane ce n'è?» grida una voce, prima che apriate bocca. È Keren, o è il ragazzo, con la voce di Keren. «Sì», gridate. «Pane sì.»
verse-book-973-told-2 = Ci sono cinque quadrati nell'aia, spazzati, e un bambino che ci salta dentro uno dopo l'altro. «Dove sono?» gli chiedete. Indica il prato, là dietro, lontano, con un braccio lungo: e da come lo indica ci stanno bene.
verse-book-973-told-3 = Siedono a una tavola tonda, in trentacinque, e si voltano tutti. «Entrate», dicono, coi nomi giusti. «È tardi.» Chi apre accosta la porta, con garbo. «Quelli sono cugini», vi dice.
verse-book-735 =
    «Prova a dirmi una cosa di Corentin», dice Ailei, quando la sala russa, «senza usare ieri.»

    Arev ci pensa quanto un mozzicone. «Conta le stelle. Ne salta una. Sa che la salta. È contento lo stesso.»

    «Continua.»

    «Mette la firma sotto una riga che non torna, perché il ragazzo accanto trema.»

    «E il ragazzo?»

    «Trema», dice Arev. Si volta su un fianco. «È strano. Così non finisce mai di farlo.»

    «Di tremare?»

    «Di firmare», dice Arev. Ailei gli rimbocca la coperta, e per una volta non dice niente per farlo stare meglio.
verse-book-736 =
    «Qui dentro non pesi», dice Ailei. Si appoggia a Beor per vedere se è vero.

    «Non dirlo.»

    «Perché?»

    «Perché mi piace», dice Beor. Guarda la tavola, il buio che non c'è. «Uno si abitua. Poi si esce.»

    «Bisognerebbe dirglielo. Siete buoni, ma fuori fa freddo.»

    «E tu glielo dici?»

    Ailei apre la bocca. La chiude. Sulla panca la vecchia dorme seduta, con un fagiolino fra due dita. «No», dice. «Le dico che torno.» Poi: «E torno?»

    «Io ti porto», dice Beor. «Non pesi.»
verse-book-737 =
    «Che nome ti viene, qui?» chiede Ailei.

    «Non mi viene», dice Verme. «Mi sta vicino. Come un cane che non conosci.» Stacca la crosta dal pane e la mette via, e la rimette sul piatto, perché qui non serve.

    «Se è di tre pezzi io lo so dire.»

    «Non dirlo.»

    «Sei sicuro?»

    «È in caldo», dice Verme, serissimo. «Come la cena. Se lo dici adesso si raffredda, e poi quando è ora?» Dalla porta, senza voltarsi, quello col cappello fa di sì.
verse-book-738 =
    «Quante assi?» chiede Arev.

    «Non le conto.»

    «Tu conti sempre.»

    «Conto quelli», dice Beor. Indica col mento le braccia vuote. Stanno tutti e due coricati sul pavimento, perché è il pavimento che regge, e vogliono sentirlo lavorare. «Tu che scrivi, di qua?»

    «Ci provo. Metto il nome di uno, e la riga dopo è già asciutta. Non si può mettere in fila.» Arev tiene il libro aperto sulla pancia, come un tetto. «Qui non c'è chi viene dopo.»

    «Allora nessuno resta ultimo», dice Beor.

    Arev scrive quello. Si legge fino a quando si alzano.
verse-book-739 =
    «Quanto gli devi?» chiede Arev. «Per la cena.»

    «Niente», dice Verme. «È questo il bello. No. È brutto.» Si gratta. «Se non devo niente come faccio ad andarmene?»

    «Ti alzi.»

    «E loro?»

    «Ti guardano.»

    «Ecco», dice Verme. «Lo vedi che si paga?»

    Arev tira fuori una moneta e la mette in mezzo. Restano lì a guardarla. Non è di nessuno dei due; non c'è modo di dirlo, che sarebbe di uno. Verme la fa girare sul taglio, e gira, e gira, finché viene il bambino e ci ride.
verse-book-740 =
    «Vuoi che ti porto?» chiede Beor. Lo chiede al buio, che è chiaro.

    «Dove?»

    «Di qua. Di là. Mi avanzano le braccia.»

    «Fino al pozzo e ritorno», dice Verme, per scherzo, e Beor si alza e se lo carica davvero, per il lungo, come una scala. Fanno il giro della sala. Sulla panca tirano dentro le gambe. Al secondo giro Verme smette di ridere.

    «Non mi cala nessuno», dice, sorpreso.

    «No. Questo è per piano.»

    Al terzo dorme. Beor ne fa un altro, per essere sicuro.
verse-book-595-told-1-alone = Allora lo dite, perché lo sapete, e perché altro non c'è: «Vi conosco». È una cosa che qui non dice mai nessuno. La vecchia lascia cadere i fagiolini. «Si dica di nuovo», chiede, dopo un poco. «Vi conosco.»
verse-book-979-told-25 = «Il contratto l'avete firmato», dice. «Sì.» «Con chi?» «Con gente che non sapeva che cos'era.» Lo scrive, parola per parola. «Vale doppio», dice.
verse-book-979-told-26 = «Il *quando* si è staccato», riferite. «Si stacca sempre», dice. «E loro?» «Chiedevano se rimetterlo.»
verse-book-979-told-27 = «Quando l'avete strappato», chiede, «loro che cos'hanno fatto?» «L'hanno posato sul fuoco, che non brucia.» «Allora c'è ancora», dice.
verse-book-597-told-3 = «Allora si sta in piedi volentieri», dice chi tiene il cappello, e lungo la panca qualcuno si siede, di prova, e si rialza.
verse-book-597-told-4 = «Chi può», ripete chi tiene il cappello. «È onesto.» Si passa il cappello dall'altra parte. «Si aspetta anche per gli altri.»
verse-book-595-told-3-alone = «E si è qui in piedi per cortesia di qualcuno», dice chi apparecchia, guardandovi bene. «Che cosa si dà, per una cosa così?» Non lo sapete. Le pare il prezzo giusto.
verse-book-596-told-3-alone = Lasciate sulla tavola la cosa di cui siete più sicuri. Non si vede. Fa un suono, posandola, come di chiavi. «La si ritrova», dice chi apparecchia, «in un altro cassetto. È sempre l'ultimo. E la lezione è sulla riva, da quella con la rete.»
verse-book-979-told-1-alone = Dalla manica si sfila il foglietto. «Questo è vostro?» Legge, dalla maiuscola al punto. Tendete la mano prima che finisca. «Bene», dice lei. «Non a tutti riesce. C'è chi ascolta il suo e dice: poverino.»
verse-book-979-told-15-alone = «C'è più cuore di quando siete entrati», dice, «e meno giudizio. O il contrario. Lo metto sotto *varie*.»
