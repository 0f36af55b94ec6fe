# Как на этом языке написаны своды правил.

# Пометка, с которой может начинаться правило.
ledger-mark-ruling = РЕШЕНИЕ
ledger-mark-example = ПРИМЕР
ledger-mark-printed = НА КОМПОНЕНТАХ
ledger-mark-derived = СЛЕДСТВИЕ

# Имена напечатанных значений, как они стоят в правиле: на компонентах: `board.rounds` и `board.players`.
ledger-printed-values = на компонентах:
ledger-and = и

# Что вместо них видит читатель.
ledger-as-printed = как на компонентах

# Что стоит перед обоснованием решения, последней его частью.
ledger-reason = Почему:
