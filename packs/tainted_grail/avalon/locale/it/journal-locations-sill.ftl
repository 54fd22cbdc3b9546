verse-150-o1 = Sul muretto c'è mezzo paese, chi a cavalcioni e chi con la schiena di là. Da quando avete parlato voi è uno scalino per tutti. Un ragazzo lo salta avanti e indietro. «Di qua ho nove anni», spiega alla sorella. «Di là avrei nove anni.»
verse-150-o2 = La cancelliera vi guarda gli stivali e poi la bocca. «Dite qualcosa che è successo», ordina. Ci mettete un momento. Lei conta, e scrive quanto. «L'altra volta era meno», dice. «Non fermatevi troppo a quella tavola.»
verse-150-oz = «Di qua era, di là sarebbe», dice la cancelliera, e si sposta di un palmo per farvi passare. «Io per me resto dove posso scrivere la data.»
verse-150-oz-told-1 = Accanto a lei, sulla pietra, c'è il piatto che avete portato fuori voi. È pulito. Ci tiene sopra il sasso, perché non voli.
verse-150-o0 = Il muretto lo conoscete. È quello della cancelliera, e c'è anche lei, col fascio. «Ancora arrivati?» dice. Poi vede che non guardate l'acqua. Guardate di là, dove la sabbia, a un ginocchio da terra, ha una piega, come un lenzuolo su qualcosa. «Ah», dice la cancelliera. «Quella. Io ci volto le spalle da ventidue anni. È buona gente. Non gliene si può mettere a verbale una.»
verse-150-o0-told-1 = «I piedi», dice uno di voi, e se li pulisce. L'altra soglia l'avete passata da Tegen; il piede lo sa da solo.
verse-150-o0-told-1-alone = «I piedi», dite, e ve li pulite. L'altra soglia l'avete passata da Tegen; il piede lo sa da solo.
verse-150-v1 = La soglia, la cancelliera, la sabbia.
verse-150-v1-ask-what-she-files = Chiedete che cosa archivia.
verse-150-v1-leave-a-sentence-with-her = Lasciatele una frase al passato, in custodia.
verse-150-v1-read-what-is-cut-in = Leggete che cosa c'è inciso.
verse-150-v1-see-who-waits-on-the = Guardate chi aspetta sulla sabbia.
verse-150-v1-see-who-has-come-to = Guardate chi è venuto a salutarvi.
verse-150-v1-go-along-the-wall = Andate lungo il muretto.
verse-150-v2 =
    «Deposizioni», dice la cancelliera. «Di quelli che escono di là. Uno entra per un'ora e gli si deposita.» Ne apre una. C'è un nome, un villaggio, e poi righe di bianco, e in fondo *e si starebbe bene*.

    «Dov'è il resto?» chiedete.

    «Era lì stamattina. Ero sposata, aveva dettato. Lui faceva il bottaio. Ho scritto, ho asciugato.» Vi fa vedere l'assorbente: il bottaio è sulla carta assorbente, al rovescio. «Di là il passato non lo portano via. Lo posano da qualche parte e non gli viene in mente di riprenderlo.»

    «E lei?»

    «Lei stava benissimo. Mi ha aiutata a cercarlo sotto il muretto.» La cancelliera rimette il sasso sul fascio. «Io vi consiglierei di lasciarne qui uno a testa, prima di entrare. Uno solo, piccolo. Come si lascia una chiave alla vicina. Quando tornate io ve lo leggo, e si vede se vi riconoscete.»
verse-150-v3 = «Piano», dice la cancelliera, «che lo scrivo per bene.» E bagna il lapis.
verse-150-v3-told-1 = «Alla Trevenny ho detto che tornava», detta Ailei. «Non c'era nessuno che tornasse.»
verse-150-v3-told-2 = «Quella sera ho cenato», detta Arev. «Ed era buono.»
verse-150-v3-told-3 = «Una respirava», detta Beor, e aspetta che lei arrivi al punto.
verse-150-v3-told-4 = «Mi hanno calato», detta Verme. «E poi mi hanno tirato su. Scrivete anche la seconda.»
verse-150-v3-told-5 = Ne piega uno per uno i fogli e se li infila nella manica, dove non prendono aria. «Di là, quando non vi viene», dice, «pensate che ce l'ho io.»
verse-150-v4 = SI ENTRA SALUTANDO. Le lettere le ha consumate chi ci siede, ma il verso in cui sono incise si vede: si leggono stando di là. Da questa parte sono i calcagni. «È per chi esce, allora», dite. «È per chi sta in casa», dice la cancelliera. «Noi la leggiamo a rovescio e la prendiamo per un complimento.»
verse-150-v5 = Davanti alla piega si è seduta della gente, in fila, con la schiena dritta. Non sono malati e non sono Resi. Hanno sentito odore di pane. «Si può?» chiedono a chi esce, e chi esce non sa dirlo. Una donna dell'altra riva ha portato quattro piatti, lavati, uno dentro l'altro. «Non vogliamo entrare», dice. «Noi abbiamo da mungere. Ma se avanza.»
verse-150-v5-told-1 = Adesso i piatti sono sporchi, e lei non li lava. «Così si vede che ci siamo stati», dice.
verse-150-v5-told-2 = I due coi cappelli uguali sono di Cuanacht. Fanno parte della fila da quando la fila la fate fare voi.
verse-150-v6 = C'è chi ha camminato tutto il giorno per stare in piedi su questa sabbia e guardarvi alzare un ginocchio.
verse-150-v6-told-1 = Talan si è seduto appena arrivato. È orgoglioso di come gli viene. «Beor», chiama. «Guarda. Senza pensarci.»
verse-150-v6-told-2 = Hedra resta in piedi. «Di là non c'è un tempo in cui si possa testimoniare», dice alla figlia. «Dunque non ti chiederò niente. Mangia.»
verse-150-v6-told-3 = Corentin ha un foglio con le domande che farebbe lui. Sono quaranta, e cominciano tutte con *quando*. Lo rilegge, lo piega, ve lo dà lo stesso.
verse-150-v6-told-4 = Nolwenn guarda Verme che guarda di là. «È come il pozzo?» «Più asciutto», dice Verme. «Tieni la corda?» «Tengo la corda.» La corda non c'è. La tengono, tutti e due.
verse-150-v6-told-5 = Gwenneg ha fatto di corsa gli ultimi cento passi. «Sono arrivato prima che andaste», dice, col fiato corto. Lo ripete. Non gli era mai successo.
verse-150-v6-told-6 = Dei cinque non è venuto nessuno. La cancelliera fa lei ciao col lapis, per non lasciarvi andare così.
