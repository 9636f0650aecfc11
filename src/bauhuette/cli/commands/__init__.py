"""The commands of `bauhuette`. Each imports what it needs when it runs, so that short answers come at once."""
