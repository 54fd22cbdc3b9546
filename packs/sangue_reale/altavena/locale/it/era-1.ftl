### Era I

era-1-title = Il re muto
era-1-intro = Il giorno dell'incoronazione re Ansoaldo aprì la bocca per giurare e non ne uscì nulla. La febbre gli aveva preso la voce; a leggere e scrivere non aveva mai imparato. Da allora Altavena è governata da un uomo che annuisce. Ulthar, figlio della balia, suo fratello di latte, gli porta il corno da vent'anni e dice di capirne le mani. Theodric, figlio della sorella, cresciuto in ostaggio oltre il monte, tiene le chiavi della torre e dice di capirne gli occhi. Il re non ha figli e ha davanti venticinque anni. In tutto quel tempo nessuno dei due potrà chiedere la corona: potrà solo meritarsi, una alla volta, le terre che la danno.
era-1-lustrum-1 = Anno cinque. Il re ha annuito trecento volte. Due erano sbadigli, e hanno forza di legge.
era-1-lustrum-2 = Anno dieci. A corte si parla con le mani. È il primo dizionario del regno: ne girano due.
era-1-lustrum-3 = Anno quindici. La balia prende marito. Il re le manda una culla, e nessuno sa se ridere.
era-1-lustrum-4 = Anno venti. Il re tossisce. La stessa sera, in dieci terre, qualcuno scalda la cera.
era-1-outro-a = Ansoaldo muore a febbraio, con una mano aperta sul lenzuolo. Theodric giura che indicava la torre. Ulthar non giura niente: fa portare i sigilli delle terre e li posa su quel palmo, uno per uno, finché non ce ne stanno più. Poi sale alla sorgente e si lava la faccia nell'acqua rossa, come vuole la legge; da quel momento ha sangue reale. La balia, vecchissima, lo guarda scendere gocciolante e gli chiede se ha mangiato. A Corno Freddo, quella notte, una finestra resta accesa: qualcuno, senza fretta, comincia a contare venticinque anni.
era-1-outro-b = Ansoaldo muore ad agosto, a occhi aperti. Guardavano Theodric, dicono i servi; guardavano la porta, dice Ulthar. Ma le terre hanno già scelto, e i sigilli coprono la tavola fino all'orlo. Theodric sale alla sorgente vestito di bianco, perché il rosso si veda bene, e ne scende re. Il primo ordine è di togliere le sbarre dalla torre. Il secondo è di donare a Ulthar il bosco che Ulthar ha sempre creduto suo. Il cacciatore ringrazia, passa l'autunno a contare gli alberi e manda a dire che ne manca uno.
era-1-outro-draw = I sigilli sono tanti di qua quanti di là. Si lancia una moneta con la testa di Ansoaldo: cade di taglio in una fessura del tavolo, e ci resta. Al secondo lancio c'è un re. Nessuno dei due, però, racconta mai di aver vinto; a Pontesordo la fessura la mostrano ancora, per due soldi.

sheet-i-opening = Regna Ansoaldo il Muto. La sua parola è un cenno, e un cenno si può leggere in due modi: per questo a corte servono due lettori. Le dieci terre, intanto, hanno imparato a guardare chi legge.
sheet-i-summary = I valori delle terre; 1 per ogni colonna piena, 1 ogni quattro sostenitori.

character-ansoaldo = Ansoaldo
character-ansoaldo-epithet = il Muto
character-ansoaldo-blazon = di porpora, alla corona d'oro
character-ansoaldo-wants = che qualcuno finisca la frase al posto suo
character-ulthar = Ulthar
character-ulthar-epithet = il Fratello di Latte
character-ulthar-blazon = di rosso, allo scaglione d'oro, col cervo
character-ulthar-wants = che qualcuno, una volta, gli chieda che cosa ne pensa
character-theodric = Theodric
character-theodric-epithet = il Nipote di Sangue
character-theodric-blazon = partito d'azzurro e d'argento, alla torre
character-theodric-wants = stare in un posto senza esserne ostaggio

set-palazzo = Il palazzo
unique-balia = La Balia
unique-balia-line = Ha allattato un re e un cacciatore: a tavola serve chi ha più fame.
unique-pilota = Il Pilota delle Secche
unique-pilota-line = Conosce il fiume dal rumore. Quando tace, chiede il doppio.
unique-ceraia = La Ceraia
unique-ceraia-line = La cera rossa la vende a chi regna, la nera a chi aspetta.
unique-confessore = Il Confessore del Muto
unique-confessore-line = Assolve il re da vent'anni senza sapere di che cosa.
unique-sergente = Il Sergente della Porta
unique-sergente-line = Fa entrare chi bussa piano: chi bussa forte ha sempre un esercito.
unique-contessa = La Contessa Madre
unique-contessa-line = Ricorda a ciascuno la data di nascita, specie a chi vorrebbe cambiarla.

set-strada = La strada
unique-norcino = Il Norcino
unique-norcino-line = Entra in ogni casa una volta l'anno e ne esce sapendo tutto.
unique-zattiera = La Zattiera
unique-zattiera-line = Porta a valle i tronchi e a monte le notizie, controcorrente.
unique-fonditore = Il Fonditore di Campane
unique-fonditore-line = Ogni paese vuole la campana più alta; lui vende a tutti la stessa.
unique-badessa = La Badessa di Corno Freddo
unique-badessa-line = Il suo convento ha dodici suore e trecento debitori.
unique-mastro = Il Mastro d'Arme
unique-mastro-line = Ha insegnato a entrambi la stessa parata: a uno dei due, anche il resto.
unique-falconiere = Il Falconiere
unique-falconiere-line = Il suo falco ha pranzato in castelli di cui lui conosce solo il fossato.
