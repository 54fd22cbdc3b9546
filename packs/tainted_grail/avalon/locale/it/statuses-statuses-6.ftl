status-box = La casella
status-road = La strada dei conti
status-milestones = Pietre viste
