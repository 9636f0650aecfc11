"""Who somebody is and may be: sessions, accounts, bans, what hosts did about them."""
