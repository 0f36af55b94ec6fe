### Древние хроники: общее для всех сценариев.

option-great_wall-scenario = Сценарий
option-great_wall-scenario-note = Одна из Древних хроник: свои правила, десять артефактов, которые приносят честь по ходу игры, и новые карты. С другими дополнениями не сочетается.
option-great_wall-scenario-none = без сценария

great_wall-ask-PayInstead = сколько золота заменить? Вместо него вы отдадите столько же { $first }.
great_wall-wait-PayInstead = { $player } платит.
