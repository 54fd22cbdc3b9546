verse-book-661 =
    Lo dicono tutti. Viene fuori a pezzi, in tutte le parlate che ci sono, qualcuna in ritardo. «Buonanotte», dicono all'acqua liscia. «Grazie dell'ospitalità.» Il cucchiaio si inclina, e la cera entra al suo posto come se glielo avessero tenuto in caldo.

    Non crolla niente. Per tutta la spiaggia, in basso, si sente il rumore di uno che si rigira nel sonno, e gli scafi si alzano, prima di dietro e poi davanti, come le mucche. «Attenti al gradino», dice Bersaba. Il gradino non c'è più. La gente sale per le assi con quello che può portare. Gli avevano detto di prendere tutto ciò che gli sarebbe dispiaciuto non aver salutato.
verse-book-661-told-1 = «Trecentosessantasei», dice. «Ricevute per intero. Si ringraziano gli ospiti del soggiorno.» La cera l'ha schiacciata una bambina. Gli domanda se vuole il cucchiaio. «No, grazie», dice. «È tuo.»
verse-book-661-told-2 = «Trecentosessantasei», dice. «Ricevute per intero. Si ringraziano gli ospiti del soggiorno. Si chiede se la bambina è stata avvertita.» Non ci aveva pensato nessuno. Glielo dicono attraverso il fasciame della Nave, per bocca di uno che ha una bella voce. Là dentro qualcuno di piccolo si gira dall'altra parte.
verse-book-661-told-3 = In cinque remano su una barca sola, male, ognuno sulla battuta di quello che aspettava. «Insieme», dice Hedra. «Al via di chi?» chiede Talan. Ci pensano, vanno alla deriva, e ridono finché i remi rientrano per conto loro.
verse-book-661-told-4 = I campioni hanno una barca. Su un banco vuoto c'è un remo, legato perché non rotoli. Nessuno ha chiesto di chi sia.
verse-book-661-told-5 = Sull'ultima poppa, in cima a una pertica, c'è un lume. È per chi sta ancora sulle colline, perché veda che adesso si può.
verse-book-661-told-6 = Gwenneg corre con la lampada per tutta la flotta, sopra le murate, sopra le ginocchia della gente, e accende i lumi, uno per uno. Arriva fino in fondo. Poi torna indietro.
verse-book-661-told-7 = Il ragazzo di Keren chiude il granaio di Cuanacht. La chiave la mette sotto il sasso accanto alla pompa, dove la cercherebbe chiunque.
verse-book-661-told-8 = Cuanacht lascia le sedie sulla sabbia, in fila, voltate verso il largo, per chi fosse stanco. Gli schienali rimpiccioliscono.
verse-book-661-told-9 = Sulla spiaggia l'altra Cuanacht, in piedi attorno alla tavola tonda, saluta con la mano. «Avete lasciato la cena», gridano. «Ve la teniamo in caldo.»
verse-book-661-told-10 = Lo scafo delle Carene porta Cuanacht, e una capra. Le giunture tengono.
verse-book-661-told-11 = Le Botti rimorchiano gli altri. Hanno i camini accesi.
verse-book-661-told-12 = Sulla Cappella al timone stanno tutti e due i Cenerini. «Noi ci regoliamo sull'altare», dice Maddern. «Noi no», dice Ia.
verse-book-661-told-13 = Camelot passa una via alla volta, coi lumi appesi. La gente si sporge per dire qual è la sua.
verse-book-661-told-14 = La Nave va davanti a tutti. Le fanno largo; è quella che va più lontano.
verse-book-661-told-15 = Avevate detto che sareste partiti con gli ultimi. L'ultima asse tirata a bordo è la vostra. Sopra c'è sabbia bagnata, con l'orma di uno stivale che non è dei vostri.
verse-book-661-told-16 = L'elenco dei posti ce l'avete voi. Quando li avete spuntati tutti, in fondo resta una riga, ed è la vostra calligrafia.
verse-book-661-told-17 = A voi hanno dato la cuccetta sopra la pompa. Quelli che avete derubato passano a turno, a chiedere se avete dormito. Non lo fanno per cattiveria. La pompa non si ferma mai.
verse-book-661-told-18 = Una che avete derubato vi passa il pane, perché la fila passa di lì. «Attenti», dice. «Scotta.»
verse-book-661-told-19 = I posti li hanno tirati a sorte. Il vostro non ha chiesto di vederlo nessuno.
verse-book-661-told-20 = Sulla Nave adesso si può morire. In ognuna di quelle morti c'è dentro una persona, che resta fino in fondo. Li calano dalla murata con quello che tenevano, aperto, come una lettera a cui si è arrivati.
verse-book-661-told-21 = Sulla Nave metà delle brande ha qualcuno seduto accanto. L'altra metà non fa rumore. Appena possono, fanno cambio.
verse-book-661-told-22 = Quelli delle mani avevano chiesto il fuoco, all'ancora. Ci pensano da soli. Volevano che si cantasse, e si canta.
verse-book-661-told-23 = Metà non ha voluto. Stanno lungo la duna coi fagotti. Arrabbiati non sono. Gliel'avevano chiesto, e poi voi avete contato più forte.
verse-book-661-told-24 = Casvel resta sulla sabbia finché c'è. Ha in mano l'orologio. «Grazie», grida a ogni barca che passa, coi nomi, e non ne sbaglia uno. L'ultima deve tirarlo su per il colletto.
verse-book-661-told-25 = Ysella sgotta, senza paga. «Non ditelo alla Fiera», dice. Della Fiera non c'è uno che non stia sgottando.
verse-book-661-told-26 = Massen butta a mare il registro e si tuffa per riprenderlo. Torna su a mani vuote. «Era bagnato», dice. «Ero bagnato io.» È felicissimo.
verse-book-661-told-27 = Le Contagradini chiamano il fondo dalla prua, una alla volta, e non arrotondano. «Nove.» «E un palmo.» «Ieri era zero.»
verse-book-661-told-28 = Il cane viene a nuoto, chiamato da una parte con un nome e dall'altra con un altro, e arriva.
verse-book-661-told-29 = All'albero è legata un'arnia di paglia. Alle api l'avevano detto la sera prima. Sono venute.
verse-book-661-told-30 = Le due campane pendono da una corda sola, la verde e l'asciutta. «Siamo noi», dice Piran, e molla.
verse-book-661-told-31 = Sul gavone di poppa c'è una tazza, piena fino all'orlo. Non si rovescia.
verse-book-661-told-32 = La pagina è l'ultima cosa che si registra. «La parte di una famiglia, mancante», legge Corentin. Sotto scrive: *a bordo*.
verse-book-662 =
    Il bastone è nuovo. L'hanno tagliato stamattina, di giorno, davanti a tutti, e ha fatto il giro della spiaggia; ognuno ci ha passato l'unghia, per essere sicuro che finisse. Adesso quelli che stavano seduti vicini si alzano. Hanno una parola per uno. È da colazione che se la ripetono, come i bambini mandati a bottega.

    «Qui nessuno mangia da solo.»

    «Qui chi è stanco si sdraia.»

    «Qui c'è un lume per chiunque.»

    All'ultimo bisogna chiederlo due volte. «Torno per cena», dice l'ultimo, piano.

    Il cucchiaio lo posano asciutto. «Vorremmo un anno e un giorno», dite all'acqua liscia. «Abbiamo portato qualcosa per contarlo.»
verse-book-662-told-1 = «Un anno e un giorno è concesso», dice. «Del precedente si prende nota.» Lungo la riva, col cappello davanti, stanno quelli a cui avete chiuso la porta. Continuano a stare.
verse-book-662-told-2 = «Un anno e un giorno è concesso», dice. «Del precedente si prende nota.» Accanto alla corda uno col cappello in mano domanda se darebbe fastidio che si continui a stare in piedi. «Si avrebbe la pratica», dice.
verse-book-662-told-3 = «Un anno e un giorno è concesso», dice. «Del precedente si prende nota. Si chiede chi metterà la prima cera.» Si voltano tutti a cercare un bambino.
verse-book-662-told-4 = Talan è tornato su, alla pietra sopra la strada. Non si è fatto pregare. Stavolta si è portato uno sgabello; dice che cambia tutto, e lo si vede spolverarlo.
verse-book-662-told-5 = Un anno fa non li conosceva nessuno. A fine settimana i bambini ci saltano la corda, coi loro nomi. Sulla porta del granaio un elenco dice chi porta su la cena, che giorno, e chi va se quello non può. «E se non può neanche *quello*?» «Allora vai tu», dice la donna col gesso, «le gambe ce le hai.»
verse-book-662-told-6 = Ce n'è uno a casa, vicino al pollaio, e gli raccontano tutto.
verse-book-662-told-7 = Ce n'è uno sulla Collina del Testimone, a cui una bambina aveva chiesto chi gli portava la cena. È lei.
verse-book-662-told-8 = Ce n'è una della gente con cui avete avuto a che fare. «Non è per quello», vi dice ogni volta, prima che glielo chiediate.
verse-book-662-told-9 = E c'è quella sul mare, che non la voleva nessuno. «Be', qualcuno deve», ha detto il quarto, ed è salito fischiando.
verse-book-662-told-10 = A Cuanacht, accanto alle altre, ci sono delle sedie nuove. Sono di legno verde, e al caldo sudano un po'. «Sono per sedersi?» chiede il più piccolo. «Sono per tornarci», dice Piran.
verse-book-662-told-11 = Il Prato torna a casa in fila. Qualche fila, arrivata a casa, non si ferma. «È solo che andavamo al passo», scrivono, da più in là.
verse-book-662-told-12 = Fra due colline si comincia una Cuanacht, con una pompa, un muro, e una lite sul cancello. L'altra manda le travi. «Ne avevamo due di tutto», dice, «e voi avevate soltanto chiesto scusa.»
verse-book-662-told-13 = I bambini imparano le parole a tavola. «E se uno la rompe?» chiede un maschietto. «Allora è rotta», dice sua madre, «e si va a dirlo.» Le hanno imparate da gente che le sue le ha tenute.
verse-book-662-told-14 = I bambini imparano le parole a tavola. Imparano anche le vostre, come esempio.
verse-book-662-told-15 = Il bastone lo tengono quelli che avete derubato, un mese ciascuno. Voi potete vederlo il giovedì.
verse-book-662-told-16 = Il bastone è appeso dove chiunque può contarlo. Lo fanno tutti, passando, a fior di labbra.
verse-book-662-told-17 = In un paese che prima pagava in persone c'è una data su un muro. Quel giorno uno di voi risale la via col suo fagotto. «Siete in anticipo», dicono. In quella via non avevano mai perdonato tanto a nessuno.
verse-book-662-told-18 = Nella sala lunga chi arriva dà la mano e poi la lascia, per il gusto di farlo.
verse-book-662-told-19 = La sala lunga prende aria. Ci sono letti a cui bisognerà chiederlo un'altra volta.
verse-book-662-told-20 = Le porte le hanno ridipinte. Quando piove il rosso torna fuori.
verse-book-662-told-21 = Qualcuno sta fuori dal conto, di là dall'ultima collina. Volevano altro, e non gli avete dato retta. Mandano le uova, senza biglietto.
verse-book-662-told-22 = Di tasse c'è solo la cena.
verse-book-662-told-23 = Massen fa il giro delle colline con un cesto e senza modulo. Con ognuno si siede finché il piatto è pulito. È ingrassato, a furia di farlo bene.
verse-book-662-told-24 = A chi sta lassù Ysella affitta l'ombra. Il prezzo ai suoi non lo dice. È niente.
verse-book-662-told-25 = Le Contagradini contano alla rovescia. Gli hanno chiesto se è difficile. «Quaranta.» «Meno uno.» «Basta girarsi.»
verse-book-662-told-26 = La bambina che ha il vostro nome è la penultima della lista. Gliel'hanno detto. Ha chiesto che cosa si mangia lassù.
verse-book-662-told-27 = Sul pavimento ci sono ancora i quadrati bruciati. Ci spazzano intorno; in uno una ragazza ha messo un vaso con un fagiolo.
verse-book-662-told-28 = Il cane fa tutte le colline prima di mezzogiorno. Quale preferisce non c'è verso di farglielo dire.
verse-book-662-told-29 = Su una mensola c'è una tazza, piena. La tengono per chi scende.
verse-book-663 =
    Non parte nessuno. È quello che si dice, su per giù. La cera si versa come si mette il paletto in una casa dove sono rientrati tutti; e dal fondo della spiaggia cominciano a darsi la buonanotte, col lume in mano, come sulle scale, fra gente che si rivede a colazione.

    «Allora buonanotte.»

    «Buonanotte. Sei dentro?»

    «Sono dentro.»

    Poi le pietre si spengono, tutte, senza storie, e aspettate di cadere. Non cadete. La sabbia si fa più in là, per lasciarvi entrare. «Ecco», dice chi vi sta accanto, che ha un particolare sbagliato, e ce l'ha sempre avuto. «È solo come si tiene la faccia.»
verse-book-663-told-1 = «Allora le parti sono una parte sola», dice. «Per questo non c'è modulo.» C'è una pausa, e aspettate che chieda qualcosa. Per la prima volta non chiede.
verse-book-663-told-2 = Questo l'avete già provato. È stato per una notte, in una casa senza pietra, e la mattina vi siete alzati.
verse-book-663-told-3 = «Come si terrebbe un uovo», vi avevano detto. Credevate che parlassero di uova.
verse-book-663-told-4 = Tutt'attorno quelli a cui l'avete insegnato lo insegnano agli altri. «Non così stretta», dicono. «Tanto non scappa. Cioè, scappa.»
verse-book-663-told-5 = Talan pianta una siepe, e non gli importa dove va. Hedra sentenzia: *entrambi*. A Corentin la somma viene diversa ogni mattina, ed è raggiante. Gwenneg arriva, in varie occasioni.
verse-book-663-told-6 = Chi era rimasto sulle colline un giorno si guarda attorno. Le colline sono scese dove stanno gli altri.
verse-book-663-told-7 = La canzone di Nolwenn va avanti da sola. Lei è da qualche parte là dietro, e ne canticchia un'altra.
verse-book-663-told-8 = Cuanacht quasi tutti i giorni c'è. Gli altri dicono che è andata su al bosco, e le lasciano il pane sul muro. «Per cena torna», spiegano a chi è venuto a trovarla. «Sedetevi dove sta di solito.»
verse-book-663-told-9 = La fila di sedie di Cuanacht ogni mattina si trova voltata verso chi arriva. Chi le giri non l'ha mai visto nessuno. «Si girano anche per mia sorella», dice un bambino, «che viene solo dalla pompa.»
verse-book-663-told-10 = Di Cuanacht ce ne sono due. Si fanno visita, con le torte. Quale sia quale lo sanno solo le tavole. «La nostra era quella quadrata», dicono, «o no?», e si servono un'altra fetta.
verse-book-663-told-11 = Kerra e Kerra fanno il bucato insieme. Hanno scoperto che avevano mezze mollette per una.
verse-book-663-told-12 = Quello che avete preso torna ai suoi; e anche a voi; e anche a qualcuno che non se n'era accorto.
verse-book-663-told-13 = Quello che torna indietro, soprattutto, sono fienili. Arrivano verso sera, col fieno dentro, e restano al margine della luce come le vacche. «Be', *qualcuno* deve pur prendervi», dice una vedova.
verse-book-663-told-14 = Quelli delle case che avete lasciato stare sono i soli che sanno come si fa. Non se ne vantano. «Avrete voglia di qualcosa di caldo», dicono.
verse-book-663-told-15 = Una mano si apre; una mano si chiude. È solo una mano.
verse-book-663-told-16 = Quelli per cui nessuno aveva tenuto niente se lo sentono chiedere di nuovo, uno alla volta, con garbo, che cos'era. Non è una persona che chiede. È la stanza. «Un cucchiaio», dice alla fine uno. «Volevo solo passarlo.»
verse-book-663-told-17 = Chi voleva altro se n'è andato sbattendo la porta. Continua ad arrivare.
verse-book-663-told-18 = Quel che resta del Conto conta i paletti, e riferisce: *sì*. A rifletterci pare sia il primo rendiconto completo che abbiano mai fatto. L'hanno appeso in ufficio, accanto al bollitore.
verse-book-663-told-19 = I bambini di Casvel contano fino a zero, e vanno avanti. «E dopo che c'è?» chiede una piccola. «Noi», le dicono. Casvel lo scrive sulla lavagna.
verse-book-663-told-20 = La Fiera vende il domani, al prezzo che le costa. «E se non è quello che volevo?» «Lo riportate», dice Ysella, che sta misurando. «Ne abbiamo quanti ne volete.»
verse-book-663-told-21 = Nella cava una faccia si gira a vedere chi è.
verse-book-663-told-22 = Nella paglia dei tetti affondati ci sono le api, e dicono un nome. Per ora non è di nessuno.
verse-book-663-told-23 = Alle arnie si dicono cose che non sono ancora decise. Loro le tengono.
verse-book-663-told-24 = Un cane con due nomi dorme, in due posti.
verse-book-663-told-25 = Una sedia alta un pollice è occupata. Da chi, non si vede; ma le lepri ci girano intorno, e una voce all'altezza degli stivali dice: «Grazie, mi stanno già servendo.»
verse-book-664 =
    Lo dite voi, piano, con le spalle agli altri, come si ordina il carbone. Il cucchiaio non serve. Dentro c'è il nome di un posto, preso da una mappa che nessuno ha disegnato; poi il numero di quelli che ci abitano. Avete badato che fosse giusto.

    Sulla spiaggia non sentono. Vi vedono le spalle. La cera nel tegame si raffredda e fa la pelle, e una bambina ci scrive con una pagliuzza le lettere che sa. Poi la marea, che era lì da prima di mezzogiorno, fa quello che le è stato chiesto. Si volta senza il minimo rumore, come uno a cui hanno dato un altro indirizzo.
verse-book-664-told-1 = «La sostituzione è accettata», dice. «I nuovi titolari saranno informati a tempo debito.» Vi ringrazia. Ha una domanda sola. Riguarda l'ortografia. Glielo dite lettera per lettera.
verse-book-664-told-2 = Vi rilegge le condizioni che avevate lasciato di là dalla soglia. Di avere detto *tutti* non ve lo ricordavate.
verse-book-664-told-3 = L'elenco era di Corentin; nomi, mestieri, focolari, di là dal mare. L'aveva fatto per passione. È tutta la sera che se lo cerca in tasca.
verse-book-664-told-4 = Hedra sale da sola alla pietra della giudice e ci appoggia le due palme. «Che cosa aspetta?» chiedono nel paese là sotto. «Non lo dice», risponde Eseld, che le porta l'acqua. «Le ho chiesto fino a chi. Dice che non c'è una parte che lei possa nominare.»
verse-book-664-told-5 = A casa i campioni bevono quello che era versato. Ha un anno ed è ancora buono. L'ultima tazza la lascia piena un uomo fatto. «Non hai sete?» gli chiede sua madre. «No», dice lui. «Pensavo a chi tocca la prossima.»
verse-book-664-told-6 = A Cuanacht ci sono le campane, il pane, trentacinque a tavola. È come se non fosse stato niente. Il ragazzo di Keren non pesa più; non ce n'è motivo. Solo che non riesce a togliersi il vizio, quando hanno avuto tutti, di guardare quello che sarebbe stato il fondo.
verse-book-664-told-7 = Le file tornano a casa, con le sedie in spalla. Il mare, andando, non lo guardano. Un bambino fa tutta la strada all'indietro, come fanno i bambini, e riferisce. «Se ne va ancora», dice. «È diventata piccola. Ha fretta.»
verse-book-664-told-8 = Cuanacht viene restituita, esatta in ogni particolare. La gente ci cammina sull'orlo dei piedi. «Di chi era?» chiedono di una scodella, di un pettine. Era loro. La rimettono dov'era, e il giorno dopo lo richiedono.
verse-book-664-told-9 = Quello che avete derubato più di tutti fa tanta strada per stringervi la mano. Gli è andata molto bene. «Non porto rancore», dice. «Volevo solo sapere come si fa. Caso mai toccasse a noi.»
verse-book-664-told-10 = Di porte rosse non ce n'è più. Nelle sale lunghe le mani si aprono a file intere, come un campo che spunta. È finito tutto, come smette una tosse quando la visita è passata dal vicino. Qui.
verse-book-664-told-11 = Metà di chi voleva altro se n'è già andata, di notte, per mare, con quello che galleggia. Dicevano che qualcuno doveva avvertirli.
verse-book-664-told-12 = Tresk dà le dimissioni, a penna. *Il motivo è noto alla S.V.* Adesso coltiva rose, lungo un muro. Le pota così corte che i vicini glielo fanno notare. «Se no fioriscono», dice Tresk.
verse-book-664-told-13 = Casvel vi chiede il nome di quel paese, per ringraziarlo. Glielo dite. Lo prova più volte, e non ci riesce. «Non è che sia difficile da dire», spiega. «È che dovrei avere avuto ragione.»
verse-book-664-told-14 = Massen scopre che c'è la casella. *Passività, trasferite.* La guarda finché portano il lume. «Si pensava che si sarebbe pianto», dice alla ragazza che l'ha portato. «Non si è pianto.»
verse-book-664-told-15 = La madre di Demelza insegna a leggere ai piccoli. Comincia dalle lettere di un certo nome. La calligrafia in fondo al foglio era la sua; in quel paese è quella che scrive meglio.
verse-book-664-told-16 = Il cane resta sulla spiaggia, col muso verso l'acqua, finché non vanno a prenderlo. Devono portarlo in braccio. Di notte è di nuovo là; e si sente che abbaia, a intervalli, come uno a cui hanno detto di dare un preavviso.
verse-book-665 =
    Non dice niente nessuno. Si sente un colpetto di tosse. Il bordo lo girano verso la luce, come si gira un piatto per l'ospite, ed è pieno da un capo all'altro; all'ultimo posto c'è la sua goccia come alle altre, un'ombra troppo bianca, ingrigita da uno del mestiere. C'erano voluti un'ora da soli, un coltello e una lima.

    Chi è abbastanza vicino da vedere guarda la cena. Tresk vede. Guarda dritto lungo le tacche, che per una spanna sono più fitte di quanto dovrebbero. Si leva la matita da dietro l'orecchio e la mette via. «Bella serata», dice Tresk.
verse-book-665-told-1 = «Trecentosessantasei», dice. C'è una pausa, la prima che le abbiano mai sentito fare. Un gabbiano percorre tutta la tovaglia. «Trecentosessantasei», dice. Ringrazia i presenti e si ritira, senza fretta, voltandosi ogni tanto, come un ospite a cui hanno fatto notare qualcosa nelle posate.
verse-book-665-told-2 = La mano che l'ha fatto aveva già chiuso un libro a cui mancava una riga. Da allora ha fatto progressi. La riga che aveva lasciato fuori era una famiglia; quello che ha messo dentro adesso è un giorno, ed è un bel giorno, con le sue venature.
verse-book-665-told-3 = Regge come regge una riga tolta. Un po' di pratica c'era, su una scheda, in una cantina piena di schede; se ne andò una famiglia, e non mancò a nessuno. Il polso è lo stesso. «Non si calca», gli avevano detto. «Si lascia come si vorrebbe trovare.»
verse-book-665-told-4 = Un po' di pratica c'era. Si era cominciato con un timbro, per un pedaggio, un giorno di pioggia. «È meglio dei nostri», aveva detto qualcuno di quello. Da lì a qui la strada non è lunga, se non si conta.
verse-book-665-told-5 = Hedra lo sa. Ha fatto il giro con gli altri, con l'unghia. L'hanno vista fermarsi, e proseguire. «È stata una bella serata», dice Hedra. Non l'avevano mai sentita pronunciarsi su una serata. Chiede se c'è ancora pesce.
verse-book-665-told-6 = «Una volta», dice la voce di Hedra dalla spiaggia, «mi hanno detto che erano partiti tutti e cinque. Era gente con quella faccia.» Nessuno chiede quale. «Gli ho messo la data», dice la voce. «Gli ho fatto una festa.» Il pane continua a girare.
verse-book-665-told-7 = I campioni si siedono. Parlano di pioggia. «Ce ne vorrebbe», dice uno. «Ce ne vorrebbe», convengono. Arrivato in fondo ognuno ha visto, e ognuno ha creduto che gli altri non avessero visto. È esattamente così che erano partiti.
verse-book-665-told-8 = Le pietre restano accese, a vuoto. Cuanacht dorme male, come una casa dove è cessato un rumore. «Hai sentito?» chiedono, tirandosi su. «Che cosa?» «Nemmeno io.»
verse-book-665-told-9 = Le file tornano a casa, e la trovano tale e quale. Sul davanzale c'è la stessa mosca. «Avrei giurato di averla chiusa», dice una donna, della porta. È chiusa. Lo dice per una settimana.
verse-book-665-told-10 = La tavola tonda di Cuanacht la fanno quadrata, con la pialla. Non ci vuole niente. A guardarla era già quasi quadrata. «Lo è sempre stata?» si chiedono; e quelli che se lo ricordano sono quelli che dicono di sì.
verse-book-665-told-11 = Tutti quelli a cui dovevate sono pagati, in una moneta che vale dappertutto. La mordono. È buona. «Non me l'aspettavo», dice l'uomo a cui avevate preso il posto, e la gira, per vedere il rovescio. C'è. C'è anche l'anno.
verse-book-665-told-12 = Da pagare non c'era nessuno. Ci avevate pensato prima, una pietra dopo l'altra, col vostro pane e con le vostre notti; quasi spiace. Di tutta quella spiaggia siete gli unici a non averne motivo.
verse-book-665-told-13 = Le mani si aprono, per tutta la sala lunga, nello stesso istante, col rumore di uno stormo che si alza. In ognuna resta il segno di quello che teneva. I segni si possono leggere, e dicono tutti la stessa cosa.
verse-book-665-told-14 = Qualche mano si apre. La gente passa fra i letti e dice «Ecco», e «Visto»; e quando arriva a una che non si è aperta lo dice un po' più forte.
verse-book-665-told-15 = Il rosso rientra, sotto la pelle. Bisogna sapere dove guardare. Le strette di mano sono diventate brevi, e calorosissime, e dopo tutti guardano il soffitto. Aspetta.
verse-book-665-told-16 = Di quelli a cui non avevate dato retta qualcuno, dalla strada, si volta a guardare la Tavola. Non saprebbero dire che cosa.
verse-book-665-told-17 = Corentin, sul gradino di una casa, sbaglia di uno. È contentissimo. «Mi venivano trecentosessanta*cinque*», dice ai piccioni. «Avrò avuto fame.»
verse-book-665-told-18 = Kerra porta ad Arev le uova. Non l'ha mai sentito nominare. Gliele conta nella mano sinistra, si ferma, e guarda la mano. «Scusate», dice Kerra. «Non so che cosa stavo per dire.»
verse-book-665-told-19 = Nel piatto Tresk vi ha lasciato la matita. È corta, rossa da una parte, e ve l'ha temperata. È andata via senza cena. «Ha detto che è tutto esatto», riferisce il ragazzo che l'ha vista andare.
verse-book-665-told-20 = Arriva il conto di Ondra, esatto, per una cena che non mangerà nessuno. È voce per voce. C'è la candela, e c'è, piccolo piccolo, *girarsi dall'altra parte*. Lo pagate. Vi dà il resto.
verse-book-665-told-21 = Le due campane suonano. C'è un capello fra l'una e l'altra. Il giorno dopo Piran sta appeso alle corde con una lima, e ne toglie un po' all'una, poi un po' all'altra. «La trovo», dice. «Devo solo capire quale delle due mente.»
verse-book-665-told-22 = C'è una gallina di troppo. La sera le contano, in cortile, ed è quella che entra per ultima. Fa le uova; le uova sono a posto. A romperne una per primi non ci tiene nessuno.
verse-book-666 =
    È Verme. Stava su una gamba sola, a riva, senza scarpe, e non lo guardava nessuno; guardavano la candela.

    «Vado io», dice Verme.

    Lo dice alla marea, con la voce di un ragazzo che si offre di prendere una cosa nell'altra stanza. Le teste si voltano, troppo tardi. «Non sei obbligato», gli gridano. «No», dice Verme. «Lo so. È per quello che è una promessa.» Non ne aveva mai fatte. Si guarda attorno, piuttosto fiero, per vedere che cosa si fa dopo.

    Allora parla il pozzo, quello grande. L'avevate preso tutti per il mare.
verse-book-666-told-1 = Avvicina le due metà; si sente che combaciano. «Un bambino. In pegno fino a restituzione. Restituito.» Poi legge il nome, una volta, e non era mai stato una parola sola: «**Devedhys**.» «Sì», dice Verme, come si risponde all'appello.
verse-book-666-told-2 = Il patto è rispettato alla lettera. Alla Sala avevate chiesto il tempo di qualcuno. L'avevano scritto sotto dettatura, senza capirlo, e messo da parte. «Ecco qualcuno», dice.
verse-book-666-told-3 = La fune la tiene Nolwenn. «Peso?» grida lui. «Non sei niente», dice Nolwenn. «Sei un *guanto*.» Dalla spiaggia la chiamano per cena, per nome, due volte, e la seconda è sua madre. Gira la testa. Non va.
verse-book-666-told-4 = La fune la tiene Nolwenn. Che cos'è non gliel'hanno detto. «È per il bucato?» chiede. «Più o meno», dice qualcuno. La fila a otto a otto, e ogni volta tasta se c'è la fine. Canticchia, per tenere il conto, e da sotto le rispondono.
verse-book-666-told-5 = Se la lega da solo a una gamba della Tavola, e prova il nodo, e lo riprova, visto che per una volta è il suo. «Chi tiene il capo?» chiede. «Noi», dicono. È vero; passa fra le mani di tutti, fino alle barche.
verse-book-666-told-6 = A Cuanacht trovano che gli devono la cena, una per una, fino a un anno in cui non era nato nessuno di loro. Gliela mettono in tavola. «Sono tanti ceci», dice il ragazzo con la paletta. «E allora cominciamo», dice Lowena.
verse-book-666-told-7 = In fondo alla fila di Cuanacht c'è una sedia con sopra un secchio. Quando la fila si sposta l'ultimo li porta tutti e due. Non gliel'ha detto nessuno. «È solo perché sia bagnato quando gli serve», dicono.
verse-book-666-told-8 = L'altra Cuanacht un ragazzo con quel nome ce l'aveva già. Si erano sempre chiesti per chi era. Viene di qua, con le scarpe in mano. «Sono andato?» chiede. «Sì», gli dicono. «Ero bravo?»
verse-book-666-told-9 = «E quelli?» chiede una donna, di tutto quello che avete preso. Ha con sé il biglietto, col numero. «Uno alla volta», dice il pozzo. Il primo si sta già pulendo le scarpe.
verse-book-666-told-10 = Un nome compra tanto terreno, contato al braccio. Lo misurano davanti a voi, coi picchetti, e a buio si sente ancora il mazzuolo. È tutto. «Lui l'avrebbe avuto per meno», dice un uomo.
verse-book-666-told-11 = Nella sala lunga, dove passava lui uscendo, le mani sono aperte. Non ne aveva mai tenuta una. Passando ci metteva dentro qualcosa, un sasso, un bottone; ce l'hanno ancora tutte.
verse-book-666-told-12 = Nella sala lunga, dove passava lui, di mani aperte ce ne sono. «È venuto qualcuno?» chiedono, di letto in letto. «Per il pozzo?»
verse-book-666-told-13 = Lungo la strada le mani si allungano a prenderlo. Addosso non ha niente a cui aggrapparsi. Si chiudono sull'aria dov'era, e la mattina si vede che riposano soltanto.
verse-book-666-told-14 = Più in basso, su una panca, gente che non smette di parlare si stringe, per uno. «Ci si siederebbe», dice una voce. «Ci sarebbe il pane.» «Va bene», dice quella di Verme.
verse-book-666-told-15 = Chi gli ha preso il cappotto non lo vede nessuno. Là sotto lo tengono come si tiene quello di un ospite. «È da rammendare», gli sentite dire.
verse-book-666-told-16 = Il cappio rosso gli sta al polso. Gliel'avevano tenuto all'asciutto per nove anni, e non avrebbero saputo dire perché. «È un po' stretto», dice Verme. «Sono cresciuto.» Regge più di quanto dovrebbe. Ha sempre retto di più.
verse-book-666-told-17 = Il cane guarda giù per il quarto pozzo per il resto della vita, di buon umore, con le zampe davanti sull'orlo. Gli danno da mangiare lì. Ogni tanto ci lascia cadere qualcosa, un osso, un guanto, e aspetta, e pare che gli rispondano.
verse-book-666-told-18 = Le scarpe le ha lasciate una accanto all'altra, come si fa dove è pulito. Sono due sinistre. Una bambina le gira, per il verso giusto per quando torna su.
verse-book-666-told-19 = Metà di loro voleva altro, e aveva già il fagotto in spalla. Lo posano, e vengono a prendere la fune, in un punto qualsiasi.
verse-book-667 =
    La candela scende al piattino, frigge, è spenta. «Grazie», dice Ivel, per abitudine.

    Su tutta la spiaggia nessuno ha detto una parola. Ognuno pensava che a un altro sarebbe venuta meglio. C'è l'odore. C'è la cena, per strada fra il piatto e la bocca. «Era quella?» chiede un bambino, e si guarda attorno in cerca di uno che glielo dica.

    Non è buio. La luce è quella di prima, e viene dalla stessa parte. Avete la bocca aperta. Adesso lo dite. Ce l'avete chiarissimo; comincia con
verse-book-667-told-1 = «Non è stato detto niente», osserva. «È stato tenuto. Sarà messo con le trecentosessantacinque, nell'ordine di arrivo. Non è un rimprovero. Si chiede se stasera, qualora facesse comodo, i presenti gradirebbero
verse-book-667-told-2 = I campioni che ci sono stanno dove stavano per. C'è un ginocchio piegato; bastava continuare. C'è un fiato preso, di quelli con cui si comincia una frase che non va riletta. Uno l'avevano chiamato per nome, da dentro casa, e si è appena girato verso la
verse-book-667-told-3 = Sulle colline non si sono ancora voltati. Da un momento all'altro si sentirà un passo sulla strada, un passo che conoscono; e sarebbe un peccato, dopo tanto, non avere la faccia verso la
verse-book-667-told-4 = A Cuanacht la tavola è apparecchiata. I cucchiai li hanno contati fino al penultimo. Il ragazzo ha la paletta alzata, rasa, col pollice di traverso. Sta decidendo di avere pena di uno e di aggiungere
verse-book-667-told-5 = Della fila di Cuanacht le sedie in fondo hanno appena cominciato ad alzarsi. Dovevano girarle, perché una buona volta dessero le spalle al vento. La prima delle donne ha preso la
verse-book-667-told-6 = Alla sua tavola tonda Cuanacht ha preso fiato, tutta insieme. Hanno da dirvi ognuno la stessa cosa. È gentile. Hanno la bocca aperta, ed è arrivata fino ai
verse-book-667-told-7 = Quelli che avete derubato si erano decisi. Ne avevano parlato attorno al fuoco, di quanto faceva, e a che serviva. La donna col biglietto è in piedi. L'ha strappato fin quasi in fondo. Bastava aspettare che
verse-book-667-told-8 = A nessuno è dovuto niente. Avevate pagato via via, per tutta la strada. Stavano per ringraziarvi, per mezzo di un uomo con un elenco, che si è messo gli occhiali e ha trovato la
verse-book-667-told-9 = Le mani, tutte, che tengono. Di qui ai Gradini non c'è più una porta senza il segno. Nella sala lunga hanno messo i letti così vicini che ognuno arriva a quello dopo. Quello dopo ha
verse-book-667-told-10 = Qualche mano è aperta. In quella più vicina, che teneva da un anno, il mignolo si sta alzando. Sotto si vede l'angolo di quello che
verse-book-667-told-11 = Casvel sta attraversando la spiaggia per ringraziarvi. Di che cosa, lo sa; tutta la vita ha saputo le cose un po' prima degli altri. Ha un braccio teso, con l'orologio, e sulle labbra il numero che viene dopo
verse-book-667-told-12 = A Ysella è venuto in mente che cosa potrebbe darvi gratis. Le è venuto di colpo. È una cosa così piccola che ride. È scesa dal carro per
verse-book-667-told-13 = Chi veniva a dirvelo deve soltanto passare la duna. Si vede un cappello, e sotto, se non lo si guarda dritto, una faccia che è corsa fin da
verse-book-667-told-14 = Una coda, che sta per
verse-book-667-told-15 = La corda di Piran, che sta per
verse-book-667-told-16 = Una tazza
verse-book-1041 = L'orlo risale la spiaggia senza fretta, come chi tira le tende quando gli ospiti hanno girato l'angolo. Prima i paletti. Poi il faro, che all'ultimo fa luce. Poi la collina di gesso, con le braccia aperte. Da bordo la gente dice i nomi dei posti finché li vede, e quando non li vede più li dice lo stesso, più piano, per non perdere il conto della strada.
verse-book-1041-told-1 = A poppa la bambina ha ancora la cera sul pollice. «Buonanotte», dice alla riva, perché le hanno insegnato a dirlo uscendo.
verse-book-1041-told-2 = A poppa c'è una bambina di Cuanacht. Ha la cera sulla manica, dove l'hanno tenuta. «Buonanotte», dice alla riva, perché le hanno insegnato a dirlo uscendo.
verse-book-1041-told-3 = Noi guardavamo avanti; ce l'ha raccontato lei. Ha detto che là dietro, dove non c'era più niente, qualcuno si è seduto. Era in piedi da tanto. Si è tolto il cappello e se l'è messo sulle ginocchia.
verse-book-1042 =
    È passato un anno, meno un giorno. Le tacche sono in pari; la gente entra a guardarle come si guarda l'ora. Alla pietra sopra la strada chi ci sta ha cominciato a dare un nome ai corvi, e gli altri lo hanno pregato di smettere. Il bastone l'abbiamo tagliato noi, e si sa quant'è lungo.

    Domani dovrà alzarsi qualcun altro, fra quelli che da una settimana guardano nel piatto, oppure bisognerà pensare a qualcosa; c'è tutta stasera. Si è messo a piovere. Una bambina di nove anni sale la collina con un piatto coperto. Le hanno detto di non correre. Affretta il passo.
verse-book-1043 =
    Provano a fare un censimento. Viene un impiegato con una tavoletta, bussa, e chiede quanti siamo. Gli danno una sedia. Una donna comincia a dirglielo, partendo da sinistra; a un certo punto si apre la porta, e lei per giustizia ricomincia. C'è la minestra. Lui ha posato la matita, perché non ricorda in che mano la teneva, e si è messo, e gli riesce, a pelare una cipolla.

    Certe sere alla finestra c'è una collina. Altre sere è il mare che si affaccia, a vedere che cosa si mangia. La tavola lunga è apparecchiata per quaranta, e basta sempre, giusto. Entra sempre qualcuno; stasera è uno con la neve sul cappello, che chiede se è in ritardo. «No», gli dicono. «Ci siamo appena seduti.» Lui appende il cappello sopra gli altri.
verse-book-1044 =
    Un anno dopo arriva una lettera, col sale nelle pieghe. *Da Granaio di Mezzo, ai vicini di là dal mare, presso il lume. Non ci conoscete. A primavera la nostra pietra ha cominciato a chiedere grano. È molto educata. Vi abbiamo mandato i migliori che abbiamo, perché gli insegniate come si fa; si sono portati l'avena, e il più piccolo corre bene. Torneranno fra un anno e un giorno. Se poteste levare un lume.*

    Il lume l'abbiamo levato.

    Sul retro, di mano di un bambino, ci sono cinque sedie, disegnate a memoria. Una è più bassa.
verse-book-1045 =
    Fino a primavera non succede niente. Un pozzo dà una tazza in meno. Poi, in una casa sulla strada, lo specchio è in ritardo; loro ridono, e lo aspettano. A giugno arriva una ricevuta per una cosa che non abbiamo comprato. È compilata benissimo. Il sigillo è autentico, e alla voce *osservazioni* dice: *come da campione*. Ha imparato.

    In cortile c'è un gradino dove la luce è migliore.
verse-book-1045-told-1 = Arev ci sta seduto e conta il resto nel palmo, per la seconda volta, ed è giusto, e continua a contare.
verse-book-1045-told-2 = Ci sta seduto chi l'ha fatto, col resto in un piattino, e conta, ed è giusto, e continua a contare.
verse-book-1046 =
    A sera i pozzi sono tornati su, tutti e diciassette, dolci, fino all'orlo. La gente corre dall'uno all'altro a vedere. Le pietre sono tiepide come i muri, di sole. Ha detto che il conto è chiuso; ha ringraziato tutti, e si è ritirata come una marea.

    C'è la cena. Sono ceci. Mettiamo una ciotola. Aspettare pare brutto, e cominciare pure. Dopo un po' una donna si alza per tirare su la fune, che non resti fuori tutta la notte, e la fune viene, asciutta, sempre di più, senza un peso che si possa chiamare peso. In fondo, legata con un nodo di cui andava fiero, c'è una coperta, piegata in quattro.
verse-book-1047 =
    È ancora stasera. La cena è per strada, fra il fuoco e le ciotole; avevano apparecchiato per tutti. Non fa freddo e non si fa tardi. Per tutta la spiaggia stanno in piedi come quelli del turno, coi polsini puliti.

    Lungo la duna c'è uno steccato. C'era anche prima. Ogni volta che lo si guarda c'è un paletto in più, o ce n'è uno in meno. Nessuno conta.

    Uno steccato; i paletti.
verse-book-661-told-33 = «Che cosa gli dico?» chiede Ailei, delle arnie. «Che vengono anche loro», dice una bambina. «Quello lo sanno. Dico la verità.» «Che veniamo *tutti*.» Si china e glielo dice.
verse-book-661-told-34 = «Ci siete tutti?» grida Arev dalla murata. «Tutti», gridano. Lui guarda la pagina, tira la riga, e sotto non ha una somma da mettere. «Mi fido», dice Arev.
verse-book-661-told-35 = Beor porta su chi non riesce a salire. «Io l'ho sempre fatto all'incontrario», dice a una vecchia. «Ma vi viene benissimo», dice lei.
verse-book-661-told-36 = «È fondo?» chiede Verme, appeso alla murata. «Molto», gli dicono. «E sotto non c'è niente da pulire?» Per tutto il primo giorno sta seduto sulle mani, come un ragazzo in vacanza.
verse-book-662-told-30 = «Avranno freddo?» chiede una bambina ad Ailei, di quei quattro. «Sì», dice lei. «Gli dispiacerà?» «Sì.» Si sente mentre lo dice. Non piange nessuno. Sono andati a cercare le coperte.
verse-book-662-told-31 = Arev registra la cena. «Sotto che voce?» chiede il ragazzo che gli riga i fogli. «*Pagato*», dice Arev. «E si paga tutte le sere?» «È così che si vede che si paga.»
verse-book-662-told-32 = Quando gela i piatti li porta su Beor. «Non occorre che restiate», dice chi sta alla pietra. «Lo so», dice Beor. Per un po' la prende dall'altra parte, per vedere.
verse-book-662-told-33 = «E io che cosa tengo?» chiede Verme. Gli dicono che non deve tenere niente. Lui sale lo stesso, una collina per volta, e si mette con la schiena contro chi ci sta, così c'è uno da cui farsi dare il cambio.
verse-book-663-told-26 = «Ma sono morti o no?» chiede Ailei, di certi in fondo alla tavola. «Passagli il pane», dice la donna accanto, «e vedi.» Lo prendono. Ringraziano. «Non è una risposta», dice Ailei. «È *pane*», dice la donna.
verse-book-663-told-27 = Arev fa la somma a matita, poi col gesso, poi sull'acqua con un bastoncino. «Quanto fa?» gli chiedono. «Tanto», dice Arev. Lo ripete, per vedere dove andrebbe la riga.
verse-book-663-told-28 = «Dove lo metto?» chiede Beor, che ha uno in spalla. «Dove andava?» Glielo chiede. «Dice qui.» Lo posa, e si guardano attorno tutti e due.
verse-book-663-told-29 = Verme si cala nel pozzo ed esce da un altro. «È lo stesso», riferisce. «Ha solo due capi.» Si fa pagare da tutti e due i paesi. Si dimenticano tutti e due, e lui lo segna, per gusto.
verse-book-664-told-17 = «È brava gente?» chiede una bambina ad Ailei, degli altri, di là dal mare. È una domanda giusta. Lei ha sulla lingua la risposta gentile, che non c'è nessuno. «Sì», dice Ailei. È la cosa peggiore che abbia mai detto, ed è solo vera.
verse-book-664-told-18 = «Quadra», dice Arev. Gli chiedono di ricontrollarla, e lui lo fa, da capo. «È solo che c'è una pagina a cui non posso andare.» «Quale?» «La loro», dice Arev.
verse-book-664-told-19 = Beor non capisce che cos'ha alla spalla. Sopra non c'è niente. «Hai posato qualcosa», dice Tegen, tastandogli l'osso. «Che cos'era?» «Non lo so», dice Beor. «Ce l'avrà qualcuno.»
verse-book-664-told-20 = «Ce l'hanno un pozzo?» chiede Verme, di quel paese. Suppongono di sì. «E chi ci calano?» Non lo sa nessuno. Quell'inverno lo domanda più volte, a cena, a gente che sta mangiando.
verse-book-665-told-23 = «Allora è tutto a posto?» chiedono ad Ailei. Chiedono sempre a lei. «È tutto a posto», dice Ailei. Solo a metà strada si accorge con che voce l'ha detto.
verse-book-665-told-24 = «Io un'annotazione falsa non l'ho mai fatta», dice Arev alla cena, per prova. «È la prima, ed è la più grande che esista. Credevo che pesasse di più.» Non gli viene via la cera da sotto l'unghia.
verse-book-665-told-25 = Quando è finito Beor è uscito da sotto, e si è visto che la Tavola restava com'era. «Regge», dicono. «No», dice Beor. «È che non gliel'hanno detto.»
verse-book-665-told-26 = «Guarderà nel pozzo», dice Verme. «Chi?» «Quella. Controlla sempre.» Gli dicono di mangiare. Mangia, voltato verso la porta; di cose così ne ha stimate tante, e sa quando una è fatta bene.
verse-book-666-told-20 = «Se chiedono», dice a chi gli si avvicina, «dite che è il solito.» L'ha stimato. È tutto quello che ha, e ce la fa. «Credevo di più», dice Verme.
verse-book-666-told-21 = «Gli dirò che sei andato perché volevi», dice Ailei. «È per gentilezza o è vero?» chiede Verme. Lei ci pensa. «Non sento la differenza», dice Ailei.
verse-book-666-told-22 = Arev ha aperto il registro a *dovuto a*. In cima alla pagina adesso c'è un nome. «Non verrà chiuso», dice. «Ci penso io.» «E gli interessi?» chiede Verme. «Ci sono solo quelli», dice Arev.
verse-book-666-told-23 = Beor si è messo in mezzo. Non dice niente. Sta lì, largo come una porta. «Tu non ci passi», gli spiega Verme, con gentilezza. «T'incastri.» Beor si sposta. Lo cala lui, il primo braccio, tenendolo per i polsi.
verse-book-667-told-17 = Ailei ce l'aveva pronta. Era quella vera. Non è lunga; si era tolta il velo apposta. «È», dice Ailei
verse-book-667-told-18 = Arev ha l'unghia sull'ultimo pezzo di bordo. Aveva visto, in quel momento, come farla tornare. «Se si riporta il», dice Arev
verse-book-667-told-19 = Beor è sotto, e la tiene in piano. Gli aveva detto che la teneva quanto volevano. Lui
verse-book-667-told-20 = Verme ha un piede nell'acqua. Aspettava solo che finissero di parlare. «Va», dice Verme
verse-book-661-told-37 = Si chiama *Domani*. «È questa?» chiedono salendo, e gli dicono di badare alla testa.
verse-book-661-told-38 = Si chiama *Quando Puoi*. «E puoi adesso», le gridano dalla sabbia.
verse-book-661-told-39 = Si chiama come i due secchi. Lui sgotta col suo, lei col suo.
verse-book-671 =
    Ailei lo dice alle api. Prima deve trovarle, dovunque siano andate, e poi si siede fra i coperchi senza velo. Gli dice tutto in una volta: i morti, per nome; quelli che aveva detto con dolcezza; chi era stato a dirlo, e con la voce di chi. Ci vuole un'estate. Certi giorni deve fermarsi, e loro aspettano. Quando è arrivata in fondo glielo dice.

    Restano.
verse-book-1051 = Un bambino chiede ad Ailei se farà male. Ha una scheggia, e farà male. C'è lo spazio di un respiro in cui esce una cosa oppure l'altra, e in tutta la vita non ha mai saputo prima quale. «No», dice Ailei, in tempo per essere gentile. Poi il piede non lo lascia. «Sì», dice. «Un po'. Prima l'ho detto perché ti voglio bene.» Il bambino ci riflette. «Ridillo nell'ordine giusto», dice.
verse-book-1055 = Alle arnie di Ailei parla una bambina, che dice solo com'è. «È alta così. Mette l'orecchio sul coperchio. Ha detto delle bugie, che io sappia un paio, e di una era pentita.» La bambina pensa se c'è altro. «Non è qui», dice. «Per questo ci sono io.» Loro non fanno quasi rumore. La mattina hanno spostato il favo di un telaio, come si fa per una sorella.
verse-book-672 = Arev porta alla vedova Trevenny un formaggio. È anche buono; l'ha tenuto sotto il mantello perché non sudasse. «Che cosa ti devo?» chiede lei, che lo conosce. Lui glielo dice. Lei crede di avere capito male, se lo fa ripetere, e lui ripete. Tornando a casa si cerca la matita, come al buio si cerca un gradino. C'è. La lascia stare.
verse-book-1052 = Il registro continua. È nuovo, rigato, col nastro. Arev era sempre stato bravo; adesso non manca niente, e quando vengono a protestare lui gira la pagina, che vedano. «È giusto», dicono, un po' delusi. La sera tardi, quando il lume è basso, rifà la somma un'altra volta, per il piacere. È la sola cosa che non registra.
verse-book-1056 = Di Arev restano un letto, una pentola, una sedia. Ci pensano i vicini, come lui sarebbe venuto a pensare alle cose loro, con l'elenco; ma una pentola non la sa stimare nessuno. «La pentola, niente», dice uno. Scrivono: *niente*. Il letto va alle levatrici. Nella pentola si fa la minestra. La sedia la portano insieme dall'altra parte del cortile, e la mettono con le altre, dove si vede che è un po' bassa.
verse-book-673 =
    C'è un matrimonio e Beor è ubriaco. Si sdraia in mezzo all'erba alta, per vedere che cosa c'è, e non si riesce ad alzarlo. Vanno a chiamare aiuto, e lo prendono per gli angoli; una è una ragazza. «Con le ginocchia», dice Beor al cielo. «Zitto», dicono loro. Sta zitto, e si lascia fare. Lo portano a casa, ridendo, coi piedi avanti, fin dentro la porta, e lo posano come se si potesse rompere.

    «Ma quanto pesi?» chiede la ragazza.

    «Non lo so», dice Beor. «Grazie.»
verse-book-1053 = I paletti sono sessantuno, dovunque sia finita la fila, e Beor ne taglia un altro. L'ha scelto dritto, senza nodi, e gli fa la punta sul ceppo, come una volta. «Per chi è?» chiede il ragazzo che tiene il fondo. Beor lo rigira. Non ci ha pensato. È solo che si è svegliato, e le braccia erano pronte. «Per nessuno», dice poi, come se gliel'avessero detto. Lo pianta in fondo alla fila. Per essere un paletto ci si siede bene. Ci mangia sopra.
verse-book-1057 = Se lo chiedevano spesso, chi avrebbe portato Beor, quando fosse toccato a lui. Tocca, come tocca a tutti. Ganci non ne usano; gliel'aveva insegnato lui. È più pesante di quanto lo siano di solito quelli grossi. Al cancello lo posano per cambiare spalla.
verse-book-1057-told-1 = La testa la tiene Talan. «Quanto pesa?» chiede un vicino. «Come uno che aiuta», dice Talan.
verse-book-1057-told-2 = La testa la tiene Tegen. «Quanto pesa?» chiede un vicino. «Se lo sapessi», dice Tegen, «non te lo direi.»
verse-book-674 =
    Verme dorme in una casa, una vera, col coperchio. Si stende per terra, accanto alla porta. Di notte la padrona lo scavalca per andare alla pompa, e passando gli butta addosso una coperta, senza piegarla. La mattina chiede quanto viene.

    «Quanto viene cosa?» dice lei.

    «La notte.»

    Lei continua ad affettare. «No», dice. Lui ci riprova dall'altro verso, più basso. «No. E siediti.» Verme guarda lo sgabello. Ha tutte le gambe.
verse-book-1054 = Verme è riuscito un'altra volta a tirare giù il prezzo. È lo stesso pozzo, dalla parte di un altro paese. Appeso là dentro, con molta obiettività, spiega che cosa non va nella loro corda. «Per questo toglierei un soldo», dice il pozzo. La gente si chiede che cosa se ne fa del denaro. Non se ne fa niente. Quello che gli piace è tornare su alla luce, e sentirsi dire quanto gli devono, per nome, per poter rispondere che va bene così.
verse-book-1058 = C'è un pozzo che chiamano il quarto, e lo lasciano aperto. Accanto c'è un sasso per sedersi. Dentro non si grida; non è vietato. È come non si grida in una stanza dove uno ha preso sonno. I bambini che vanno da un'altra parte ci si sporgono fino alla vita. «È un pozzo normale», riferiscono. L'acqua è molto buona. Il secchio lo calano piano, nodo per nodo. Quando torna su dicono grazie.
verse-book-1048 = «Che fine hanno fatto?» chiede una bambina, dopo, quando ci sono bambine che lo chiedono. Di uno o due sanno tutti.
verse-book-1048-told-1 = «Massen è fuori servizio. Della sua borsa tiene un manico; l'altro lo tiene chi va dalla sua parte.»
verse-book-1048-told-2 = «Gerens porta sedie. È stato un ordine. L'ha chiesto per iscritto, per avere qualcosa da far vedere a sua madre.»
verse-book-1048-told-3 = «A Gerens è stato detto che poteva sedersi. Lo sta facendo, in mezzo alla strada, sull'attenti.»
verse-book-1048-told-4 = «A Ysella hanno chiesto una cosa gratis. Ci sta ancora pensando. Intanto, senza accorgersene, ha regalato il cavallo a chi glielo teneva.»
verse-book-1048-told-5 = «A Casvel è stato detto che poteva smettere. Ha smesso a metà di un numero, e quale non l'ha mai detto.»
verse-book-1048-told-6 = «A Casvel l'hanno detto i suoi bambini, che poteva smettere. È tornato a insegnare. Fanno le mani, l'orologio e i nomi delle nuvole, in avanti.»
verse-book-1048-told-7 = «Da qualche parte Casvel continua, sottovoce. Non gliel'ha detto nessuno.»
verse-book-1048-told-8 = «Il cane, chiamato coi due nomi insieme, è venuto a tutt'e due. Sul collare unico si sono messi d'accordo.»
verse-book-1048-told-9 = «Denzil ha sbattuto gli occhi. ‘C'era ancora’, dice a chi ha fatto tanta strada per chiederlo.»
verse-book-1048-told-10 = «Alla fine è stata una notte calda. Le sedie del Prato le avevate bruciate; chi era a quel fuoco conosce tutti quelli che c'erano.»
verse-book-1048-told-11 = «Sulle sedie del Prato ci hanno dormito, accostate. La mattina nessuno sapeva più di chi fossero. Sono rimaste accostate.»
verse-book-1048-told-12 = «Nessa tiene la tazza scarsa, quella che avete preso per primi. La riempie fino all'orlo a chi si lamenta.»
verse-book-1048-told-13 = «Nessa lo racconta a tutti, che al barile avete aspettato che bevesse l'ultimo bambino. ‘Non ce n'era più’, dice. ‘Hanno detto grazie.’»
verse-book-1048-told-14 = «In qualche bosco voi altri lo raccontate, che vi hanno dato la minestra. Vi imitano piuttosto bene.»
verse-book-1048-told-15 = «C'è una pentola in cui avete mangiato voi e voi altri. Non viene pulita. Sa del giorno dopo, qualunque cosa ci si metta.»
verse-book-1048-told-16 = «Quello che c'era fra voi e quella l'avete saldato sulla sabbia, fino all'ultima briciola. Ha mandato la ricevuta. Dice: *con piacere*.»
verse-book-1048-told-17 = «A Ondra chiedono il conto. ‘Hanno già pagato’, dice Ondra.»
verse-book-1048-told-18 = «Il sale ce l'ha Kerra, quella a cui l'avevate mandato. ‘Me l'hanno passato’, dice. L'ha messo dove ci arrivano anche gli altri.»
verse-book-1048-told-19 = «Il sale è andato all'altra Kerra, e lei lo tiene in un portauovo, col piattino sopra, come una cosa che può schiudersi.»
verse-book-1048-told-20 = «Jory ha tirato l'ultima freccia dritta in alto. Non è scesa. Le lascia il tempo.»
verse-book-1048-told-21 = «Colan è arrivato al venerdì. Lei aveva firmato. Hanno parecchie cose da dirsi e nessuno dei due ha fretta.»
verse-book-1048-told-22 = «Mangia», le dicono, e la bambina mangia, per sentirne ancora. «E poi chi?»
verse-book-1049 = «E a casa?» chiede un'altra. «O dove l'avevano posata?»
verse-book-1049-told-1 = «Il cancello di Cuanacht, che sulla sabbia non aveva muro, l'avete lasciato aperto. Da allora è aperto. Entra di tutto, si guarda attorno, si siede.»
verse-book-1049-told-2 = «Il cancello di Cuanacht per la notte l'avete chiuso, sulla sabbia, senza muro. Hanno bussato. Uno per uno hanno bussato, e sono entrati di lì.»
verse-book-1049-told-3 = «La chiave di Keren ce l'ha il ragazzo. La presta a chiunque, e viene anche lui a vedere che la girino.»
verse-book-1049-told-4 = «La chiave di Keren ce l'ha Tegen. Il granaio lo tiene d'occhio dal letto degli altri, e dà da mangiare a chi sta sdraiato.»
verse-book-1049-told-5 = «La chiave di Keren è al suo chiodo, fuori. Un bambino ci arriva, e ci arriva spesso. Da allora la madia è aperta, e si è visto che era lo stesso.»
verse-book-1049-told-6 = «Tegen ha fatto conoscenza. ‘Si è invitato a pranzo da solo’, dice di quello col cappello. ‘Si è portato anche il tubo.’»
verse-book-1049-told-7 = «Piran suona per i pasti. Non è difficile. Arrivano prima che abbia finito, e allora non finisce.»
verse-book-1049-told-8 = «Amma si è seduta. Da quando la conoscono era ‘oggi pomeriggio’, ed era questo.»
verse-book-1049-told-9 = «Ivel ha chiuso il turno. All'ultima riga, nelle osservazioni, ha messo: *segue*. Non segue niente. Ha pensato che lo spazio potesse servire.»
verse-book-1049-told-10 = «Lowena ha tagliato a Gwenneg una camicia con la misura vecchia, di un anno più piccola, e lui la porta. ‘È mio’, dice, di quello che c'è dentro, e continua a cucire.»
verse-book-1049-told-11 = «Quello che le mani tenevano, e che vi siete presi, lo portate ancora; una scopa, una lavagna, una sillaba. Non pesa. Il venerdì bisogna spazzare.»
verse-book-1049-told-12 = «Dalla sala lunga in poi ognuno ha una piccola cosa di un altro. Si incontrano per strada e ne chiedono notizie, come chi si è scambiato le galline.»
verse-book-1049-told-13 = «I primi a salire hanno salutato quelli sulla sabbia, come avevate chiesto, uno per uno e per nome. È durato tanto che metà si è scambiata di posto.»
verse-book-1049-told-14 = «Al tegame della cera c'è una donna che vi tiene il posto; per il pane l'avevate fatta passare avanti, con tutta la fila che guardava.»
verse-book-1049-told-15 = «La pagnotta che avete preso davanti a tutti aveva dentro una moneta. Si usa. Vuol dire che lavate i piatti.»
verse-book-1050 = Poi si dicono i nomi dei morti, visto che la sera è ancora quella e il pane c'è. Comincia Wenna. Ognuno ne dice uno che non è dei suoi; quelli di casa ne mangiano un pezzo.
verse-book-1050-told-1 = «Talan», dice uno che una volta gli aveva venduto gli stivali. Il cappello fa il giro, e nessuno ci mette niente; è solo per averlo tenuto.
verse-book-1050-told-2 = I nomi delle spade li dicono tutti, a memoria, come li avevate letti voi sulla spiaggia, nell'ordine dei codoli.
verse-book-1050-told-3 = «Keren», dice il vecchio Piran. C'è un silenzio. Dopo lo misurano; viene mezzo sacco.
verse-book-1050-told-4 = I sessanta li dicono in sessanta. Non si erano messi d'accordo.
verse-book-1050-told-5 = Quello rimasto giù, quando avevate dato la parola che non ci restava nessuno, lo dice il pozzo. «È stato tenuto», dice il pozzo. Il nome è giusto.
verse-book-1050-told-6 = Quella sera la somma era sbagliata di uno, ed eravate voi. Allora vi avevano nominati; adesso il vostro lo dite da soli, per essere certi che dalla pagina è uscito.
verse-book-1050-told-7 = Quella sera la somma era sbagliata di uno, e l'hanno lasciata così. In fondo un bambino, con molta attenzione, non dice niente, per quell'uno.
verse-book-1050-told-8 = Tutti quelli che avevate li avevate detti sulla spiaggia, quando c'era un piatto davanti. Si riparte da lì. «Dopo il fratello», dice Wenna.
verse-book-1063 = «E la spiaggia?» chiede la bambina, che dovrebbe già dormire. «La spiaggia l'avete saltata.» L'avevano lasciata per ultima.
verse-book-1064 = «E la prima sera?» chiede la bambina. «Quando lui era andato. Che cosa avete mangiato?» Questa la sanno tutti, e ognuno aspetta che cominci un altro.
verse-book-1065 = «E loro che hanno risposto?» chiede una bambina, di quelli di là dal mare. «Non gliel'hanno chiesto», le dicono. «Si è fatto così.» Lei gira il cucchiaio dall'altra parte. Poi domanda di qualcuno che conosce.
verse-book-1066 = «E non l'ha visto nessuno?» chiede una bambina, parecchio dopo. «Tresk l'ha visto. Ha detto che era una bella serata.» «E lo era?» Devono pensarci. «Abbastanza», dicono. Allora la bambina domanda di un altro.
