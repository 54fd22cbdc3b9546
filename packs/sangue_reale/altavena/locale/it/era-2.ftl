### Era II

era-2-title = Le quattro misure
era-2-intro = In Altavena un sacco di grano non pesa mai due volte uguale. Sui monti si misura a canne, a ponente a libbre, lungo il fiume a boccali, in pianura a staia, e ogni provincia giura che le altre tre rubano. { $king } vuole una misura sola e non vivrà abbastanza per vederla. La cercano per lui due che si conoscono da bambini: Folca, figlia di Ulthar, che gira il regno con una catena da agrimensore e dorme dove finisce la catena; ed Evrardo, figlio di Theodric, cambiavalute, che non ha mai toccato un campo ma sa quanto peserà domani. Chi darà la misura avrà la corona. Il resto si pesa da sé.
era-2-lustrum-1 = Anno cinque. Le stadere del regno sono mille e due. D'accordo tra loro, tre.
era-2-lustrum-2 = Anno dieci. Un sacco partito da Granaglia arriva a Focerossa più pesante. Il carrettiere non ha visto niente.
era-2-lustrum-3 = Anno quindici. Si pesa anche il re: sui monti è grasso, al porto è magro. Non ride.
era-2-lustrum-4 = Anno venti. I bambini giocano al cambiavalute con le lumache. Vince chi resta col guscio.
era-2-outro-a = Il re muore durante una pesa pubblica, con la mano sulla stadera: per un istante, dicono, il regno intero è in equilibrio. Poi Folca srotola la catena sulla piazza di Pontesordo, la tende tra due soldati e la fa toccare a chi passa. È lunga quanto la sua ombra alle nove del mattino del giorno in cui perse la prima causa. Da oggi tutto, dal pane alle prigioni, si misura con quella. Evrardo è il primo a comprarne una copia; la seconda, venduta il giorno dopo a un mercante straniero, risulta più corta di un dito.
era-2-outro-b = Il re muore di notte, e al mattino si scopre che deve qualcosa a quasi tutti. Evrardo paga. Paga i panettieri, i vescovi, i becchini; paga in una moneta nuova, piccola, con da una parte uno staio e dall'altra nessuna faccia. A mezzogiorno il regno intero ha in tasca la stessa misura e non ricorda di averla scelta. Folca riavvolge la catena, maglia per maglia, e la porta al fabbro: ne fa fare una serratura. Poi fa il giro della nuova zecca, a passi, e si annota il numero senza dirlo.
era-2-outro-draw = Alla pesa dei sigilli la bilancia non si muove. Il bilanciaio giura che è giusta; è l'unica volta che gli credono tutti. Si decide a sorte, di notte, a porte chiuse. Al mattino il regno ha un sovrano e due misure, e al mercato si paga metà con l'una e metà con l'altra.

sheet-ii-a-opening = Regna Ulthar, che a tavola siede ancora di traverso, pronto ad alzarsi. Ha fatto di Folca la sua agrimensora e di Evrardo il suo banchiere: al figlio dello sconfitto, dice, i conti si affidano volentieri, perché li controllano tutti.
sheet-ii-a-summary = I valori delle terre; un premio a chi chiude una provincia, a chi vi prevale, a chi prevale in una colonna; 1 per ogni modificatore speso, 1 ogni cinque sostenitori.
sheet-ii-b-opening = Regna Theodric, che conta le porte di ogni stanza prima di sedersi. Ha fatto di Evrardo il suo tesoriere e ha dato a Folca il permesso di misurare ciò che vuole, a patto di non dire mai a nessuno il totale.
sheet-ii-b-summary = I valori delle terre; un premio a chi chiude una provincia, a chi vi prevale, a chi prevale in una colonna; 1 per ogni modificatore speso, 1 ogni cinque sostenitori.

character-folca = Folca
character-folca-epithet = la Misuratrice
character-folca-blazon = trinciato di rosso e d'argento, all'albero
character-folca-wants = una carta di cui abbia camminato ogni linea
character-evrardo = Evrardo
character-evrardo-epithet = il Cambiavalute
character-evrardo-blazon = troncato d'azzurro e d'oro, alla bilancia
character-evrardo-wants = che tutti gli debbano qualcosa, con garbo

set-gabelle = Le gabelle
unique-mugnaia = La Mugnaia di Granaglia
unique-mugnaia-line = La sua macina non ha opinioni: schiaccia lo staio di tutti.
unique-gabelliere = Il Gabelliere del Ponte
unique-gabelliere-line = Conta due volte chi passa di corsa.
unique-bilanciaio = Il Bilanciaio
unique-bilanciaio-line = Le sue bilance sono giuste. È il pollice che costa.
unique-decano = Il Decano dei Conti
unique-decano-line = Ha trovato un errore nel Paternoster e l'ha riportato a nuovo.
unique-capitana = La Capitana dei Fossi
unique-capitana-line = Non ha mai preso una città; ne ha fatte annoiare cinque.
unique-marchese = Il Marchese in Debito
unique-marchese-line = Deve a tutti: nessuno può permettersi che cada.

set-fiere = Le fiere
unique-carrettiere = Il Carrettiere
unique-carrettiere-line = Conosce le buche del regno per nome e le saluta.
unique-pescivendola = La Pescivendola
unique-pescivendola-line = Quando grida un prezzo, gli altri banchi chiudono.
unique-orafo = L'Orafo dei Doppi Fondi
unique-orafo-line = Un grammo in più per chi entra, uno in meno per chi esce.
unique-predicatore = Il Predicatore delle Fiere
unique-predicatore-line = Promette l'inferno a peso: lo staio buono costa di più.
unique-reduce = Il Reduce con la Stampella
unique-reduce-line = Misura le strade in passi e mezzo, e non sbaglia mai.
unique-baronessa = La Baronessa delle Doti
unique-baronessa-line = Ha maritato sei figlie e sette province.
