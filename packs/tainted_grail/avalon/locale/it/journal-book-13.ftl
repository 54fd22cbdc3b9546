verse-book-590 =
    Sulla riva c'è un muretto che tutti prendono per un muretto. È una soglia. Si alza un piede. Di qua c'è la sabbia; di là ci sarebbe una sala, lungo la parete una panca, e del pane, intero. C'è gente che si stringe senza interrompersi. Nessuno dice *benvenuti*. Nessuno dice niente che sia finito.

    «Si entrerebbe», dice chi apre. «Ci si siederebbe. E da che parte si partirebbe?»

    In fondo alla panca c'è un posto, lungo quanto un popolo. È spazzato. Lo si spazza sempre.
