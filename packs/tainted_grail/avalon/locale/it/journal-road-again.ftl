verse-166-o5 = Alla borsa fanno largo. La posano sul banco, la pesano, e l'impiegato vi dice quanto pesa, ed è sempre uguale.
verse-166-o6 = «Mangiato?» dice l'impiegato. Ve ne scala due. Giurereste che il numero che resta, ieri, era più basso.
verse-167-o5 = «Li avete portati, i tre?» dice l'uomo al cancello. È una cortesia. Di esattori con la borsa ne ha visti entrare parecchi.
verse-167-o6 = Vi fanno stare fra le righe di gesso. Non chiedono. Vi torna addosso l'idea di come ci hanno pensato bene, a voi.
verse-168-o3 = Adesso sapete che cosa fa gli altri solchi, quelli sulla strada. Questi sono più fondi. C'era sopra soltanto una pietra, e uno che leggeva.
verse-169-o4 = «Non abbiamo niente da metterci», gridano, quando vedono la borsa, battendosi sulle tasche, e ridono. Poi uno ci mette una fetta.
verse-169-o5 = Per i debitori c'è un tavolino, con la sua tovaglia. Il dolce è lo stesso. Dovete solo dire a quante siete.
