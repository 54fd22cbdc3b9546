"""What reads our own sources and tests: which clause is carried out where, and which test shows it."""
