location-182 = La Tavola di Qui
location-182-text = Una tavola che non comincia. Chi apparecchia gira con le scodelle e ogni volta chiede in quanti si sarebbe, con l'aria di chi spera in una cifra più alta. Una gamba della tavola è di pietra.
location-182-action = Aiutate ad apparecchiare
location-182-menhir-told-1 = Si resta a cena. Non c'è altro da fare, e lo si fa fino in fondo: quando ci si alza la gamba di pietra è tiepida, e fuori dalle finestre c'è una riva.
location-182-menhir-give = Dare: restate a cena
