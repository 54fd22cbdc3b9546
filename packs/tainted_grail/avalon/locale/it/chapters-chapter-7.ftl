chapter-ch7 = Nolwenn canta
chapter-ch7-text = Qui non si dorme, e non si vorrebbe. Per undici leghe portano dentro il fieno a mezzanotte, ridendo, magri come rastrelli, perché una ragazza canta su una collina, e non smette. Crede che sia il pomeriggio dopo.
ending-song-hoarse = È finita da sé, e voi eravate in un'altra lega. Davanti piove su dei tetti, e da sotto i tetti c'è chi risponde. La strada va avanti fin lì.
ending-song-with-her = Dorme nell'erba bagnata, a metà di una domanda. Sopra di lei, a oriente, ci sono i tetti, e sotto i tetti un battere. Domattina vorrà sapere come si chiama.
ending-song-other = Alle spalle la canta un altro, che respira in altri punti. Davanti s'è messo a piovere, su dei tetti, e qualcosa batte.
ending-song-asleep = Undici leghe stanno dove si trovavano, e parlano dei loro piatti. Le avete scavalcate fino all'ultimo dosso. Da lì sono tetti, e un battere, e domani si va avanti.
ending-song-deaf = Le siete passati accanto con la cera nelle orecchie. Ci sono tetti bagnati fin dove si vede, e li sentite. Adesso sentite tutto.
chapter-ch7-told-1 = Qui non dorme niente da un anno. Con voi ha poca pazienza.
