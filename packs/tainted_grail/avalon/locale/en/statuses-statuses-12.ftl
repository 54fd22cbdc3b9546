status-opened = Opened Hands
status-bedside = At the Bedside
