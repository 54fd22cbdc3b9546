location-197 = Il mercato, la porta di feltro aperta
location-197-text = I banchi sono chiusi a metà. Davanti alla porta di feltro la gente sta lì col suo nome in mano. Dietro la porta c'è la scala che scende; accanto, da questa settimana, un'altra che sale.
location-197-action = Badare a un banco
