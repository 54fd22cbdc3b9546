verse-book-502 =
    «Di chi è?» chiede Hedra. Dà le spalle alla capra e a tutti e due i padroni.

    «Mia, da quando è nata», dice l'uno. «Mia, da quando è stata male», dice l'altro.

    «Chi di voi si alza la notte per lei?»

    Nessuno dei due. Dietro di loro un ragazzo si è alzato in piedi senza che glielo dicessero.

    «È del ragazzo», dice Hedra. «Può venderla a chi vuole.» La capra, che alle orecchie cominciava a farsi vaga, ha le orecchie.

    L'usciere Bryok legge il vostro numero. Lo legge bene.

    «Più vicino», dice Hedra. «Io non alzo la voce.»
verse-book-502-told-1 = «Hanno dichiarato di essere partiti», legge Bryok. «Anch'io», dice Hedra. «Avanti.»
verse-book-502-told-2 = «Hanno dichiarato di essere arrivati», legge Bryok. «Questo è da provare», dice Hedra.
verse-book-502-told-3 = «Hanno dichiarato di avere taciuto», legge Bryok. «Allora possono cominciare adesso», dice Hedra.
verse-book-502-told-4 = «Sono quelli che hanno litigato per la vacca?» «Sono loro.» «Era ben discussa. Si sentiva da qui. La vacca non era di nessuna delle parti.»
verse-book-502-told-5 = «Il sinistro lo posi ancora come se dormisse», dice Hedra. Ailei si è fermata sul sinistro.
verse-book-502-told-6 = «Come mi chiamo non lo sapete», dice Hedra. «Ve lo dirà l'usciere. Io rispondo.»
verse-book-502-told-7 = «Questo numero era di Jenna Roe», dice Bryok. «È in fondo.» «Allora per sentire ha molta strada», dice Hedra. «Parlate forte.»
verse-book-503 = «Voglio quello che è successo, nell'ordine in cui è successo», dice Hedra. «Non voglio riguardi. Posatelo dove lo vedo. L'erba la vedo fino al cardo.»
verse-book-503-told-1 = Dite il messaggio di Talan da cima a fondo. *L'orzo è dentro. Il cappello si è trovato. Sto bene. Non mi sono seduto. Non c'è fretta.* «*È saltato fuori*», dice Hedra. «Lui *trovato* non lo direbbe.» Era *saltato fuori*. Per strada si era aggiustato.
verse-book-503-told-2 = La tazza è posata sul pendio e non versa. «È quella che non fu bevuta», dice Hedra. «Mi chiedevo chi l'avrebbe avuta.»
verse-book-503-told-3 = Il foglio è letto. *Finché chi viene dopo non ripassa davanti a me.* «La formula è mia», dice Hedra. «Mi sembrava che tenesse.»
verse-book-503-told-4 = La sedia va accanto al cardo, alta un pollice, con dentro una persona. È la cosa che guarda più a lungo. «Le ginocchia sono le mie», dice.
verse-book-503-told-5 = Da sotto un cappello si libera uno storno. Dice *ripassa davanti a me* con una voce che sta su questa collina da un anno, poi con le altre. «Stralciato quanto all'uccello», dice Hedra. «Ammesso quanto alle voci.»
verse-book-503-told-6 = Si apre la rete. La diceria dice che un ragazzo è stato visto. «È per sentito dire», dice Hedra, «ed è grassa. Le hanno dato da mangiare. Ammessa.»
verse-book-503-told-7 = Si posa il vostro foglio, corteccia compresa, e le è letto. «Vi siete contraddetti una volta», dice Hedra. «È più o meno la misura della verità.»
verse-book-503-told-8 = Al nome di Talan l'acqua si alza nelle carreggiate. Poi si rimette giù.
verse-book-503-told-9 = «Al posto del messaggio sono venuti i corvi», dice Bryok. Stanno sui pali. «Che stiano», dice Hedra. «Li hanno mandati.»
verse-book-503-told-10 = «Ci ha chiesto se a casa è andata meglio», le dice uno di voi. «Tipico», dice Hedra. «Ed è andata meglio?» Questo non è per il verbale.
verse-book-503-told-10-alone = «Ci ha chiesto se a casa è andata meglio», le dite. «Tipico», dice Hedra. «Ed è andata meglio?» Questo non è per il verbale.
verse-book-503-told-11 =
    «Ora. Chi doveva ripassare davanti a chi?» Dalla fila fanno venire una bambina: Eseld, undici anni, con un bastone. «Disegna come dico. Talan aspetta me. Io aspetto Corentin. Corentin aspetta Nolwenn. Nolwenn aspetta Gwenneg.»

    Eseld dà una freccia a ciascuno. Le frecce le fa bene.

    «Così era inteso», dice Hedra. «Rileggi.»

    «Guardano tutti dalla stessa parte», dice Eseld.
verse-book-504 =
    «E l'ultimo?» dice Hedra. «Gwenneg. Lui chi aspetta?»

    Il bastone si è fermato sul nome. «Non l'hai detto», dice Eseld.
verse-book-504-told-1 = «Fuori», dice Arev. «Fuori dal foglio. Io l'avrei messo in margine.»
verse-book-504-told-2 = Lo chiedono a Beor, che si guarda il cappello.
verse-book-504-told-3 = «Gira», dice Verme. «I pozzi girano. Uno crede che sia un buco.»
verse-book-504-told-4 = Ailei guarda a ovest, verso un bosco che di qui non si vede. Sua madre la sente guardare.
verse-book-504-told-5 =
    «Si è detto che torna a casa quando tornano gli altri», dice uno di voi, non forte.

    Eseld ci pensa. È una bambina leale e prova in tutti i modi che ci sono. Poi il bastone va per la polvere, passa davanti a tutti i nomi, arriva al punto da cui era partito e chiude. «Non c'è altro posto», dice, come se avesse perso.

    Hedra ha sentito il bastone. Girarsi non può. «Descrivilo», dice.

    «È una ruota», dice la bambina.

    L'ha vista anche la fila. Giù per la collina la gente posa in terra quello che ha portato fin qui, il paletto, la culla, e dopo un poco sé stessa. Si siedono nell'erba in ordine di numero.
verse-book-505 =
    «Un disegno non è una testimonianza», dice Hedra. «Ha disegnato quel che avanzava. Mi serve detto. Chi di noi non è partito?»

    C'è un tale silenzio che si sente vendere la capra.

    Chiede una frase sola, da non dover controllare. La collina chiede che lei resti.
verse-book-505-told-1 = «Lo domando a mia figlia», dice. «So cosa fa quando una cosa farà male. Lo domando a lei lo stesso.»
verse-book-505-told-2 = «Mia figlia mi mentirebbe», dice. «Voi non siete mia figlia. È un vantaggio.»
verse-book-505-told-3 = «A carico di queste parti», dice Bryok sottovoce, «un numero, tolto.» «Non l'avevo perso di vista», dice Hedra.
verse-book-505-told-4 = «Hanno rotto una parola data a questa corte», dice Bryok. «Allora lo diranno adagio», dice Hedra.
verse-book-505-told-5 = Gwenneg è a bocca aperta. All'approdo avete risposto per lui, e da allora si sta abituando.
verse-book-505-told-6 = Poco lontano c'è Gwenneg, che dall'approdo è scappato fin lì ed è tornato. Guarda il bastone.
verse-book-505-told-7 = «Mi avete detto cosa c'era per cena», dice Hedra. «Era poco, e vi ho creduto. Fate così.»
verse-book-505-told-8 = «Mi avete apparecchiato», dice Hedra. «C'era la panna. Ho ripensato alla panna.»
verse-book-505-told-9 = «Mi avete detto come è vissuto uno a cui ho fatto torto», dice Hedra. «Vorrei che a me lo si facesse con la stessa esattezza.»
verse-book-505-gwenneg = «Gwenneg. Ha fatto due passi.»
verse-book-505-all-five-went = Ailei dice: «Siete andati. Tutti quanti.»
verse-book-505-all-five-went-on-your-name = «Siete andati tutti.» Lo dite sul vostro buon nome.
verse-book-505-ask-who-comes-after-her = Chiedete chi giudicherebbe, se scendesse.
verse-book-505-lift-her = Non rispondete. La sollevate dalla pietra.
verse-book-505-ask-for-time = Chiedete tempo.
verse-book-506 =
    Per il tempo di leggere una pagina Hedra non dice niente. «Da capo», dice poi, «senza i passi.»

    «Gwenneg.»

    «Grazie.»

    La voce, alla fine, la alza. «Nella causa di Hedra, giudice, che aspetta. Chi lei aspetta sta aspettando, di passaggio in passaggio, lei. Dichiaro che questa non è un'attesa. Un'attesa ha un capo lontano. Questo è un muro, fatto di gente servizievole. È nullo. Ciascuno sopporta le sue spese.»

    Stacca dalla pietra la mano sinistra e la guarda, dritto e rovescio. Poi la destra.
verse-book-506-told-1 = «È agli atti?» chiede. «Nel posto vuoto», dice Bryok. «A inchiostro.»
verse-book-506-told-2 = Al ragazzo l'avevate promesso. Da un palo manca un corvo: è andato a ovest, col nome. Per cena glielo avranno detto.
verse-book-506-told-3 = «Stavo per», dice Gwenneg. «No. Erano due.» Hedra si volta. È la prima volta che qui la vedono davanti. «Sei cresciuto», dice.
verse-book-506-told-4 = «Ti ha fatto male?» chiede alla figlia. «Sì.» «Dove?» Ailei glielo fa vedere.
verse-book-506-told-5 =
    La pietra si spegne dall'alto, come una lampada portata giù per le scale. Nell'erba non si alza nessuno. Domattina sarà buia, e quel che ci fu deciso sopra dovrà restare deciso come può.

    «È un anno che ho le braccia avanti», dice Hedra. «Voi camminate? Vorrei camminare.»
verse-book-507 =
    «Allora non c'è giudice», dice Hedra. «È l'obiezione, ed è buona.»

    Dite che di recente avete perso una causa contro una persona di undici anni. Si volta il foglio: *chi tiene, tiene per diritto suo.* Di essere alti non parla.

    «Eseld. Hai mai perso?»

    «No.»

    «Ti piacerebbe?»

    La bambina ci pensa. «Se è giusto.»

    «Mettiti qui. Tu non devi aspettare nessuno. Dici *finché non li ho sentiti*. Quando sei stanca dici *aggiornata* e vai a cena. È una formula migliore della mia.» Si scosta, come si fa su una panca. Alla pietra adesso sono in due, poi una. È accesa dallo stesso lato, più in basso.

    «Avanti un altro», dice Eseld. «Voi no. Avete perso. Domani si rifà?»
verse-book-507-told-1 = «A me il bastone non l'hai mai fatto tenere», dice Ailei. «Tu avresti disegnato per bontà», dice sua madre.
verse-book-507-told-2 = «La chiameranno a cena», dice Verme. «Guardate che lo facciano.»
verse-book-508 =
    La sollevate. Pesa quel che pesa. Non si divincola: sarebbe irrituale.

    «Violenza alla corte», dice Hedra, da sopra una spalla. «A verbale. La siepe di Nance, pendente. L'ombra del giovane Tregear, pendente. Se il pozzo di Carn sia un pozzo, pendente.» Le sa a mente. Le dice per tutta la discesa, forte, per una volta, e chi si sente nominare la causa vi corre accanto per sentire che c'è ancora.
verse-book-508-told-1 = Ailei tiene i piedi. «Io ti portavo così», dice Hedra. «Era per il tuo bene. Gridavi.»
verse-book-508-told-2 = Il resto lo tiene Beor. Quando la cinghia scivola è a lui che lei lo dice, piano, fra una causa e l'altra.
verse-book-508-told-3 = Allo scavalco va male. Lei aspetta che la prendiate meglio, poi riattacca da dov'era.
verse-book-508-told-4 =
    Alle vostre spalle la Sedia si spegne. L'usciere Bryok vi corre dietro, e per la procedura non ha fiato.

    «Il muro del frutteto», dice. «La vedova. Si sono sciolti. Vanno in giro laggiù senza essere niente.»

    «Pendente», dice Hedra. Non lo dice a voi.
verse-book-509 = La domanda vi è rivolta di nuovo, più piano. La donna sul muretto è la cancelliera di ricevimento. Lo chiede a tutti, e non è, dice, per curiosità.
verse-book-509-told-1 = «Dai gradini. A piedi.» Lo scrive e lo rilegge. «Hanno dichiarato che l'acqua li ha lasciati.»
verse-book-509-told-2 = «Per acqua. Su una zattera.» Lo scrive e lo rilegge. «Hanno dichiarato di essere carico, e di essersi stivati da sé.»
verse-book-509-told-3 = «In un'ora che abbiamo comprato.» Lo scrive e lo rilegge. «Hanno dichiarato che era loro. Si vedrà se aveva un altro padrone.»
verse-book-509-told-4 = «Ci hanno portati.» A questo alza la testa. Scrive una parola sola, *merce*, e la rilegge.
verse-book-509-told-5 =
    Poi vi dà un numero su un cartoncino. Il cartoncino è caldo.

    Dietro di lei c'è una fila, con quello che si è portata dietro: un paletto, una culla, il cappello di un morto. «Per farli decidere», dice la cancelliera. «Quel che è deciso domattina c'è. Quel che non lo è», e guarda il muretto fin dove il muretto ci rinuncia, «va di là. Abbiamo una giudice. È in piedi da un anno davanti a una pietra, dà ragione all'uno o all'altro, e dove l'ha data resta data.»

    «E noi che c'entriamo?»

    «Siete imputati. Non me la prenderei. Chi è sotto processo domani è atteso.»

    «Imputati di che?»

    Lei gira il foglio. C'è la riga apposta, e sulla riga niente.

    «Il numero, prego», dice un usciere lì accanto. «Il dolore dopo.»
verse-book-620 =
    Hedra va a ovest davanti a voi. Cammina male, poi bene, poi troppo in fretta. Ha da giudicare la causa di Cuanacht, dice, e intende arrivare prima che l'abbiano composta.

    A ogni curva si ferma e guarda indietro, per imparare com'è una curva dall'altra parte.
verse-book-620-told-1 = Dietro di voi tirano a sorte. Un uomo ha vinto una moglie. Le spiega che poteva toccare a chiunque.
verse-book-620-told-2 = Dietro di voi una bambina dice «Avanti». Più tardi, da molto lontano, una voce su una porta. «Eseld! A cena!» «Aggiornata», dice la bambina.
verse-book-620-told-3 = Sidwell sta sotto i suoi peri. Ha perso e non ha mai avuto una cera così. Ve ne tira una a testa, come vengono.
verse-book-620-told-4 = Gwenneg le cammina dietro, poi accanto, poi dietro. «Puoi chiedermelo», dice Hedra. «Stavo per», dice lui.
verse-book-620-told-5 = Ha un foglio piegato per un cancello. *Portata come richiesto.* «Va letto a lei», dice, «da uno che c'era.»
verse-book-620-told-6 = Sopra la strada passa la diceria che avete liberato: va a casa prima di voi, e la racconta sbagliata.
verse-book-620-told-7 =
    «Qual è la prima cosa di me che hai detto alle api?» chiede Hedra.

    «Che eri partita.»

    «E poi?»

    «Che tornavi a primavera.»

    Vanno avanti un poco. «Da qualche parte è primavera», dice Hedra. La figlia la guarda. «Era una battuta. Ho avuto un anno per prepararla.»
verse-book-620-told-8 =
    «Stavate per chiedermi se mi dispiace», dice Hedra. «Mi dispiace per le due che ho rovesciato. Le altre le rifarei. Voi da che parte siete arrivati?»

    Glielo dite.

    «Allora si va di là», dice la giudice, «e la si guarda come si deve.»
verse-book-620-told-9 = Il corvo è tornato dal bosco sopra Cuanacht. «*Bene*», dice. È tutto quello che lui aveva da dire, ed è detto con la sua voce.
verse-book-621 =
    Andate a ovest con un mandato. C'è la data, ed è la cosa scritta meglio che possediate. *Si apra ogni cancello ai latori, che hanno portato buone notizie.* All'approdo gli fanno largo prima di averlo letto.

    Dalla cima del bosco si vede la collina, e sopra una donna che vi dà le spalle. Lo sta dicendo al prossimo della fila. Si vede passare di cappello in cappello, fino in fondo, quanto sono contenti per lei.
verse-book-621-told-1 = Sidwell vi ha mandato dietro una pera, con un biglietto. *Incontestata.*
verse-book-621-told-2 = «E c'era la panna», sentite Bryok dire all'uomo col paletto.
verse-book-621-told-3 = Nel sacco avete anche il buon nome della fila. Ve l'hanno dato perché ve ne andaste. Non ingombra.
verse-book-621-told-4 = Insieme al mandato è piegato l'altro foglio, quello corto, per un cancello. *Portata come richiesto.*
verse-book-621-told-5 =
    «Non ditelo», dice Ailei, prima che uno di voi lo dica. Al frassino che dichiara di aver chiuso il cancello si ferma, scrive, e appunta il foglio troppo in alto perché gli altri leggano.

    «È per il bosco», dice. «Il bosco può tenerlo.»
verse-book-621-told-6 = «È stata una cosa buona», dice uno di voi in cima alla scala. Gli altri non aggiungono niente. L'albero accanto mette a verbale.
verse-book-621-told-6-alone = «È stata una cosa buona», dite in cima alla scala, a voce alta, per sentire se regge. L'albero più vicino mette a verbale.
verse-book-622 =
    Uscite sulla strada con la giudice. Ha finito l'elenco e l'ha ricominciato dal fondo, nel caso che a sfuggirvi fosse stato il principio. Dove il terreno è piano chiede di esserci posata.

    «So camminare?» dice Hedra. «Lo sapevo anche prima?» Vi cammina dietro. Da qui in avanti mette tutto in forma di domanda. «È questa la strada?» «Era questo che volevate?» «Vedete chi ci segue?»

    Sono parecchio indietro, coi numeri sul cappello, carichi di quel che hanno potuto.
verse-book-622-told-1 = Seguono anche gli assolti. Non hanno niente con sé, e a ogni pozzanghera si cedono il passo.
verse-book-622-told-2 = «Era una bella somma», chiede Hedra, «quella che vi hanno dato perché ve ne andaste?»
verse-book-622-told-3 = «Il foglio l'avete preso?» L'avete preso. *Portata come richiesto.* «Allora posso dire di aver fatto una cosa stando in piedi?»
verse-book-622-told-4 = «L'hai fatto per me», chiede Hedra alla figlia, «o a me?» Ailei cammina così a lungo che diventa una risposta.
verse-book-622-told-5 =
    «Adesso me lo dite, chi era? Quello che non è partito?»

    Glielo dite. Prima che parli passa un miglio.

    «E mangia?» chiede Hedra.
verse-book-656 = «Hanno dichiarato che era tutto vero», legge l'usciere Bryok. Il lapis è passato su un secondo foglio e su un terzo. Nella fila si siedono ad ascoltare. Una parte è meglio di quanto sperassero.
verse-book-656-told-1 =
    Un'ammissione di quella misura non si discute. Non c'è niente da decidere. La pena è lavorare nel bosco finché i fogli dell'anno non sono appuntati, e poi fuori, a ovest.

    Così appuntate, e leggete quel che appuntate. Su un ontano, in una grafia composta: *qui aspetto Corentin.* Su quello dopo: *Nolwenn.* Su quello dopo ancora, con le fini di parola allungate: *Gwenneg.* Hanno deposto tutti passando. In basso c'è un ultimo foglio, firmato, con la data, dove la dichiarazione manca. *Quando tornano gli altri,* ci ha scritto sotto la corteccia, andando avanti da sé; e di lì è cresciuta intorno al tronco fino al primo.
verse-book-656-told-2 = «Chiude», dice Arev. «In dodici anni non mi ha mai chiuso una pagina.»
verse-book-656-told-3 = «Allora non c'è con chi prendersela», dice Beor. Lo cerca con gli occhi, albero per albero.
verse-book-656-told-4 =
    Dopo viene la scala, che va soltanto in giù. Bryok vi accompagna fino al ciglio.

    «Niente contro di voi», dice. «Siete gli unici che siano mai arrivati in fondo al modulo.»

    Sulla collina pelata una donna sta dando ragione a qualcuno. Che siete andati via non gliel'hanno detto.
verse-book-657 =
    «L'orlo dica che cosa ha visto», dice Hedra.

    Parla da un uomo della fila che stava per chiedere se toccava a lui. Nessuno lo interrompe.

    «Indecisi alla data odierna: siepi, quaranta. Matrimoni, nove. Dolori, tutti. La corte è stata di grande aiuto nell'indicare il resto. Si ricevono la strada, l'approdo e le persone che vi si trovano. Saranno rese.»

    «Opposizione», dice Hedra.

    «È accolta quanto alla giudice. Risulta decisa.»
verse-book-657-told-1 = «Mamma», dice Ailei. Hedra gira la testa fin dove arriva. «Chi di voi l'ha detto?» chiede. Poi non c'è più collina da cui sentirla.
verse-book-657-told-2 = «All'uomo ha detto *grazie*», dice Verme. «Per la bocca.»
verse-book-657-told-3 =
    Vi svegliate sulla riva ovest, asciutti, in fila. A ciascuno è appuntato un foglio. *Assolto in contumacia.* Di là dall'acqua, dov'era l'approdo, c'è una sera, e in fondo alla sera una pietra accesa, piccolissima, con una persona davanti. Quel che aveva da chiedervi ce l'ha ancora.

    Sul gradino più sotto una Contagradini si è fermata a metà di un numero.

    «Vi hanno assolti», dice. «Ma cosa avevate fatto?»
verse-book-658 =
    «Tutti», dice Hedra. Ci mette un poco a riporlo. Di aggettivi non ha mai avuto bisogno, e ne cerca uno.

    «Allora ci è venuto dietro con la lampada. Allora li ha passati, e passerà me. È soltanto lunga.» Ride. Ride anche la fila, per creanza, poi per qualche altra ragione. «Bryok, mettici il giorno. Voglio sapere che giorno era.»

    «In piedi», dice alla collina. «L'udienza continua.» Si alzano: il paletto, la culla, il cappello. Una donna bacia la verga dell'usciere.

    Il mandato si scrive come lei lo dice, che ogni cancello si apra.

    «Tutta quella strada», dice Hedra, «per venire a dirmelo.»
verse-book-658-told-1 = «L'ho sempre saputo dal piede sinistro», dice ad Ailei. «Sono stata a sentirlo. Era ben fermo.»
verse-book-658-told-2 = Vi ringrazia per nome, coi nomi che le ha dato l'usciere, e non ne sbaglia uno.
verse-book-658-told-3 = Gwenneg sta dove lei non può vederlo. Cerca di non avere un passo.
verse-book-659 =
    «Le parti chiedono tempo», dice Bryok.

    «Lo abbiano. Io ne ho.» Hedra si assesta le spalle. «Finché non sanno quello che sanno, sentirò il palo del cancello.»

    Eseld ha cancellato la ruota con la scarpa, perché nessuno la legga prima che sia una prova. Si legge lo stesso. «Fate presto», vi dice. «Ce l'ho tutta in testa e gira.»
verse-book-659-told-1 = «L'avrei detto», dice Beor scendendo. «L'avrei detto male.»
verse-book-660 = L'orlo è chiamato all'imbrunire e depone in piedi. «Di una ruota, in polvere, si è presa copia», dice. «È esatta.» Poi elenca quel che nel paese è indeciso, e lo ritira. Voi nell'elenco non ci siete. Vi hanno sentiti.
verse-book-660-told-1 = Con la luce che c'è portate la giudice sulla strada.
verse-book-660-told-2 = Sulla sua collina alla giudice è stata data ragione. Voi andate, finché c'è una strada per andare.
verse-book-620-told-10 = «Vi siederete», dice Hedra, «quando arriviamo. Lo devo. Ce l'ho per iscritto, dietro la vostra imputazione.»
verse-book-657-told-4 = «Fra le parti venute da ovest il pane fu fatto a metà», aggiunge. «Non veniva pari. La corte potrebbe trovarlo interessante.»
verse-book-657-told-5 = «Una parola che riguarda le parti venute da ovest fu soppressa a loro richiesta», aggiunge. «Si attende il motivo.»
verse-book-660-told-3 = «Il pane fu fatto a metà», dice di voi, davanti a tutti. «Non veniva pari. È esatto.»
verse-book-503-told-12 = Sotto *Talan* c'è a verbale un cappello, e dopo il cappello i nomi dei corvi. Se li fa leggere in ordine di anzianità. «Lo vorrebbe», dice Hedra.
verse-book-503-told-13 = Vi si rilegge quel che avete detto di Talan, che alla sua pietra pensa un altro o nessuno, e che l'hanno visto sedersi. «Nell'accordo non c'era», dice Hedra. «Constato che ne sono contenta.»
