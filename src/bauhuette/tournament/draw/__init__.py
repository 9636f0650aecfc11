"""Who meets whom at which seat, form by form."""
