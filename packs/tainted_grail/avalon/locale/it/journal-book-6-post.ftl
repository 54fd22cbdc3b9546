verse-book-810 = *A quelli della tavola lunga, sulla strada dei conti, o lì vicino.* «Ho fatto scrivere al sagrestano, per cui badate all'ortografia. I lacci li abbiamo tolti. Oggi c'era una lepre con un piede bianco, e ho pensato che vi faceva piacere che si sapesse. Si guardava intorno come se avesse perso il conto. Jory.»
verse-book-810-told-1 = «Con me siete pari. Cerco qualcosa da mettervi in conto, per avere una scusa per scrivere.»
verse-book-810-told-2 = «Che sia scordata non dico. I ragazzi, quando vi si nomina, dicono *chi?* Lo sanno chi.»
verse-book-811 = È delle undici porte, tutte, una riga per porta, nella stessa scrittura tonda. Hanno saputo che c'è una strada dove la gente è messa da parte. «Volevamo dire che si supera», scrive la terza porta. «Ti alzi, e c'è un particolare. Dopo un po' è da quello che ti riconoscono.»
verse-book-811-told-1 = «Da parte c'è anche della minestra», continua. «È la sola cosa che lasciamo lì. Kerra.»
verse-book-811-told-2 = «Dentro non ci avete voluti», dice in fondo. «Lo diciamo solo per i lumi. Col vento s'è dovuto toglierli dai davanzali.»
verse-book-811-told-3 = Ci sono rigate undici righe. Non ci ha scritto nessuno. Firma l'orzo.
verse-book-812 = È una lavagnetta; vi hanno mandato una lavagnetta. *Grazie di tutto quello che avete fatto*, dice, nella calligrafia del maestro. *Siamo a diciannove. Sotto il diciannove pare che ce ne sia ancora molto. C.* La girate. Il dietro l'hanno cancellato tante di quelle volte che ha la forma di un cucchiaio.
verse-book-812-told-1 = Sotto, sbavato, uno scrive: «Io so fare *venti*. Volete vedere?» Non ci sta.
verse-book-812-told-2 = Vi ringrazia di essere venuti quando siete venuti, e mette la data.
verse-book-813 = «Madama Ysella vi saluta, e ha un cavallo ad Aia di sotto che non riesce a vendere per via di dove guarda. Lo volete, al prezzo dell'anno scorso? Sente dire che dalle vostre parti si paga coi giorni della settimana. Che cambio c'è? Lei una domenica ve la leverebbe, mai messa, e di chi è non chiede.»
verse-book-813-told-1 = «C'è poi quell'altra faccenda. Mentre scrivo ce l'ha lì sul tavolo, di piatto.»
verse-book-813-told-2 = «Mio Cugino vi abbraccia, e non gliel'ha chiesto nessuno.»
verse-book-814 = «Le saline sono bianche fino all'orlo. Vi ho tenuto da parte un pane, pesa quello che pesa. Viene a prendere il sale gente che non ha morti. Dicono che è per lo scalino. Gli chiedo, ma che cosa credete che faccia, il sale? E loro, è che si fa. Nessa.»
verse-book-814-told-1 = «L'ho pesato sulla stessa bilancia che avete usato voi.»
verse-book-814-told-2 = «Quanti secchi erano, quel giorno, ai pozzi? Lo chiedo perché accanto ci devo scrivere qualcosa.»
verse-book-815 = Questa è spolverata di farina, e viene dal mulino. «È fermo, e ci abito dentro. Non credereste com'è grande, quando non gira niente. La sedia di mia moglie è accanto alla tramoggia. Io spazzo. Da sotto la macina è venuto fuori un anello di ferro, grande come un piatto, e non capisco che cosa si possa legare a un mulino.»
verse-book-815-told-1 = «Per me è ancora andata dal guado, come diceste. Se vi viene in mente altro, mi fa piacere.»
verse-book-816 = Data non ce n'è, e l'inchiostro è bagnato. «I letti sono fatti. Avete dimenticato un guanto, o lo dimenticherete. Il signore dell'angolo chiede di voi, e io dico, sono appena su per la strada. Ha preso a tenervi il posto col cappello. Ondra.»
verse-book-816-told-1 = «Per domani avete pagato la cena, ed è in tavola. Finché non l'avete mangiata non sparecchio.»
verse-book-817 = «Dal faro. Era una sera chiara, e ho visto la strada per lungo, con una scintilla a ogni pietra, verso oriente, dritta come una scriminatura. Le ho contate, così. Quello che volevo dirvi è che le ho ricontate, e c'era una cosa che ci andava sopra al passo di un carro, e a ogni pietra, passata quella, la scintilla era più viva. Denzil.»
verse-book-817-told-1 = «Voi ci avete guardato dentro, quindi degli occhi non devo dirvi. Spero che li chiudiate, ogni tanto.»
verse-book-818 = Dal paese della giudice viene un foglio piegato in tre. «Ci è stato chiesto», dice, «se le persone depositate stiano *in* un luogo o *in luogo* di esso. Ne dipende se si possano mandare a prendere. Non siamo stati in grado di decidere. Vogliate guardarne una, e dire se ha l'aria di aspettare.»
verse-book-818-told-1 = «Hedra lo sapeva», ci hanno scritto sotto. «Dicono che sta alla vostra tavola, e che prova delle cose.»
verse-book-818-told-2 = C'è il sigillo di Hedra. L'ha datato, e ringrazia ancora della buona notizia.
verse-book-818-told-3 = Firma una bambina, con l'età. «La sedia ce l'hanno riportata vuota», scrive Eseld. «L'ho fatta accorciare.»
verse-book-819 = «Non c'è niente», dice l'impiegato. Fa il giro, per sicurezza, e guarda da dietro. «No, nemmeno da qui.» Pare che gli dispiaccia. Dopo un momento vi fa scivolare una lettera sua, della sorella, che ha da qualche anno. Parla di una rimessa. «Intanto potete tenere questa», dice l'impiegato.
verse-book-693 =
    «Tu diresti che è crudele», dice Arev. «Non lo è. È risparmio.»

    «Gli ho chiesto che cosa stavano per fare», dice Ailei. «Prima. Uno doveva imbiancare uno scalino.»

    «E allora?»

    «Non si ricordava se l'aveva promesso allo scalino o a qualcuno.»

    Arev alza lo stoppino, e lo riabbassa dov'era. «Una pagina così ce l'avevo», dice. «Cose da fare quando è chiuso l'anno. La tenevo in fondo.»

    «Leggimene una.»

    «*Chiedere alla vedova Trenant se balla.*»

    «Di quando è?»

    «Avrà smesso», dice Arev.
verse-book-694 =
    «Tu che cosa saresti stato?» dice Ailei. «Esattore?»

    «Merce», dice Beor.

    «Lo odieresti. Farti sollevare.»

    «Vorrei sapere come fanno.» Spezza il pane, e le dà il pezzo con la crosta, che lei avrebbe lasciato. «Ne ho sollevati sessanta, e non ce n'è stato uno che mi dicesse se facevo bene.»

    «Te lo dico io. Solleva me.»

    «Diresti che era bellissimo.»

    «No che non lo direi», fa Ailei, punta. Lui allora si alza e lo fa, serissimo, un giro intorno al paranco.

    «Be'?»

    «Prendi fiato nel punto sbagliato», dice.
verse-book-695 =
    «Non lo mangi più al buio, il pane», dice Ailei.

    «Su questa strada c'è luce. Non serve.» Verme le fa vedere che cos'ha, tranquillo. Una crosta, un chiodo, il bottone del cappotto di un morto. «Tanto per quella roba lì io non andrei bene. Quelli là dentro. Io non stavo mai per fare niente.»

    «Stavi per imparare le api.»

    «Quella sei tu. Stavi per insegnarmele.»

    «Allora stavamo per tutti e due», dice Ailei. «Dovevano prenderci insieme.»

    Lui fa il conto, sul bottone. «Veniva cara, la pietra», dice Verme.
verse-book-696 =
    «Metti che ci sia un errore», dice Beor.

    «Non c'è.»

    «Metti che l'avessi trovato. Aprivano le porte?»

    Arev ha ancora sul ginocchio la striscia di carta. «Avrebbero controllato.»

    «E poi?»

    «Mi avrebbero ringraziato.» La piega. «Tu quel muro lo potevi buttar giù. Ti ho visto guardarlo. Ho pensato, lo fa lui, e io non dovrò aver avuto ragione.»

    «Io pensavo che dicevi un numero», dice Beor. «E che così non toccava a me.»

    Ascoltano la strada. Passa un carro, lontano. Da che parte va lo sentono entrambi.
verse-book-697 =
    «Come hai fatto, col fischio?» dice Verme. «O come hai fatto a non farlo.»

    «Si stringono le labbra.»

    «La faccia ce l'hai. È che non esce.» Ne fa un pezzetto, piano, per modello, e Arev soffia, ed è uno spiffero sotto una porta. «Stai pensando a che cosa serve», dice Verme.

    «E a che cosa serve?»

    «Che sanno che arrivi. O che credono che non t'importa se lo sanno.»

    «Che arrivavo io l'hanno sempre saputo tutti», dice Arev. Riprova. Stavolta in fondo c'è uno squittio, come un topo in un granaio lontano.

    «Buona», dice Verme.
verse-book-698 =
    «Io mi fermavo», dice Verme. «Su quella panca. Se non c'eri tu lì davanti.»

    «Faceva caldo», dice Beor.

    «Non era quello. C'era un posto, mi ci ero seduto, e allora era mio. Nessuno mi avrebbe mai detto, e questo di chi è?»

    Beor ci pensa per quanto ci vuole ad allacciare uno scarpone. «Quel baule l'avrei portato in tondo», dice, «il suo o quello di un altro. E ho pensato, quando lo metto giù, io dove sto?»

    «L'hai scoperto?»

    «No.» Fa l'altro scarpone. «Qui», dice Beor. «Fatti in là.»
