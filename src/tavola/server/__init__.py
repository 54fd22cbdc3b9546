"""HTTP and WebSocket around the service, and the browser client."""
