"""Tables, seats, invitations, undo, replay: use cases without a web framework."""
