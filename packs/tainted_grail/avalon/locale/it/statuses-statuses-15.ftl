status-last-light = L'ultima luce
