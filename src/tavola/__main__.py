"""`python -m tavola` is the `tavola` command."""

from tavola.cli.main import main

main()
