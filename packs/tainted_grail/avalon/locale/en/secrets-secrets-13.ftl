secret-81 = Adrift
secret-81-text = One holds a face like an egg. One goes about with it, that's all; and where there is a bed one is there already, even if it's somewhere else.
