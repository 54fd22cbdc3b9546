event-ev-c12-p10 = Stretta generale
event-ev-c12-p10-text = Tutti stanno attenti a quello che prendono in mano.
event-ev-c12-p10-told-1 = Si è rimandato finché si poteva.
event-ev-c12-p10-told-2 = Mangiano a dita tese. Stasera, dice Tegen, o più.
event-ev-c12-p10-told-3 = Stanno levando i saliscendi dalle porte, per non restarci presi.
