"""Tables on the network: REST for tables and saves, a socket for play. docs/protocol.md is its contract."""
