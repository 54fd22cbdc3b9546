"""The tavola command: one module a sub-command."""
