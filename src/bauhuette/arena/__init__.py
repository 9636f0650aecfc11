"""Measures bots against each other: who plays whom, all cores, honest intervals. Knows no terminal."""
