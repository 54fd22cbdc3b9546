item-fathers-glove = Father's Glove
item-stretcher = Stretcher
