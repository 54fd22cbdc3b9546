verse-155-o1 = I bambini stanno seduti lungo il muro, col mento in su, e leggono. Da quando ci avete scritto si accompagnano fra loro. «Lì smette di salire», spiega uno a uno più piccolo, «e comincia a scendere.» La seguono col dito fino al battiscopa.
verse-155-o2 = Portano su e giù la bambina col vostro filo al polso. Tiene il pollice della levatrice, lo lascia, lo riprende. «Avete visto?» dice la levatrice. «Le altre non lo fanno. Era sua madre, quella della mano, vero? E poi vi ha lasciato. Lei deve averlo sentito.»
verse-155-oz = «Attenti al muro», dice la più vecchia. «È fresco.»
verse-155-oz-told-1 = Sullo scaffale c'è un vuoto, alla vostra altezza. Sull'etichetta c'è *in prestito*, e sotto, più fresco, *ancora*.
verse-155-oz-told-2 = «Chiede di voi», dice una levatrice della bambina che porta un vostro nome. «Indica gli stivali.»
verse-155-oz-told-3 = Accanto alla porta pende una chiave di camposanto. La toccano entrando, e di questi tempi anche uscendo.
verse-155-oz-told-4 = Il papavero è sullo scaffale, con l'etichetta davanti. *Reso*, dice. Non l'hanno fatta lavare via.
verse-155-oz-told-5 = C'è una bambina che finché siete in casa tiene una mano dietro la schiena. Ci avevate messo un dito dentro, per vedere.
verse-155-o0 = Per avere altro muro hanno tolto uno scaffale. Le nascite vanno ad altezza d'occhio di donna, ognuna col giorno e il peso. Più in basso, dov'era intonaco, hanno tirato una riga e sotto hanno cominciato. Il pennello tremava. C'è un nome, e dopo il nome una virgola, che aspetta.
verse-155-o0-told-1 = «Voi vi conosciamo», dice la più vecchia, e si scosta, con le mani unte per aria. «Passate. Adesso scriviamo le une e le altre. Meglio che lo sappiate da me.»
verse-155-o0-told-2 = La strada che sale alla porta è illuminata; l'avete accesa voi, quel primo anno. È quella da cui li portano.
verse-155-v1 = Il corridoio, il muro, la vernice fresca.
verse-155-v1-take-the-brush = Prendete il pennello.
verse-155-v1-ask-why-it-is-so = Chiedete perché così in basso.
verse-155-v1-there-is-a-birth-tonight = Stanotte c'è un parto. Restate.
verse-155-v1-bow-and-go-out = Chinatevi e uscite.
verse-155-v2 = Ce n'è stato un altro, va scritto, e non ne ha voglia nessuna. Era un uomo arrivato per strada da solo, coi pugni sotto le ascelle. Si è seduto sul gradino e ha finito prima di dire chi era.

    «Scrivi *qualcuno*», dice la più giovane. «Era quello.»

    «Non è un nome.»

    «Nemmeno *nessuno*, e se aspettiamo diventa quello.»

    «Nella sinistra aveva questa», dice la più vecchia. La posa sul davanzale. È una molletta da panni, spaccata. «C'è chi lo saprebbe. Bisogna chiedere alle porte, con quella. E di porte ce n'è.» Guardano voi, che avete gli stivali.
verse-155-v2-go-from-door-to-door = Andate di porta in porta con la molletta.
verse-155-v2-write-somebody = Scrivete «qualcuno».
verse-155-v2-put-the-brush-back-in = Rimettete il pennello nel vasetto.
verse-155-v2a = Nell'ultimo vicolo, verso buio, una donna la guarda e rientra. Torna con l'altro pezzo. «Era per lo stenditoio», dice, «quando c'era vento. Il lenzuolo lo reggeva lui.» Jowan, si chiamava. Lo scrivete grande, con la coda della J che scende fino al battiscopa. Una bambina che è arrivata solo fino alla J lo legge alle altre.
verse-155-v2b = Lo scrivete meglio che potete. Prima che asciughi è passato un bambino e gli ha messo un cappello.
verse-155-v3 = «Lo vedono comunque», dice la più vecchia. «Messo in alto, prendono una sedia.» Tiene per il colletto un bambino che si è dipinto un orecchio. «Credevamo che a quell'altra parte ci pensasse chissà chi. Che ci fosse chi li contava. Poi è stato tutti i giorni, e mi sono detta: ma chi l'ha tenuta? *Qualcuno* l'ha tenuta? Sono andata a vedere. Non c'era muro.» Lascia andare il bambino. «Una sola non si può fare. Pare che siano entrati tutti e stiano di là.»
verse-155-v3-told-1 = «Io l'avrei messa dietro la porta», dice Ailei. La rilegge. «No. Meglio dove ci arrivano.»
verse-155-v3-told-2 = Verme non deve chinarsi. Cerca uno spazio della larghezza giusta. «Un posto c'è, se non si sa come ti chiami?» «Ti descriveremmo», dice la più vecchia.
verse-155-v4 = La madre si tiene alla sponda. L'ha detto a tutti, che è solo la sponda. Verso mattina è una bambina. «Guardate», dice la levatrice, e per un momento non guarda nessuna.

    Da un pezzo nascono coi pugni chiusi. Non si dice. Questa ha le dita fuori, tutte quelle che deve avere, larghe nell'aria, e ci sente passare il freddo. La madre stacca le sue dalla sponda per vedere. «A chi somiglia?» chiede. Avvicinano il lume. «Ancora a nessuno», dice la levatrice.
verse-155-v4-told-1 = «Avete le mani buone», vi dicono. «Anche con l'altra.» Dicono quella che ha la vostra ruga in fronte.
verse-221-o1 = Nessa vi saluta con tutto il braccio. La bilancia sta su un palo, all'aperto, per chi la vuole. Le hanno parlato della ruggine. Ogni tanto passa a vedere che cosa ha pesato la gente.
verse-221-o2 = Dal retro del cortile adesso parte una strada bianca, verso i pali. «È perché la trovino al buio», dice Nessa, «e perché la trovi io.»
verse-221-oz = «Non si vende», dice Nessa. «Portarlo non possono. Lasciare i soldi nemmeno.»
verse-221-o0 = Nessa sta al banco della pesa, con le spalle al muro. Stava chiudendo la bilancia per la notte quando l'ha presa. La catena è attorno al polso, l'asta le esce dal pugno, e i piatti pendono di qua e di là. Da allora non sono più stati pari. Seguono il battito.
verse-221-o0-told-1 = «Siete voi», dice Nessa. «Sarete contenti. Adesso la pesa scarsa ce l'ho, che mi piaccia o no.»
verse-221-o0-told-2 = «Una volta avete rastrellato per me e preso il giusto», dice Nessa. «Potete guardare. Agli altri lo faccio pagare.»
verse-221-o0-told-3 = Al collo ha sempre una chiave di camposanto. L'ha avuta da voi. «Me l'hanno chiesta», dice Nessa. «Una con le scarpe in mano.»
verse-221-v1 = Le vasche, i mucchi, il banco di Nessa.
verse-221-v1-sit-down-by-nessa = Sedetevi accanto a Nessa.
verse-221-v1-cart-salt-down-to-the = Portate il sale alla fossa coi suoi ragazzi.
verse-221-v1-go-on-along-the-pans = Proseguite lungo le vasche.
verse-221-v2 = Si siede uno solo. «Che cosa tieni?» le chiedi.

    «Lo vedi che cosa. La bilancia.»

    «E sopra che c'è?»

    Ci mette il tempo che ci mette. Di fretta non ne ha mai avuta. «È venuta una, quando hanno cominciato a metterli nella calce. Aveva una tazza di farina e voleva sale per il marito, e gliel'ho pesato giusto. Al granello. Mi ha ringraziato. Aveva dietro una bambina, che ha guardato il piatto e poi ha guardato me.» Nessa segue l'asta che va su e giù. «*Giusto*, era. Lo rifarei. Vorrei solo che quello l'avesse pesato un altro.»
verse-221-v2h = Nessa, e l'asta che va su e giù.
verse-221-v2-told-1 = «Quell'anno mi avete vuotato le vasche», aggiunge. «Quanti secchi erano? A me risultano di più. No, lascia stare, siediti.»
verse-221-v2-told-2 = «Era giusto», dice Arev. «Lo so», dice Nessa. «Non serve.» «No», dice Arev. Vanno d'accordo.
verse-221-v2h-say-that-you-weighed-it = Di' che l'hai pesato tu; che lo metta a te.
verse-221-v2h-say-that-it-was-fair = Di' che era giusto.
verse-221-v2a = «L'ho pesato io», dici. «La paletta in mano l'avevo io. Mi ha ringraziato. La bambina ha guardato me.»

    «Gliene avresti dato di più.»

    «Le ho dato quello che le veniva.» Prendi l'asta dove le esce dal pugno e reggi lo sguardo di quella bambina, che è alto così.

    Il pollice di Nessa torna indietro. «Sai», dice, «gli occhi di che colore erano non l'ho visto.» «Scuri», le dici. Non lo puoi sapere. I piatti sono fermi.
verse-221-v3 = Si fa lasciandolo cadere. Tolgono la sponda e mandano il carro al passo, e voi dietro col rastrello. Il sale è per la terra, e quello che avanza per chi ci sta dentro. Quando vi voltate è bianco dalle vasche al primo palo, e i gabbiani sono venuti a vedere. Chi porta può guardare quello. Non serve guardarsi in faccia.
verse-226-o1 = Dalla parte vuota la terra torna dentro, con la pala e col cappello. Sono arrivati a un gradino di profondità. A pestarla hanno messo un bambino.
verse-226-o2 = Wenna taglia l'erba fra i pali col falcetto, visto che ha le mani libere. «Li ho ripassati per nome», dice. «Alcuni li avevo messi in ordine sbagliato.»
verse-226-oz = «Oggi nessuno», dice Wenna della parte vuota. Lo dice al mazzuolo.
verse-226-o0 = I pali vanno oltre dove li conoscevate, di un'altra mano, e meno diritti. In fondo c'è Wenna col mazzuolo alzato. Davanti le hanno messo un palo e lo doveva piantare. Non hanno ancora portato la persona a cui servirebbe. Sono giorni che tiene le braccia sopra la testa. Ci hanno legato intorno un panno, contro il sole.
verse-226-o0-told-1 = Beor guarda i suoi, fin dove arrivano. Dietro l'ultimo non guarda; lo sa, chi è che va in giro.
verse-226-o0-told-2 = Una volta li avete contati dall'orlo, con una pertica. Non è più servito.
verse-226-v1 = Pali, calce, un tratto dove non c'è niente.
verse-226-v1-stand-before-wenna = Mettetevi davanti a Wenna.
verse-226-v1-begin-to-fill-in-the = Cominciate a riempire la parte vuota.
verse-226-v1-go-back-up = Risalite.
verse-226-v2 = «Sarebbe per dargli il colpo», dice Wenna. «Non vedo che altro tengo.»

    «Per chi è?»

    «Appunto. Prima c'è il morto, e poi gli faccio il suo. Ho pensato di portarmi avanti. Avevo il palo lì, un'ora libera, l'ho messo in terra, e quando avevo già le braccia su ho pensato: *questo per chi è?*» Non si può asciugare il naso. «Io non voglio che sia per uno. Se lo calo è per uno che c'è. Se no, sto così.»

    La calce è chiarissima. «Vorrei posarlo e che non si fosse alzato», dice Wenna.
verse-226-v2-told-1 = «Voi i nomi li avete letti, su alle spade», dice. «Tutti. Lo pensavo, che me lo chiedevate.»
verse-226-v2-take-the-stake-and-say = Prendi il palo, e di' che è il tuo.
verse-226-v2-hold-a-cup-to-her = Accostale una tazza alla bocca, e va' via.
verse-226-v2a = Smuovi il palo, lo cavi e te lo metti in spalla. «È il mio», dici. «Quando serve lo porto io. Con me non ti devi portare avanti.»

    «E te lo tieni addosso?»

    «Non pesa.»

    Il mazzuolo resta su ancora un poco. Poi le braccia scendono, insieme, pian piano, e la testa del mazzuolo tocca l'erba. Da lì scivola nella fossa da solo. Non allungate la mano. Nei palmi ha lo stampo del manico, da parte a parte.
verse-226-v3 = Wenna porta una pala, e dietro di lei vengono alcuni di quelli che l'avevano scavata. Non osavano chiedere se si poteva disfare. «Fin dove?» dice un uomo. «Fino all'ultimo», dice Wenna. «Poi se serve si riscava. Che stia lì ad *aspettare*, no.»
dream-226 = Scendi lungo la fila, e a ogni palo uno si alza a sedere e ti dice che cosa aveva in forno.
nightmare-226 = È la parte vuota. L'hanno scavata della tua lunghezza. Qualcuno ti ha guardato bene.
verse-222-o1 = Adesso è una tavola sola, ed esce dal vicolo di qua e di là. Mani bianche e mani rosse si passano lo stesso piatto, e lo reggono le bianche. «È vostro o loro?» chiede un carrettiere, di un vecchio che imboccano. «Martedì e venerdì», dice una donna.
verse-222-o2 = Queste le avete bruciate. Ci sono dei riquadri neri, con l'orzo fino al bordo, e sopra la gente ci ha messo delle casse per sedersi, perché da qualche parte si deve pur stare male. Sanno di chi era il fuoco. Una cassa l'hanno tenuta per voi.
verse-222-oz = «Di nuovi non ne abbiamo», dice una donna alla pompa. Fa leva con gli avambracci. «Loro niente. Non gli si *attacca*. Sono di una gentilezza.»
verse-222-o0 = Le case si riconoscono dalle porte. Dietro una porta segnata ci sono i nati. Dietro una senza ci sono quelli tornati, con un lume alla finestra. Alla finestra sta uno con le mani bianche e pulite che si chiede se non sarebbe un'intrusione.
verse-222-o0-told-1 = Da una di quelle segnate uno sporge la testa. Gli hanno detto una parola. A vedervi arrossisce.
verse-222-o0-told-2 = Accanto alla pompa c'è uno spazio largo una casa. La gente ci gira attorno. Nessuno saprebbe dire attorno a che.
verse-222-v1 = Il vicolo, i segni, i lumi.
verse-222-v1-sit-by-a-man-with = Sedetevi da un uomo con due cucchiai.
verse-222-v1-ask-those-at-the-lamps = Chiedete a quelli dei lumi di uscire.
verse-222-v1-leave-by-the-barley = Uscite dall'orzo.
verse-222-v2 = Li ha nello stesso pugno, incrociati. Il suo è d'osso. L'altro è di latta, da bambino.

    «Sarebbe nell'altra casa», dice l'uomo. «Di fronte. Quella uguale. È tornato con loro, avrebbe gli anni che ha, viene allo steccato e chiede se può vedere dove *stava*. È educato. Sta *bene*. Il mio l'ho sotterrato.» Parla ai cucchiai. «Il cucchiaio l'ho tenuto. A lasciarlo andare di là, lo userebbe. Ci mangerebbe la minestra, gli starebbe giusto. E se resta qui è in un cassetto finché campo, e poi è un cucchiaio di latta.»

    «Come si chiama?»

    «Uguale», dice l'uomo.
verse-222-v2-told-1 = È entrata Kerra con le uova. «Devi lasciarli chiamare così, l'uno e l'altro», gli dice. «A voltarsi ci si abitua.»
verse-222-v2-say-you-will-keep-it = Di' che lo tieni tu, come quello che non si usa.
verse-222-v2-say-the-boy-is-waiting = Di' che il bambino è allo steccato.
verse-222-v2a = «Lo tengo io», gli dici. «A qualunque tavola mi siedo, lo metto accanto al mio. Non ci si mangia.»

    «Ti chiederanno perché.»

    «E gli dico di chi è il posto.»

    Li separa, per darti quello giusto, e per farlo li ha lasciati. Allo steccato c'è una voce. Lui alza il suo, per far vedere di che cos'è fatto. «Tu ce l'hai?» grida di là, un po' troppo forte.
verse-222-v3 = Bussate e dite che cosa serve, che c'è da alzare dei cucchiai. Hanno le maniche su prima che finiate. Nella prima casa non sanno dove guardare, né gli uni né gli altri, e si rovescia una scodella. «Le cipolle le faccio come vostra moglie», dice una donna, piano, all'uomo che imbocca. «Non lo faccio apposta. È venuto così.» Lui apre la bocca per l'altro boccone. «Le bruciava», dice. «Anch'io», dice la donna. Si siede.
verse-223-o1 = La barella è appesa ai chiodi. Tegen sta seduta sul gradino accanto, con una cipolla e un coltello, e il vicolo, in fondo, è vuoto. Fra una fetta e l'altra guarda. Non si alza.
verse-223-o2 = Vi passa davanti col secchio, e ripassa col secchio vuoto. Un uomo di traverso sulla soglia gliel'avete messo voi. L'altra volta si ferma. «È durato», dice Tegen, in poche parole, al muro dietro di voi. «Aveva il letto alla finestra. Chi ce l'aveva messo non l'ha saputo. Io gliel'avrei detto.»
verse-223-oz = «I piedi», dice Tegen.
verse-223-oz-told-1 = La brocca è piena. Ha visto chi è stato, e l'ha spostata di un dito, così è sua.
verse-223-o0 = Il gradino è quello, coi bordi consumati dalle dita di chi l'ha portato. Dietro ci sono i letti, su ruote, in fila, e fra le file Tegen, scalza. «Mi fermo sul davanti», dice. «Così vedono tutti che cosa si fa. Lunedì questo vicolo, martedì quello dopo. C'è da stupirsi, chi bisogna andare a prendere. Per morire ci vengono coi loro piedi; per farsi chiedere che cos'hanno, no.»
verse-223-o0-told-1 = «La ciotola l'avevate voi, e siete andati a sinistra», dice. «Non ve ne faccio una colpa. Fino al bucato ve l'ho fatta.»
verse-223-o0-told-2 = Continua con le lenzuola. Alla porta accompagna solo quelli di fuori.
verse-223-o0-told-3 = Sui letti ci sono api. Camminano sulle mani chiuse e non se ne curano.
verse-223-v1 = Il gradino, i carretti, Tegen.
verse-223-v1-ask-tegen-what-they-are = Chiedete a Tegen che cosa tengono.
verse-223-v1-take-the-other-end = Prendete l'altro capo.
verse-223-v1-go-for-the-last-one = Andate per l'ultima del vicolo.
verse-223-v1-look-for-something-that-wants = Cercate qualcosa da fare.
verse-223-v1-wipe-your-feet-and-go = Pulitevi i piedi e andate.
verse-223-v2 = «Guardate», dice Tegen. Scosta una coperta. In quella mano c'è un ditale; nel letto dopo, si direbbe, niente. «Quella è una fattoria intera», dice. «Non fidatevi della misura.»

    «E non la possono posare.»

    «Dove? A chi la lasceresti? Dimmelo. Su quest'isola non si chiede più di badare a una cosa da quando c'erano i re.» Ricopre i piedi. «Me la portano qui. Per cavargliela ci metto la notte, e poi non posso che ascoltare. Io una casa ce l'*ho* già. Andate da Keren», dice Tegen. «Cominciate da lì. Lei non chiede.»
verse-223-v3 = Servono per i vicoli dove non passa il carretto. Andate a prendere una tessitrice col braccio nel telaio, e il telaio con lei. Un ragazzo che parla per tutta la strada. Un uomo che a ogni sasso dice che sa camminare, e lo dicono anche i piedi, per aria. Al gradino li posate ognuno fra i vivi. Gli si dice che giorno è.
verse-223-v3-told-1 = Beor sta dietro. Cammina come camminava verso la calce, al passo, senza scosse, e lo vedono tutti in faccia. Gli chiedono se è lui. «Sono io», dice Beor. «State comodi?»
verse-223-v3-told-2 = «Camminate come lui», dice Tegen a chi sta dietro. «L'avete guardato fare. Be', è un buon passo.»
verse-223-v4 = È vecchia e abita dove finisce il vicolo. Si è tirata addosso la tenda, e ne stringe l'orlo. «Volevo vedere chi veniva», vi dice da sotto. «Di qui vedo tutta la strada, e non veniva un cane.» «Siamo qui.» «Non vi *vedo*», dice la vecchia, felice. Uno di voi la prende dall'altra parte e dice che la strada gliela guarda lui, questo pezzo, e chi passa. Lei fa tutto il viaggio seduta sulle stanghe, a guardare fuori.
verse-223-v5 = È già fatto tutto, e rifatto, da gente che voleva fare qualcosa. Poi vedete che nella brocca accanto alla porta l'acqua è bassa. La pompa è lontana. Ce la portate, la riportate piena. La rimettete nel suo cerchio.
dream-223 = Finisci qualcosa. È piccolo. Lei lo controlla. Ti passa quello dopo.
nightmare-223 = Il letto sei tu. Si sdraiano. Va bene così. Non c'è posto per girarsi.
verse-227-o1 = Quando arrivate fermano il canto, tengono la nota, e vi guardano. Entrate con la voce bassa. «Calante», dice quella con l'ascia, contenta. «Calava anche lui.»
verse-227-oz = «Quanto pesate?» chiedono, per abitudine. «Con o senza?» chiedono adesso.
verse-227-o0 = È venuto a riva dopo tanto che non se lo ricordano, perché quelli col segno non si debbano mettere in barca. Pende. Al piano basso tutto quello che poteva rotolare è contro una parete. Calafatano e cantano, a più voci. In fondo a ogni strofa c'è un buco. Lo lasciano.
verse-227-o0-told-1 = «Questi ci hanno dato peso scarso», dicono di voi sulla passerella. «Fateli salire. Serve a raddrizzarla.»
verse-227-o0-told-2 = In cima una casa è rimasta con gli scuri chiusi. «È la vostra», dice un ragazzo. «È già nel peso. Quando c'è vento ci sediamo dentro noi.»
verse-227-o0-told-3 = Sulla botte migliore c'è un marchio coi chiodi. Era del bottaio. Hanno fatto in modo che stia di sopra.
verse-227-v1 = Le botti, la pendenza, il canto.
verse-227-v1-sit-by-the-old-man = Sedetevi dal vecchio con la fune.
verse-227-v1-help-them-to-bolt-down = Aiutateli a fissare una panca.
verse-227-v1-go-down-the-gangboard = Scendete dalla passerella.
verse-227-v2 = Quando l'ha preso stava alando, con gli altri, sulla tirata lunga. Hanno tagliato la fune di qua e di là. Sta a prua, con una bracciata di corda.

    «Non la fune», dice prima che glielo chiediate, perché gliel'hanno chiesto tutti. «È la voce bassa. Ce l'ho da mio zio. Quelli prendono l'aria e se ne vanno su, e ci vuole uno che resti sotto e dica sempre lo stesso, così sanno tornare.» Ve ne fa un poco, col mento nel collo. Da sola non è granché. «I giovani non la vogliono. Dicono che è noiosa.»

    «È noiosa», conferma una ragazza col mazzuolo. Ha smesso di battere.
verse-227-v2-learn-the-low-part = Impara la voce bassa.
verse-227-v2-say-that-they-can-hear = Di' che si sente che manca.
verse-227-v2a = Ti ci vuole il pomeriggio, con la bocca al suo orecchio. Le note sono poche. Ti viene sempre da salire. «No», dice il vecchio. «*Resta* lì. Lasciali andare.» Di sopra hanno cominciato, gli altri, per sentire come te la cavi. Tu sei sotto e quelli si allontanano, parecchio. Ridici la stessa cosa. Li senti girare.

    Lui batte il tempo sulle assi con la mano distesa, poi con l'altra. La bracciata di fune è dove l'ha lasciata. «Ecco, sono a casa», dice. «Noiosa, no?»
verse-227-v3 = È per quelli che non possono reggersi quando rolla, per il giorno che galleggia di nuovo. Va imbullonata. E prima va provata da uno pesante che ci cada contro. «Al via», vi dicono. Ci cadete contro. Segnano quanto pesate spaventati, che è una colonna che gli mancava.
verse-227-v3-told-1 = Chiedono a Beor se gli dispiace. La panca tiene. Si muove la casa. «È quella giusta», dice la donna con la tavoletta. Sulla spalliera scrive *Beor*.
