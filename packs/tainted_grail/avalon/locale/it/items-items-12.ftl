item-fathers-glove = Guanto del padre
item-stretcher = Barella
