"""Processes that think for bots and look at what strangers send, in limits of their own and in fair turns."""
