"""A fuzzer for the server: `make fuzz`."""
