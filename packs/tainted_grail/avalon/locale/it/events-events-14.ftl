event-ev-c14-p10 = Vigilia
event-ev-c14-p10-text = «Ultimo punto», dice Ia. «Dormire.»
