"""Our games in libraries that learn: one table (`thirdplace.envs.table`), and an adapter for each library.

Each adapter imports its own library only, and says what to install if that is missing:
`pip install 'thirdplace[envs]'`. docs/environments.md shows how each is used.
"""
