item-nine-box-form = Nine-Box Form
item-collectors-bag = Collector's Bag
item-sewn-flap = Sewn Flap
item-child-of-the-depository = Nobody's Girl
