character-ailei = Ailei
character-ailei-text = Alleva le api, e alle api dice tutto.
character-ailei-letter =
    Alle api, e a chi ascolta perché il Consiglio l'ha chiesto.

    È morto il vecchio Hockin, lunedì, nel sonno. È nata una femmina dai Penrose e la chiameranno come la nonna. La Nonna di pietra, invece, sta calando: di sera le si leggono le vene. Partiamo in quattro. Uno lo conoscete perché passa con i ganci, uno perché vi conta le arnie, uno perché vi ha rubato un favo a sei anni e ha pianto più di voi. La quarta sono io.

    Mia madre Hedra è partita un anno fa con altri quattro. Ve l'ho detto la sera stessa. Vi ho detto che tornava. Non avevo motivo di dirlo, se non che eravate nervose, e io anche.

    Ai Trevenny ho detto che il loro ragazzo era sulla strada di casa. Hanno tenuto il lume alla finestra tutto l'inverno. Questo non ve l'avevo raccontato.

    So fare fumo. So stare ferma. So capire quando qualcuno vuole che gli si dica di sì, e di solito glielo dico: me ne accorgo dopo.

    In questa lettera c'è una bugia. È quella su Hockin: non è stato nel sonno. La famiglia mi ha pregato.

    Se nessuno viene a dirvi le cose, andate pure. Ma aspettate il freddo.

    Lascio sulla panca: l'affumicatore piccolo, il velo di mia madre, e due sedie al sole. Una è mia.
character-ailei-action = Dirlo alle api
character-ailei-flaw = Bugia pietosa
character-arev = Arev
character-arev-text = Raccoglie la parte della pietra, e la scrive.
character-arev-letter =
    Al Consiglio delle Tre Chiavi, per mano di Keren.

    Mi chiedete due righe su chi sono, da leggere alla tavola prima che io parta. Le sapete. Sono dodici anni che entro nelle vostre case senza bussare, perché se busso nascondete la gallina.

    Mi chiamo Arev. Raccolgo la parte della pietra. Un sacco su nove, un uovo su sei, una moneta quando c'è. Ho scritto tutto. Il libro è giusto, tranne una riga, e la riga la so io.

    Non porto armi buone. Porto il bastone con le tacche, la stadera e un pezzo di formaggio che mi ha dato la vedova Trevenny e che ho segnato. So quanto pesa un sacco guardando le ginocchia di chi lo porta. So quando mentite: rispondete subito. Corentin mi ha insegnato il mestiere e Corentin non è tornato, per cui adesso il mestiere sono io.

    Mi avete scelto perché se non torno non manca niente a nessuno. È un buon conto. L'avrei fatto uguale.

    Se passate dalle Undici Case, dove c'erano le Undici Case, dite che ho ancora la pagina.

    Lascio in consegna: un letto, una pentola, una sedia. La sedia non fatela stare con le altre cinque.

    A.
character-arev-action = Esazione
character-arev-bread = Prendi pane.
character-arev-coin = Prendi monete.
character-arev-name = Ci rimetti il nome.
character-arev-sleep = Ci rimetti il sonno.
character-arev-flaw = Lo conoscono tutti
flaw-arev-pay = Paga un conto vecchio.
flaw-arev-bear = Lascia che parlino.
character-beor = Beor
character-beor-text = Porta i morti della peste, da solo, perché è grosso.
character-beor-letter =
    (Dettata a Piran, della campana. Le note sono di Piran.)

    «Sono Beor.»
    (Si è fermato qui un bel po'. Gli ho chiesto se era tutto. Ha detto di no.)

    «Ho portato sessantuno persone.»
    (Dalle case segnate di rosso alla fossa, con i ganci, uno alla volta. Il Consiglio aveva deciso che ne bastava uno a farlo. Nel Consiglio c'ero anch'io. Mentre lo diceva guardava le mie mani, che sono pulite.)

    «Talan è mio fratello e cammina più svelto di me.»
    (Talan è uno dei cinque. A lui volevano bene tutti; è il genere di cosa che fa comodo avere in famiglia. Tegen, la sorella, teneva la terza chiave. È il numero sessantuno. Ho smesso di scrivere per un poco, e lui ha aspettato che ricominciassi.)

    «Posso portare anche altro.»
    (Intendeva la roba, per il viaggio. Gli ho detto che avrebbero caricato il mulo. Ha detto: il mulo si stanca.)

    (Non sa firmare. Ha posato sul foglio il pollice, e prima se l'è pulito sulla camicia, due volte. Lascia in casa mia: i ganci, lavati, e l'anello di una chiave di camposanto. La chiave l'aveva lei al collo. Mi ha chiesto di non metterlo via. L'ho appeso dove lo vede entrando.)
character-beor-action = Reggere
character-beor-flaw = Non posa nulla
character-verme = Verme
character-verme-text = Lo calano nei pozzi, e lui risale.
character-verme-letter =
    (Verme non sa scrivere. Questo l'ha detto a Keren contando sulle dita, e quando le dita sono finite ha usato le nostre.)

    Pozzo della piazza: un secchio, due secchi, la parrucca del prete, un agnello.
    Pozzo dei Trevenny: una scarpa sinistra. Un'altra scarpa sinistra.
    Pozzo del frantoio: una macina, a pezzi, in nove giorni. Mi dovete ancora la cena del sesto.
    Pozzo di Hedra: niente. Era pulito. L'unico.
    Pozzo della fossa: non ve lo dico.
    Pozzo vecchio, quello tappato: quattro giorni. Avevo nove anni. Nolwenn teneva la corda e l'hanno chiamata a cena. Non gliene voglio. Sotto mi ha tenuto compagnia uno che parlava bene e mi ha chiesto di chi ero. Ho detto: di nessuno. Ha detto che avrebbe controllato.

    Non ho mai promesso niente a nessuno, quindi non dite che ho promesso di tornare. Se c'è da scendere, scendo. Se c'è da trattare, tratto io, che voi vi fate fregare.

    Quello che ho rimesso giù, una volta sola, è una bambola. Stava meglio lì.

    Lascio: la corda corta. Quella lunga la porto.
character-verme-action = Calarsi
character-verme-flaw = Non dorme nelle case
