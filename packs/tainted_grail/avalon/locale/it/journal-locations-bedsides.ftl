verse-220-o0 = La tavola è apparecchiata. La scodella di Keren è legata all'asse, perché ci possa mangiare. Fra le scodelle ci sono cose che la gente ha posato finché poteva, un ditale, un morso, un fischietto, ognuna con qualcuno che la guarda.
verse-220-v1 = La tavola, e le porte aperte.
verse-220-v1-go-on = Proseguite.
dream-220 = Ti mettono in mano un cucchiaio. Guardi, ed è soltanto un cucchiaio.
nightmare-220 = Ti passano il sale. Ringrazi, e ringrazi ancora.
