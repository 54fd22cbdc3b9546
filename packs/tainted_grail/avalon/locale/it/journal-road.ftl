location-166-menhir-told-1 = Arde come prima, al grano. L'impiegato scrive che arde. Gli occhi non li ha alzati.
location-189-menhir-told-1 = Dite a voce alta che cosa avete, a chi dovete, chi c'è con voi. Non c'è chi lo scriva. Arde.
verse-166-o1 = «Cuanacht», dice l'impiegato, prima che parliate. «Sarà per la casella nove.» La casella nove è già timbrata. Il timbro è il vostro, di un anno fa, a un banco dell'ovest; il sigillo ha l'intacco di quando vi cadde per terra. «C'è scritto che il comune si impegna a mancare», dice l'impiegato. «Niente di male. Vuol dire solo che qualunque cosa si mandi a prendere risulterà dovuta.» In margine, a lapis, sta scritto: *chi l'ha fatto aveva freddo quel giorno e voleva andare a casa. come tutti. L.T.* «Si può contestare», dice l'impiegato. «La panca è quella. È tenuta calda.»
verse-166-o1-contest-it = Contestatela, dalla panca, finché ci vuole.
verse-166-o1-pay-it = Pagatela ora, e fate ritagliare la casella.
verse-166-o1-let-it-stand = Lasciatela com'è.
verse-166-o1a = Vi sentono dopo un uomo con un papero, e dopo il papero. Si conclude che il timbro è autentico e il polso no. Che cosa ne discenda non lo sa nessuno. Ci passano la carta asciugante, la casella nove viene pallida, e bisogna sapere che c'era.
verse-166-o1b = Le forbici sono a catena. Ritaglia sui quattro lati, dritto, e nella pagina c'è una finestra. Dalla finestra si vede la pagina dopo, che ha la sua casella nove. «Quella non è vostra», dice l'impiegato. «È il freddo di un altro.»
verse-166-o2 = Lo sanno già. Si capisce dal banco, spolverato davanti a voi e da nessun'altra parte. L'impiegato alza gli occhi dal foglio, guarda voi, guarda lo spazio alla vostra sinistra, dove secondo lui dev'esserci scritto qualcosa. «È stato notato», comincia. In fondo non ci arriva.
verse-166-o2-told-1 = «Al Deposito mancano quaranta letti», dice. «Sapete niente di letti?» Nella fila, dietro di voi, tossisce un uomo con la camicia del Deposito e il numero tagliato via. L'impiegato scrive *tosse*.
verse-166-o2-told-2 = Il vostro nome è stato messo fra quelli del personale, sul tabellone, con una calligrafia che ci ha messo cura. Al chiodo di sotto qualcuno ha già appeso un cappotto, per compagnia.
verse-166-o3 = Sul banco c'è una focaccina con sotto un biglietto. *Di ieri. Non registrata. Arrivano di giovedì e non lo dice nessuno. L.T.* L'impiegato l'ha vista, e ci ha messo davanti il tampone, per continuare a non averla vista.
verse-166-o4 = La vostra pratica è stata messa in bella copia. Margine non ne ha; lo scritto è stato portato fino all'orlo del foglio, su tutti i lati. In quell'ufficio la considerano una gran bella pratica.
verse-166-oz = Il banco, la coda, l'impiegato di qua e di là. Accanto alla porta c'è un avviso nuovo. Dice che quello vecchio è stato tolto.
verse-166-o0 = La strada sale a una casa con una finestra lunga. Sotto la finestra c'è un banco, e davanti al banco una coda, che è un uomo solo. Espone il caso, gira intorno, si infila le mezze maniche e lo mette a verbale. Poi torna davanti a sentire la risposta. «È per l'organico», dice l'impiegato, da questa parte. «Uno vede le cose da tutti i lati.» Alle sue spalle sta la pietra. Arde in modo uguale. Potrebbe essere la lampada di un corridoio. Al muro c'è l'ordine del giorno, in bella scrittura. *Quanto serve, e non di più.* Sotto, a lapis: *e chi spazza? L.T.*
verse-166-o0-told-1 = «Il doppio», dice l'impiegato, trovandovi. «Promesso e non pagato. C'è l'interesse.» Ve lo fa vedere, l'interesse. Ha messo lungo tutto il fianco una barbetta di cifre.
verse-166-o0-told-2 = Sulla scrivania c'è la richiesta a Cuanacht, terza copia, con un cerchio di tè. La prima l'avete letta un anno fa accanto a un carro. Da allora è stata corretta, ed è di miglior gusto.
verse-166-o0-told-3 = Hanno una vostra ricevuta, a saldo. «Ah», dice l'impiegato, «siete quelli che hanno pagato.» Chiama anche sé stesso a vedere. Vi fanno entrare dalla porta di sinistra, che non è mai stata adoperata, e fa attrito.
verse-166-o0-told-4 = Accanto al vostro nome un margine dice: *una volta hanno pagato doppio, e non gliel'aveva chiesto nessuno. non addebitare più. L.T.*
verse-166-o0-told-5 = «Avevamo uno alla finestra, lungo una siepe», dice l'impiegato. «Risulta *sollevato*. Da che cosa non c'è scritto.»
verse-166-v1 = Il banco, e che cosa ci si può chiedere.
verse-166-v1-read-the-form-in-the-tray = Leggete il modulo in cima al vassoio.
verse-166-v1-go-round-the-counter = Passate dall'altra parte del banco.
verse-166-v1-have-another-box-ticked = Fatevi barrare un'altra casella.
verse-166-v1-stand-with-the-woman-who-sings = State con la vedova, che paga con una canzone.
verse-166-v1-open-the-drawer-marked-tuesday = Aprite il cassetto con su scritto *martedì*.
verse-166-v1-speak-to-the-boy-at-the-safe = Parlate col ragazzo che aspetta accanto alla cassaforte.
verse-166-v1-look-at-the-stone = Guardate la pietra. Non l'ha fatto nessuno.
verse-166-v1-answer-the-pencil = Scrivete qualcosa sotto il lapis, in margine.
verse-166-v1-read-the-page-about-the-eleven = Cercate le Undici Case.
verse-166-v1-kneel-to-the-bookkeeper = Andate dalla Contabile, per farla accendere.
verse-166-v1-ask-for-your-post = Chiedete se c'è posta per voi.
verse-166-v1-go-out-to-the-road = Uscite sulla strada.
verse-166-v2 =
    UFFICIO DELLE PIETRE. *Modulo 9. Restituzione di persona in eccedenza.* Da compilarsi da chi restituisce. Chi è restituito non scriva.

    1. Comune, *Aia di sotto.* 2. Persona mancante, *marito, uno.* 3. Persona ricevuta, *marito, uno.* 4. Differenze riscontrate, *nessuna.* (A lapis) *fischia.* (A penna) *L'altro non fischiava.* 5. Da quanto se n'è accorta la dichiarante? *Da quando è entrato.* 6. Motivo del ritardo, *aggiustava il tetto.* 7. La persona in eccedenza è stata nutrita? *Sì.* In che misura? *Come l'altro. Poi un po' di più, perché chiedeva se ne avevo abbastanza io.* 8. Si richiede ritiro, sostituzione, o conguaglio. *(Nessuna casella barrata. All'altezza della terza la carta è ammaccata, come da una penna appoggiata a lungo.)*

    9. Osservazioni. *Che la pratica sia ritirata. Sono quattro giorni di strada e il sacco l'ha portato lui. Ieri sera ha chiesto se doveva entrare subito o se c'era tempo di mangiare. Abbiamo mangiato. Fischiava a bocca quasi chiusa, perché di là dal muro non sentissero e non cominciassero prima.*

    Una croce, e accanto, in una scrittura che non ne aveva il diritto: «È vero, fischio. Posso smettere.»

    A lapis, non protocollare. cassetto mio. L.T.
verse-166-v2-put-it-back-in-the-drawer = Rimettetelo nel cassetto da cui viene, in fondo.
verse-166-v2-tick-the-third-box = Barrate la terza casella, e pagate voi il conguaglio.
verse-166-v2-arev-writes-none = Arev cancella il fischio e scrive nella quattro: *nessuna*.
verse-166-v2-leave-it-in-the-tray = Lasciatelo nel vassoio.
verse-166-v2a = Va sotto un panino, fra parecchi altri, e non ce n'è uno timbrato. Ci lavora da anni. Il cassetto è fondo. Fuori c'è scritto *elastici*.
verse-166-v2b = Il conguaglio è ammesso quando la differenza sia stata trovata accettabile. L'impiegato prende i soldi, fa il giro, e torna a dirvi che la persona in eccedenza è da oggi *saldo attivo*, e si può trattenere. C'è un modulo anche per l'uomo, da tenere addosso. Dice che gli è stato detto che può.
verse-166-v2c = È la prima cosa falsa che Arev registra sapendolo. La *n* la rifà, e la rifà. Quando l'ha asciugata va a mettersi sulla porta, dove tira un po' d'aria, con le labbra in fuori. Non gli riesce. Non gli è mai riuscito. Viene fuori una specie di fiato.
verse-166-v3 = Di là dal banco ci sono uno sgabello, una lampada e un gancio con le mezze maniche. Nessuno ve lo impedisce. Da questa parte la coda è più lunga; c'è gente che dal davanti non si vede, fin fuori dalla porta e giù fino alla pietra miliare, col berretto in mano. L'impiegato è l'ultimo della fila. Il berretto se l'è tolto anche lui. «Se fate presto mi fate un piacere», grida. «Ho lasciato uno sul fuoco.» Sul tampone c'è il timbro, dalla parte dell'inchiostro.
verse-166-v3-told-1 = Le mezze maniche sono della misura di Arev. Lui le guarda come un cappotto che si è venduto. «Chiedono talmente poco», dice di quelli in fila. «Gli basterebbe *ricevuto*.» Dal lato in cui ti guardano non l'aveva mai vista.
verse-166-v3-told-2 = «Dove ci mettete?» vi chiede la prima, una vecchia. A quanto pare è per questo che ci si siede qui.
verse-166-v3-told-3 = Sotto il tampone c'è il vostro foglio. È qui dalla notte che l'avete venduto.
verse-166-v3-use-the-stamp = Timbrateli tutti, e tenetevi i diritti.
verse-166-v3-give-the-stamp-back = Portategli il timbro fino in fondo alla fila, e rendeteglielo.
verse-166-v3-go-back-to-the-front = Tornate dalla parte di prima.
verse-166-v3a = Si va veloci. Vi ringraziano. Che cosa gli abbiate condonato o messo in conto non l'ha letto nessuno di loro, e a dirla tutta nemmeno voi. A mezzogiorno sulla strada non c'è più un'anima. Bella giornata, dice l'impiegato, coi soldi già in pila. Si domanda solo come facevate a distinguerli.
verse-166-v3b = È lunga, fino in fondo. Non fanno storie; vi dicono tutti «prego», col tono che userebbero se aveste il berretto in mano anche voi. «Non pesa niente, vero?» dice l'impiegato, quando ce l'ha di nuovo. «Io credo sempre che pesi.»
verse-166-v5 = Il Modulo 1 si può rettificare. Il secondo foglio serve a quello. «Strada facendo uno si accorge di essere un'altra cosa», dice l'impiegato. «È l'uso. L'esattore comincia a dovere. Il debitore si riduce che se non lo trasportano non dorme.» La tariffa è la stessa in tutte le direzioni. «Gratis lo danno a chi dice che è un errore», aggiunge, piano. «Ma poi chiede di chi.»
verse-166-v5h = Il secondo foglio, e un coltellino.
verse-166-v5h-as-a-collector = Come esattori.
verse-166-v5h-as-a-debtor = Come debitori.
verse-166-v5h-as-freight = Come merce.
verse-166-v5h-stay-what-you-are = Restate quello che siete.
verse-166-v5a = Si fa con un coltellino. Dov'era la croce vecchia la carta è sottile, e finché ci siete sopra ci si vedrà la strada. Il cappello lo tengono loro. È il cappello di quello che eravate, dice l'impiegato; vi scambierebbero.
verse-166-v6 = Deve finire di pagare un aratro. «Verso uno», dice l'impiegato, e lei lo canta, dritta, con la borsa al braccio. Lui lo scrive. «Due.» È una canzone da cammino, una strofa per lega, passata di qui un anno fa in bocca a una ragazza, e il marito l'aveva sentita da dietro la siepe. La cantava nella stalla.
verse-166-v6s = «Tre», dice l'impiegato, e lei canta il terzo. La penna si è fermata. Sul modulo c'è una goccia. «La devo prendere tutta», dice. «Quando è scritta è nostra e voi non l'avete più, non c'è più. Devo dirvelo. Sul foglio c'è un posto dove dichiaro che ve l'ho detto.» «Lo so come funziona», dice la vedova. «L'erpice l'ho pagato con la sua risata.» Cambia braccio alla borsa. «Era la settima, che mi sarebbe piaciuto tenere», dice. «C'è un pezzo che va su.»
verse-166-v6s-told-1 = «Volete riaverla, dopo, o volete non sentirne la mancanza?» chiede Ailei. Si è fatta vicina. «Sono due cose diverse. Posso aiutarvi con l'una o con l'altra.» La vedova la guarda con vera attenzione. «Così non me l'aveva chiesto nessuno», dice.
verse-166-v6s-help-her-keep-one-verse = Giurate all'impiegato che le strofe sono sei.
verse-166-v6s-let-it-be-taken-down = Lasciate che la scriva tutta, e prendete il gettone da testimoni.
verse-166-v6s-let-her-sing-on = Lasciateli ai loro versi.
verse-166-v6a = «Sei», dite, in coro. All'impiegato piacerebbe moltissimo credervi. Numera i versi, tira la riga, ci mette la sabbia. Le altre le si vedono andar via dalla faccia una dopo l'altra, come i lumi in una casa dove vanno a dormire. Poi si fermano. Lei prova, sottovoce. Va su. «È una canzone un po' scema», dice, «con una strofa sola.»
verse-166-v6b = Sono quaranta versi. Lei tira su la borsa e chiede dove si firma. Fuori, sul gradino, si ferma come chi era uscito a prendere una cosa. L'impiegato il foglio l'ha chiuso a chiave. Adesso lo si sente girare intorno al banco, e girare, a passo, sette per strofa. Per mangiare non si ferma.
verse-166-v7 = I cassetti lungo il muro sono per quello con cui si paga quando non c'è più niente. *Senso dell'orientamento. Gusto per le pere. Rancore, mai aperto.* Sul quinto c'è scritto *martedì*. Dentro c'è quello di un fabbro, intero, piegato in modo che tenga la forma. A quanto si vede è un buon martedì, con un acquazzone a mezzogiorno, e dopo cena un'ora in cui gli era venuto in mente di fare un cancello. Adesso dal lunedì va dritto al mercoledì. «Per il ferro è un guaio», dice l'impiegato. «Quello che scalda un giorno, l'altro è freddo. Viene qua fuori e sta lì, per stargli vicino.» Ve lo potreste mettere. A chi è stanco va bene a tutti.
verse-166-v7-take-the-tuesday = Prendetelo, e consumatelo.
verse-166-v7-carry-it-back-to-him = Portatelo fuori al fabbro.
verse-166-v7-shut-the-drawer = Chiudete il cassetto.
verse-166-v7a = A mezzogiorno vi piove addosso, e a nessun altro. Tanta roba in un giorno non l'avete mai fatta. Verso la fine vi viene in mente un cancello, chiarissimo, con un ricciolo in cima, e vi fermate sulla strada con le braccia larghe quanto serve. Poi è mercoledì. Un cancello non sapete come si fa.
verse-166-v7b = È seduto sulla pietra miliare. Lo prende per gli orli, lo scuote, e ci si infila lì, a occhi chiusi, come uno nel suo letto. «C'è l'acquazzone», dice il fabbro. «Me n'ero scordato.» Se ne va su per la strada alla fucina, e gli scola l'acqua dal cappello. Vi ha lasciato quello che aveva addosso. Doveva diventare un cardine.
verse-166-v8 = Sta nella cassaforte dietro le sbarre, grigia, alta un metro e qualcosa, e pende dalla parte in cui pendono le ombre alle cinque. «È in garanzia», dice il ragazzo. «Per la tassa del mulino, di mamma. Hanno detto che non me ne accorgevo, che ero piccolo.» Sta attento a dove si mette. Ha scoperto che se resta nel mezzo del giorno non si vede. «E com'è, senza?» gli chiedete. «La gente tira dritto», dice il ragazzo. «E la cagna. Viene alla porta e guarda dentro, e io sono lì, la chiamo.» Nella cassaforte, alla voce, si è girata. Una faccia non ce l'ha. Si è messa lungo le sbarre per tutta la sua misura.
verse-166-v8-told-1 = «Anche a me tiravano dritto», dice Verme. «Ci guadagni che rubi un uovo da sotto la gallina. Non conviene.» Lo dice al ragazzo, e si accuccia, col sole alle spalle. Per quanto resta lì il ragazzo ha qualcosa per terra.
verse-166-v8-redeem-it = Riscattatela, alla cifra del cartellino.
verse-166-v8-leave-your-own-for-it = Lasciatene una grande al suo posto. Vanno bene tutte.
verse-166-v8-leave-it-where-it-is = Lasciatela dov'è.
verse-166-v8a = Aprono lo sportello e gli va incontro per terra, su per il muro fin dove arriva, giù, e gli si prende ai calcagni. Lui cammina davanti alla finestra, prima in un senso e poi nell'altro. Sulla strada si alza una cagna. Guarda fisso la casa, e si mette a correre.
verse-166-v8b = La staccano contro il muro con un tagliacarte, e non fa male. Quel che avete in cambio è l'impressione di essere illuminati da tutte le parti. A chi non getta ombra nessuno tende agguati; è già qualcosa. Ma quando uscite la cagna del ragazzo arriva di corsa, scodinzola, e tira dritto. «La trattiamo bene», dice l'impiegato. Le ha dato il ripiano di sotto, che è più comodo.
verse-166-v9 = Andate a mettervici davanti, che non è proibito; solo che non è previsto. Ci vuole un po'. Si è abituati a pietre che calano, riprendono, vogliono qualcosa. A questa danno giusto quel che basta da così tanto che si è scordata come si chiede. Eppure la fiamma dritta non è. Pende, di un capello, a sinistra. Corrente non ce n'è. Seguite la pendenza per la stanza, oltre i cassetti e la cassaforte, fino a una ragazza con la scopa, vicino alla stufa. Spazza prima che aprano e dopo che chiudono. In organico non c'è. Quando si sposta lungo il muro, la luce di tutta la strada si sposta con lei, di un filo di paglia. «Sono fra i piedi?» dice la ragazza.
verse-166-v9-told-1 = «È a te che vuol bene», vorrebbe dire Beor. È arrivato a togliersi il cappello. Guarda la scopa, la larghezza della stanza, la scopa. «Ti danno da mangiare?» chiede.
verse-166-v9-tell-the-girl-who-sweeps = Restate finché hanno chiuso, e fateglielo vedere.
verse-166-v9-keep-it-to-yourselves = Tenetelo per voi.
verse-166-v9a = Dopo la chiusura la fate camminare dalla stufa alla porta e ritorno. Lei la guarda venirle dietro. Lo rifà più svelta, per vedere se ce la fa, batte le mani, una volta, e si volta verso i cassetti. «Credevo che fossero i miei occhi», dice la ragazza. Si chiama Elowen. Mette via la scopa, faccia al muro. Poi la tira fuori e spazza fin sotto la pietra, dove in tanti anni non è stato spazzato, perché non toccava a lei.
verse-166-v10 =
    In margine al vostro Modulo 1, che vi hanno dato da controllare, sta scritto: *vi diranno che è tutto in regola. lo è. è questo il guaio. L.T.*

    Sotto si potrebbe scrivere qualcosa, e dopo un po' ritorna, lungo il banco, fra altri due fogli. *chi lo domanda?*

    E ancora. *ispeziono questa strada da trentun anni. potrei dirvi che cosa mangia. la casella non c'è. uno dove lo mette?*

    L'impiegato ha un modo di voltare i fogli senza leggerli che gli dev'essere costato anni. Dall'altra parte della stanza una donna anziana, con un lumino all'occhiello, ammira un sigillo. Non si volta. *non voltatevi,* dice il margine.
verse-166-v10-answer-in-pencil = Rispondete a lapis. *Lo metta qui. Noi si va da quella parte.*
verse-166-v10-answer-in-ink = Rispondete a penna, che tutto è stato trovato in regola.
verse-166-v10-leave-the-margin-white = Lasciate bianco il margine.
verse-166-v10a = Quel giorno non torna. Siete già sul gradino quando ve lo infila in tasca una persona che vi passa accanto con una pila di pratiche fino al mento. *il capannone dietro il Deposito. il lume ce l'ho io. venite quando è passato il carro coperto. non mi serve che si faccia niente. mi serve che lo veda uno che poi torna a casa.* E, più piccolo: *ci tornate, a casa? di solito non dicono.*
verse-166-v10b = Asciugano e passano avanti. In ufficio, di scrivania in scrivania, si parla di voi come di gente correttissima. Il lapis dal vostro foglio è stato cancellato tutto, con cura; ci sono le briciole. Da allora in poi quale scalino è marcio non ve lo dicono.
verse-166-v11 = UNDICI CASE, le. *Nulle. Vedi 12.* Andate al dodici. C'è una porta, una somma, e l'annotazione che la somma non si poté iscrivere, avendo l'addetto rifiutato di dire *circa*. Fu contata come niente. Le undici intorno erano state contate insieme, per comodità, su una riga sola; e andarono anche quelle. È rigata benissimo. Una colpa non c'è da nessuna parte. «Che cosa vuol dire *rifiutato*?» vi chiede un bambino all'altezza del gomito. A spiegarglielo non c'è fretta.
verse-166-v11-told-1 = «Vuol dire che il numero mi piaceva», dice Arev al bambino.
verse-166-v11-say-whose-omission-it-is = Dite a voce alta che cosa manca lì, e per colpa di chi.
verse-166-v11-turn-the-page = Voltate pagina.
verse-166-v11a = L'impiegato scrive tutto, contento; gli raccontano così di rado qualcosa. Poi tiene la penna per aria e cerca dove va. «Una rettifica non può essere», dice. «Ci vorrebbe il terreno su cui stava. Un reclamo?» Prova il foglio contro un vassoio e contro un altro. «Sapete che faccio?» dice l'impiegato. «Me lo ricordo.»
verse-166-v12 = QUANTO SERVE, E NON DI PIÙ. Fin qui la pietra la leggono tutti. Sotto c'è un dito di muschio, e sotto il muschio il resto. *Chi si scalda dica quello che ha.* Potreste dirlo, ed esserne tenuti, a ogni porta per cinque giorni. Oppure c'è l'altra colonna. Si può iscrivere come deposito un vicino. Va bene chiunque, basta saperlo scrivere. Lo manderanno a prendere, con garbo. Gli diranno che siete stati voi, perché sappia che non è uno sbaglio.
verse-166-v12-hold-to-declare-all = Reggere: impegnatevi a dichiarare tutto.
verse-166-v12-take-enter-a-neighbour = Prendere: iscrivete un vicino.
verse-166-v12-get-up-again = Rialzatevi.
verse-166-v12a = «Cominciate dalle tasche», dice l'impiegato. Ci si mette fino ai lumi. Un bottone, un debito, una cosa che disse vostra madre sulla vostra bocca. Quando non c'è più niente chiede: è tutto? Ce n'era un'altra, e dite anche quella. La pietra si drizza.
verse-166-v12b = Jory, nel bosco. Nessa, alle saline. Ondra, che la seconda notte non ve l'ha mai messa in conto. Denzil, lassù al faro. Vi accorgete di averli passati tutti, come si passano i cappelli. Uno lo dite, lettera per lettera. «Con due enne?» chiede l'impiegato. La fiamma si riempie subito, e non pende da nessuna parte. «Ecco fatto», dice l'impiegato. «Questa tiene.»
verse-166-v13 = La strada è spazzata fin dove si vede. Sulla prossima pietra miliare c'è una cifra, ed è la distanza da Camelot. Fino a dove non lo dice.
verse-189-oz = Sui rami alti i moduli hanno cominciato a ingiallire. Lalla Tresk è sulla scala col seghetto. Ve lo alza, come un altro il cappello.
verse-189-o0 = La finestra lunga è aperta e dietro non c'è anima viva. I moduli sono usciti. Stanno sugli alberi, di qua e di là dalla strada, bianchi, a migliaia, e si rivoltano, per cui si coglie sempre una parola. Su una scala, col grembiule, c'è una donna anziana con un seghetto da potare e il lapis sull'orecchio. «L'avete letto forte», dice Lalla Tresk. «Credevo che l'avreste consegnato. Di una cosa non si è mai fatto altro che consegnarla.» Sega. «Avevo pronto un discorso, per quando mi cacciavano. Non c'era più a chi dirlo. Erano andati tutti a cercare qualcuno.»
verse-189-o0-told-1 = Il banco è stato girato. Elowen ci mangia, e dove sta lei sta la pietra.
verse-189-o0-told-2 = Sulla strada c'è una cagna, sdraiata sull'ombra di un ragazzo, perché non la ritirino.
verse-189-o0-told-3 = «Una volta mi avete risposto a penna», dice. «Sono stata giù una settimana. Non ha importanza.»
verse-189-o0-told-4 = Il cane si ferma sul terzo gradino e non c'è verso di richiamarlo. Sotto l'asse c'è una latta, e dentro un cartellino senza nome e un guanto da donna, tiepido. «Questo non l'ha registrato nessuno», dice Lalla Tresk. Scende per registrarlo, e poi non lo registra.
verse-189-v1 = L'ufficio, con la porta fermata aperta.
verse-189-v1-help-her-with-the-roses = Tenetele ferma la scala.
verse-189-v1-gather-what-hangs-lowest = Raccogliete quello che pende più basso, e leggetelo.
verse-189-v1-go-on = Proseguite lungo la strada.
verse-189-v2 = «Dicono di tagliare sopra una gemma che guarda in fuori», dice Lalla Tresk. «Ho un libro. Me l'ha prestato il capoguardia del Deposito, l'ottavo anno. Ci aveva scritto dentro. Uno così infelice per i pidocchi delle rose non l'ho mai visto.» Di lassù vede tutta la strada. «E adesso?» le chiedete. «Pensavo di avere torto, per un po'. Mi piacerebbe dire una cosa senza restarci scritta sotto.» Il seghetto passa, e vi viene addosso una bracciata bianca. «Domani tuona», dice, per provare. Sta a sentire come suona.
verse-189-v2-told-1 = «No che non tuona», dice Verme, dai piedi della scala. «No?» dice Lalla Tresk. «Che bello.»
verse-189-v3 = ISTANZA, *per conoscere la data di cessazione dell'attesa.* ACCOLTA, *vedi allegato.* C'è uno spillo, e un quadrato di ruggine della misura dell'allegato. Sul rovescio un bambino ha disegnato l'impiegato. Ha due teste, una per parte, che si sorridono al di sopra di un muro.
verse-189-v3-told-1 = Poi viene giù un Modulo 9, da solo, con un angolo morso, dove c'era il panino. La croce in fondo la conoscete. Lo spingete di nuovo su, più in alto che potete.
verse-189-v4 = «Attenti al terzo scalino», vi grida dietro. «È marcio. Ho sempre avuto intenzione di dirlo.»
