### La città di Vetra

## Il pacchetto

pack-title = La città di Vetra
pack-credits = Ideata e scritta per Tavola.
pack-intro = Un giorno il mare se ne andò da Vetra, senza salutare. Lasciò le ancore, i moli, un faro acceso e tanta sabbia da riempire mille clessidre. I vetrai ne fecero una città. Ma la sabbia si ricorda dell'acqua. Ogni notte il vento ne riprende un poco, e all'alba manca sempre qualcosa: una scala, un forno, la terza fila di un teatro. Allora la Regina Marea si alza e cammina in tondo, come faceva il mare, e dove posa il piede i segni si scaldano. Voi li raccogliete, li disponete sul banco, e per un giorno la città torna a ricordarsi com'era. Il giorno dura dieci clessidre. Il vento è già sveglio.

## Elementi e spiriti

element-e = Legno Smeraldo
    .short = Smeraldo
    .glyph = germoglio
    .line = Chiglie e alberi di nave cavati dalla sabbia; ripiantati, rimettono le foglie.
spirit-e = la Fronda
element-c = Sabbia Cremisi
    .short = Cremisi
    .glyph = doppia onda
    .line = La sabbia dei vecchi fondali, rossa di corallo; fonde per prima.
spirit-c = il Corallo
element-o = Ossidiana
    .short = Ossidiana
    .glyph = scheggia
    .line = Il vetro che la terra si è fatta da sola, prima che ci fossero vetrai.
spirit-o = la Scheggia
element-s = Zaffiro
    .short = Zaffiro
    .glyph = goccia
    .line = L'acqua che è rimasta, una goccia al secolo.
spirit-s = la Goccia
element-m = Luna d'Oro
    .short = Luna d'Oro
    .glyph = falce con stella
    .line = Luce di luna caduta sulla sabbia bagnata e mai ritirata.
spirit-m = la Falce

## Plance

board-basic = Il Banco Comune
    .line = Diciotto caselle al sole, e il resto quando te lo sei guadagnato.
board-lens = Bottega della Lente
    .line = Legge i progetti prima che li disegnino.
board-choir = Bottega del Coro
    .line = Dove uno spirito canta, gli altri rispondono.
board-exchange = Bottega del Cambio
    .line = Il resto è sempre giusto; la moneta, mai la stessa.
board-graft = Bottega dell'Innesto
    .line = Taglia qui, attacca là, bagna con pazienza.
board-bellows = Bottega del Mantice
    .line = Un soffio in più, e il vetro prende un'altra stanza.
board-undertow = Bottega della Risacca
    .line = Ciò che il cerchio porta via, la risacca lo rende. Quasi uguale.

## Poteri dei cristalli

power-red = Occhio di Lente
    .text = Guarda tre progetti di un mazzo, tienine uno coperto; gli altri tornano sotto.
power-purple = Coro
    .text = Parti con una Goccia o una Falce. Scarica il cristallo quando evochi: tutti i tuoi spiriti possono muoversi.
power-yellow = Cambio
    .text = Dai uno spirito alla riserva e prendine uno di un altro tipo, allo stesso posto.
power-green = Innesto
    .text = Porta un quadrato su una casella libera.
power-orange = Mantice
    .text = Sali di un livello.
power-blue = Risacca
    .text = Scambia una o due tessere con altrettante del cerchio, ovunque stiano.

## Traccia livello

level-0 = Banco
level-1 = Cortile
level-2 = Ballatoio
level-3 = Altana
level-4 = Ponteggio
level-5 = Lanterna
level-6 = Cielo
level-7 = Cometa
level-8 = Zenit

## Gradi della sfida in solitario

rank-apprentice = Apprendista
    .line = Hai spazzato bene. Domani ti lasciano toccare il vetro.
ending-rank-apprentice = Le tessere sono tornate fredde. La Regina si ferma davanti al tuo banco, conta, e ti chiama: { rank-apprentice }. { rank-apprentice.line }
rank-master = Maestro
    .line = Il forno ti riconosce dal passo.
ending-rank-master = Le tessere sono tornate fredde. La Regina si ferma davanti al tuo banco, conta, e ti chiama: { rank-master }. { rank-master.line }
rank-grand-master = Gran Maestro
    .line = I tuoi mattoni li chiedono per nome.
ending-rank-grand-master = Le tessere sono tornate fredde. La Regina si ferma davanti al tuo banco, conta, e ti chiama: { rank-grand-master }. { rank-grand-master.line }
rank-prime-minister = Primo Ministro
    .line = Ora firmi i progetti degli altri, e ti manca la sabbia sotto le unghie.
ending-rank-prime-minister = Le tessere sono tornate fredde. La Regina si ferma davanti al tuo banco, conta, e ti chiama: { rank-prime-minister }. { rank-prime-minister.line }
rank-windbreak = Frangivento di Vetra
    .line = Stanotte il vento ha fatto il giro largo.
ending-rank-windbreak = Le tessere sono tornate fredde. La Regina si ferma davanti al tuo banco, conta, e ti chiama: { rank-windbreak }. { rank-windbreak.line }
