verse-book-681 =
    «L'avresti fatta cancellare?» chiede Ailei. «La riga. Se te l'avesse offerto.»

    «Non è in suo potere.»

    «Non è questo che ti ho chiesto.»

    «No.» Arev gira uno stivale, per asciugarlo dall'altra parte. «Tu le avresti detto che non era niente. A tua madre.»

    «Lo so. L'avevo già pronta.»

    «E com'era?»

    «Che eri innamorato. Che era uno sbaglio nella direzione giusta.»

    Lui ci pensa così a lungo che lo stivale comincia a fumare.

    «Non dirla», dice Arev. «Ma tienila.»
verse-book-682 =
    «Lei chiede sempre dove fa male», dice Ailei. «A te l'ha chiesto?»

    «No.»

    «Te l'avrebbe chiesto, se ti avesse visto.»

    Beor ripara una cinghia. «Qui», dice dopo un pezzo. Non indica.

    «Qui dove?»

    «Dove l'avrei posata. Se l'avessi posata.»

    Ailei apre la bocca. Lui la aspetta, la cosa buona, a testa bassa, come uno sotto una trave. Non viene.

    «Dev'essere un posto grande», dice lei.

    «Sì», dice Beor. Continua con la cinghia. Poi si scosta, e le lascia il lato del fuoco.
verse-book-683 =
    «Che cosa gli dici?» chiede Verme. «Alle api.»

    «Chi nasce. Chi muore.»

    «E io?»

    «Tu non hai fatto né l'uno né l'altro.» Si sente. «Voglio dire che c'eri già.»

    «Quindi non lo sanno.»

    «Potrei dirglielo adesso, se vuoi. Mi ci vorrebbe un nome.»

    Lui spezza un ramo. «Di' *presente*. È quel che mettono quando non hanno altro.»

    «*Presente*», dice Ailei, piano, verso ovest, come lo direbbe al coperchio. Ascoltano. «È troppo lontano», dice lei.

    «Lo so», dice Verme. «Volevo sentire come fai.»
verse-book-684 =
    «Con quella verga saresti stato bravo», dice Beor. «Un uovo tutti i giorni. Perché non ti sei fermato?»

    «E il libro chi lo portava?»

    «Io», dice Beor.

    Che avesse un peso Arev non ci aveva mai pensato. «Ci sono tutti», dice. «Quelli che hai portato alla fossa. Ciascuno col giorno. Ho messo *portato*. Da chi non l'ho mai messo.»

    «C'ero solo io.»

    «Per quello.» L'ha tirato fuori, col lapis. «Lo scrivo?»

    Beor riflette. «Non ancora», dice. «Lascia lo spazio.»
verse-book-685 =
    «Come sono segnato, io?» dice Verme. «Nel tuo?»

    «Non sei segnato. Non paghi. Dovresti possedere qualcosa.»

    Verme si vuota le tasche sul muschio: un gancio, dello spago, un bottone con un'àncora, mezza galletta. Arev guarda, per abitudine.

    «E quanto dovrei?»

    «Su quello? Una briciola. A fine anno.»

    Verme stacca un angolo di galletta e glielo porge. «Ecco», dice. «Mettimi dentro.» Guarda mentre lo scrive, tratto per tratto, benché non sappia leggere. «Sono in regola», dice Verme. «E che cosa mi tocca?»
verse-book-686 =
    «Parli nel sonno», dice Verme.

    «E che dico?»

    «*Pronto*. Come quando devi alzare. A chi non lo dici mai.»

    Il fuoco è basso. «Quando ti hanno lasciato là sotto», dice Beor, «hai chiamato?»

    «Il primo giorno. Poi sarebbe stato maleducato. Parlava qualcun altro.»

    Beor ci gira intorno. «Se chiamassi adesso ti sentirei. Non dormo sodo.»

    «Io non chiamo.»

    «Lo so. Dico soltanto da che parte sto.»

    Silenzio. «Beor», dice Verme.

    «Che c'è?»

    «Niente. Volevo sentire come fa.»
