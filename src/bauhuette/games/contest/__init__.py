"""Wettstreit der Baumeister: hidden money, bluff auctions, city building and sabotage."""
