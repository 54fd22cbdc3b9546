chapter-ch5 = La notte delle cinque sedie
chapter-ch5-text = Di nuovo a casa, e casa è grigia fino al ginocchio. A ogni imbrunire una voce educata chiede una sedia, e ogni notte che le si dice di no il buio è più vicino di una casa. Le sedie sono cinque. Oltre la fossa, dove non c'è terra, hanno acceso una lampada.
ending-cuanacht-lit = Cuanacht è accesa. Oltre la fossa la Casa va su ruote, e una donna scalza si pulisce i piedi dove comincia la vostra luce.
ending-cuanacht-moved = Cuanacht è stata portata, tutta quella che stava seduta o si poteva sollevare. Dov'era dondola ancora la fune di un pozzo.
ending-cuanacht-lost = La mattina Cuanacht c'è. Stanno tutti bene. La tavola è rotonda.
