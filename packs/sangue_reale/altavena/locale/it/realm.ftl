### Altavena: il regno, le terre, le acque, i morti che ancora contano

pack-title = La dinastia di Altavena
pack-credits = Scritta e disegnata per Tavola.
pack-prologue = Altavena è il bacino di un fiume solo. La Vena nasce rossa di ferro sotto le miniere di Capovena, e rossa arriva al mare. Chi si lava alla sorgente davanti a dieci testimoni ha sangue reale, qualunque madre l'abbia fatto. Finché un re è vivo nessuno può chiedere la corona. Quando muore, le dieci terre posano i loro sigilli di cera sulla sua tavola, e chi ne ha di più sale alla sorgente. Così, per un regno intero, due persone lavorano zitte per le stesse terre, in mezzo agli stessi sostenitori, fingendo di fare altro.

## Le terre

area-cap = Capovena
area-cor = Corno Freddo
area-mon = Monte Bugiardo
area-bos = Bosco Vedovo
area-lan = Lanara
area-pon = Pontesordo
area-gol = La Golena
area-iso = Isola di Mezzo
area-gra = Granaglia
area-fra = Frattalunga
area-bia = Biancasale
area-bon = La Bonifica
area-foc = Focerossa

area-cap-text = Miniere di ferro e la sorgente rossa.
area-cor-text = Pascoli alti, sotto una cima che ruba il pomeriggio.
area-mon-text = Pare a un'ora di strada: ci vuole un giorno. Castelli vecchi.
area-bos-text = Pini, e padroni che muoiono sempre prima dei pini.
area-lan-text = Pecore, gualchiere, gente paziente.
area-pon-text = La città dove tre acque s'incontrano. Si parla gridando.
area-gol-text = Il prato tra i due bracci della Vena. Di chi sia, lo decide l'acqua.
area-iso-text = La golena di un tempo, con le case e le liti al loro posto.
area-gra-text = Grano fino alle gabelle.
area-fra-text = Siepi più alte di un uomo a cavallo, e chi ci passa sotto.
area-bia-text = Saline, strade bianche.
area-bon-text = La laguna di ponente, asciutta. Nessuno l'ha ancora ereditata.
area-foc-text = Il porto: fango rosso, navi che aspettano.

tag-monte = monte
tag-selva = selva
tag-campo = campo
tag-acqua = acqua

## Province e misure

group-canna = la provincia della Canna
group-libbra = la provincia della Libbra
group-boccale = la provincia del Boccale
group-staio = la provincia dello Staio

## Fiumi e confini

edge-cor-lan = la Cruda alta
edge-bos-lan = la Cruda media
edge-bia-pon = la Cruda bassa
edge-fra-gra = la Tarda alta
edge-foc-gra = la Tarda bassa
edge-gra-pon = la Vena
edge-gol-gra = la Vena nuova
edge-gol-pon = la Vena vecchia
edge-iso-gra = la Vena nuova
edge-iso-pon = la Vena vecchia
edge-bia-foc = la foce della Vena
edge-bia-bon = il confine tra Biancasale e la Bonifica
edge-bia-bos = il confine tra Biancasale e Bosco Vedovo
edge-bon-bos = il confine tra la Bonifica e Bosco Vedovo
edge-bos-cor = il confine tra Bosco Vedovo e Corno Freddo
edge-cap-cor = il confine tra Capovena e Corno Freddo
edge-cap-gra = il confine tra Capovena e Granaglia
edge-cap-lan = il confine tra Capovena e Lanara
edge-cap-mon = il confine tra Capovena e Monte Bugiardo
edge-foc-fra = il confine tra Focerossa e Frattalunga
edge-fra-mon = il confine tra Frattalunga e Monte Bugiardo
edge-gra-mon = il confine tra Granaglia e Monte Bugiardo
edge-lan-pon = il confine tra Lanara e Pontesordo

## I sei ceti

estate-1 = Contadini
estate-1-why = Cambiano idea per una semina a credito.
estate-2 = Barcaioli
estate-2-why = Cambiano idea per un pedaggio che nessuno ha visto.
estate-3 = Artigiani
estate-3-why = Cambiano idea per un contratto col sigillo sotto.
estate-4 = Chierici
estate-4-why = Cambiano idea per un tetto rifatto, o un registro perduto.
estate-5 = Armati
estate-5-why = Cambiano idea per la paga, il giorno della paga.
estate-6 = Nobili
estate-6-why = Cambiano idea per un invito, o perché non è arrivato.

## Ciò che i morti hanno lasciato

overlay-home-a = I boschi del re
overlay-home-a-text = Regna Ulthar: la provincia della Libbra, quella dei suoi boschi, paga meglio. Chi ha perso ha ancora qualche amico.
overlay-home-b = Le torri del re
overlay-home-b-text = Regna Theodric: la provincia della Canna, quella delle sue torri, paga meglio. Chi ha perso ha ancora qualche amico.
overlay-tomb-a1 = La quercia di Ulthar
overlay-tomb-a1-text = Ulthar riposa sotto una quercia, a Bosco Vedovo. Chi viene a trovarlo compra qualcosa.
overlay-tomb-b1 = La tomba di Theodric
overlay-tomb-b1-text = Theodric riposa a Corno Freddo, rivolto verso l'uscita. Chi viene a trovarlo compra qualcosa.
overlay-purse = La colletta
overlay-purse-text = Chi ha perso l'ultima volta trova un modificatore già segnato nel primo turno. Gli amici si ricordano.
overlay-regency = La reggenza
overlay-regency-text = Nessuno ha vinto: per un lustro governano le dieci terre, e ciascuno dei due trova un modificatore già segnato nel primo turno.
overlay-will-a1 = Testamento di Ulthar
overlay-will-a1-text = Un pezzo di ogni terra, come per una buona caccia: monte, selva, campo e acqua.
overlay-will-b1 = Testamento di Theodric
overlay-will-b1-text = Quel che si comincia, si finisce: contano le colonne piene.
overlay-will-a2 = Testamento di Folca
overlay-will-a2-text = Le quattro misure, ancora: conta chi prevale in ogni provincia.
overlay-will-b2 = Testamento di Evrardo
overlay-will-b2-text = Farsi dovere da più gente dell'altro: conta chi prevale in ogni colonna.
overlay-edict-a3 = Editto di Nerio
overlay-edict-a3-text = Ciò che è unito resta asciutto: conta la catena di terre più lunga.
overlay-edict-b3 = Editto di Tessa
overlay-edict-b3-text = Chi abita sull'acqua rema per il regno: contano le terre sul fiume.

## Ultime righe della cronaca

last-line-4 = Nei registri, per cent'anni, la calligrafia è una sola. L'altra famiglia, dicono, imparò a leggere per dispetto.
last-line-3 = Una volta sola la Vena aveva scelto l'altra riva. È la pagina più consumata.
last-line-2 = Due e due. Al mulino di Granaglia pendono ancora, una per lato, due corone di paglia.
last-line-1 = Per tre regni su quattro nessuno seppe dire chi avesse vinto. Il quarto bastò.
last-line-0 = Quattro regni, quattro sedie vuote, e nessuno d'accordo su chi le abbia scaldate. La Vena, intanto, è rossa.

## Icone

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
