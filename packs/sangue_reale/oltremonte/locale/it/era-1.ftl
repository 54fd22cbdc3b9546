### Era I

era-1-title = La regina che non dorme
era-1-intro = Ilda non dorme dalla notte in cui fu incoronata. I medici dicono che riposa a occhi aperti; i ministri sanno di no, perché alle tre di notte li interroga. Ha venticinque anni di notti davanti e nessun figlio a cui lasciarle. Brando, della Casa dei Pegni, le porta ogni sera un ostaggio diverso che le racconti un paese; Serafina, della Casa delle Chiavi, ogni mattina le riferisce quanta neve c'è sul Varco, e ha l'eleganza di arrotondare. La regina li ascolta tutti e due allo stesso modo, cioè senza mai chiudere gli occhi. Le dieci terre, intanto, guardano la sua finestra accesa e si chiedono per chi accendere la loro.
era-1-lustrum-1 = Anno cinque. La regina ha imparato le stelle per nome e ne ha promosse due.
era-1-lustrum-2 = Anno dieci. Un ostaggio di nove anni la batte a dama. Le notti successive chiede la rivincita.
era-1-lustrum-3 = Anno quindici. Il Varco resta chiuso un'estate intera. Serafina dice: neve. Nessuno sale a vedere.
era-1-lustrum-4 = Anno venti. La regina sbadiglia in pubblico. Quella sera dieci terre mettono da parte la legna.
era-1-outro-a = Ilda chiude gli occhi un martedì, e la corte, che non l'ha mai vista dormire, aspetta fino a giovedì per dirlo. Poi si spengono i lumi. I fuochi di Brando sono di più: in ogni terra c'è qualcuno che è cresciuto alla sua tavola e non ha mai saputo come ringraziare. Da re, la prima cosa che fa è rimandare a casa gli ostaggi. Ne partono undici su quaranta; gli altri dicono che ormai la loro casa è quella, e chiedono la cena. Serafina gli consegna la chiave del Varco su un cuscino. È quella giusta. Lo si scopre in primavera, quando qualcuno la prova.
era-1-outro-b = Ilda chiude gli occhi in una notte di gennaio, e alla sua finestra, per la prima volta, non c'è luce: così lo sa tutto il regno nello stesso momento. Si contano i fuochi. Quelli di Serafina vanno dal Varco al lago senza un buio in mezzo, come una strada. Sale al trono con il mazzo alla cintura, e ogni passo si sente. Apre il Varco in pieno inverno, per vedere chi vuole andarsene: passano tre mercanti e un cane. Brando resta. Le chiede solo che gli ostaggi possano tenere la finestra aperta, e lei, dopo averci dormito sopra, dice di sì.
era-1-outro-draw = Si contano i fuochi tre volte, e sono pari tre volte. L'ultimo, a metà tra due terre, è di un pastore che si scalda le mani e non sa niente. Gli domandano per chi arde. «Per il latte», dice. La corona resta sul letto, dove Ilda la posava la notte, e per qualche anno ci si sveglia tutti un poco prima, per governare a turno.

sheet-i-opening = Regna Ilda, che non dorme. Conta i camini dalla finestra, e chi la vede contare conta con lei.
sheet-i-summary = I valori delle terre; 1 per ogni colonna piena, 1 ogni quattro sostenitori.

character-ilda = Ilda
character-ilda-epithet = la Sveglia
character-ilda-blazon = d'azzurro, all'occhio d'argento
character-ilda-wants = che qualcuno le racconti la fine, senza cambiarla
character-brando = Brando
character-brando-epithet = della Casa dei Pegni
character-brando-blazon = di rosso, alla fascia d'argento, con la bilancia
character-brando-wants = che un bambino, una volta, restasse perché vuole
character-serafina = Serafina
character-serafina-epithet = della Casa delle Chiavi
character-serafina-blazon = di verde, al palo d'oro, con la chiave
character-serafina-wants = una porta che nessuno le chieda di chiudere

set-focolare = Il focolare
unique-guardafuoco = Il Guardafuoco
unique-guardafuoco-line = Passa di notte a contare i camini. Per un formaggio ne conta uno di più.
unique-ghiacciaia = La Traghettatrice del Ghiaccio
unique-ghiacciaia-line = D'estate rema, d'inverno cammina davanti con un bastone. Il prezzo è lo stesso.
unique-spazzacamino = Lo Spazzacamino
unique-spazzacamino-line = Entra dall'alto, e prima di tutti.
unique-campanaro = Il Frate Campanaro
unique-campanaro-line = Suona per chi si è perso nella neve, una valle alla volta.
unique-veterano = Il Veterano del Varco
unique-veterano-line = Ci ha lasciato due dita, e nessuna discussione.
unique-zia = La Zia di Tutti
unique-zia-line = A Natale tira due dadi e ne guarda uno solo.

set-valico = Il valico
unique-mulattiere = Il Mulattiere
unique-mulattiere-line = I muli sanno la strada; lui sa quando non prenderla.
unique-pescatore = Il Pescatore di Buchi
unique-pescatore-line = Tre lenze nel ghiaccio, e un pesce che sceglie.
unique-casara = La Casara
unique-casara-line = Marchia le forme col numero tre. Le altre due non le ha viste nessuno.
unique-eremita = L'Eremita con la Finestra
unique-eremita-line = Si è ritirato dal mondo in un punto da cui lo si vede tutto.
unique-capitana = La Capitana di Neve
unique-capitana-line = Comanda ventidue uomini e una valanga.
unique-conte = Il Conte di Niente
unique-conte-line = Possiede un titolo, un cane e un veto.
