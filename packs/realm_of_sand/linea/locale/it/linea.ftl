### La Linea delle Dune

## Il pacchetto

pack-title = La Linea delle Dune
pack-credits = Ideata e scritta per Tavola.
pack-intro = La linea fu posata su un lago che non c'era più, perché i paesi delle sue rive potessero ancora incontrarsi. Ha nove stazioni, due binari e un difetto: ogni notte le dune la attraversano senza biglietto. La mattina manca un marciapiede, o un segnale, o il terzo arco di un viadotto. Allora esce la Regina di Ferro, la più vecchia delle locomotive, e fa il giro dell'anello senza nessuno alla leva. Dove sono passate le sue ruote le rotaie sono calde, e si vede dove stavano le cose. Voi siete i cantonieri. Raccogliete i pezzi caldi e rifate la linea prima che si vuoti la decima clessidra. Il primo treno è già pieno.

## Elementi e spiriti

element-e = Legno Smeraldo
    .short = Smeraldo
    .glyph = germoglio
    .line = Traversine di alberi che si ricordano la pioggia. Lasciate in pace, germogliano.
spirit-e = la Gemma
element-c = Sabbia Cremisi
    .short = Cremisi
    .glyph = doppia onda
    .line = Ruggine e sabbia in parti uguali; nessuno le ha mai distinte.
spirit-c = la Ruggine
element-o = Ossidiana
    .short = Ossidiana
    .glyph = scheggia
    .line = Quel che resta nei forni delle macchine: vetro nero, ancora caldo all'alba.
spirit-o = la Brace
element-s = Zaffiro
    .short = Zaffiro
    .glyph = goccia
    .line = Acqua per la caldaia, contata a gocce.
spirit-s = il Vapore
element-m = Luna d'Oro
    .short = Luna d'Oro
    .glyph = falce con stella
    .line = La luce di una lanterna che qualcuno agitò una volta e non smise più.
spirit-m = la Lanterna

## Plance

board-basic = Lo Scalo Comune
    .line = Diciotto caselle spazzate. Il resto sta sotto la duna.
board-lantern = Squadra della Lanterna
    .line = Vede i lavori prima che si srotoli la carta.
board-whistle = Squadra del Fischio
    .line = Fischia uno, e si muovono tutti.
board-ticket = Squadra del Biglietto
    .line = Prende uno spirito, lo fora, e ne rende un altro.
board-greenhouse = Squadra della Serra
    .line = Ciò che cresce nel posto sbagliato si sposta, con le radici.
board-boiler = Squadra della Caldaia
    .line = Una palata in più, e la lancetta sale.
board-loop = Squadra dell'Anello
    .line = Su un anello non si perde niente. È solo dall'altra parte.

## Poteri dei cristalli

power-red = Lume di Segnale
    .text = Guarda tre progetti di un mazzo, tienine uno coperto; gli altri tornano sotto.
power-purple = Fischio
    .text = Parti con uno Zaffiro o una Luna d'Oro. Scarica il cristallo quando evochi: tutti i tuoi spiriti possono muoversi.
power-yellow = Cambio
    .text = Dai uno spirito alla riserva e prendine uno di un altro tipo, allo stesso posto.
power-green = Trapianto
    .text = Porta un quadrato su una casella libera.
power-orange = Pressione
    .text = Sali di un livello.
power-blue = Anello
    .text = Scambia una o due tessere con altrettante del cerchio, ovunque stiano.

## Traccia livello

level-0 = Traversina
level-1 = Banchina
level-2 = Pensilina
level-3 = Cavalcavia
level-4 = Segnale
level-5 = Telegrafo
level-6 = Orizzonte
level-7 = Fumo
level-8 = Prima Stella

## Gradi della sfida in solitario

rank-oiler = Ungitore
    .line = Tutto ha girato, e di ogni bullone hai imparato il nome.
ending-rank-oiler = Le tessere sono tornate fredde. La Regina di Ferro si ferma accanto a te, sfiata, e ti chiama: { rank-oiler }. { rank-oiler.line }
rank-pointsman = Deviatore
    .line = Hai scelto tu, e il treno è andato lì.
ending-rank-pointsman = Le tessere sono tornate fredde. La Regina di Ferro si ferma accanto a te, sfiata, e ti chiama: { rank-pointsman }. { rank-pointsman.line }
rank-stationmaster = Capostazione
    .line = Sul tuo berretto regolano gli orologi.
ending-rank-stationmaster = Le tessere sono tornate fredde. La Regina di Ferro si ferma accanto a te, sfiata, e ti chiama: { rank-stationmaster }. { rank-stationmaster.line }
rank-inspector = Ispettore di Linea
    .line = La tua carrozza è l'ultima, con le tendine. Ti manca la pala.
ending-rank-inspector = Le tessere sono tornate fredde. La Regina di Ferro si ferma accanto a te, sfiata, e ti chiama: { rank-inspector }. { rank-inspector.line }
rank-on-time = In Orario
    .line = Non è una carica. È quello che si dirà di oggi.
ending-rank-on-time = Le tessere sono tornate fredde. La Regina di Ferro si ferma accanto a te, sfiata, e chiama la giornata: { rank-on-time }. { rank-on-time.line }
