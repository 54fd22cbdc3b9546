### Oltremonte: il regno dall'altra parte, le sue terre, il suo unico regno giocato

pack-title = La corona d'Oltremonte
pack-credits = Scritta e disegnata per Tavola, nel suo laboratorio.
pack-prologue = Dietro il monte che ad Altavena ruba il pomeriggio c'è un altro regno, e il pomeriggio ce l'ha lui. È Oltremonte: sette mesi di neve, un valico solo, e una legge breve. Quando chi regna muore si spengono tutti i lumi e si contano i fuochi accesi. La terra arde per qualcuno, e ogni fuoco è un voto. Finché la regina vive, però, nessuno può chiedere di chi sia il fuoco. Due case si preparano da generazioni: la Casa dei Pegni, che alleva i figli dei re stranieri perché i padri stiano buoni, e la Casa delle Chiavi, che apre e chiude il Varco. I primi sanno chi è ospite. Le seconde sanno chi può andarsene.

## Le terre

area-cim = Cima Zitta
area-var = Il Varco
area-abe = Abetaia
area-lup = Lupaia
area-lag = Lago Storto
area-fuo = Cento Fuochi
area-mal = Malga Alta
area-seg = Segale
area-mul = Mulinara
area-chi = Le Chiuse

area-cim-text = Una montagna che non rende l'eco. I pastori le parlano lo stesso.
area-var-text = L'unica strada per il resto del mondo. D'inverno, un muro bianco con un campanello.
area-abe-text = Abeti di trecento anni, contati due volte: una per chi vende, una per chi compra.
area-lup-text = I lupi pagano la decima: una pelle ogni dieci pecore.
area-lag-text = Gelato sei mesi. Gli altri sei se ne parla.
area-fuo-text = La città. Cento camini, e chi non ha camino ne dipinge uno sul muro.
area-mal-text = Erba per nove settimane, formaggio per un anno.
area-seg-text = Pane nero, gente alta, campanili bassi.
area-mul-text = Quattordici mulini e un solo mugnaio, che corre.
area-chi-text = Chi apre le chiuse decide chi lava i panni. È già un regno.

tag-monte = monte
tag-selva = selva
tag-campo = campo
tag-acqua = acqua

## Fiumi e confini

edge-chi-mul = la bassa Bianca
edge-fuo-lag = l'alta Bianca
edge-fuo-mul = la media Bianca
edge-lag-lup = l'alta Sorella
edge-lag-seg = la media Sorella
edge-mul-seg = la bassa Sorella
edge-abe-fuo = il confine tra Abetaia e Cento Fuochi
edge-abe-mal = il confine tra Abetaia e Malga Alta
edge-abe-var = il confine tra Abetaia e il Varco
edge-chi-fuo = il confine tra le Chiuse e Cento Fuochi
edge-chi-mal = il confine tra le Chiuse e Malga Alta
edge-cim-lag = il confine tra Cima Zitta e Lago Storto
edge-cim-lup = il confine tra Cima Zitta e Lupaia
edge-cim-var = il confine tra Cima Zitta e il Varco
edge-fuo-mal = il confine tra Cento Fuochi e Malga Alta
edge-fuo-var = il confine tra Cento Fuochi e il Varco
edge-lag-mul = il confine tra Lago Storto e Mulinara
edge-lag-var = il confine tra Lago Storto e il Varco
edge-lup-seg = il confine tra Lupaia e Segale

## I sei ceti

estate-1 = Contadini
estate-1-why = Vengono per la legna, che è della corona finché non brucia.
estate-2 = Barcaioli
estate-2-why = Vengono per sapere quando gela, e quando si può dire che è gelato.
estate-3 = Mestieri
estate-3-why = Vengono per un permesso che l'anno scorso non serviva.
estate-4 = Clero
estate-4-why = Vengono per una campana più piccola, o più lontana.
estate-5 = Soldati
estate-5-why = Vengono per il secondo paio di calze.
estate-6 = Nobili
estate-6-why = Vengono perché gli altri sono venuti.

## Simboli

icon-seal = Sigillo
icon-seal-text = La casella di una terra: ci vanno le iniziali di chi la controlla.
icon-coin = Moneta col numero
icon-coin-text = Un numero della mappa: lo cerchi quando passi una linea della sua colonna.
icon-pair = Anello doppio
icon-pair-text = Due cerchi affiancati: servono due dadi uguali nella stessa azione.
icon-line = Tratto di penna
icon-line-text = Una linea: chi annerisce il cerchio appena sopra può cerchiare un numero.
icon-supporter = Scudo
icon-supporter-text = Un Sostenitore Unico: si schiera con chi arriva prima.
icon-modifier = Anellino
icon-modifier-text = Un modificatore: cambia un dado di 1, nel turno in cui è segnato.
icon-river = Onda
icon-river-text = Un fiume che scorre: le due rive sono terre diverse.
icon-border = Tratteggio
icon-border-text = Un confine che vale: i due lati sono terre diverse.
icon-dry-river = Chiusa aperta
icon-dry-river-text = Un fiume scomparso: le due rive sono una terra sola.
icon-void-border = Cippo spezzato
icon-void-border-text = Un confine cancellato: i due lati sono una terra sola.
icon-tomb = Tomba
icon-tomb-text = Un sigillo che vale di più per via di chi vi è sepolto.
icon-testament = Rotolo
icon-testament-text = Un testamento: una regola di punteggio lasciata da un re morto.
icon-edict = Rotolo coronato
icon-edict-text = Un editto: l'ultima volontà di chi regna.
icon-crown = Corona
icon-crown-text = L'incoronazione: da qui comincia il Tracciato del Re.
icon-coffin = Bara
icon-coffin-text = La morte del re: il venticinquesimo anno è l'ultimo.
icon-vp = Alloro
icon-vp-text = Punti vittoria.
