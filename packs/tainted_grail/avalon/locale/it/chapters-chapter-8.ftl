chapter-ch8 = Camelot, capovolta
chapter-ch8-text = Una città con un muro, una porta che stasera è chiusa, e tetti che la guida prega di non far notare. È sempre stasera. Chi vi apre se ne ricorderà. Quando piove salgono tutti su una sedia.
chapter-ch8-told-1 = Siete nuovi e avete chiesto la strada. È il chiedere che si paga.
