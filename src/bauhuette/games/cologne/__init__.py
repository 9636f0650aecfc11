"""Die Baumeister von Köln: carts, stones and twelve churches."""
