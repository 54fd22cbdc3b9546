location-184 = La Secca
location-184-text = Sabbia dura come un'aia, fino a dove si vede. È il solo posto dell'isola che non è di nessuno, perché il giorno che il resto fu dato in prestito era sott'acqua.
location-184-action = Dare una mano a chi arriva
location-235 = La Cala della Campana, la secca
location-235-text = La cala è una conca asciutta. In mezzo sta una pietra col collo consumato, dove si sono legate le prime barche. Chi scende dal sentiero ci appende il lume, e il lume basta.
location-235-menhir-told-1 = La bitta. «Si parte come si è arrivati», diceva, prima che qualcuno ci pensasse sopra.
