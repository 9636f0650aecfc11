"""What hosts run: serving, upgrading, copying, looking after tables and people."""
