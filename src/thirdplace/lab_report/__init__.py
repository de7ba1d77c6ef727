"""A lab run as something to read and to show: one HTML page with plots, or a PDF."""
