### Era III

era-3-title = Il letto del fiume
era-3-intro = Piove undici notti su Capovena, e la dodicesima la Vena cambia letto. Al mattino ci sono campi con due padroni, ponti sopra l'erba, un mulino che gira a rovescio; i sigilli di quattro terre non sanno più su che cosa posarsi. { $king } manda messaggeri che tornano bagnati e non d'accordo. Il figlio di Folca, Nerio, raduna trecento galeotti e con loro alza un argine, senza chiedere di chi sia la terra che scava. La nuora di Evrardo, Tessa, nata sul traghetto e vedova del fiume, appende il lume a prua e passa chiunque paghi, e chi non paga. Uno vuole che l'acqua stia ferma. L'altra, che si impari a vivere dove va.
era-3-lustrum-1 = Anno cinque. L'acqua è scesa di una spanna. Sui muri resta una riga: la chiamano calendario.
era-3-lustrum-2 = Anno dieci. A Pontesordo hanno fatto un ponte dove passava il fiume. Ci stendono i panni.
era-3-lustrum-3 = Anno quindici. Il catasto viaggia in barca, con un registro solo e una cima molto lunga.
era-3-lustrum-4 = Anno venti. Un pescatore di Lanara tira su una porta di casa. È la sua.
era-3-outro-a = Quando muore chi regna, la campana dell'argine suona prima di quella del duomo. Nerio percorre a piedi la cresta di terra battuta, da Lanara al mare; dietro vengono i trecento galeotti, ormai vecchi, ciascuno col nome del tratto che ha alzato. Alla sorgente non si lava la faccia ma le mani, e ci mette molto. L'acqua tiene. La gente dorme con le finestre aperte verso il fiume, per la prima volta, e si lamenta del silenzio. Tessa vende il traghetto e compra il terreno più basso che trova: un giorno, dice, avrà la vista migliore.
era-3-outro-b = Quando muore chi regna, la bara deve passare il fiume, e di barche ce n'è una. Tessa rema da sola. A metà corrente posa i remi, perché tutti, dalle due rive, abbiano il tempo di guardare chi porta chi. Alla sorgente arriva dall'acqua, la prima a farlo, e nessuno le chiede più di chi era figlia. Nei paesi si tolgono le porte a pianterreno e si mettono anelli ai davanzali. Nerio resta sul suo argine, che finisce in mezzo a un lago; ogni sera lo allunga di un passo, e ogni mattina ringrazia chi glielo rifà più corto.
era-3-outro-draw = Nerio e Tessa contano i sigilli tre volte, lui a voce alta, lei con le dita. Sono pari. Allora mettono due lumi su due barche e aspettano quale arriva prima alla foce. Uno arriva. L'altro, dicono, sta ancora scendendo, e chi abita sul fiume la sera lascia un posto all'attracco.

sheet-iii-a-opening = Regna Folca. La sua catena, nella melma, è affondata al primo rilievo. Il Bosco Vedovo e Lanara sono una pozza sola, e alla foce il sale di Biancasale sa di pesce di Focerossa. La Golena, per ora, la mietono quelli di Granaglia.
sheet-iii-a-summary = I valori delle terre; 1 per ogni Sostenitore Unico, 1 per ogni terra della catena più lunga, 1 per ogni terra sul fiume, 1 ogni quattro sostenitori.
sheet-iii-b-opening = Regna Evrardo. Le sue monete si trovano dappertutto, anche nei pesci. Granaglia e Frattalunga si contendono una Tarda che non c'è, e da Corno Freddo una collina intera è scivolata su Lanara. Alla Golena, per ora, pascolano le oche di Pontesordo.
sheet-iii-b-summary = I valori delle terre; 1 per ogni Sostenitore Unico, 1 per ogni terra della catena più lunga, 1 per ogni terra sul fiume, 1 ogni quattro sostenitori.

character-nerio = Nerio
character-nerio-epithet = dell'Argine
character-nerio-blazon = troncato di verde e d'argento, alla campana
character-nerio-wants = che quanto ha alzato ieri domani ci sia ancora
character-tessa = Tessa
character-tessa-epithet = la Traghettatrice
character-tessa-blazon = d'azzurro, alla pergola d'argento, col cero
character-tessa-wants = che smettano di chiederle chi era sua madre

set-argini = Gli argini
unique-badilante = Il Badilante
unique-badilante-line = Ha spostato più regno lui di tutti i generali.
unique-guardiana = La Guardiana delle Chiuse
unique-guardiana-line = Apre quando l'acqua chiede per favore.
unique-maestro = Il Maestro d'Acque
unique-maestro-line = Disegna il fiume ogni mattina; la sera il fiume corregge.
unique-frate = Il Frate dei Pozzi
unique-frate-line = Benedice i pozzi prima della piena e li conta dopo.
unique-comandante = Il Comandante dei Pontoni
unique-comandante-line = Ha perso il reggimento in una nebbia: lo sente ancora marciare.
unique-duca = Il Duca Allagato
unique-duca-line = Riceve al primo piano, in barca, all'ora di sempre.

set-barche = Le barche
unique-cavatrice = La Cavatrice di Creta
unique-cavatrice-line = Dove posa la vanga comincia una riva.
unique-passatore = Il Passatore di Notte
unique-passatore-line = Traghetta chi non vuole essere arrivato.
unique-maestra = La Maestra d'Ascia
unique-maestra-line = Dalle porte delle chiese affogate cava ottimi timoni.
unique-santo = Il Santo di Legno
unique-santo-line = È sceso con la piena e si è fermato in quattro paesi: tutti lo giurano patrono.
unique-tamburo = Il Tamburo di Focerossa
unique-tamburo-line = Batte l'allarme prima che l'altro abbia deciso di attaccare.
unique-zia = La Zia Superstite
unique-zia-line = Ha ereditato da tutti, un mercoledì.
