secret-56 = Svegli
secret-56-text = Non siete stanchi. Ci si può attingere, come a un pozzo senza fondo; si consuma solo il secchio.
secret-57 = Nolwenn
secret-57-text = Cammina davanti col bastone, roca come un cancello, e di tutto vuole sapere il nome. La gente glielo dice. Le dice cose che non voleva dire.
secret-58 = Undici strofe
secret-58-text = È lunga, e ce l'avete quasi tutta. Cantata fino in fondo, accanto al fuoco, a gente che ha camminato, fa quello che dice.
