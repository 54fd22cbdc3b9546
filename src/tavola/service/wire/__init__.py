"""What goes between server and clients: records that are sent, requests, messages of streams."""
