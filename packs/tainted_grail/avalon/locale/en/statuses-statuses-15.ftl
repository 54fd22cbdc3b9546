status-last-light = The Last Light
status-hours = The Hours
