verse-130-o1 = Le voci ci sono di nuovo tutte, l'ultima in anticipo di un battito. La lampada l'hanno spostata dalla sua parte. «Il vostro numero era sbagliato», vi dice. «Mancava una.»
verse-130-o2 = Guardano ai piedi della scala dipinta, dove l'hanno scritto, poi voi. È stato ripassato a inchiostro. «Ha preso bene», dice la seconda. «Il muro era umido.» Sotto il nome c'è uno spazio. L'hanno rigato, caso mai.
verse-130-oz = Il silenzio, quando tocca a lui, è un po' più corto dell'altra volta.
verse-130-oz-told-1 = Il silenzio è dove sarebbe lei, che avete lasciato in cella. Per riempire un'ora adesso ci vogliono quattro parole.
verse-130-oz-told-2 = «Adesso», dice la prima, in mezzo a un numero, e vi guarda. L'avevate detto voi, sottovoce. «Hanno l'intervallo», fa all'altra.
verse-130-oz-told-3 = Hanno visto la fasciatura sul pollice. La prima ve lo gira verso la lampada. «Se n'è tenuta un pezzo», dice la seconda della Bagnata. «Adesso vorrà il resto, per appaiarlo.»
verse-130-oz-told-4 = «Avranno finito il bianco», dice la seconda, quando le raccontate degli storni. L'ultima parola ce la mette lei. È *giovedì*.
verse-130-oz-told-5 = «Quaranta», dicono tutte, ed è quaranta da quando Arev l'ha scritto. La prima lo dice guardando la finestra. Fuori è un altro numero, e lei è l'unica che non ha smesso di guardare.
verse-130-o0 = «Trentanove», dice la prima. «E due», dice la seconda. Silenzio. Sul muro c'è una scala dipinta, gradino per gradino, con le date. L'ultima è domani. Non arrotondano. «Da quanto lontano?» chiede la prima. «In passi», dice la seconda.
verse-130-v1-bring-back-the-third = Riportate la terza.
verse-130-v1-count-in-her-place = Contate al posto suo, fino all'alba.
verse-130-v1-buy-an-hour-with = Comprate un'ora, con tre parole tenute.
verse-130-v1-buy-an-hour-with-2 = Comprate un'ora, col nome di Talan.
verse-130-v1-ask-for-a-table = Chiedete una tavola da portare via.
verse-130-v1-be-measured-on-the-stair = Fatevi misurare sulla scala dipinta.
verse-130-v1-ask-what-comes-after = Chiedete che cosa viene dopo domani.
verse-130-v1-take-your-leave-three = Salutate: sono tre gradini fino alla porta.
verse-130-v1 = La scala dipinta, e numeri detti ad alta voce.
verse-130-v2 = Le altre alzano gli occhi quando dice il numero. È giusto. Non si abbracciano. Rifanno il letto, una per lato, e lei ci si corica vestita. «A quanto eravamo?» chiede al soffitto. Il segno glielo avevano tenuto.
verse-130-v3 = Vi mettono nel letto freddo e vi danno il numero di partenza. Si conta senza muovere le labbra. A metà notte ve ne viene uno in più, e la donna accanto, dal buio, dice: «No.»
verse-130-v4 = Le pesano. Una parola tenuta, dicono, fa venti minuti. Tre fanno un'ora, e un'ora basta per scendere, se non vi voltate. La scrivono su un foglietto, con la data. «Controfirmato», dice la prima. Al silenzio lasciano il tempo di farlo.
verse-130-v5 = Vogliono sapere chi avete lasciato, e dove, e se vi ha salutati. «Talan», dite. Lo scrivono in fondo alla scala, sotto l'ultimo gradino, come si segna quant'è alto un bambino. «Dirglielo non serve», fa la seconda. «Sale fino a lui.»
verse-130-v6 = Ve la danno. È ordinata per giorni che non sono ancora venuti. In cambio vogliono che diciate, ad alta voce, un numero di cui siete sicuri.
verse-130-v6-told-1 = «Quaranta arnie», dice Ailei. «Do la buonanotte a ognuna.» Aspettano di vedere se aggiunge qualcosa. Non aggiunge niente, e le viene rosso dallo sforzo.
verse-130-v6-told-2 = «Undici», dice Arev. Gli chiedono di che cosa. «Porte», dice. «Ho bussato a tutte tranne una.»
verse-130-v6-told-3 = «Sessantuno», dice Beor. La penna ha già scritto. «No», fa. «Cancellate.»
verse-130-v6-told-4 = «Quattro», dice Verme. «Giorni. Contavo coi secchi.» È l'unico che non ricontrollano.
verse-130-v7 = Vi mettono uno alla volta contro il muro, tallone all'intonaco, e tirano una riga. A ciascuno tocca un gradino diverso. «Questo va sotto giovedì», dice la prima. «Questo», dice la seconda, «venerdì.» Per una moneta vi mostrano anche il sabato. Le righe, una volta tirate, di solito non si tolgono.
verse-130-v7-pay-to-see-the-saturday = Pagate per vedere il sabato.
verse-130-v7-have-the-lines-removed = Fatevi togliere le righe.
verse-130-v7-step-away-from-the-wall = Staccatevi dal muro.
verse-130-v7-told-1 = «Questo naso ce l'abbiamo», dice la prima, di uno di voi. È arrivato dalla cava, in un sacco, con la polvere. Il resto aspettano che lo mandino.
verse-130-v7-told-1-alone = «Questo naso ce l'abbiamo», dice la prima, guardando il vostro. È arrivato dalla cava, in un sacco, con la polvere. Il resto aspettano che lo mandino.
verse-130-v7a = È dietro l'armadio. La scala lì continua, senza date, e accanto a ogni gradino c'è una riga a matita, a un'altezza diversa, con un nome. Vi lasciano guardare il tempo di contare fino a quarantadue. Poi l'armadio torna al suo posto, storto. «Manca chi spinge nel mezzo», dice la prima.
verse-130-v7b = Si guardano. La prima bagna uno straccio. Ci vuole un pezzo. Va via la riga, va via l'intonaco sotto la riga, e smette quando arriva alla luce. Dal foro, all'altezza dei vostri occhi, entra un filo d'aria che sa di alghe. «Adesso non c'è più con che confrontarvi», dice.
verse-130-v8 =
    «Dopo domani», dice la prima, «c'è quaranta.»

    «Quarantuno», dice la seconda.

    Passa il silenzio. Gli lasciano il suo turno, come a una che si soffia il naso.

    «Quarantadue», dice la prima, con una voce che deve andare a cercare. La seconda si alza a chiudere la finestra.

    «E dopo?»

    «Dopo tocca alla terza», dice la prima.

    «Che non l'ha mai detto», dice la seconda. «Però è scritto. Sta nella scatola del sale. L'ha scritto quella prima di noi, e poi ha cenato, ed è salita a letto senza salare la minestra.»

    «E l'avete letto?»

    «Il sale», dice la seconda, «si prende guardando il muro.»
verse-130-v8-told-1 = «Magari è più basso», dice Ailei. «Non arrotondiamo», rispondono insieme. Insieme non avevano mai detto niente.
verse-130-v8-told-2 = «Se è scritto, vale anche col coperchio», dice Arev. Lo guardano come uno di casa.
verse-130-v8-told-3 = «Si può metterla fuori», dice Beor, della scatola. È una scatola piccola. La guardano, tutte e due, come se avesse sentito.
verse-130-v8-told-4 = «Fatela tenere a me», dice Verme. «Io non so leggere.» È l'unica offerta su cui abbiano mai riflettuto.
verse-130-v8-told-5 = «Quando sarà ora», dice la prima, «a una di noi toccherà cucinare.»
location-135-menhir-told-1 = Alla marea non si deve niente: è la sua parola, e la ripete da sola. Si accende bagnata.
location-135-menhir-give = Dare: asciugatela con quel che avete
location-135-menhir-give-dear = Dare: e pagate anche le parole rotte
location-135-menhir-hold = Tenere: bastano due parole mantenute
verse-135-oz = C'è un'impronta di meno, o una di più. Lo saprebbe la bambina con lo sgabello.
verse-135-oz-told-1 = Dove l'avete confessato la pietra è rimasta asciutta, un posto grande come una bocca.
verse-135-o0 = A contare le impronte si arriva a un numero che non è dei giorni. È dei ripensamenti. Dove ci si è appoggiati di nuovo, il segno è doppio. L'ultimo è fresco, e piccolo.
verse-135-v1-put-yours-there = Metteteci il vostro pollice.
verse-135-v1-look-over = Guardate di là dalla pietra.
verse-135-v1-wait-for-the-small-thumb = Aspettate chi ha il pollice piccolo.
verse-135-v1-wipe-one-mark-away = Cancellate un'impronta.
verse-135-v1-own-to-a-broken-word = Ditele la parola che avete rotto.
verse-135-v1-dry-your-hands-and = Asciugatevi le mani e andate.
verse-135-v1 = Il muro dei pollici, e dietro il mare.
verse-135-v2 = Combacia con una che c'era già, in basso. È di un mancino, e voi non lo siete. Quando vi tirate indietro il segno è più bagnato di prima. Si è spostato verso il mare.
verse-135-v3 = Di là c'è la scala, e in fondo alla scala niente, ben tenuto. È l'orlo, visto da sopra. Ha una linea di galleggiamento, più alta di ieri. «Attenti», dice una voce da laggiù, come lo si dice a un bambino alla finestra.
verse-135-v4 =
    Un'ora prima di giorno sale dalle botti una bambina con uno sgabello. Lo accosta alla pietra, ci monta, si appoggia.

    «Quello è il mio posto», dice. Vi fate in là.

    «Che cosa guardi?»

    «Casa. C'è la porta, e il gradino, e un vaso con la pianta. C'era finché ho avuto cinque anni.»

    «E adesso?»

    «Certe mattine c'è il gradino.» Si allunga; lo sgabello resta su una gamba. «Mamma dice che me lo sono inventato da piccola. Ma la pianta la bagnavo io.»
verse-135-v4-lift-her-on-your-shoulders = Prendetela sulle spalle.
verse-135-v4-look-and-tell-her = Guardate voi, e diteglielo.
verse-135-v4-see-her-home = Riaccompagnatela a casa.
verse-135-v4-told-1 = «Mia cugina è quella dei sassi, al guado», aggiunge. «Dice che c'è gente che resta con te finché fa buio. Gli stivali sono i vostri.»
verse-135-v4-told-2 = «Sarà fiorita», dice Ailei. Si sente dirlo. «Non so neanche che pianta è», fa. «Che pianta è?»
verse-135-v4-told-3 = «Quali mattine?» chiede Arev. Lei le sa a memoria. Lui le mette in fila, sul margine, e sul risultato chiude il libro.
verse-135-v4-told-4 = Beor prova lo sgabello col piede. «Si è accorciato», dice. «Mi sono allungata io», dice la bambina.
verse-135-v4-told-5 = «E se guardi, e dentro ci sei tu?» chiede Verme. Lei ci ha già pensato. «Allora mi saluto», dice.
verse-135-v4-told-6 = «Ci vorrebbe uno più alto», dice la bambina. Non lo chiede. Guarda fin dove arrivate.
verse-135-v4a = Non pesa, e si tiene alle vostre orecchie. Per un poco sta zitta. «Ci sono i panni stesi», dice infine. Chiedete di chi. I talloni non vi battono più sul petto. «I miei», dice la bambina. «Quelli che ho addosso.»
verse-135-v4b = Vedete la scala, e la linea dell'acqua. Poco sotto la linea c'è una cosa quadrata, con sopra un vaso. Glielo dite, il gradino, la porta, la pianta. «È fiorita?» chiede. Guardate meglio. Sulla porta c'è una persona col braccio alzato, e dietro, nitido, dopodomani.
verse-135-v4c = La madre è sulla passerella e non domanda da dove viene. Pesa la bambina, pesa lo sgabello, segna. A voi dà un'aringa, che ha già pesato. «Domani», dice, «lo sgabello lo brucio.» «Lo dice tutte le mattine», spiega la bambina.
verse-135-v5 = Uno straccio e saliva. Ne scegliete una a caso, ad altezza di cintura. Sotto, la pietra è asciutta, tiepida, di un altro colore. Quello che avete pulito va avanti da solo, in su e di lato, per la lunghezza di un braccio. Chi si appoggiava lì si è appoggiato per anni. Viene via tutto insieme.
verse-135-v5-press-your-own-thumb = Fermatela, premendo il vostro pollice.
verse-135-v5-let-it-come-away = Lasciate che venga via.
verse-135-v5a = Si ferma con uno strappo, e si tiene un po' di pelle. Per un momento avete avuto lì quello che guardava l'altro. Un lume esce da una stanza ed entra in quella accanto. Quella accanto, a occhi chiusi, l'avete ancora.
verse-135-v5b = Resta una striscia pulita dalla spalla al piede, lunga una persona. Poi è bagnata anche quella. In basso, sui gradini, uno che stava fermo da molto fa un passo, e va al successivo. La Bagnata terrà un giorno di meno.
verse-135-v6 = Dite quale, a quale pietra, e il giorno. La sua, di parola, è che alla marea non si deve niente, e la tiene da quando c'è la marea. Quando avete finito, all'altezza della vostra bocca c'è una macchia asciutta, grande come una moneta. Domani sarà bagnata.
verse-136-o1 = Il villaggio pende dalla vostra parte prima che siate a bordo. «Vi vuole bene», dice l'uomo alla tavola, che dall'altro capo ci ha messo il pranzo. Le vostre cifre le ha riviste. L'errore non lo trova, lo dice, e mentre lo dice continua a guardarvi.
verse-136-o2 = Vi pesano e non dicono niente. La differenza va in un altro libro, e quello va sotto il letto.
verse-136-o3 = Le botti e la corda sono dove le avete lasciate. Il bucato non ce l'hanno steso. «È roba su misura», dicono ai bambini.
verse-136-oz = Il villaggio sta più basso dell'altra volta. Spostano le tazze per farvi posto. «Se avete mangiato ditelo», chiedono. «Cambia.»
verse-136-oz-told-3 = La bambina dello sgabello sale sulla pesa da sola e si fa pesare a braccia larghe. «Questo è coi panni», vi dice.
verse-136-oz-told-4 = La bambina dello sgabello ha piantato qualcosa in un vaso. Che cosa non lo dice. «È quella che hanno visto loro», fa a sua madre, e vi guarda, caso mai non fosse.
verse-136-oz-told-5 = Sul fuoco c'è uno sgabello, o le gambe di uno. La bambina esce a farvi vedere che alla sponda ci arriva anche senza.
verse-136-oz-told-6 = Vi mettono contro l'albero per vedere se siete calati. Di righe non ce n'è più, né alla torre né qui. «Vuol dire che ci fidiamo», dicono. Scrivono *sulla parola*.
verse-136-oz-told-7 = «Voi il sabato l'avete visto», dice l'uomo alla tavola. Si capisce da come salite a bordo. Vi tenete dal lato che resterà più alto.
verse-136-oz-told-8 = Entrando in cucina alzate un piede, sopra niente. Guardano il punto, poi si guardano. «Lì c'era un chiodo», dice il più vecchio. «Nella prima casa.»
verse-136-o0 = Vi fanno salire uno per volta, e a ogni passo il paese si inclina e poi ci ripensa. «Quanto pesate?» chiedono. Non è maleducazione: segnano su una tavola. «E quanto vi fermate?» Anche questo lo segnano, in libbre.
verse-136-v1-give-them-nessa-s = Date la carne salata di Nessa.
verse-136-v1-give-them-food = Date da mangiare.
verse-136-v1-fix-the-board-of = Truccate la tavola dei pesi.
verse-136-v1-build-a-raft-as = Costruite una zattera, come insegnano le carene.
verse-136-v1-build-a-raft-unaided = Costruite una zattera, da soli.
verse-136-v1-hold-the-sick-cooper = Tenete la mano al bottaio malato.
verse-136-v1-cast-off = Salpate.
verse-136-v1-ask-about-the-first-house = Chiedete della prima casa.
verse-136-v1-step-off-gently = Scendete piano.
verse-136-v1 = Botti, corde, un pavimento che si muove.
verse-136-v1-crows = Salpate.
verse-136-v2 = Lo dividono in pezzi uguali, col filo. Poi vi mostrano la botte maestra, quella di mezzo, che agli ospiti non si apre. Dentro ci tengono la chiave della prima casa. «Quella rimasta sotto», dice un vecchio. «A chiave chiudiamo ancora.»
verse-136-v3 = Ritoccate una cifra a testa, ma di poco. Vi pagano la zavorra che non avete. Il paese ha cominciato a pendere dalla vostra parte. Un ragazzo, che nessuno ha mandato, viene a mettere un peso dall'altra. «Con certa gente lo fa», dice.
verse-136-v4 =
    «Prima la terza e la nona», dice il più vecchio, a occhi chiusi. «Che si guardino.»

    «Si guardino», ripetono gli altri.

    «Dopo, la corda, a otto, sotto e sopra. Poi si sta zitti.» Lascia il tempo. «Poi si mette un bambino nel mezzo e si vede se ride.»

    È un ordine che sanno a memoria e non hanno mai adoperato. Voi rotolate, legate, tirate. Ogni riga arriva un attimo prima che serva, e se siete lenti la ridicono, più piano.
verse-136-v4-told-1 = «A stoppare chi ve l'ha insegnato?» chiede una donna che vi sta di fianco. Dite Tamsin. «Spinge ancora col calcagno della mano», dice la donna. «Bene.»
verse-136-v4-told-2 = Vi prestano l'ascia buona, quella che ha un nome. Una volta avete riportato una tavola, hanno sentito dire.
verse-136-v4-told-3 = Di bambini non ce n'è. Guardano tutti Verme. «Io non rido», avverte Verme, nel mezzo. La zattera cede un poco, come se le facessero il solletico. Ride.
verse-136-v4-told-4 = «Regge», dice Beor dall'acqua, che gli arriva alle costole. Una cosa fatta da lui, che portasse lui, non gli era mai capitata.
verse-136-v4-told-5 = «E come finisce?» chiedete. Il paese si è alzato di un dito. «*E chi resta raddrizza le tazze*», dice il vecchio. Le raddrizzano.
verse-136-v4-told-6 = Quando c'è da tirare vi piegate indietro tutti insieme, con la faccia da dove siete venuti. Non ve l'ha detto nessuno. «È così che si fa», dice il più vecchio, aprendo gli occhi. «Chi vi ha messi ai banchi?»
verse-136-v4-told-7 = «Siete quelli che hanno tirato su la campana», dice una donna, e scende sotto. Torna con la cima con cui s'era persa. «È stata sott'acqua più di tutti noi», fa. «Una zattera la tiene.»
verse-136-v5 = Ha le mani chiuse su un cerchio di botte e ci è dentro fino ai gomiti. «Ne ho fatti tutta la vita», dice il bottaio. «Che si potessero aprire non me l'ha detto nessuno.» Voi tenete. Prima che ci sia da smoccolare la lampada, una si apre.
verse-136-v5-told-1 = Lo fate come l'avete visto fare dalle levatrici, senza guardare le mani. «E il pane?» gli chiedete. «Come ti piace tagliato?» Su questo ha parecchio da dire.
verse-136-v6 = Remi non ne servono. L'acqua ha deciso prima di voi. A dritta sfilano i gradini, e da sopra li sentite contare. Dietro, il paese sulle botti si è messo in piedi da un lato solo, per salutare senza capovolgersi.
verse-136-v6-told-1 = Uno di voi ha il pugno chiuso su niente. Fa un quarto di giro, aspetta, torna. La zattera gli va a tempo.
verse-136-v6-told-1-alone = Avete il pugno chiuso su niente. Fa un quarto di giro, aspetta, torna. La zattera gli va a tempo.
verse-136-v7 = La riva di là non ha un nome. Scendete uno per volta, e ognuno, per abitudine, dice quanto pesa. È una riva come un'altra. Non si inclina.
verse-136-v7-alone = La riva di là non ha un nome. Scendete e, per abitudine, dite quanto pesate. È una riva come un'altra. Non si inclina.
verse-136-v8 = «È qui sotto», dicono, «e il lume è ancora acceso. Nelle notti calme si vede la cucina.» La chiave è nella botte maestra, e chi è nato quassù non ci va. Uno che nuota bene potrebbe portare su la cassetta dalla mensola, e si farebbe a metà. «O si potrebbe bussare», dice un vecchio. Il mazzuolo l'ha portato.
verse-136-v8-dive-for-the-box = Tuffatevi a prendere la cassetta.
verse-136-v8-knock-on-the-keel-plank = Bussate, con il mazzuolo, sul fondo.
verse-136-v8-leave-it-lit = Lasciatela accesa.
verse-136-v8a = La porta si apre in dentro, contro l'acqua, senza sforzo. Dentro si respira. È quello che per poco non vi trattiene. La tavola è apparecchiata. Prendete la cassetta; sotto, nella polvere, c'è il segno pulito di un'altra. Quando tornate su vi pesano, come sempre. «La cassetta è giusta», dicono. «Siete voi che mancate di quattro libbre.»
verse-136-v8b = Bussate sulla tavola di chiglia, e tutto il paese sta fermo a sentire. Passa un pezzo. Poi da sotto arriva lo stesso e, dopo una pausa, un colpo in più. Un vecchio si mette a ridere nella manica. «Voleva sempre l'ultima», dice.
verse-115-o1 = Il vostro gradino bagnato è più giù di quello degli altri. I bambini vengono a guardarlo. «Siete caduti?» chiede uno. «Non ancora», gli dice il fratello, che sa fare le somme.
verse-115-oz = Chi si fa ombra agli occhi si è girato, a vedere se avete portato compagnia.
verse-115-oz-told-2 = In basso, sull'alzata, c'è un'impronta di pollice, da mancino. L'avevate lasciata su una pietra a un'ora di cammino. È scesa da sola.
verse-115-o0 = Sul gradino più basso ancora asciutto sta uno in piedi, col braccio alzato a schermare gli occhi. Non è bagnato e non è lontano. Non getta ombra verso il basso. Sotto di lui l'orlo va su e giù. Qui lo chiamano la marea.
verse-115-v1-speak-to-whoever-is = Parlate con chi guarda.
verse-115-v1-throw-something-down = Buttate giù qualcosa.
verse-115-v1-wait-for-the-ebb = Aspettate il riflusso.
verse-115-v1-go-down-on-the = Scendete, con l'ora comprata.
verse-115-v1-ask-what-one-does-there = Chiedete che cosa si fa, lì.
verse-115-v1-look-at-your-own-step = Guardate il vostro, di gradino.
verse-115-v1-say-talan-s-message = Ripetete il messaggio di Talan.
verse-115-v1-sit-on-the-dry-step = Sedetevi sul gradino asciutto.
verse-115-v1-go-back-up-a = Risalite di un gradino.
verse-115-v1 = I gradini, e sopra l'acqua.
verse-115-v1-crows = Scendete, nell'ora che avete comprato.
verse-115-v2 =
    «Qui c'è gente», dice, con piacere, e abbassa il braccio. «Ci sareste seduti, volendo. La tavola è lunga.»

    «Da quanto aspettate?»

    Ci pensa con attenzione, come a una parola straniera. «Si sta», risponde.

    «E che cosa guardate?»

    «Chi verrebbe.» Vi mostra i gradini, come si mostra una casa. «Qui ci si toglierebbe le scarpe. Qui si direbbe buonasera.»
verse-115-v2-told-1 = «Vi manca qualcuno», dice Ailei. «Mancherebbe», risponde, e accanto a sé fa posto.
verse-115-v2-told-2 = «Di chi è la casa?» chiede Arev. Quel *di* lo cerca su e giù per il gradino. «È qui», dice.
verse-115-v2-told-3 = «In quanti?» chiede Beor. «Si è abbastanza», dice. Beor annuisce. Ha portato per gente che non sapeva dirgli nemmeno questo.
verse-115-v2-told-4 = «E quanto viene?» chiede Verme. Ci riflette. «Viene sera», dice.
verse-115-v2-told-5 = «Si può anche restare in piedi», dice. Ha rialzato il braccio. «Però si vedrebbe peggio chi arriva.»
verse-115-v3 = Il pane torna su prima di aver toccato, e non da solo. Uno dei due ha la crosta dalla parte di dentro. Vi spartite l'altro. «Il nostro qual era?» chiede un ragazzino dal parapetto. Voi vi eravate ben guardati.
verse-115-v4 = Scende di un gradino mentre guardate altrove. Sullo spigolo scoperto hanno premuto della cera nella pietra, un poco e un poco, fianco a fianco. Dove smette c'è posto.
verse-115-v5 = Un'ora esatta, e la contate insieme. Nessuno di voi si volta. «Quaranta minuti», dice alle vostre spalle una voce cortese, quando vi siete persi. «Grazie dell'attesa.»
verse-115-v5-alone = Un'ora esatta, e la contate sottovoce. Non vi voltate. «Quaranta minuti», dice alle vostre spalle una voce cortese, quando vi siete persi. «Grazie dell'attesa.»
verse-115-v6 = «Si apparecchia», dice. «Si sente qualcuno per le scale, e ci sarebbe una scodella in più.» La domanda sembra piacergli. Chiedete che cosa succede quando non viene. Guarda nella scodella che tiene, poi guarda voi. Ve la porge, per sentire se intendete che è fredda.
verse-115-v6-drink-from-the-bowl = Bevete dalla scodella.
verse-115-v6-hand-the-bowl-back = Ridategliela piena.
verse-115-v6a = È minestra, calda, e non cala. Va lungo il gradino da uno all'altro. Di che cosa sia non lo dite; ognuno l'ha riconosciuta. Quando la rendete guarda dentro, e vede che è piena. «Se ne porta tanta», dice.
verse-115-v6a-alone = È minestra, calda, e non cala. La bevete sul gradino, con la schiena al muro. Di che cosa sia non lo dite; l'avete mangiata a casa. Quando la rendete guarda dentro, e vede che è piena. «Se ne porta tanta», dice.
verse-115-v7 = L'ultimo gradino degli altri è asciutto. Il vostro, quando ci state sopra, ha un dito d'acqua. Sotto un sasso c'è un foglietto: che cosa è stato preso, a quale pietra, chi ne è rimasto senza. La somma è giusta. In fondo c'è lo spazio per la firma, e una matita. Chi firma, è scritto, si impegna di persona.
verse-115-v7-sign-for-it-all = Firmate, tutti.
verse-115-v7-put-the-pebble-back = Rimettete il sasso sul foglietto.
verse-115-v7a = Firmate su una riga sola, stretti. L'acqua scende di mezzo dito. «La firma è pervenuta», dice una voce. Cercate di chi è la bocca. È di chi fra voi ha firmato per ultimo, e adesso prova a tenersela chiusa. «Resta l'altra metà. Non c'è premura.»
verse-115-v8 = Lo dite giù per i gradini, parola per parola, come ve l'ha fatto imparare, che l'orzo è dentro, che il cappello è saltato fuori, che lui sta bene. Era per Hedra. Chi si scherma gli occhi lo ripete, voltato dall'altra parte, a un altro più in basso. Più in basso lo ridicono. «Non si è seduto», sentite, lontanissimo, ancora giusto.
verse-115-v9 = La pietra è fredda attraverso i panni. Sotto, il gradino che avete appena contato c'è e non c'è, a turno, col passo di un respiro. Dopo un'ora è il vostro. L'intervallo si può imparare, con pazienza. Oppure si può mettere giù un piede, al momento giusto.
verse-115-v9-learn-the-interval = Imparate l'intervallo.
verse-115-v9-put-one-foot-down = Mettete giù un piede.
verse-115-v9-get-up-again = Rialzatevi.
verse-115-v9a = Diciassette respiri, poi diciannove, poi diciassette. Presto sapete dirlo a occhi chiusi. Ve lo scrivete sul polso. Dietro di voi una lampada si abbassa, e dite «adesso». «Smettetela, per favore», dice una voce.
verse-115-v9b = C'è un pavimento. Di legno, strofinato, con un chiodo che sporge dove passerebbe il tacco: a viverci si alzerebbe il piede tutti i giorni, senza pensarci. Poi c'è il gradino, e sopra il vostro stivale, bagnato. Lo state tenendo alzato.
verse-115-v6b = Gliela ridate com'era. Non si offende. La posa sul gradino, tra voi, dove uno può passare, e ci mette sopra un piatto. «Si terrebbe», dice.
verse-115-v7b = Rimettete il sasso, in squadra col foglietto. «Se n'è presa visione, allora», dice una voce da sotto il gradino, e ringrazia.
dream-115 = Trentanove.
dream-115-2 = Quaranta.
dream-115-3 = Quarantuno.
nightmare-115 = Quarantatré.
verse-145-oz = La tazza è un gradino più su. All'acqua hanno detto di aspettare. «Per voi aspetterebbe», dice la vecchia coi fagiolini.
verse-145-oz-told-1 = Sotto l'arco alzate gli occhi tutti insieme. QUI CI SAREBBE UN TETTO. Vi sta sopra.
verse-145-oz-told-2 = Sulla tazza, a piccoli tratti, c'è scritto quello che c'è. QUI SI BERREBBE. Lo leggete senza cercare il verbo.
verse-145-oz-told-3 = «Qui si arriva», dice una voce tra i gradini e l'acqua. L'avevate sentita sopra un fosso, e diceva che ci sarebbe posto. C'è.
verse-145-o0 = Chi teneva la mano sugli occhi si è fatto da parte per lasciarvi passare. Sull'ultimo gradino ha messo una tazza. È vuota e pulita. «Dopo si avrebbe sete», dice.
verse-145-v1-cross = Attraversate.
verse-145-v1-cross-though-you-cannot = Attraversate, anche se non vedete la riva.
verse-145-v1-fill-the-cup-first = Riempite la tazza, prima.
verse-145-v1-ask-who-holds-it-open = Chiedete chi tiene aperto.
verse-145-v1-send-a-word-back-up = Mandate su una parola, a casa.
verse-145-v1-wait-one-day-more = Aspettate ancora un giorno.
verse-145-v1 = L'ultimo gradino, asciutto, e la tazza.
verse-145-v1-crows = Passate.
verse-145-v2 = Il piede è nudo, ed è di una vecchia seduta su un gradino tutto suo, con una bacinella di fagiolini in grembo. Li sta spuntando. «Non è un disturbo», dice. «S'incanta, e un piede ce lo si tiene. Ci sarebbe la schiena.» Un panno da una moneta, piegato, farebbe da cuscino.
verse-145-v2-fold-a-cushion-for-her = Comprate il panno e fatele un cuscino.
verse-145-v2-step-over-the-foot = Scavalcate il piede, con attenzione.
verse-145-v2a = Ci si appoggia e chiude gli occhi. Vi riempie le tasche di fagiolini crudi. Un gradino più giù sono cotti, salati il giusto, con l'aglio o senza secondo i gusti di ciascuno. «Ci sarebbe gente che ci pensa», dice la vecchia, sopra di voi.
verse-145-v3 = Quello che versate non ha colore. La tazza lo prende tutto e suona, bassa, una nota che si sente attraverso la suola. Chi vi ha fatto posto beve, e ne lascia quanto ha bevuto. «Per chi salirebbe», dice.
verse-145-v4 = Vi girate sull'ultimo gradino e la dite, non forte. Sale. A ogni gradino pare che la prendano e la portino al successivo. Quando arriva in cima la sentite, chiara, in una voce di Cuanacht. «E il pane?» grida giù la voce. «Pane ne hanno?»
verse-145-v5 = Scendete oltre la tazza. L'ultimo gradino non è diverso dagli altri. Quello che viene dopo prende il vostro peso, ci pensa, e vi concede una riva.
dream-145 = Quarantatré, e l'ultimo sei tu, che fai posto.
nightmare-145 = Quarantaquattro.
verse-137-o1 = La cancelliera ha il fascio accanto, sul muretto, e in cima c'è la causa dei due fratelli. L'ha fatta rilegare. *Trasmessa*, dice la copertina, *per mancanza di differenza*. Sotto, a matita, c'è com'era finita prima di arrivare qui.
verse-137-o1-told-1 = *Ragione a quello rimasto. Gli è stato chiesto a fare che.*
verse-137-o1-told-2 = *Ragione a quello tornato. Ha chiesto da dove.*
verse-137-o1-told-3 = *A Hedra. La legge in piedi.*
verse-137-o1-told-4 = *Ha scelto la moglie. Senz'altri particolari.*
verse-137-o2 = La cancelliera ha per voi, sotto il sasso, una busta coi vostri nomi. *Per un foglio*, dice il biglietto, *reso all'interessato. Senza spese.* È la scrittura di Massen, che per una volta ha firmato.
verse-137-o3 = Di là dall'acqua la gente saluta. Arev alza il braccio con l'anello. «Di chi è?» chiede una donna che passa con le canne. «La sto portando io, finché prende la forma», dice Arev.
verse-137-o4 = «L'avete portata fuori», dice la cancelliera. Sta legando il fascio. «Allora non ho più da chi mandarli.» Guarda lungo il muretto, si risiede e lo slega. «Resto un poco», dice. «Qualcuno dovrà pur chiedere.»
verse-137-oz = «Ancora arrivati?» dice la cancelliera, e fa un segno. Di là dall'acqua continuano a salutare.
verse-137-oz-told-1 = Sul muretto c'è un posto asciutto, largo quanto un uomo. «Ci stava il vostro aratore», dice. «Quando si è alzato mi ha ringraziata.»
verse-137-o0 = La cancelliera è sul suo muretto. «Di qui non si torna», dice. «Di qui si arriva e basta.» Da questa parte quelli sui gradini sembra che chiamino. «Che dicono?» chiedete. «Quaranta», dice la cancelliera. «Lo dicono da quando siete arrivati.»
verse-137-o0-told-1 = I corvi passati con voi stanno in riga sul muretto e guardano verso l'interno, come siede chi è stato mandato.
verse-137-v1 = Il muretto, la cancelliera, l'acqua.
verse-137-v1-read-the-sheet-on-top = Leggete il foglio in cima al fascio.
verse-137-v1-wave-back = Rispondete al saluto.
verse-137-v1-follow-the-wall = Seguite il muretto verso l'interno.
verse-137-v2 = Parla di voi, ed è più vecchio di oggi. *Quello grosso porta. Quella dolce è sua figlia. Uno scrive, e uno è dovuto. Non saranno venuti tutti. Gli si chiederà una cosa, e si confida che la sappiano.* «Questo chi l'ha deposto?» chiedete. «L'hanno passato su dai gradini», dice la cancelliera. «Era bagnato.»
verse-137-v2-told-1 = «*Si confida che la sappiano*», rilegge Arev. «Hanno lasciato lo spazio per la firma.»
verse-137-v3 = Salutate finché si può. Di là smettono. Poi una, molto in basso, con l'acqua alle ginocchia, risponde, come chi ne è stato pregato e ci ha pensato su.
verse-137-v3-told-1 = «*Attesi*», arriva da sopra l'acqua, piccolissimo. È quel che avevate detto a casa.
dream-137 = Eccoti qui.
nightmare-137 = Eccoti, e gli altri ancora no.
