verse-220-o1 = A tavola la gente si passa quello che non è suo. Un uomo porge un ditale e dice di chi è. Per la notte glielo rendono. «Tu chi hai?» si chiedono sedendosi, prima della minestra.
verse-220-o2 = Sulle porte del vicolo ci sono le assi. Per quelli dentro hanno lasciato le scodelle sui davanzali, e sono ancora piene. A tavola stanno seduti sulle mani finché non li servono, poi mangiano in fretta.
verse-220-o6 = Vi vedono arrivare e si stringono sulla panca. Al vostro posto, sull'asse, c'è quello che vi hanno portato mentre eravate via, una cinghia, un tappo, una cuffia da bambino. «Solo finché uno si libera», dice quella che serve. Guardano se lo prendete.
verse-220-o3 = Il ragazzo ha la chiave appesa a uno spago. Keren sta sulla panca con le mani in grembo, e ogni tanto se le guarda. «Di più», gli dice, per abitudine. «No», dice il ragazzo. Ripesa. Le dà lo stesso.
verse-220-o4 = Il granaio ce l'ha Tegen. L'ha aperto, l'ha lasciato aperto e ha lavato il pavimento. «Se rubano sanno dov'è», dice. Dalla panca Keren vede la porta. Ha chiesto che la girino.
verse-220-o5 = L'anello pende da un chiodo, fuori, ad altezza di bambino. La gente ci passa davanti e guarda. La panca di Keren l'hanno portata al sole. Lei ha gli occhi chiusi e i palmi in su.
verse-220-oz = «Ancora», dice Keren quando le guardate la mano. Si è fatta infilare un cucchiaio accanto alla chiave.
verse-220-oz-told-1 = Vi spostano il sale dove non ci arrivate. Una mano l'avete tenuta fino in fondo. Lo fanno con garbo.
verse-220-o0 = La tavola è apparecchiata. La scodella di Keren è legata all'asse, perché possa mangiarci. Fra le scodelle ci sono cose che la gente ha posato finché poteva, un ditale, un morso, un fischietto. Su ognuna c'è un occhio che la guarda.
verse-220-o0-told-1 = La Nonna è accesa, e le galline stanno sul tetto. È tutto com'era, a porte chiuse.
verse-220-o0-told-2 = Sta sull'erba, in fila con altre tavole. La luce in cima è un gradino di casa. Per sdraiarsi hanno avuto in prestito un vicolo delle Dodici Case, con le porte, il pozzo e i chiodi nei muri. «Teneteci come se fosse nostro», si sono sentiti dire.
verse-220-o0-told-3 = Qui è tonda, e dove andrebbe il capotavola hanno messo un panno. Le mani di questi sono bianche. Le hanno prestate.
verse-220-o0-told-4 = Gwenneg porta le scodelle alle porte. Entra in ognuna. Gli hanno detto che non occorre.
verse-220-v1 = La tavola, e le porte aperte.
verse-220-v1-talk-to-the-boy-who = Parlate col ragazzo che le fa da mani.
verse-220-v1-go-through-the-sum-with = Rifate la somma con Keren.
verse-220-v1-sit-down-by-keren = Sedetevi accanto a Keren.
verse-220-v1-stand-in-the-queue-for = Mettetevi un poco in fila.
verse-220-v1-ask-piran-why-there-is = Chiedete a Piran perché non suona.
verse-220-v1-see-to-the-noise-in = Andate a vedere che cosa fanno nel vicolo.
verse-220-v1-say-how-it-is-to = Dite come si fa.
verse-220-v1-sit-up-those-who-have = Restate alzati, chi non ha un letto da vegliare.
verse-220-v1-go-down-to-the-bank = Scendete alla riva, fra le porte inchiodate.
verse-220-v1-go-down-to-the-bank-2 = Scendete alla riva con quello che portate.
verse-220-v1-go-down-to-the-bank-2-2 = Scendete alla riva. Se la cavano.
verse-220-v1-leave-the-table = Lasciate la tavola.
verse-220-v2 = È dietro la madia, e pesa farina contro un sasso. Rifà sempre lo stesso peso e la bilancia non la guarda.

    «Lei dice di più, io metto di più», dice il ragazzo. «Dice: adesso ti fa pena, quello. *Quello* chi sia non lo so. So quanto.»

    «Sapresti farlo senza di lei?»

    «La paletta sì.» La rovescia. «Mi guarderebbero tutti. Adesso guardano lei, ma lei è *arrabbiata*, e allora smettono.» Non è alto. Ha lo stesso modo di stare, col peso su un piede solo. «La mano per la chiave l'ho tesa io per primo», dice. «L'avevo lavata. Pensavo: vedrà che è pulita.»
verse-220-v2-tell-him-what-she-can = Ditegli che cosa non riesce a lasciargli.
verse-220-v2-let-him-weigh = Lasciatelo pesare.
verse-220-v2a = «Non è la chiave», gli dite. «È farsi guardare.» Posa il sasso, prende la paletta e passa fra tutti, fino alla tavola, dove non l'ha mai adoperata. Lo guardano. Diventa rosso. Al primo ne dà troppa.
verse-220-v3 = Parte dalla tavola, arriva in fondo al vicolo e gira. Chi ce l'ha ci sta accanto a chi non ce l'ha, ognuno con una tazza infilata al gomito. Davanti non c'è ancora niente.

    «Che cosa si aspetta?» chiede una appena arrivata.

    «Non so. Io vengo dopo di lui.»

    «È miele?»

    «Entri, e guardano che cosa tieni.»

    «E poi?»

    «Poi esci.»
verse-220-v3-told-1 = Non si spinge. A dividere a peso gliel'avete insegnato voi, l'anno cattivo. È rimasto.
verse-220-v3-told-2 = Davanti a voi c'è lo sconosciuto che metteste al posto di un dormiente. Vi vede, si fa indietro, e col braccio vi tiene il posto. Lo farebbe con tutti.
verse-220-v3-share-out-what-you-have = Dividete quello che avete, dal fondo.
verse-220-v3-lose-your-place = Perdete il posto.
verse-220-v3a = È pane con una crosta di cacio. Cominciate dall'ultimo, che aveva smesso di guardare. Bisogna metterglielo in bocca. «Ecco», dice ognuno, masticando, a chi sta davanti. Così la fila sa che è cominciata.
verse-220-v4 = «L'ho legata», dice Piran. Ha i guanti, e sopra quelli di sua moglie. «Se mi prende con la corda in mano, ho in mano una corda. Suona, non la posso fermare, e che devono pensare?» Guarda su, con affetto. «Allora grido. *Cena*, grido. Arriva fino al pozzo, più o meno.»
verse-220-v4-told-1 = «L'altra l'ho lasciata sciolta», dice di quella che avete tirato su dal mare. «Suona quando vuole. Fa piano.»
verse-220-v5 = Davanti a una casa col segno ci sono dei vicini, con una lanterna. Hanno un ceppo, le tenaglie e un lenzuolo pulito. Non sono ubriachi.

    «L'ha chiesto lei», dice il più anziano. «È attaccata alla culla da venerdì.»

    «È solo la mano», dice un altro. «Si campa lo stesso. Mio zio campava.»

    «Guidava il carro», dice una voce.

    Dentro, una donna canta sempre la stessa riga a una culla che non le si può togliere e non si può dondolare. «Sono loro?» chiede. «Dite che aspettino. Si è appena addormentato.»
verse-220-v5-stand-in-the-door = Mettetevi sulla porta.
verse-220-v5-go-in-and-rock-it = Entrate e dondolatela con lei, tenendo la culla.
verse-220-v5-go-home-by-the-other = Tornate per l'altro vicolo.
verse-220-v5a = Posano il ceppo per strada, e poi uno ci si siede. «L'avremmo bollita, prima», dice della lama. Dietro il muro il canto è passato alla riga dopo.
verse-220-v5b = Prendi l'altro lato. «Tu dondola. Che non si rovesci ci penso io», le dici, e vuol dire tutte le notti che ci sono, e lei lo sente. La mano si stacca per rimboccare la coperta. L'ha rimboccata prima che lei la guardi.
verse-220-v5c = Anche di là si sente il ceppo che mettono in piano. «Balla», dice uno.
dream-220 = Ti mettono in mano un cucchiaio. Guardi. È soltanto un cucchiaio.
nightmare-220 = Ti passano il sale. Ringrazi. Continui a ringraziare.
