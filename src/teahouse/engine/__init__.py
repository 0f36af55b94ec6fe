"""The kernel: knows no game, no network, no clock."""
