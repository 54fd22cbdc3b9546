location-183 = La Riva
location-183-text = Una riva da tutt'e due le parti. L'acqua va e viene insieme. Più in là una siepe è in fiore, i pali sono quanti se ne vuole, e una barca ci sarebbe, se servisse. Non c'è nessuno da cui farsi dire dove.
location-183-action = Andate alla deriva
dream-183 = Tante cose piccole non sono decise, ed è festa. Da che parte si infila la manica. Se quella laggiù è una barca o un cane. Ridi, e non decidi neanche perché.
nightmare-183 = Sono decise. Tutte, e da te, e ciascuna per sempre. Quella laggiù è un cane. Nuota verso riva e la riva è lontana, perché lo dici tu.
