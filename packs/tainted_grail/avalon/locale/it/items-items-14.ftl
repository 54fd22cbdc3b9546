item-anchor-rope = Cima d'àncora
item-minute-book = Verbale a memoria
