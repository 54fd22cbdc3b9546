dream-178 = Sei Re, e torni a casa.
dream-178-told-1 = Ti hanno tenuto la cena. Non te lo chiede nessuno, e ti guardi i polsini, e c'è ancora tutta la sera davanti.
dream-178-told-2 = La camicia l'ha stirata una che pensava ad altro. Ti sta. Nel taschino c'è un dente da latte, in un cartoccio, per fortuna.
nightmare-178 = Sei Re, e la candela non scende. «Con calma», dice. «Ce n'è stato tanto.»
verse-178-o1 = *Verbale. Presente, Ivel. Detto, che si raccolgano i coltelli. Fatto, spazzato.* Ha le maniche rimboccate. Sotto le unghie ha la cera, e tiene le mani piegate in modo che non si veda, come una bambina che è stata alla marmellata. «Siamo come prima», dice. «Il punto non lo si vede, se uno non lo sa.»
verse-178-o2 = Accanto alla porta adesso ci sono delle sedie, quanti siete voi. Ce le ha messe Ivel. Le ha messe a verbale: *Presente, guardia.* «È la prima volta che in quella colonna c'è scritto altro che *il Re*», dice. «Ho dovuto pensare a come si scrive.»
verse-178-o2-told-1 = Accanto all'ultima c'è Gerens, sull'attenti, in calze. Non si siede. Gli è stato detto che è un posto.
verse-178-o3 = *Verbale. Apertura, al calare della luce. Presenti, i nominati. Assenze giustificate, nessuna; non ne ha mai mandate nessuno.* Lo zerbino è stato girato, che si consumi anche dall'altra parte.
verse-178-o3-told-1 = Chi ne scende si stacca dallo zerbino come da una bilancia. Voi avete messo il coperchio. Hanno la faccia grata, e più vecchia.
verse-178-o3-told-2 = Sulla prima riga della prima pagina, che era bianca, c'è un punto, dove Ivel ha appoggiato la penna e ci ha pensato.
verse-178-o0 = In cima c'è una porta, con uno zerbino. È chiusa da dentro, col gancio, da qualcuno che l'ha fatto piano. Di là un cucchiaio viene posato sul legno. Tornate da dove siete venuti.
verse-178-o00 = *Verbale. Presente, Ivel, custode del turno. Inoltre, persone, a pigione in Sotto-Costola. Detto, buonasera.*

    Lo dice. È magra e precisa, e porta un grembiule grigio con una tasca sola, per l'elenco. La stanza è lunga e bassa, sotto costole grosse come alberi. In fondo una tenda. Lungo il muro, le camicie. «Siete di turno domani», dice Ivel. «Non dovete fare niente. Lo dico alla lettera. La carica è tutta lì.»

    «E se non veniamo?»

    «Vengono», dice lei. «C'è la camicia pulita.»
verse-178-o00-told-1 = Vi guarda bene. «Dicono che una vostra parola vale per due», annota. «È comodo. A me manca sempre il secondo.»
verse-178-o00-told-2 = «Là dentro che tiene?» chiede Verme, della tenda. «È una cosa piccola. Ha un fiato che si inceppa.»
verse-178-v1 = La stanza lunga, le camicie, la tenda.
verse-178-v1-look-up-a-name-in = Cercate un nome nel turno.
verse-178-v1-ask-ivel-about-the-procedure = Chiedete a Ivel della procedura.
verse-178-v1-read-the-year-of-the = Leggete l'anno dei pozzi asciutti.
verse-178-v1-go-up-on-the-roof = Salite sul tetto con Ivel.
verse-178-v1-look-behind-the-curtain-low = Guardate dietro la tenda, in basso.
verse-178-v1-listen-to-the-planks = Ascoltate le tavole.
verse-178-v1-tonight-it-is-you = Stasera tocca a voi.
verse-178-v1-speak-to-the-guard-with = Parlate con la guardia senza grado.
verse-178-v1-see-to-the-rope-that = Occupatevi della corda che non è vostra.
verse-178-v1-go-out-into-the-night = Uscite nella notte che è venuta.
verse-178-v1-pick-up-what-lies-in = Raccogliete quello che c'è nel rigagnolo.
verse-178-v1-wait-for-a-man-in = Aspettate un uomo in camicia che non è tornato a casa.
verse-178-v1-sit-under-the-ribs-those = Sedetevi sotto le costole, chi non dorme.
verse-178-v1-go-down-to-the-quay = Scendete al molo prima di giorno.
verse-178-v1-go-down-with-wax-on = Scendete, con la cera addosso.
verse-178-v1-leave-by-the-mat = Uscite dallo zerbino.
verse-178-v2 = *Turno, ultima pagina. Ogni riga, chi, da dove, osservazioni. Un conciatore; Via delle Corde; «ha tossito». Una vedova; Grecale; «pensavo ai piedi». Un ragazzo, in età; Vicolo della Pece; «mi ha chiesto come stavo». Una battitrice, 64; Sotto-Costola; nessuna osservazione. (Ha chiesto che le si tenga lo spazio.)* Le righe sono centoquarantaseimila e rotte. Ci si orienta con l'inchiostro.
verse-178-v2-told-1 = Le pagine vecchie non ci sono più. Stavano al primo ponte, con l'annata. Adesso il turno comincia con un uomo che ha la tosse anche lui e non sa da chi l'ha presa.
verse-178-v2-look-for-your-own = Cercate il vostro.
verse-178-v2-look-for-your-mother-s = Cercate quello di vostra madre.
verse-178-v2-look-for-ysella-s = Cercate quello di Ysella.
verse-178-v2-give-the-book-back = Restituite il libro.
verse-178-v2a = C'è. C'è anzi molte volte, su righe a cent'anni l'una dall'altra, in mani diverse, con mestieri diversi. Chiunque fossero, anche loro non hanno fatto niente. Uno ha messo, alle osservazioni: *avrei giurato di esserci già stato.*
verse-178-v2b = Non c'è; in città non è mai stata. Ma su una riga la penna è rimasta asciutta, e nel graffio, dove il nome non si legge, l'osservazione è una che faceva sempre lei: *be', qualcuno deve pur farlo.*
verse-178-v2c = *Una signora di mezzi; senza recapito. Venuta armata. Pregata di lasciare tutto allo zerbino.* Alle osservazioni, con una mano che ha calcato fino all'anno prima: *non in vendita.*
verse-178-v3 =
    «Camicia», dice Ivel sulle dita. «Zerbino. Cucchiaio. Si sta sulle due impronte. Si accende. Lo si tiene così, tiepido, sopra il punto, e quando è scesa lo si riversa nel tegame. Io dico grazie. Si torna a casa. Non occorre pensare a niente, però la gente pensa; di solito a quello che doveva dire a qualcuno.»

    «Il primo chi è stato?»

    Lei va al principio. C'è una riga con la data e nient'altro. «Non ha firmato», dice Ivel. «Si presume che contasse di tornare la mattina.»

    «E l'ultimo?»

    «*Si veda turno*», dice.
verse-178-v3-ask-her-whether-she-has = Chiedetele se c'è stata anche lei.
verse-178-v3-ask-to-be-put-down = Chiedete di essere messi per stasera.
verse-178-v3-thank-her = Ringraziatela.
verse-178-v3a = «Io tengo l'elenco», dice Ivel. «Non ci posso stare. Chi direbbe grazie?» Guarda il bianco della prima riga. «A volte ho pensato che potrei essere io», dice, «lì. Se facesse il giro.»
verse-178-v4 =
    Sotto quello che la tenda nasconde, spinto indietro nell'ombra fra le gambe, c'è un lettino. È rifatto. La coperta è rovesciata a un angolo, come per qualcuno che sia solo nella stanza accanto.

    «Lo cambio il venerdì», dice Ivel. «È nelle disposizioni. *Biancheria.* Non c'è mai dentro nessuno.» Si sente dirlo. «All'angolo ci faccio attenzione.»
verse-178-v4-told-1 = La seconda voce veniva da qui. Fra le doghe c'è uno spazio, fondo una mano, senza niente dentro che si veda.
verse-178-v4-let-worm-lie-down-in = Lasciate che Verme ci si corichi.
verse-178-v4-let-beor-measure-it = Lasciate che Beor lo misuri.
verse-178-v4-look-at-how-it-is = Guardate come è incastrato.
verse-178-v4-leave-it-made = Lasciatelo rifatto.
verse-178-v4a = Ci sta, con le ginocchia su. Resta a occhi aperti. «Là sopra c'è un nodo del legno che è un cane», dice. E poi, con una voce più piccola, raffreddata: «*Sta ancora parlando con quel signore?*» Si tira su così in fretta che batte la testa. «Non ero io», dice Verme. «Era rimasto nel cuscino.»
verse-178-v4b = Appoggia l'avambraccio lungo la sponda, dal gomito al polso, e di nuovo, e una mano. Quella misura l'ha presa su più letti di chiunque. «Nove», dice Beor. Non parla di palmi. «Un po' piccola per l'età. Nove da poco.» Dalle assi sotto il materasso, adesso che c'è un peso, qualcuno dice tre parole, piano, con una voce d'uomo, e si interrompe come per una porta.
verse-178-v4c = Non c'è un chiodo. Ogni pezzo entra nell'altro come se ci fosse cresciuto e, a chiederglielo, potesse uscire. Quell'incastro l'avete già visto, in un architrave, e negli anelli murati su un molo. All'interno della pediera c'è il segno di chi l'ha fatto, tre linee, come una mano alzata; gliel'avevano fatto quelli di prima, per la bambina, in regalo. Quando ci mettete il pollice le assi dicono qualcosa, con una voce d'uomo, e si fermano.
verse-178-v5 = A candele spente si sente. Le tavole non parlano. È piuttosto come se una volta ci avessero parlato contro, forte, da vicino, e avessero tenuto il caldo.
verse-178-v5-open-the-jar-here = Aprite qui il vaso.
verse-178-v5-open-the-jar-and-look = Aprite il vaso, e cercate che cosa vuole.
verse-178-v5-ask-those-who-stood-here = Mettete insieme le parole di chi c'è stato.
verse-178-v5-hear-what-there-is = Sentite quello che c'è.
verse-178-v5a = È stata nel vaso tutto il tempo che l'ha tenuta la marea, una voce che diceva mezza cosa, e va alle assi come un bambino attraverso una stanza. Dove si incontrano c'è un respiro. Poi è una frase sola, nella voce di un uomo sveglio da molte notti. Non è forte. Adesso basta stare davanti a quel punto e sentirla.
verse-178-v5b = La voce esce un poco e fa il giro della stanza, all'altezza delle ginocchia. Si ferma accanto al lettino. Rimettete il coperchio prima che resti delusa.
verse-178-v5c = *Ordino*, dite al legno. *Stasera. Niente cera.* Quella di un conciatore, quella di una capitana, quella di una che scrive lettere. Fra l'una e l'altra lasciate lo spazio che ha lasciato un coltello. Le assi prendono le parole e le spostano più in là. Basta; è così che la lingua passa sul vuoto e sa il dente.
verse-178-v5d = «*... non ha finito di dormire*», dicono le tavole. Di più non hanno, è la fine di qualcosa. Lo ripetono verso mattina, e poi c'è un rumore che all'inizio si prende per il legno.
verse-178-v6 =
    È alla porta esterna, con un cappotto da cui hanno scucito qualcosa. Saluta, e guarda con che cosa.

    «Gerens», dite.

    «È stato rilevato che qui non c'è nessun sergente», dice Gerens. «C'è una persona alla porta.»
verse-178-v6-told-1 = «È stato per voi», aggiunge. «Vi hanno fatti passare, su una collina, e qualcuno doveva pure aver guardato altrove. Sono stato registrato io.» Non c'è rancore. È contento che lo sappia uno che c'era.
verse-178-v6-told-2 = «Voi l'avete lasciato su», dice dell'uomo sull'albero. «Era corretto. Dopo ho pensato che mi sarebbe piaciuto che mi chiedessero di essere scorretto.»
verse-178-v6-give-him-a-post = Dategli un posto.
verse-178-v6-walk-in-past-him = Passategli davanti.
verse-178-v6-tell-him-to-go-home = Ditegli di andare a casa.
verse-178-v6a = «Di guardia a che cosa?» chiede Gerens. «Da qui non si vede. Alla porta.» «Contro chi?» «Chi entra senza pulirsi i piedi.» Fa dietrofront. Ci mette un po' a trovare il davanti dello zerbino. Quando l'ha trovato ci sta sopra, e piange, senza piegare niente.
verse-178-v6b = Va fino all'angolo. Quando vi affacciate, è di guardia all'angolo.
verse-178-v7 = Pende al buio dietro le camicie, buona corda nuova, impiombata. Qualcuno ha preso le misure. Per terra, in tondo, ci sono otto paia di suole di stracci. «Sera», dice una sagoma sulla trave. «Abbiamo avuto la stessa idea, mi sa. La nostra ha il paranco.»
verse-178-v7-fight-them-for-it = Battetevi.
verse-178-v7-join-them = Mettetevi con loro.
verse-178-v7-say-good-evening = Augurate buonasera.
verse-178-v7a = Resta un paranco, e una suola di stracci, che Ivel prende per l'orlo e registra.
verse-178-v7b = Sono professionisti, della parte di carico, una famiglia. Vi mostrano dove vorrà girare. «L'acquirente l'avete?» chiede la madre. Dite di no. Si guardano da sopra la corda. «Allora è per amore», dice la madre. «È un supplemento.»
verse-178-v9 = *Verbale. Seduta seguente. Tempo, ne fa.* Dallo zerbino si sente terra, fuliggine bagnata, fiori.
verse-178-v9-go-out-into-it = Uscite.
verse-178-v9-stay-by-the-rim-and = Restate accanto al bordo, finché dura.
verse-178-v9a = In piazza un pero fiorisce, fa i frutti e li lascia cadere, nel tempo che ci si mette a passare. In Via delle Corde c'è una sedia su ogni porta, e sopra un vecchio, in quaranta, le mani in grembo; li avevano messi fuori a vedere le stelle, e le hanno viste. Uno del Deposito arriva di corsa, se l'è ricordato, era un *giovedì*; lo grida a tutte le finestre, e piange, perché lei aveva firmato. Un neonato che ha cinque mesi da quando se ne ha memoria si gira da solo. Fa freddo. È la prima notte da quattrocento anni e sta per fare mattina.
verse-178-v9b = Ci tenete la mano sopra mentre va. È come reggere una corda con cui qualcuno corre. Verso la fine sentite, attraverso il legno, ogni cosa che si libera, una febbre, una lite, un dente, un uomo su una collina che voleva sedersi.
verse-178-v10 = Poi arriva la gente coi coltelli. Sono da cucina. Non minacciano nessuno; piangono; hanno lasciato i morti sulle sedie e vorrebbero che fosse di nuovo questa sera, per favore, com'era. Alla prima luce è raschiato fino al legno. E la luce ci ripensa.
verse-178-v10-stand-between-and-do-not = Mettetevi in mezzo, senza colpire.
verse-178-v10-pick-up-one-of-the = Raccogliete uno dei coltelli.
verse-178-v10-sweep-up-the-wax = Spazzate la cera.
verse-178-v10a = È da pane. Il filo si è scurito, per quell'unico lavoro, e nello scuro c'è l'impronta di un pollice, poco fonda.
verse-178-v10b = Fa una tazza. La date a Ivel. In che colonna vada non lo sa, e ne mangia un poco, lì in piedi, soprappensiero, dal dito.
verse-178-v11 = È sulla scala, con una mano sul corrimano. La camicia è ingiallita. L'hanno mandato a chiamare una sera da giovane, è stato lì in piedi, è scesa; e quando si è voltato per tornare a casa ce l'aveva di nuovo davanti. «È spenta?» vi chiede. «La candela? Devo solo aspettare che sia spenta.»
verse-178-v11-take-the-candle-from-him = Toglietegli la candela.
verse-178-v11-say-that-it-is-out = Dite che è spenta.
verse-178-v11-go-by = Passate oltre.
verse-178-v11a = «Ah», dice. Si siede sulla scala, poi ci si stende. Quando Ivel arriva col libro lo trova che dorme, finalmente spiegazzato. Torna indietro di quaranta pagine, a una riga senza punto, e ce lo mette.
verse-178-v12 = *Dal turno, l'anno dei pozzi asciutti. Re, una madre di cinque. Osservazioni, «È l'unica volta quest'anno che mi sono seduta. (Stavo in piedi.)» Re, uno accusato di qualcosa. Osservazioni, «Speravo che me lo chiedesse». Re, una bambinaia. Osservazioni, «Non ha tossito nessuno. Sono stata sempre in ascolto». Re, un forestiero. Osservazioni, «Al mio paese gli avremmo dato la buonasera». Re, lo stesso, per errore d'ufficio. Osservazioni, «Gli ho dato la buonasera. Mi ha dato la buonasera». Re, uno sposo. Osservazioni, «Pensavo a domani, e poi ho visto dov'ero che lo pensavo». Re, la madre di cinque. Osservazioni, nessuna. (Era rientrata dal retro. Non toccava a lei. Si era portata da cucire.)*
verse-178-v13 =
    Dietro le camicie c'è una scaletta, e una botola. Ivel ci sale con l'elenco fra i denti, sempre alla stessa ora, a vedere se è ancora.

    «Lo è sempre», dice, fuori, sul colmo. «Ma uno si sentirebbe così sciocco.» Sotto di voi c'è tutta la città, la prua verso la collina, come l'hanno trascinata.

    «Che fareste», le chiedete, «se una volta salite, e non lo è?»

    La risposta ce l'ha pronta, si sente. «Metterei l'ora», dice Ivel. «C'è la colonna. La traccio ogni volta, accanto a *Chiusura*. Non ho mai avuto niente da metterci, e la traccio lo stesso, in rosso.» Si siede sul colmo. «Credo che andrei a svegliare qualcuno. Non so chi. Bisogna pur dirlo a una persona.»
verse-178-v13-told-1 = «Venite a dirlo a noi», fa Ailei. «Saremo svegli.» Ivel la prende per la manica, per vedere se fa sul serio, e lo scrive.
verse-178-v13-told-2 = Beor ha trovato una tegola scivolata, e la raddrizza, poi passa a quella accanto. Fa tutta la fila.
dream-195 = Dov'era, qualcuno ha apparecchiato. C'è posto per tutti, visto che non c'è un bordo.
nightmare-195 = Ce l'hai sulla schiena. Non puoi posarla, perché è tonda, e non ha un capo da cui cominciare.
verse-195-o1 = La via è aperta, fino in strada. Ne entra un vento, il primo che questa stanza abbia avuto, e volta una pagina del turno, e un'altra, come se cercasse.
verse-195-o1-told-1 = La facciata della casa sta nel vicolo come una mano tesa. I bambini hanno scoperto che ci si può correre sopra.
verse-195-o2 = *Verbale. Presente, il Re. Inoltre, uno spazio.* Ivel ci gira attorno senza scarpe. Aveva cominciato a spazzare, e ha smesso, come non si spazza dove uno è uscito solo un momento.
verse-195-v1 = Un tondo di assi pulite.
verse-195-v1-watch-this-evening-s-king = Guardate il Re di stasera.
verse-195-v1-choose-who-is-to-carry = Scegliete chi porta.
verse-195-v1-try-the-door-again = Riprovate con la porta.
verse-195-v1-carry-it-down-all-eight = Portatela giù, in otto.
verse-195-v1-leave-the-boards = Lasciate le assi.
verse-195-v2 = Il turno continua. Hanno mandato a chiamare un fornaio; ha la camicia, un cucchiaio, e sta sul bordo di niente. Ivel ha acceso il mozzicone. «Su che cosa lo tengo?» bisbiglia lui. «Dov'era», dice Ivel. *Fatto, nulla*, scrive, e per la prima volta le sembra una descrizione.
verse-195-v3 = È appoggiata accanto alla porta, sotto la tela, come una ruota. Per andare più in là ci vogliono otto persone. Va alzata tutta insieme, da gente che a metà scala non si chieda di chi è stata l'idea.
verse-195-v3-those-who-tap = Quelli che battono.
verse-195-v3-men-with-straws = Gli uomini con la paglia.
verse-195-v3-the-white-faces = I bianchi.
verse-195-v3-those-who-came-out-of = Quelli usciti dal Deposito.
verse-195-v3-nobody-yet = Ancora nessuno.
verse-195-v8a = Bersaba ne porta sette, in calze. Prima di prenderla ci battono sopra, uno dopo l'altro, come si chiede a una persona anziana se è comoda. «È sana», dice lei. «Me l'aspettavo.» Sale sulle loro spalle come un tetto.
verse-195-v8b = Hanno portato un organo, un magistrato, una forca con l'impiccato. «Non è che pesi», dice il primo, con la guancia contro il di sotto. «È che non vuole essere posata.» Li pagano a gradino e cominciano a camminare piano.
verse-195-v8c = Vengono lavati, per non lasciarci il segno. Senza il gesso si vede che sono quasi tutti molto giovani, e che uno è un droghiere. «Verrà messa dove ci si arriva», dicono. La portano come porterebbero un giorno.
verse-195-v8d = Sono il numero giusto, e sono anni che li posano e li riprendono. «Da che parte si gira?» chiede Jacca Rowse sulla porta, col bordo davanti sulla spalla. Si guarda il dorso della mano. Gira.
verse-195-v8n = E dalla porta non passa. È larga un palmo di troppo; lo è sempre stata; l'hanno portata dentro, dice Ivel, prima che ci fosse la porta.
verse-195-v8n-arev-lays-the-hinge-flat = Arev mette in piano il cardine.
verse-195-v8n-unhang-the-door-and-the = Sganciate la porta, e il muro con lei.
verse-195-v8n-turn-it-on-its-edge = Mettetela di taglio col paranco.
verse-195-v8n-rest-it-against-the-wall = Appoggiatela al muro.
verse-195-v8h = Si stende. È fatta per quello. Tutta la facciata scende in fuori sulle sue catene come uno che apre la mano, e c'è la città, e le stelle con cui tengono il libro, e un gradino di legno da qui a lì. «L'avevo detto che ci sarebbe stata una porta stretta», dice qualcuno.
verse-195-v8w = Se ne vanno l'architrave, due file di mattoni e l'unghia di qualcuno. La porta la lasciate dove la si possa trovare. Ivel ci passa sopra col suo elenco e per la prima volta guarda il muro da fuori.
