location-128-menhir-told-1 = Non c'è da pagare: la tiene lui. Gli sistemate il colletto, gli date da bere. La pietra sotto le sue mani è calda come un forno di mattina.
verse-128-o1 = Ha la bocca aperta sul nome di un corvo. Poi vede chi avete dietro, e il corvo deve aspettare il resto. «Sei alto», dice Talan.
verse-128-o2 = I corvi non dicono più il suo nome. Se n'è accorto, e si fa coraggio. «Ne hanno tanti da ricordare», dice Talan. Lo prova con uno, piano, con la domanda in fondo. Quello gli guarda gli stivali. Sono bagnati, su una collina, col bel tempo.
verse-128-o3 = «Messaggi?» chiede Talan. Poi dice: «No. Giusto. Siete appena partiti.» Il vecchio ve lo fa ripetere lo stesso, visto che ci siete. A *sto bene* muove le labbra con voi.
verse-128-o4 = Ha addosso del pane, e briciole per i corvi. È ingrassato, dalla parte di mezzogiorno. «Ormai vi sento arrivare dal cesto», dice Talan.
verse-128-o5 = «Piove?» chiede Talan. Adesso s'informa soltanto del tempo. «Grazie», dice, qualunque sia.
verse-128-v1 =
    «Voi non siete Hedra», dice l'uomo sulla collina, e ride, perché si vede. I corvi vi hanno annunciati dalla curva in poi, per mestiere, e quasi giusto.

    È Talan. Sta come gli hanno detto un anno fa, con le due mani sulla pietra, e dalla parte di tramontana è diventato grigio. «La mano non posso darvela», dice. «Potreste darmi una pacca. Lì. No, più giù, dove stava la cinghia. Mi prude da Quaresima.»

    Uno di voi lo fa. Lui chiude gli occhi.

    «Adesso spostatevi un poco a sinistra», dice Talan, «se non vi dispiace. State sulla strada.»
verse-128-oz = La collina è pulita intorno a lui, fin dove arriva a sputare. Un anno di tempo gli è passato addosso, e dal lato di tramontana è diventato grigio. «Ditemi», fa. «Ci sono novità?»
verse-128-v2-let-him-tell-it = Fatevi raccontare.
verse-128-v2-convince-him-nobody-is = Convincetelo che non viene nessuno.
verse-128-v2-let-him-see-gwenneg = Fategli vedere Gwenneg.
verse-128-v2-find-him-a-relief = Trovategli un cambio.
verse-128-v2-ailei-answers-does-beor = Ailei dice a Talan se Beor lo perdona.
verse-128-v2-arev-opens-the-book = Arev apre il libro.
verse-128-v2-beor-stands-beside-him = Beor gli si mette accanto.
verse-128-v2-break-his-grip = Spezzategli la presa.
verse-128-v2-leave-him-where-he = Lasciatelo dov'è.
verse-128-v2 = La pietra, e Talan senza fretta.
verse-128-v3 = Racconta bene, e mai più di un pezzo per volta. Quando arriva a un nome si ferma e lo fa dire a un corvo. Se il corvo sbaglia, ricomincia da capo.
verse-128-v3-the-first-night = La prima notte.
verse-128-v3-the-five-cups = Le cinque tazze.
verse-128-v3-the-winter = L'inverno.
verse-128-v3-the-crows = I corvi.
verse-128-v3-tegen = Tegen.
verse-128-v3-who-is-to-come = Chi deve passare per ultimo.
verse-128-v3-that-will-do-for = Basta così, per oggi.
verse-128-v4 = Gli dite della strada, che è vuota, delle sedie, e che l'anno è finito. Ascolta con gli occhi sulla curva. «Va bene», dice. «Ditelo guardandomi.»
verse-128-v5 =
    Gwenneg sale la collina con la quinta sedia in tasca. Si ferma dove l'erba è consumata.

    «Sei cresciuto», dice Talan.

    «Sono tornato indietro», dice Gwenneg. «Al primo turno di guardia. Più in là di dove si vede il tetto non sono arrivato.»

    «Era acceso?»

    «Sì.»

    Talan ci pensa. Non è la persona giusta, e nemmeno la direzione. «Però è uno che ripassa», dice. «Dovrei vedere com'è che l'avevamo messa.» Prova un dito. Viene via con un rumore secco, e i corvi si alzano tutti.

    «Posso tenerla io», dice Gwenneg. «A stare fermo mi sono allenato.»
verse-128-v5-then-it-s-done = «Allora è finita.»
verse-128-v5-gwenneg-takes-his-place = Gwenneg resta al suo posto.
verse-128-v6 = «Un cambio», dice Talan, e la parola gli piace. Vi guarda i polsini, un paio dopo l'altro. «Ci vuole uno che dica la stessa cosa», fa, «e la dica sul serio.»
verse-128-v6-a-man-of-the = Un uomo della Fiera, pagato.
verse-128-v6-one-of-the-eleven = Uno delle Undici Case.
verse-128-v6-one-of-you-until = Uno di voi, fino alla marea.
verse-128-v6-you-have-nobody = Non avete nessuno.
verse-128-v6-prompt = Di chi sono le mani che restano?
verse-128-v6-ailei = Ailei
verse-128-v6-arev = Arev
verse-128-v6-beor = Beor
verse-128-v6a =
    Si chiama Mio Cugino. «Vento», dice, prima di posare il fagotto. «C'è l'indennità di vento?»

    «Il vento c'è», dice Talan.

    «Allora ci sono dei soldi. E gli uccelli che mi guardano sono a parte.» Le mani le ha dove gli hanno detto, e trova il posto caldo. «Devo pensare a qualcuno?»

    «Aiuta.»

    «Penserò a mio cugino», dice Mio Cugino.

    Talan gli presenta i corvi, per nome, con un consiglio su ognuno. Poi fa un passo. Ne fa un altro, e guarda giù per vedere chi è.
verse-128-v6b =
    Dalle Undici Case viene un uomo con la camicia pulita. «Sarete uno dei Resi», dice Talan, che la parola l'ha da un carrettiere.

    «Non saprei», fa l'uomo. «Posso restare quanto volete.» È chiaro che è così.

    «Come ti chiami?»

    «Come sarebbe comodo?»

    Talan la prende per una cortesia. «Io mi ero abituato a Talan», dice.

    «Talan», dice subito l'uomo con la camicia pulita, e quando un corvo lo chiama gira la testa. È già alla pietra. Non ci fa ombra. Quello che era Talan lo ringrazia, e scende la collina piuttosto in fretta.
verse-128-v6c =
    Si fa un dito alla volta, che la parola non cada. Talan li conta, sottovoce, nell'ordine in cui gli hanno insegnato ad abbottonarsi la camicia.

    «Non pensare a quanto», dice. «Pensa alla cena. Comincia dalla cipolla.»

    Quando l'ultimo dito non è più il suo c'è un momento in cui la pietra non ha nessuno dei due, e i corvi tacciono tutti. Poi ha uno di voi. Alla fine pesa. Pesa come una persona.

    Si toglie il cappello, che è l'unica cosa che ha, e lo mette sulla testa che resta lì. Si tira indietro per vedere se è dritto. «Qualcuno passerà», dice Talan. L'avevano detto anche a lui.
verse-128-v6c-told-1 = Il primo a offrirsi era stato Verme. Ci ha messo le mani, ha aspettato, e a tenere la pietra era sempre Talan. «Lo sapevo», ha detto Verme. L'acqua, dove una bocca ci arriva, la lega lui.
verse-128-v6c-told-2 = «Vi farei solo perdere tempo», dice Ailei da sotto il cappello. È il genere di cosa che dice. Poi fa: «No. Non è per quello.»
verse-128-v6c-told-3 = «Segnatelo come prestito», dice Arev da sotto il cappello. «No. Non lo segnate.»
verse-128-v6c-told-4 = «Comodo», dice Beor da sotto il cappello, che gli sta stretto. Ci si appoggia come si tiene una porta a gente con le braccia occupate, e ride. Che ridesse non lo sapeva nessuno.
verse-128-v7 =
    Toglie le mani. Nel lichene restano due posti puliti, della misura giusta.

    Le gambe non gli rispondono. In due lo tenete per le braccia, e un terzo ha trovato una traversa che può fare da panca. «Posso?» chiede Talan, della panca. Lo chiede a ognuno. Poi si siede. «Un anno», dice, «e una volta che mi fosse venuto in mente.»

    Dietro di lui la pietra si spegne, dall'alto. Così da vicino non l'avevate mai visto. Sul pendio di fronte una fila di pali, che salendo avevate contato, dà un altro totale; ricontate, e ne ha dato un altro ancora. Non fa che questo. Quello è l'orlo.

    «A chi tocca?» dice Talan. Vuol dire la panca. Si è fatto in là.
verse-128-v8 = «Lo sai che cosa devo dire», gli risponde Ailei, «e lo so dire benissimo.» Sta zitta. Anche i corvi. «Non lo so», dice poi. «Non gliel'ho chiesto.» Talan annuisce molte volte. «Questa è una risposta», dice. «Pane ce ne sarebbe?»
verse-128-v9 = Scrive la data, il luogo, il nome. Alla voce dovuto si ferma. Talan, senza girarsi, detta. «Scrivi che ho tenuto.» Arev lo scrive, e asciuga la riga. «E quello che devo?» chiede Talan. «Non c'è posto», dice Arev.
verse-128-v10 = Non parlano. Beor si mette accanto e appoggia la spalla alla pietra, come si regge una porta. Stanno così finché il sole gira e si è posato un corvo su ognuno. «Parlare non serve», dice Talan. «Non parlavo», dice Beor.
verse-128-v11 =
    Bisogna essere in due. Uno lo tiene per il petto e l'altro tira, e si fa con un ginocchio.

    La corteccia viene via con le dita. Non grida. Dice i nomi dei corvi, in fretta, tutti, in ordine di anzianità, perché non vadano persi; e ognuno, quando lo chiama, risponde. «Avevo detto che stavo», spiega tra un nome e l'altro, a chi lo tiene per il braccio. «Non è che mi dispiaccia.»

    La pietra si spegne. Dura due giorni. Il secondo vi chiede di spostarvi un poco a sinistra, ringrazia, e chiede scusa del disturbo.
verse-128-v12 =
    «Giusto», dice Talan. «Qualcuno deve aspettare. Il posto ormai l'ho scaldato.»

    Ha un messaggio per Hedra. Non è lungo; per accorciarlo ha avuto un anno. *L'orzo è dentro. Il cappello è saltato fuori. Sto bene. Non mi sono seduto. Non c'è fretta.* Ve ne dà una frase per uno, perché non si perda tutto se si perde uno di voi, e ve lo fa dire in cerchio finché va da solo.

    «E se non la troviamo?» chiedete.

    «Allora ce l'avrete voi», dice Talan. Vi chiede di spostarvi un poco a sinistra. Siete in mezzo alla strada.
verse-128-v12-go-and-let-it = Andate, e scrivetelo: lasciato.
verse-128-v12-you-will-be-back = Tornerete prima di decidere.
verse-128-s1 =
    «Cominciate dall'orzo», dice. «Mi piace in ordine. L'orzo, il tetto, le sedie, e chi si è sposato. Senza fretta, qui ho soltanto i corvi, e loro dicono tutto insieme.»

    Si è assestato le spalle, come uno prima di mangiare. Si capisce che questo discorso l'ha fatto molte volte, d'inverno, tenendo le due parti.

    «Dunque», dice Talan. «Era asciutto, per l'orzo?»
verse-128-s1-told-1 = L'orzo è partito su sei carri. Dov'era c'è un timbro.
verse-128-s1-told-2 = Il pane adesso è a fette, e la fetta si pesa.
verse-128-s1-told-3 = Le sedie sono bruciate per una settimana. La sua ha fatto la brace migliore.
verse-128-s1-told-4 = C'è una sedia più di prima. È per chiunque.
verse-128-s1-told-5 = A tavola è tornato un ragazzo. Quale non l'avete detto.
verse-128-s1-told-6 = Keren non apre più le mani. A chi parla troppo dà ancora il peso scarso.
verse-128-s1-told-7 = L'ultima sera hanno apparecchiato per quaranta. Che cosa si è mangiato lo vorrebbe sapere di preciso.
verse-128-s1-told-8 = Quella sera vi hanno fatti sedere ai cinque posti, che la tavola fosse piena. «Nel mio?» chiede Talan. «L'avete spinta indietro?»
verse-128-s1-told-9 = Quella sera siete rimasti in piedi dietro ai cinque posti, fino alla fine. «Tutto quel tempo?» dice Talan, che sta in piedi da un anno. «Sarete stati stanchi.»
verse-128-s1-tell-him-all-of-it = Ditegli tutto.
verse-128-s1-tell-him-the-good-parts = Ditegli le parti buone.
verse-128-s1-ask-him-to-go-first = Chiedetegli di cominciare lui.
verse-128-s1a = Glielo dite nell'ordine che voleva, e a ogni cosa lui fa di sì. Verso la fine smette. «Io la facevo più piovosa», dice Talan. «E loro di umore peggiore, e di più.» Ci pensa. «No, non tornate indietro a metterne. So contare.»
verse-128-s1b = Si fa presto. «Allora era asciutto», dice Talan, contento. «È così che la racconto anch'io.» Ai corvi, intende. «Loro domandano sempre che cosa c'era in mezzo. Io lo salto. Poi li vedi che ci ripassano sopra, a cercare dove.»
verse-128-s2 =
    Beor ha posato quello che portava. Gira alla sinistra del fratello, dove c'è un posto asciutto largo un uomo, e ci si mette.

    «Tu cammini più svelto di me», dice Talan, alla strada.

    «Mi sono fermato.»

    «Lo so. L'ho sentito.» Un corvo dice *Beor*, e lo zittiscono. «Ti ho visto passare, con lei sulla spalla. La camicia si muoveva.»

    «Quale?»

    «La sua. Sulle costole. Ho pensato: se lo dico lo fermano, e poi gli tocca scegliere. Non l'ho detto. Ho pensato alla faccia che avresti fatto. E poi sono partito per un anno.»

    «L'ho sentito», dice Beor.

    «Sentito cosa?»

    «Pesava come una che si regge da sola.»

    Guardano tutti e due la curva. «Allora lo sapevi», dice Talan.

    «Portavo. E tu?»

    «Ti guardavo portare.»

    Dopo, in mezzo, non hanno più altro che la spalla, e la lasciano lì.
verse-128-s2-told-1 = Poi mettono insieme quello che hanno. Un posto nella calce, due piedi scalzi nel sale, un pavimento lavato dalle levatrici, un cappello di paglia. Viene fuori una strada, e lei c'è ancora sopra.
verse-128-s2-told-2 = «Non hai il cappello», dice Talan dopo un po'. «Ce l'ha Tegen», dice Beor.
verse-128-s2b =
    Alla sua sinistra, nell'erba, c'è un posto asciutto largo un uomo. La pioggia gliel'ha tenuta via lui, con la spalla.

    «Quello è di Beor», dice Talan. «Starebbe lì. Non parla, è un gran sollievo. Gli ho detto quasi tutto.» Fa un cenno da quella parte, con garbo. «Chi di voi l'ha visto per ultimo?»

    Fate il conto tra voi. Sul giorno non siete d'accordo.

    «E portava qualcosa?»

    «Sì», dite.

    «Allora sta bene», dice Talan. «C'è da preoccuparsi quando posa.»
verse-128-s3 =
    «Vorrete sapere com'era combinata», dice. Ne va fiero. «C'erano cinque tazze. Uno diceva di chi avrebbe aspettato il ritorno, e beveva. Io ho detto: di Hedra. Hedra ha detto di Corentin. Corentin di Nolwenn, e Nolwenn del ragazzo, perché era quello svelto. Così ognuno ne aveva da guardare uno solo. Se è uno solo ci si riesce, a fare qualunque cosa.»

    «E il ragazzo?» chiedete.

    «Di nessuno. Lui viene per ultimo, col lume, e ci apre uno dopo l'altro, come porte.» Col mento vi fa vedere in che verso si aprono. «L'ha pensata Hedra. Vedete com'è fatta bene? Da solo, a casa, non ci torna nessuno.»
verse-128-s3-told-1 = Il nome che eravate venuti a dirgli non lo trovate. L'avete ceduto a una donna con una bacinella. «Hedra», dice Talan per voi, sorpreso. «Avete la faccia di chi ha perso qualcosa.»
verse-128-s3-told-2 = Il ragazzo ha risposto al suo nome, davanti a tutti. Ha detto: presente.
verse-128-s3-told-3 = E il quinto vi esce da dietro. Era lì da prima, con la schiena al vento.
verse-128-s3-say-where-he-is = Dite dov'è Gwenneg.
verse-128-s3-let-him-look-at-the-bend = Lasciatelo guardare la curva.
verse-128-s3-gwenneg-steps-out = Lasciate che parli Gwenneg.
verse-128-s3a = Non dice niente. Lo dice un corvo, *Gwenneg*, come gliel'hanno insegnato, con la domanda in fondo. «È tornato indietro», fa Talan. Lo prova nell'altro ordine. «Indietro, è tornato. Be'. Aveva diciassette anni.» Guarda a lungo la curva, e non è più lo stesso sguardo. «E allora il lume chi ce l'ha?»
verse-128-s4 =
    «L'anno è finito», gli dite. «Un anno e un giorno. È passato da un pezzo.»

    «Lo so», dice Talan. «Contare so. Mi hanno detto di stare finché lei ripassa, e mi hanno detto un anno e un giorno, e mi sono chiesto quale dei due fosse la parola.» Ci ha pensato sotto la pioggia. «Se è l'anno sono uno scemo. Se è lei sono in anticipo.»
verse-128-s4-told-1 = «Il termine è scaduto», dice Arev. «È scritto. Non si può essere in arretrato con una cosa scaduta.» «No?» dice Talan. «Mi togli un peso.» Le mani non le sposta.
verse-128-s4-told-2 = «Potrei dirti che lei è per strada», dice Ailei. «Te lo direi che le vedresti le scarpe. Sto cercando di non farlo.» «Lo vedo», dice Talan. «Non ti sforzare.»
verse-128-s4-told-3 = «Guardate lui», dice Verme agli altri, «e guardate me. Chi di noi due è legato?» «La corda ce l'hai tu», gli fa notare Talan. «È mia», dice Verme.
verse-128-s4-told-4 = «Quanto pesa?» chiede Beor. Lui chiede quello. «Solo quando ci pensi», dice suo fratello.
verse-128-s4-told-5 = «Uno mi dirà che il termine sta scritto», va avanti, «e uno che basta lasciare. Li ho avuti su tutti e due. Faccio le voci.» I corvi si sono avvicinati, per le voci.
verse-128-s4-told-6 = L'avete su un foglio della cappella, bagnato da un lato solo. *Qui si aspetta insieme.* «È questo che faccio?» chiede Talan. Guarda gli altri della fila, lontano, dove sarebbero. «Mi chiedevo come si chiamasse.»
verse-128-v12a = Andate. Fino alla curva lo sentite che vi fa ridire ai corvi, per mestiere, dal primo all'ultimo. La seconda volta è giusto. «Ecco», dice Talan. «Erano loro.»
verse-128-o6 = La pietra è accesa, e non la tiene nessuno. Nel lichene ci sono due posti puliti. *Rilevato da Hedra, che è passata*, dice il libro dovunque si apra. Sul palo davanti a cui sarebbe passata c'è un corvo. «Hedra?» vi chiede. È quello che dalla strada non ha mai tolto gli occhi.
dream-128 = Qualcuno fa la guardia, così non devi farla tu. Gli senti il respiro, regolare, tutta la notte. Verso l'alba un uccello dice il tuo nome, piano, e lo zittiscono.
nightmare-128 = È il tuo turno. Chi ti dà il cambio ti sistema le mani, una e poi l'altra, e ti fa una carezza sul cappello. Ti ha detto quanto. Tu ascoltavi i suoi passi.
location-158-menhir-told-1 = Adesso si paga. Mettete le mani nei due posti, a turno. Sono ancora tiepidi.
verse-158-o1 = Quando arrivate i corvi tacciono. Poi uno dice il vostro nome, con riguardo. Guarda per terra.
verse-158-o2 = Talan sale per primo. Dà il buongiorno a ogni corvo e ne è ricambiato. Poi gira, in cerca di un posto dove mettersi. «È più piccola», dice. «Stavo qui?»
verse-158-oz = I posti puliti prendono il colore del tempo. Cominciano a somigliare alla pietra. Dal pendio di fronte l'orlo è salito fino alla traversa che faceva da panca.
verse-158-o0 = Un corvo vi chiama Beor, chiunque siate. È una domanda. Un altro dice Hedra, e poi tace a lungo, che è il modo in cui gliel'hanno insegnato.
verse-158-v1-teach-it-a-new = Insegnategli un nome nuovo.
verse-158-v1-answer-on-talan-s = Rispondete a nome di Talan.
verse-158-v1-sit-where-he-never-sat = Sedetevi dove lui non si è mai seduto.
verse-158-v1-beor-tries-the-places = Beor prova i due posti.
verse-158-v1-tend-the-grave = Sistemate la tomba.
verse-158-v1-let-them-wait = Lasciateli aspettare.
verse-158-v1 = Due posti puliti nel lichene, e corvi.
verse-158-v2 = Lo ripete subito, giusto, con l'accento vostro. Poi vola fino alla curva e lo dice alla strada. Ci resta il tempo di una risposta. «Ancora?» gli chiedete, quando torna.
verse-158-v3 = Il prato è consumato fino all'argilla in due ovali. In mezzo c'è una striscia d'erba mai pestata, e vi sedete lì. Da seduti la strada non si vede affatto, solo cielo, e i corvi, che si mettono intorno a guardare. Il più vicino ha un bottone nel becco e lo cederebbe, per del pane.
verse-158-v3-feed-it-until-it-follows = Dategli i pani, finché vi segue.
verse-158-v3-stay-sitting-until-dark = Restate seduti fino al buio.
verse-158-v3a = Mangia da terra, poi dalla scarpa, poi dal ginocchio. Quando scendete dal colle viene anche lui, a piedi. Alla curva gli altri gli gridano dietro tutti i nomi che hanno. All'ultimo si volta. «Beor», dice con molta decisione, e salta sul sacco.
verse-158-v4 = Gli stanno piccoli. È sempre stato il più grosso. Ci mette i palmi e non entrano, li sposta e non entrano; continua finché ha le mani rosse. Poi le gira e ci appoggia il dorso, con le nocche contro la pietra. Così entrano.
verse-158-v5 = L'avete messo dove avesse la curva davanti. Il tumulo è già in ordine. Prima di voi ci hanno posato un cappello, con un sasso sulla tesa. È di paglia, da donna. La terra è molle di pioggia e tiene le impronte di piedi nudi, il destro intero, il sinistro col tallone strisciato.
verse-158-v5-told-1 = «Di Tegen», dice Beor. Si toglie il suo, e non sa dove metterlo.
verse-158-v2b = «Presente», dite, per lui. Ci riflettono, tutti, con la testa di lato. È la parola giusta, con la voce sbagliata. Uno scende, vi si mette davanti, e vi fa spostare un poco a sinistra.
dream-158 = Due mani ti coprono gli occhi, da dietro. Sai di chi sono e non lo dici, per farlo durare. Alle dita la corteccia è caduta. Sanno di pane.
nightmare-158 = Hai le mani della pietra. Chi passa ci si appoggia a parlare d'altro. Ha cominciato a piovere, e a nessuno viene in mente il tuo cappello.
location-159-menhir-told-1 = La parola tiene. Lo vedete dalle spalle. Ci mettete accanto l'acqua e il cappello.
verse-159-o1 = «Avete portato il pane sbagliato», dice Ailei, senza girare la testa. «Non fa niente. Ai corvi l'avevo detto che lo portavate, e preferisco passare io per bugiarda.» Vi chiede di mettervi dove può vedervi.
verse-159-o2 = «Niente da annotare», dice Arev. «È da martedì che cerco qualcosa da annotare.» Le labbra non le muove più. Il libro è ai suoi piedi, legato, e sopra c'è un corvo.
verse-159-o3 = «Comodo», dice Beor, prima che possiate chiederlo. Ha il cappello abbassato su un occhio, visto che su tutti e due non ci arriva. «Mettetevi lì», dice. È il posto asciutto, a sinistra. Ha una cosa da dirvi, e quando ci siete non la dice. Guardate la curva insieme.
verse-159-oz = Mentre salite la testa si gira, fin dove può. Vi si chiede da quanto tempo.
verse-159-o0 = Chi sta qui adesso ha un nome, un umore e un limite. «Quanto manca?» vi chiede. Non lo sapete. La vostra faccia lo dice prima che troviate che cosa dire.
verse-159-o0-told-1 = È Gwenneg. Ha scoperto che si può intagliare coi denti, se qualcuno tiene fermo il legno.
verse-159-o0-told-2 = È Mio Cugino. Si è alzato la paga due volte e si è concesso uno sconto.
verse-159-o0-told-3 = È l'uomo con la camicia pulita. Non è stanco. «Resi, ci chiamano», dice. «Me lo sono fatto compitare da un carrettiere.» Chiede se siete voi quelli di ieri. Ieri non c'eravate.
verse-159-o0-told-4 = È uno di voi, e vi passa in rassegna le facce per vedere chi manca.
verse-159-o0-told-5 = Da Ondra, racconta, c'erano degli stivali fuori da una porta, e una cena sotto un piatto. L'ha trovata calda.
verse-159-v1-stay-and-talk-until = Restate fino a sera a parlare.
verse-159-v1-say-not-long-now = Dite: ancora poco.
verse-159-v1-give-him-the-small-chair = Date a Gwenneg la sedia da un pollice.
verse-159-v1-pay-my-cousin = Pagate a Mio Cugino gli straordinari.
verse-159-v1-ask-what-he-thinks-of = Chiedete a che cosa pensa.
verse-159-v1-tell-the-whole-road = Raccontate tutta la strada fatta.
verse-159-v1-go-round-by-the = Passate dall'altro lato del colle.
verse-159-v1 = La pietra, e chi la tiene.
verse-159-v1-take-them-back = Riprendetevi le mani dalla pietra.
verse-159-v1-keep-the-watch = Fate la guardia un pezzo, e ascoltate.
verse-159-v2 = I corvi, adesso, sono scesi. Il nome lo conoscono. Lo dicono piano, prima uno e poi gli altri, e guardano se si volta.
verse-159-v3 = La prende coi denti, la gira, e con le labbra la posa sulla sporgenza accanto alla mano sinistra. C'è già una tavola, grande come un'unghia, e altre quattro sedie. «Cinque», dice Gwenneg. Riconta dall'altro capo. Adesso ne avrà per un pezzo, a decidere chi si siede dove.
verse-159-v4 = «Indennità di colle», dice, «di vento, d'orlo, e quella per essere guardato dagli uccelli.» Fa una moneta. Se la fa mettere nello stivale, dove la sente con l'alluce. «Dite a Ysella», dice Mio Cugino, «che non ho mai tenuto un posto così a lungo. E che qui non grida nessuno.»
verse-159-v5 = «A mia moglie», dice lui, subito. «Sta sgranando i piselli.» Gli chiedete se adesso. Ci riflette con buona volontà. «Ha una scodella blu», dice. Le sue mani, sulla pietra, fanno appena il gesto del pollice che apre un baccello.
verse-159-v6 = La raccontate in ordine e senza saltare niente, perché chi sta fermo da una settimana i buchi li sente. Al punto in cui siete stati stupidi c'è una risata, e le mani non si muovono. «Avanti», dice la voce che avete avuto accanto da Cuanacht fin qui. «E io, a quel punto, che facevo?»
verse-159-v7 = Si fa all'incontrario, dito per dito, e la pietra aiuta. Quando è libero l'ultimo, si spegne dall'alto. I corvi controllano per nome che non resti su nessuno. «Curva anche per voi?» chiede, per tutta la discesa, chi ha tenuto, camminando in mezzo.
verse-159-v2b = «Ancora poco», dite. La prendono com'era intesa. «È quello che avevano detto a lui?» vi chiede, quando avete già i sacchi in spalla. «No», dite. «A lui hanno detto: finché lei ripassa.» «È di più», dice chi tiene.
dream-159 = Qualcuno che non conosci bene fa la guardia per te. Ogni tanto tossisce, per farti sapere che c'è. Una volta dice l'ora, ed è meno tardi di quanto temevi.
dream-159-2 = La guardia passa lungo la fila come un piatto. Ognuno la tiene un po' e la passa. Quando arriva a te non c'è rimasto niente, e ti dicono che era buonissima.
nightmare-159 = Ti volti ed è il tuo turno da un anno. Hai il muschio sul cappotto. Dalla strada sale uno che fischietta, e il cappello che ha in mano è della tua misura.
verse-128-s4-told-31 = «Ti porterebbe giù lui», dice Verme a Talan, di Beor. «A me mi ha portato, e mordevo.» «Davvero?» dice Talan, interessato. «Era solo il cappotto», dice Beor.
