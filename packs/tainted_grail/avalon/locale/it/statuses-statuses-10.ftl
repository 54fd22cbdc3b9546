status-table = La Tavola
status-last-notch = L'ultima tacca
status-king-word = La parola del Re
status-evenings = Le sere
