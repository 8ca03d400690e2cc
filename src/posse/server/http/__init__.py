"""HTTP and WebSockets: routes, connections, the built browser app."""
