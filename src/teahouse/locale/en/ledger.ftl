# How the ledgers of rules are written in this language.

# The mark that may begin a clause.
ledger-mark-ruling = RULING
ledger-mark-example = EXAMPLE
ledger-mark-printed = PRINTED
ledger-mark-derived = DERIVED

# Names of printed values, as they stand in a clause: PRINTED `board.rounds` and `board.players`.
ledger-printed-values = PRINTED
ledger-and = and

# What a reader sees in their place.
ledger-as-printed = as printed

# What stands before the reason of a ruling, which is its last part.
ledger-reason = Reason:
