"""Where pieces of work run: in this process, in threads, in other processes, or on a cluster."""
