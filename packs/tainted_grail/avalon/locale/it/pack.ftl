pack-avalon = Un anno e un giorno
pack-avalon-credits = Storia, carte e parole della Tavola, con i nomi che il regolamento dichiara.
