status-last-light = The Last Light
