error-too-few-pebbles = Non ci sono più tanti sassolini.
