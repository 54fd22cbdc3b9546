"""What can happen, as records, by the room that emits them."""
