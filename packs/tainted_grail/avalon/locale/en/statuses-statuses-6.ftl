status-box = The Box
status-road = The Reckoners' Road
status-milestones = Milestones Seen
