"""Requests and sockets: routes, what surrounds them, the API's description."""
