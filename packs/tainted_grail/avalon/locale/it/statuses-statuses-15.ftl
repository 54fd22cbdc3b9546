status-last-light = L'ultima luce
status-hours = Le ore
