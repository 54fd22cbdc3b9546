verse-book-570 =
    «In che ordine?»

    «L'ordine in cui eravamo seduti.»

    «Seduti mai. Ci hanno dato una tazza a testa, in piedi, e siamo partiti.»

    «Allora quello in cui siete partiti. Chi ha dei cucchiai?»

    «Per farne che?»

    «Coi cucchiai ragiono meglio. Ecco. Questo è il ragazzo. Passa davanti alla ragazza. Lei passa davanti a quello delle schede, lui davanti alla giudice, la giudice davanti al fratello, alla pietra. E siete tutti. Poi si può mollare.»

    «E dietro?»

    «Dietro a ognuno si spegne una pietra. E la terra, per l'alba dopo. E chi c'è sopra.»

    «È parecchia terra.»

    «È la strada da cui siamo venuti. Altra non ce n'è.»

    «Allora si cammina in fretta», dice qualcuno, «e si avvisa la gente.»

    Da questa parte, questa strada, non l'ha mai fatta nessuno.
