verse-110-o1 = Il torbaio lavora con una scarpa per piede, e la sinistra è marrone. Saluta con la vanga. Poi vi mostra la scarpa.
verse-110-o2 = La sua carriola è dove l'ha lasciata. Da lì parte un sentiero sul muschio, dritto, come lui non ne ha mai fatti.
verse-110-oz = Alla corda una scarpa sinistra di più. È piccola.
verse-110-o0 = Una delle scarpe ha un laccio nuovo. Ogni tanto, dice il torbaio, una la riprendono. Lui arriva e non c'è. Intorno al palo resta una sola impronta, bagnata, che se ne va saltellando.
verse-110-v1-take-the-one-that = Prendete quella che vi va bene.
verse-110-v1-bring-the-right-one = Portate la destra, e fate il paio.
verse-110-v1-tie-the-ones-that = Riallacciate quelle slacciate.
verse-110-v1-ask-the-peat-cutter = Chiedete al torbaio che cosa cerca.
verse-110-v1-follow-the-single-print = Seguite l'impronta sola.
verse-110-v1-beor-knows-a-size = Beor riconosce una misura.
verse-110-v1-keep-your-own-on = Tenetevi le vostre.
verse-110-v1 = La corda, le scarpe, la torba.
verse-110-v2 = Calza. È la cosa che disturba. Camminate dritti da un lato solo. La terra, sotto quel piede, è sempre asciutta.
verse-110-v3 = Le posate vicine, con le punte verso la strada. Vi siete appena scostati che dalla torba esce un uomo, pulito, coi calzini. Le infila, batte i tacchi, e ringrazia uno di voi col nome di un altro. Ci tiene molto. Gli rispondete.
verse-110-v3-alone = Le posate vicine, con le punte verso la strada. Vi siete appena scostati che dalla torba esce un uomo, pulito, coi calzini. Le infila, batte i tacchi, e vi ringrazia col nome di un altro. Ci tiene molto. Gli rispondete.
verse-110-v4 = Hanno tutte lo stesso nodo, doppio, come si fa ai bambini. È così anche il vostro. Non l'avete fatto voi.
verse-110-v5 =
    Il torbaio si chiama Tobias. Vi guarda i piedi prima della faccia.

    «Ci serve uno che sappia dove si passa», dite.

    «Io lo so fino alla corda.» Pianta la vanga. «La mia è marrone. Sinistra. Me l'ha succhiata la torba, là, con me dentro fino al ginocchio, il giorno che mi sposavo. In chiesa sono entrato con l'altra.»

    «E lei?»

    «Ha riso.» Ci pensa, come a una cosa che si tiene in credenza. «Undici anni, e quella volta ha riso. Non che fosse musona. Non le ho più dato motivo.»

    «E qui non l'avete ritrovata?»

    «La corda l'ho fatta tutta, guardando. La vista è quella che è. Per esserne sicuri bisogna infilarci il braccio, e se una non è vuota –» Si pulisce la vanga nell'erba. «Ci vuole la giornata. Il pane ce lo metto io. Vorrei solo che la vedesse.»

    «Vostra moglie.»

    «La riconoscerebbe», dice Tobias.
verse-110-v5-told-1 = «Avrà riso altre volte», dice Ailei. «Quando non c'eravate, intendo.» Tobias non ci aveva pensato. Ci pensa volentieri.
verse-110-v5-told-2 = «Marrone», dice Beor. «Sinistra. Lunga quanto?» Tobias glielo segna sulla vanga.
verse-110-v5-go-through-the-rope = Passate tutta la corda per lui.
verse-110-v5-give-him-one-like-it = Dategliene una che le somigli.
verse-110-v5-wish-him-dry-feet = Augurategli piedi asciutti.
verse-110-v5a = È quasi l'ultima. La riconosce da una toppa che ha messo lui, male. Non la infila. Se la tiene in grembo, seduto sulla torba, ci fruga in punta e ne cava il fagiolo secco che portava fortuna. Poi vi taglia il pane, dalla parte col lardo.
verse-110-v5b = Una marrone si trova presto. La gira, la annusa, vi paga. È quando ce l'ha al piede che si ferma. «È calda», dice. Va a casa con quella, in linea retta attraverso la torbiera, davanti alla sua stessa carriola. Non guarda mai dove mette i passi.
verse-110-v6 = Va via sul muschio a balzi di un braccio, ogni volta più fonda. Sull'orlo dell'acqua aperta si ferma e si gira, con la punta verso di voi. Il resto di quella persona l'avete nel sacco. L'acqua è nera e sta immobile. Lì accanto è steso un calzino ad asciugare.
verse-110-v6-put-the-shoe-down = Posate la scarpa sul muschio.
verse-110-v6-stamp-in-the-print = Pestate il piede nell'impronta.
verse-110-v6-go-back-as-you-came = Tornate sui vostri passi.
verse-110-v6a = La posate e vi scostate. Finché guardate non succede niente. Vi voltate, e c'è il rumore di una scarpa infilata in fretta, schiacciando il tallone. L'impronta vi passa davanti diretta alla strada. Accanto l'erba si piega, un passo alla volta, dove andrebbe l'altra.
verse-110-v6b = Il muschio trema fino ai pali, e le scarpe sulla corda sbattono i tacchi tutte insieme. Poi è silenzio. L'acqua vi è salita intorno alla caviglia sinistra, calda quanto basta. Per un momento ve la insaponano.
verse-110-v7 = Larga, corta, col tacco consumato in fuori. «Quarantaquattro», dice Beor, ed è il numero del paletto. L'aveva portato dalla conceria con una scarpa sola; era tornato a cercare l'altra, e nel vicolo non c'era. Scioglie il nodo, soffia via la polvere, se la mette sotto la giacca.
dream-110 = Piedi asciutti. Nient'altro, tutta la notte. Verso mattina qualcuno posa un paio di scarpe accanto al letto, con le punte verso la porta, e prova i lacci.
nightmare-110 = Piedi bagnati. Li guardi. Non sono attaccati a te, e hanno fretta. Li segui come puoi, sulle mani, per non perdere di vista quello che riconosci.
verse-111-o1 = Vi apre il mugnaio. Nel frattempo ha imparato i vostri nomi. Li adopera tutti.
verse-111-o1-told-1 = «In cappella c'era un pane col mio nome», dice Morwen, «sotto tutta quell'acqua, asciutto. L'abbiamo mangiato insieme.» Il panno l'ha tenuto.
verse-111-o2 = Dalla strada si sentono macine che mordono. La farina è grigia; Morwen ne ha nei capelli.
verse-111-o3 = Sulla rastrelliera c'è un piatto solo. Morwen parla con la ruota. La sgrida per il ritardo.
verse-111-oz = Il suo piatto e l'altro, caldi. Morwen passa il grembiule sul bordo dell'altro.
verse-111-o0 = La mugnaia tiene in caldo un piatto accanto al suo. «Mio marito è solo via», dice, e cerca fra le vostre facce la più buona. «Ditelo voi. Se lo dite voi, io per oggi sto bene.» La ruota batte i colpi di uno che sale le scale.
verse-111-v1-ailei-says-it = Ailei lo dice.
verse-111-v1-say-it-he-is = Ditelo: è solo via.
verse-111-v1-tell-her-the-truth = Ditele la verità.
verse-111-v1-stop-the-wheel = Fermate la ruota.
verse-111-v1-stop-it-together-with = Fermatela insieme, con una trave.
verse-111-v1-see-to-the-stopped-wheel = Guardate la ruota ferma.
verse-111-v1-ask-what-he-left = Chiedete che cosa ha lasciato lui.
verse-111-v1-sit-down-with-her = Chiedetele perché proprio voi.
verse-111-v1-eat-and-say-thank = Mangiate e ringraziate.
verse-111-v1 = La cucina, i piatti, la ruota.
verse-111-v2 = Lei chiude gli occhi, e le spalle le scendono. L'altro piatto, quando vi alzate, è pulito. Dalla porta del magazzino viene un rumore di scopa.
verse-111-v3 = Non piange. Va alla tramoggia, ci infila il braccio fino alla spalla e tira fuori un foglio piegato. L'aveva messo lì lui, perché la farina lo asciugasse. «Prendetelo. Qui le cose scritte non le legge nessuno.» Poi mette via l'altro piatto, caldo.
verse-111-v4 = Si ferma fra un colpo e l'altro. Sotto l'asse, dove non si guardava mai, c'è una pietra squadrata con un anello di ferro, zavorra da nave. La mugnaia la guarda. «Ecco che cosa macinavamo», dice.
verse-111-v5 = Il mugnaio spazza. È cordiale, ha la camicia stirata, vi chiede del viaggio. Spazza con la sinistra. La mugnaia vi versa da bere, felice. Il coltello del pane sta dalla parte di lei.
verse-111-v5-ask-him-where-he = Chiedetegli dove è stato.
verse-111-v5-tell-her-the-truth = Ditele la verità, adesso.
verse-111-v5-drink-up-and-go = Bevete e andate.
verse-111-v6 =
    «Dove siete stato?» chiedete.

    «Via», dice lui, con affetto. «Mi hanno tenuto il posto. Era a sinistra, no?» Sposta la sedia a sinistra.

    Morwen ha smesso di tagliare. «A destra», dice. «Per via della stufa.»

    «A destra», conviene lui, e la rimette. «E il mio piatto è questo?»

    «Quello sbeccato.»

    «Sbeccato quale?»

    Lei guarda. Sono sani. «Lo prendevi sempre tu», dice. «Così il buono restava a me.»

    «Allora l'hanno aggiustato.» Al mugnaio fa piacere davvero. «Che casa gentile. Ero gentile anch'io?» Lo chiede a voi.

    Morwen fa il giro della tavola col piatto e glielo posa davanti. «Mangia», dice, prima che possiate rispondere.
verse-111-v7 = Il torrente è tornato appena l'avete fermata. È acqua alla caviglia, marrone, senza fretta. La mugnaia ha pulito la gora e non ha niente da mettere nella tramoggia. Una misura del vostro grano, e una giornata di braccia, direbbero se le macine mordono ancora. È un anno che non macina grano vero.
verse-111-v7-grind-your-grain = Macinate il vostro grano.
verse-111-v7-clean-the-stones = Ripulite le macine, solco per solco.
verse-111-v7-leave-it-to-the-water = Lasciate fare all'acqua.
verse-111-v7a = Esce grigia, con la crusca e un nido di topo, e pesa quello che pesa la farina. Lei la assaggia dalla pala. «È cara», dice, con rispetto. Mangiate focacce da un piatto solo. È il primo pasto, in questa casa, che abbia riempito qualcuno.
verse-111-v7b = Con mazzuolo e punta riaprite i solchi a lume di lampada. Dentro c'è una polvere bianca, più fine della farina, che non sa di niente. La mettete nei sacchi. Lei li rovescia nel torrente. L'acqua resta bianca fino alla curva. Più in là è acqua.
verse-111-v8 = Un grembiule, un rasoio, le bretelle della festa. Lei li tiene su una sedia, nell'ordine in cui lui li vorrebbe. Il gatto se l'è portato. Il grembiule è cuoio buono, e a prezzo giusto lo darebbe. La sedia si potrebbe anche portare in solaio, mentre lei è fuori.
verse-111-v8-buy-the-apron = Comprate il grembiule: due monete.
verse-111-v8-carry-up-the-chair = Portate la sedia in solaio.
verse-111-v8-let-it-all-be = Non toccate niente.
verse-111-v8a = Lo piega con la pettorina in dentro. Sulla porta se lo riprende, vuota la tasca, guarda, e ve lo ridà. Si è tenuta una noce, un pezzo di pettine e un chiodo. Il chiodo se lo mette fra le labbra. C'è un cardine che aspetta da un pezzo.
verse-111-v8b = La mettete sotto l'abbaino, con sopra tutto, rivolta alla strada. Quando rientra lei guarda il posto accanto alla stufa, e ci trascina la madia prima di togliersi lo scialle. Dal solaio viene uno scricchiolio, come di una sedia con un uomo che ci si appoggia all'indietro.
verse-111-c1 =
    «Perché proprio noi?» chiedete.

    «Perché passate», dice Morwen. «Quelli del paese l'hanno già detto tutti. Si consuma.» Gira i piatti sulla stufa, prima il suo. «Mi basta finché c'è luce. Col buio lo so da me.»

    «E se fosse solo via?»

    «Avrebbe preso le bretelle.» Non alza la voce. «Il gatto sì e le bretelle no. Uno che torna fa il contrario.»

    «Dunque lo sapete.»

    «So che piatto prenderebbe. Quello sbeccato, così il buono resta a me. Ogni volta che lo levo dalla stufa penso che potrei dargli il buono.» La ruota batte. Lei la lascia finire, come si fa con un vecchio. «Non vi chiedo di crederci. Vi chiedo di dirlo, e di guardarmi.»

    «E se non ce la sentiamo?»

    «Allora ditemi l'altra cosa», dice Morwen. «Ma seduti. Non dalle scale.»
verse-111-c1-told-1 = «È solo –» dice Ailei, e si ferma, perché l'hanno guardata.
verse-111-c1-told-2 = «Potrei metterlo fra gli assenti», dice Arev. «Non è una bugia. È una colonna.»
location-112-menhir-told-1 = Date da mangiare ai querelanti, e uno di voi ripete alla pietra quello che ciascuno ha visto, senza aggiungere. Il Testimone si accende nell'orecchio.
verse-112-o1 = Ci sono di nuovo tutti, asciutti, venuti a dire com'è andata. Si sono messi d'accordo su chi parla.
verse-112-o1-told-1 = È quello che era rimasto. «Il campo è buono», dice. «Continuo a cercarcelo.»
verse-112-o1-told-2 = È quello che era tornato. «Il campo ce l'ho», dice. «Settimana prossima riparto. Volevo solo vedere se mi lasciava.»
verse-112-o1-told-3 = È Wen. «Hanno una ricevuta per uno», dice. «Del tribunale di Hedra. Dice *in sospeso*, e l'hanno appesa sopra il letto, una per parte.»
verse-112-o1-told-4 = È Wen. «Apparecchio per uno», dice. Per quale non lo dice, e hanno tutti e due l'aria di chi ha mangiato.
verse-112-o2 = Dalla vostra parte, all'orecchio della pietra è cresciuto un pelo di muschio.
verse-112-oz = Sulle panche è ancora martedì scorso. Si stringono dove gocciola meno.
verse-112-o0 = Una coppia di fratelli si contende un campo, e sono lo stesso uomo. È partito, è tornato, e si è trovato in casa. L'altra querelante è la moglie. «Io», dice, «vorrei sapere a chi devo rispondere.»
verse-112-v1-find-for-the-one = Date ragione a chi è rimasto.
verse-112-v1-find-for-the-one-2 = Date ragione a chi è tornato.
verse-112-v1-send-the-case-to = Rimandate la causa a Hedra.
verse-112-v1-stand-up-and-testify = Testimoniate, in piedi, quel che sapete.
verse-112-v1-hold-promise-not-to = Tenere: promettete di non tirarvi indietro.
verse-112-v1-take-perjure-another = Togliere: giurate il falso su un altro.
verse-112-v1-think-back-to-when = Ripensate a quando siete rimasti.
verse-112-v1-think-back-to-when-2 = Ripensate a quando vi siete alzati.
verse-112-v1-hear-the-wife-alone = Ascoltate la moglie, da sola.
verse-112-v1-take-back-the-oath = Ritrattate il giuramento falso.
verse-112-v1-stand-in-their-rain = Mettetevi sotto la loro pioggia.
verse-112-v1-leave-them-to-dry = Lasciateli ad asciugare.
verse-112-v1 = L'orecchio, le panche, la pioggia di martedì.
verse-112-v2 = La pietra ascolta la sentenza. Uno dei fratelli si toglie il cappello e se ne va giù per il colle. Per un tratto l'erba, dove passa, non si piega.
verse-112-v2a = La causa va sul retro di un conto del seme, e firmano tutti. Ci vuole un po', perché i fratelli hanno una firma sola. «E quando dà udienza?» chiede Wen. Le dite che Hedra è per strada da un anno. «Vorrà dire che è precisa», dice Wen.
verse-112-v2a-told-1 = «Mia madre vi farà la stessa domanda a tutti e due», dice Ailei. «Poi aspetta. È la parte lunga.»
verse-112-v3 =
    Vi mettete dove l'erba è consumata e parlate nell'orecchio. «A casa ci sono cinque sedie dove non ci si può sedere», dite. «Sono partiti per noi. Non gliel'avevamo chiesto. Li abbiamo lasciati andare.»

    La pietra ascolta. Sulla panca hanno smesso di strizzare i cappelli.

    «E chi gliel'ha chiesto?» grida la moglie.

    «Il Consiglio. Poi tutti. Era una buona cena.»

    «E a voi?»

    «A chi ha un mestiere non si chiede.»

    «Vi siete vergognati?» fa uno dei fratelli.

    «Quando sono passati dal cancello avevamo da fare», dite. «Ci abbiamo ripensato. Quello che avevamo in braccio si poteva posare.»

    A dirlo non è molto. L'orecchio si è fatto tiepido. I fratelli si sono alzati, come alle pubblicazioni.

    «Con noi è andata uguale», dice uno. «Solo che al cancello c'ero io.»
verse-112-v3-told-1 = «Alle api avevo detto che tornavano a primavera», dice Ailei. «Che era una mia idea non gliel'ho detto.»
verse-112-v3-told-2 = «Prima della curva li avevo già detratti», dice Arev. «Il conto tornava.»
verse-112-v3-told-3 = «Avevo uno in spalla», dice Beor. «Poteva aspettare.»
verse-112-v3-told-4 = «Io ero in un pozzo», dice Verme. «È la verità. È la prima volta che mi serve.»
verse-112-v4 = Le prossime due volte che vi chiedono conto, resterete fino in fondo. La pietra non lo scrive da nessuna parte. Gira l'orecchio verso di voi, di pochissimo.
verse-112-v4-prompt = Chi dà la parola?
verse-112-v4-ailei = Ailei
verse-112-v4-arev = Arev
verse-112-v4-beor = Beor
verse-112-v5 = Dite che è stato quello della panca, alla Gabella. Tanto è là da prima. Vi viene facile. La pietra si accende dal lato dove non c'è l'orecchio.
verse-112-v6 =
    Wen viene dal lato asciutto della pietra e strizza l'orlo della gonna.

    «Si tolgono gli stivali sullo stesso gradino», dice. «Mi chiamano Wen, l'uno e l'altro. Lui asciuga i piatti. L'altro li asciugava, prima di partire.»

    «Voi quale vorreste?»

    «Con lui ci vivrei.» Guarda giù per il pendio, dove si dividono un cappello contro la pioggia. «Con l'uno o con l'altro. Non è quello. Hanno una storia, di quando caddi nel guado il giorno che mi chiese, e lui mi tirò su per la treccia. La raccontano un pezzo per uno. Ridono nello stesso punto.»

    «E allora?»

    «Nel guado io non ci sono mai caduta», dice Wen. «Gliel'ho detto. Sono molto gentili, su questo.» Strizza l'altro lembo. «Dal raccolto apparecchio per loro e li guardo passarsi il sale. Vorrei apparecchiare per uno e andare avanti. Solo che vorrei che lo chiedessero a me. Lo chiedono alla pietra.»
verse-112-v6-told-1 = «La raccontano bene?» chiede Ailei. «Benissimo», dice Wen. «Mi bagno ogni volta.»
verse-112-v6-told-2 = «Mandateli a far legna insieme», dice Verme. «Quello che torna lo tenete.»
verse-112-v6-put-it-in-evidence = Ripetetelo alla pietra, parola per parola.
verse-112-v6-tell-her-it-is-hers = Ditele che tocca a lei scegliere.
verse-112-v6a = Lo dite con le parole di lei, guado compreso. L'orecchio ci mette un poco. Giù per il pendio hanno smesso di discutere. «Non sei caduta?» dice uno. «Nemmeno un piede?» dice l'altro. Wen fa di no. Per la prima volta si guardano fra loro. «E allora quella chi era?»
verse-112-v6b = «A me», dice. «Già. E a chi, se no.» Divide quello che aveva portato per la giornata, guarda le parti, e una la dà a voi. I fratelli trovano che non sia un modo di fare giustizia. Lo dicono in giro. Quando scendete, lei si è seduta in mezzo.
verse-112-v7 = Lo dite a capo scoperto, con i nomi, e chi aspetta il suo turno sente. A disdire ci vuole più tempo che a dire. L'orecchio ha già sentito anche questo, in altre voci. Quando avete finito, quelli bagnati si stringono sulla panca per farvi posto. Lì piove. Vi sedete.
verse-112-v7-told-1 = Aggiungete che Jago, sulla panca, lo sa. «Da voi?» chiede la moglie. «Allora il più era fatto.»
verse-112-v8 = È la pioggia di martedì, tiepida, e sa di mercato. Standoci sotto si sente quello che si diceva martedì, giù in piazza. Uno chiede il prezzo di una pecora. Si ride. Poi una voce chiara, vicina, dice un nome al quale uno di voi ha risposto. Cominciate a battere i denti.
verse-112-v8-alone = È la pioggia di martedì, tiepida, e sa di mercato. Standoci sotto si sente quello che si diceva martedì, giù in piazza. Uno chiede il prezzo di una pecora. Si ride. Poi una voce chiara, vicina, dice un nome al quale avete risposto. Cominciate a battere i denti.
verse-113-o1 = Sopra l'orzo c'è fumo, ben ordinato, una colonna per tetto.
verse-113-o2 = La soglia che avete dissotterrato è stata spazzata. L'orzo ci si sporge sopra, a guardar dentro.
verse-113-o3 = Il cane è già nel suo riquadro. Cammina al piede di chi non c'è. Quando glielo dicono, si siede.
verse-113-o4 = Arev dice le porte senza che glielo chiediate. «Prima, la vedova. Seconda, i gemelli.» Ha già la bocca aperta per la prossima. La chiude.
verse-113-oz = Orzo, e nessun sentiero che giri intorno a qualcosa. È quello che lascia l'orlo.
verse-113-o0 = Undici quadrati. Intorno l'orzo è più alto dal lato dove un muro avrebbe tenuto il vento. L'orlo ci è passato sopra ed è andato oltre. Ci si può camminare, se non gli si chiede che cos'era.
verse-113-o0-told-1 = Il cane va al terzo, si siede, e aspetta che gli aprano.
verse-113-v1-arev-says-the-doors = Arev dice le porte a memoria.
verse-113-v1-listen-lying-in-the = Ascoltate, stesi nel quadrato di mezzo.
verse-113-v1-dig = Scavate.
verse-113-v1-call-the-dog-by = Chiamate il cane con un altro nome.
verse-113-v1-go-to-meet-the = Andate incontro al fumo.
verse-113-v1-lay-a-supper = Apparecchiate nel quadrato di mezzo.
verse-113-v1-walk-along-the-edge = Camminate lungo il bordo.
verse-113-v1 = Riquadri nell'orzo, e niente vento.
verse-113-v2 = «Prima, la vedova, che pagava in uova. Seconda, i gemelli. Terza.» Alla terza si ferma. È quella che ha lasciato fuori dal libro. Disegna la soglia col bastone, e quando lo solleva la riga resta, pulita, nell'orzo.
verse-113-v3 = Da sotto viene un rumore di posate. Poi qualcuno chiede il sale, e qualcuno glielo passa. Non è una voce triste. È l'ora di cena.
verse-113-v4 = Poco sotto c'è una soglia, consumata al centro. Sopra, riparata da una tegola, una pagina del libro di Arev, con la riga che manca e accanto la sigla di chi l'ha controllata. Corentin. Sapeva.
verse-113-v5 = Risponde a Finocchio. Scodinzola verso un punto a mezz'aria, all'altezza di una tasca, e le orecchie gli si appiattiscono sotto qualcosa. Torna da voi che sa di sapone da cucina.
verse-113-v6 =
    La strada fa una curva, e c'è del bucato. Questa strada l'avete fatta. Qui non curvava.

    Vengono sulla porta con le maniche rimboccate, e vi chiamano per nome, uno per uno, con l'accento giusto. «Siete in anticipo», dice una donna alla prima, con un uovo per mano. «Non state lì. Non siamo ancora niente, siamo soltanto in casa.» Due ragazzi così uguali che uno dev'essere lo sbaglio hanno posato un secchio in mezzo, per guardare.

    Le case sono undici. Ce n'è anche una in fondo, con la porta aperta. Sulla porta non c'è nessuno.
verse-113-v6-told-1 = «Occhio al terzo gradino», grida un ragazzo. «L'avete tirato su voi.»
verse-113-v6-told-2 = Il cane entra alla terza porta, e lo sgridano per le zampe.
verse-113-v6-told-3 = «Quello era a scuola con me», dice Gwenneg, vicino al vostro orecchio. «Era più grande.»
verse-113-v7 =
    Entrate. A ogni tavola, in ogni cucina, c'è un posto di troppo, apparecchiato. Di occuparlo non ve lo chiedono. Non lo tolgono nemmeno.

    «Sedetevi dove volete», dice la vedova. «È solo quello che teniamo.»

    «Per chi?»

    Lo guarda. «Un'ora fa ve l'avrei detto», fa.

    Il pane è caldo. È pane buono. Lungo la strada sentite lo stesso coltello passare la stessa crosta, casa dopo casa. Poi attaccano a parlare.
verse-113-v7-told-1 = Ailei capovolge il piatto in più, come si fa per i morti, e con molto garbo le chiedono di rimetterlo dritto.
verse-113-v7-told-2 = Arev sposta il piatto in più di un pollice, che non cada.
verse-113-v7-told-3 = Beor mette una fetta sul piatto in più. Dopo non c'è.
verse-113-v7-told-4 = Verme ci mangia sopra. A qualcuno toccava, dice, se no non smettevano di guardarlo.
verse-113-v8 =
    «No», dite. Non forte, e arriva all'ultima porta.

    La prendono bene. C'è un momento in cui si guardano, per vedere chi ci aveva sperato di più. «Be', il bucato almeno era asciutto», dice la vedova. Rientrano, una famiglia alla volta, e chiudono le porte come quando c'è un malato. Una esce di nuovo. «Potremmo», chiede, «finire i piatti?»

    Restate sulla strada finché hanno buttato l'acqua. Ormai è buio, e finestre non ce n'è più. Nell'orzo ci sono undici soglie. Sulla terza, di spalle, una donna asciuga una scodella.
verse-113-v8-told-1 = L'ha detto Beor. A qualcuno toccava, e la voce adatta ce l'ha lui.
verse-113-v8-told-2 = Si erano già mezzo voltati per rientrare, quando Arev ha chiuso il libro. L'avete detto lo stesso.
verse-113-v9 = Stendete un panno sulla terra asciutta e tagliate il pane. L'orzo si piega in dentro da ogni lato. Non viene preso niente. Ma il coltello, quando lo cercate, è dall'altra parte della pagnotta, e le briciole sono spinte in un mucchietto, per le galline, come usava nella prima casa.
verse-113-v9-leave-them-the-rest = Lasciate anche il resto.
verse-113-v9-shake-out-the-cloth = Scuotete il panno e andate.
verse-113-v9a = Vi girate a scuotere gli stivali. Il panno è lavato e steso sull'orzo. Il pane non c'è più. Al suo posto, uno dentro l'altro, ci sono gusci d'uovo, sciacquati, uno per casa. Chi conosce il libro sa di chi sono. La vedova della prima porta ha pagato anche quest'anno.
verse-113-v9b = Le briciole vanno nell'orzo, che ci si richiude. Prendete il panno per i vostri angoli, e gli altri angoli vi vengono incontro alla stessa altezza, come quando si piega un lenzuolo con la vicina. «Ecco fatto», dice una donna, vicinissima.
verse-113-s1 =
    Vi fanno fare il giro. Vogliono che vediate tutto, per correttezza. «Lì ci piove», dice la vedova della prima porta, e: «lì ci pioverà.» I gemelli le parlano addosso di un raccolto: era buono, era bagnato, era buono. Un uomo che pialla una panca chiede in che verso preferite la vena. Ha aspettato, dice, di poterlo chiedere a uno che la usasse.

    «Non è tardi, per piantare?» chiedete.

    «È tardi?» dice la vedova. «Voi che mese avete?»

    Glielo dite. Lei lo dice alla casa accanto, e lo sentite andare di cucina in cucina giù per la strada, con interesse, come il prezzo di qualcosa.
verse-113-s1-told-1 = Accanto alla seconda porta c'è un'arnia. Ailei si china, per abitudine, e quella ronza quello che lei dice alle arnie, con la sua cadenza, e la pausa dove lei respira.
verse-113-s1-told-2 = La vedova conta sul palmo di Arev gli anni arretrati. Lui non ha chiesto. Somma man mano, e quando lei ha finito il palmo resta lì, perché il conto torna.
verse-113-s1-told-3 = Beor prende la panca da una parte. L'altro la sua l'ha già presa, ed è quella che pesa. Da quella parte non l'ha mai presa nessuno. Beor porta quello che resta.
verse-113-s1-told-4 = Verme guarda nel pozzo. Non è profondo. A metà c'è una mano sulla corda, che la tiene tesa, e secchi no.
verse-113-s1-told-5 = «È un buon coltello», dice la vedova, di quello con cui avete tagliato il pane. «Va asciugato a sinistra.»
verse-113-s2 =
    Kerra è venuta fino al cancelletto, con un panno sulla spalla. Arev fino all'altra parte.

    «È in tavola», dice lei.

    «Che cosa mi hai detto?» chiede Arev. «L'ultima volta. Quando sono venuto alla porta per quella riga.»

    «Eri stato al guado», dice Kerra. «Avevi un anello nella calza e continuavi a stare su una gamba. Ti ho detto: entra, che prendi freddo.»

    Ha in mano la penna. Di averla presa non se lo ricorda. «Non hai detto così.»

    «No? E che cosa ho detto?»

    Arev apre la bocca. Dentro ci sono quattro parole, e le ha portate in ogni paese di questa strada. Lei aspetta, con la testa un po' di lato, caso mai fosse qualcosa che si può fare.

    «Avevi ragione», dice.

    «E allora», fa Kerra. «Che si fredda.»
verse-113-s2b =
    Kerra viene fino al cancelletto. Guarda dietro di voi, lungo la strada, e continua a guardare anche quando è chiaro che non c'è nessuno.

    «Con voi non c'è», dice. «Mangia?»

    «Quando l'abbiamo visto», dite.

    «Che cosa?»

    Dovete pensarci. «Minestra. In piedi.»

    «Fa così quando ha un conto aperto.» Lo prende come si prende un pacco, con tutte e due le braccia. «E dorme ancora col libro?»

    «Sotto la testa.»

    Quello che le dite lo mette via, accanto a un piatto coperto da un altro piatto. Quando avete finito aspetta ancora un momento, caso mai ce ne fosse. Poi vi alza il saliscendi.
verse-113-s3 =
    «Ce lo direste prima che metta su il latte?» chiede la vedova della prima porta. «Se dobbiamo sloggiare lo do al maiale.»

    Sono usciti tutti sulla strada e hanno lasciato le porte aperte, perché possiate vedere fino in fondo alle cucine.
verse-113-s3-told-1 = «Pesano il giusto», dice Beor. Ha aiutato uno a portar dentro una panca, apposta.
verse-113-s3-told-2 = «Quella con le maniche è mia zia Ennor», dice Ailei. «Alle api di lei ho detto a marzo. Mi toccherebbe tornare là e dire che mi ero sbagliata.»
verse-113-s3-told-3 = Verme tiene i piedi sulla ghiaia. «Li hanno dati in prestito», dice, «e a loro non l'ha detto nessuno. Neanche a me l'avevano detto.»
verse-113-s3-told-4 = Kerra guarda Arev e nient'altro. «Ti si è freddata due volte», dice. «Non fa niente. Dimmi solo se te la tengo in caldo.» Arev ha il libro contro il petto e ci tiene le braccia intorno. «Se restano non devo più niente a nessuno», dice. «Se li mando via l'ho fatto due volte.»
verse-113-s3-told-5 = Kerra guarda la strada alle vostre spalle. «Gli si è freddata due volte», dice. «Ditegli che non fa niente. Ditegli solo se gliela tengo in caldo.»
verse-113-s3-told-6 = Uno dei gemelli posa il secchio. «Mancavano undici case», dice, garbato, a metà di un'altra frase. «Ne sono state rese undici. Chi piange è pregato di indicare quale.» Riprende il secchio. «E un goccio per il gatto», finisce.
verse-113-s3-go-in-and-sit-down = Entrate, e sedetevi.
verse-113-s3-stay-on-the-road = Restate sulla strada.
verse-113-s3-arev-reads-the-page = Arev legge la pagina.
verse-113-s3-not-tonight = Non stasera.
verse-113-s4 =
    Arev apre il libro alla pagina che ha dissotterrato qui, e la legge. È corta. Legge dieci righe, con gli importi. Poi legge quella che non c'è, ad alta voce, come dovrebbe essere: una porta, un nome, tanto di arretrato. «L'ho lasciata fuori», dice. «La pietra si contava sul libro.»

    L'hanno ascoltato come si ascolta il figlio di un vicino che recita.

    «Allora era quello», dice la vedova. «Ce lo chiedevamo.»

    «Era solo una riga», dice uno dei gemelli, per gentilezza.

    «Potremmo andarcene noi», dice Kerra. L'ha detto ad Arev, piano, come ci si offre di uscire da una stanza. «Se per te è un imbarazzo. C'è soltanto da sistemare il latte.»
verse-113-s4-go-in-and-sit-down = Entrate, e sedetevi.
verse-113-s4-stay-on-the-road = Restate sulla strada.
verse-113-s5 = «Un'altra volta», dite. Annuiscono, giù per tutta la strada, non tutti insieme. «Noi di qui non ci muoviamo», dice la vedova. Ci pensa. «Be'. Lo sapete voi.» Tornate indietro finché è di nuovo orzo. L'odore del latte vi accompagna per un pezzo anche lì.
dream-113 = Undici cene, tutte insieme, da fuori. Il naso le distingue: porri, cipolla, le uova della vedova. Alla terza porta qualcuno ha messo da parte un piatto, con sopra un altro piatto.
dream-113-2 = Dalla terza porta chiamano un nome. Non è il tuo. Entri lo stesso, e ti dicono che intendevano te.
nightmare-113 = Ti chiedono il sale. Ce l'hai in mano. Ti ringraziano con il nome giusto, e uno di loro, masticando, conta le sedie e si alza a prenderne un'altra.
verse-151-o1 = La pagina l'hanno messa in cornice sopra la stufa, così Arev non deve portarsela dietro.
verse-151-o2 = La dodicesima casa l'ha presa il mugnaio. Spazza il gradino, con la sinistra. Vi augura buona strada prima che abbiate detto che partite.
verse-151-o2-told-1 = «Una volta le avete fatto una domanda con me nella stanza», dice. «È un po' che penso a quale di noi volevate dire.»
verse-151-oz = Vi hanno tenuto il posto. Il pane è tagliato dalla parte che vi piace.
verse-151-o0 = Vi hanno tenuto il posto. Era quello, no? Kerra taglia il pane in parti uguali e la più grande la mette al posto di Arev. Nessuno di loro chiede mai dove siete stati.
verse-151-v1-arev-closes-the-book = Arev chiude il libro a tavola.
verse-151-v1-open-the-twelfth-door = Aprite la dodicesima porta.
verse-151-v1-give-the-leftover-portion = Date la porzione avanzata al cane.
verse-151-v1-stay-talking-until-late = Restate a parlare fino a tardi.
verse-151-v1-mend-the-twelfth-roof = Aiutate con il dodicesimo tetto.
verse-151-v1-ask-about-the-ring = Chiedete a Kerra dell'anello.
verse-151-v1-say-thank-you-and = Ringraziate e uscite.
verse-151-v1 = Dodici porte, e il vostro posto tenuto.
verse-151-v2 = Scrive la riga che mancava, col nome di lei, e accanto PAGATO. Kerra legge, annuisce, soffia sull'inchiostro finché non è asciutto. «Adesso siamo pari», dice. Non è la Kerra che aveva detto l'altra cosa. È questa.
verse-151-v3 = La annusa, la mangia, e poi va a sedersi sotto la sedia vuota, con il mento sul piede di qualcuno. A tavola nessuno si è mosso. La coda, là sotto, comincia a battere.
verse-151-v4 = Raccontano bene, tutti insieme, passandosi la storia dentro la stessa parola. È quella dell'inverno che nevicò e poi nevicò di nuovo. Ve lo ricordate, quell'inverno. Nevicò una volta. Quando vi alzate è più tardi di quanto possa essere. Il pane che avete mangiato risulta tagliato dall'altro capo.
verse-151-v5 = Non ha niente che si veda. Vi passano le tegole, voi le posate dove ci sono già le tegole, e da sotto dicono che così va meglio. Dal colmo si contano i camini, che sono dodici. Quelli che reggono la scala salutano. Alla fine c'è la paga, o c'è posto a tavola.
verse-151-v5-take-the-wages = Prendete la paga.
verse-151-v5-take-the-place-at-table = Prendete posto a tavola.
verse-151-v5a = Le monete sono calde. La vedova le aveva contate prima che scendeste, dice, anzi prima che saliste. Sopra c'è la testa del re, girata dall'altra parte.
verse-151-v5b = Si stringono senza alzarsi. «Ci chiedevamo su chi gocciolava», dice la vedova, e vi riempie la scodella. Quest'anno minestra migliore non ne avete mangiata. In tasca vi è rimasto un chiodo. Il vicino lo tasta da sopra la stoffa. «Domani», dice.
verse-151-v6 = «Me l'hai dato tu», dice ad Arev. «Al guado. Lo tenevi nella calza.» Se lo sfila per farvelo vedere. Dentro ci sono una data, le iniziali di lui, e il peso, scritto come lo scrive lui. Arev non ha mai comprato un anello. «È un poco largo, adesso», dice Kerra. «Andrebbe stretto.»
verse-151-v6-arev-tightens-the-ring = Arev lo stringe, a tavola.
verse-151-v6-say-it-was-never-given = Ditele che nessuno gliel'ha dato.
verse-151-v6-say-it-is-handsome = Dite che è un bell'anello.
verse-151-v6n = «Me l'ha dato il vostro Arev», dice. «Al guado. Lo teneva nella calza.» Se lo sfila per farvelo vedere. Dentro ci sono una data, le iniziali di lui, e il peso, scritto come lo scrive lui. Arev non ha mai comprato un anello. «È un poco largo, adesso», dice Kerra. «Andrebbe stretto.»
verse-151-v6n-say-it-was-never-given = Ditele che nessuno gliel'ha dato.
verse-151-v6n-say-it-is-handsome = Dite che è un bell'anello.
verse-151-v6a = Lo fa con le pinze della stadera, mentre lei tiene ferma la mano nella sua. Basta un giro. «Ecco», dice Arev. Non ha scritto niente. Si guarda l'altra mano: aveva la penna già pronta, e la posa nella minestra.
verse-151-v6b = Ascolta fino in fondo, con la testa inclinata. Ascoltano tutti; hanno smesso di masticare. «Lo so», dice Kerra, gentile. «Infatti era lui.» Se lo rimette, oltre la nocca, girandolo. «Ancora pane?» chiede.
dream-151 = Sparecchi con loro. Qualcuno asciuga e qualcuno ripone, e i piatti tornano pari. Uno è il tuo: sul fondo ci hanno scritto il nome.
dream-151-2 = Spostano i letti, piano, perché tu abbia la parte del muro. Uno di loro si stende prima al tuo posto, a scaldarlo, poi si alza, e lo ringraziano.
dream-151-3 = Bussano, e vai tu. Sei tu, col piatto che ti avevano prestato, lavato. «Non c'era fretta», dici.
nightmare-151 = Sei tu la porzione che avanza. Ti coprono con un piatto, perché resti calda. Da fuori, a lungo, il rumore di gente che mangia piano per non finire senza di te.
verse-152-o1 = Undici riquadri neri, e accanto un pezzo che non ha preso. Il fuoco l'avevate messo anche lì. Ci ha girato intorno.
verse-152-o2 = Sul davanzale non c'è nessuno. C'è un torsolo di mela messo a seccare, come si tiene un seme.
verse-152-oz = È di spalle. Lo scialle è lo stesso, nel frattempo rammendato.
verse-152-o0 = Davanti a ciascuna hanno messo uno zerbino. Su quello della terza c'è un anello, in un piattino. L'orzo intorno è stato tagliato di un passo, con le forbici, a giudicare dalla paglia.
verse-152-v1-arev-leaves-the-page = Arev lascia la pagina sulla soglia.
verse-152-v1-burn-what-is-left = Bruciate quel che resta.
verse-152-v1-knock-on-the-air = Bussate nell'aria.
verse-152-v1-call-her-by-name = Chiamate la donna per nome.
verse-152-v1-step-over-and-go = Scavalcate e andate.
verse-152-v1 = Soglie, e una donna di spalle.
verse-152-v2 = La posa sotto lo zerbino, perché non voli. Quando si rialza ha l'anello, e di essersi chinato a prenderlo non si ricorda. «Allora è questo il resto», dice.
verse-152-v3 = L'orzo brucia in undici quadrati e si ferma ai bordi, ordinato. Il fumo sale dritto, undici colonne. Dalla dodicesima parte, dove non avete acceso, viene un colpo di tosse.
verse-152-v4 = «Avanti», dicono, da ogni porta, con gioia. Poi niente, così a lungo che vi appoggiate all'aria. È socchiusa.
verse-152-v5 = Di nomi ne ha un paio, e uno è Kerra. Siede di spalle, le braccia intorno alle ginocchia. Al nome giusto si volterà. Vedrete la faccia, e lei vedrà chi chiama. A quello sbagliato se ne andrà, educata, senza sapere perché. L'altro nome lo conosce soltanto chi l'ha sposata. Di luce per chiedere non ne resta molta.
verse-152-v5-call-kerra = Chiamate: «Kerra».
verse-152-v5-arev-calls-the-other = Arev dice l'altro nome.
verse-152-v5-sit-on-the-next-sill = Sedetevi sulla soglia accanto, zitti.
verse-152-v5a = Si volta. È la faccia, con la cicatrice sul mento, dal lato sbagliato. «Ho fatto tardi?» chiede. Poi vede l'orzo, e dove avete messo i piedi, e si alza subito. Spolvera la soglia con la manica, per il prossimo.
verse-152-v5b = Arev lo sa, e non sa come. «Sì?» dice lei, senza voltarsi, con la voce di quando si è ai fornelli. Lui non ha niente da chiederle. Resta in piedi finché è giorno. La soglia allora è vuota, e sopra c'è una mela tagliata, ancora bianca nel taglio.
verse-152-v5c = Vi sedete sulla soglia accanto. È spazzata, e tiepida come una panca da cui si sono appena alzati. Lei canticchia una battuta, aspetta, canticchia quella dopo. Quando la luce se ne va il motivo l'avete imparato.
verse-151-oz-told-5 = Adesso apparecchiano per quaranta, e fanno quaranta. «Mangiate?» chiede Kerra. L'ha tenuta da parte ogni sera, alle sei, e ogni sera è stata mangiata.
verse-151-oz-told-6 = Davanti alla dodicesima porta c'è un piatto, pulito, voltato. «Lo rimandano lavato», dice Kerra. «Prima bussavo io. Adesso bussano loro.»
verse-152-oz-told-2 = Sul terzo zerbino c'è un cerchio di latte secco, largo quanto una bottiglia. Il gradino l'avreste riconosciuto anche senza.
verse-152-oz-told-3 = Su ogni zerbino c'è una bottiglia del latte, lavata, capovolta. Nessuna ha un foglietto.
verse-113-s3-told-31 = «Raccontagli una storia», dice Verme ad Ailei. «Lunga, finché fa chiaro.» «Non sono loro che hanno paura del buio», dice Ailei. «No», dice Verme. Si è messo dall'altro lato di lei.
