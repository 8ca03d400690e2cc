"""Several nodes share the tables: the route from a browser to the node that runs its table."""
