"""Ladders: computer players of any kind play each other through matches, and are rated."""
