"""Tables over a network: HTTP, WebSocket, SQL, sessions. The only place that knows JSON over a wire."""
