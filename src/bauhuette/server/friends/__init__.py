"""Friends, invitations and looking for players."""
