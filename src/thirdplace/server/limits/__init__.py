"""How often and how much one address, one network and one connection may ask for."""
