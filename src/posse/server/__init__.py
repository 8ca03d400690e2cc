"""HTTP and WebSocket: tables where people and bots play, and the store that forgets nothing."""
