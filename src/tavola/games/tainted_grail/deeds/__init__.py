"""What can be done, as records. Whoever pushes one needs only these; the rules lie in the room of the same name."""
