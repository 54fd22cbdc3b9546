event-ev-c13-p10 = Si farebbe tardi
event-ev-c13-p10-text = Chi sta accanto alla porta guarda fuori, dove non c'è un'ora. «Si farebbe tardi», dice, con premura, come si direbbe a uno che ha strada da fare.
