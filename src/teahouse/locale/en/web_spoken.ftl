# The spoken table: a game in words, played by typed lines.

web-spoken-open = The table in words, with a command line
web-spoken-leave = The drawn table
web-spoken-line = Type an answer or a command
web-spoken-line-note = A number or words of an answer play it. “help” lists the commands.
web-spoken-send = Enter
web-spoken-told = What was said
web-spoken-answers = Answers
web-spoken-refused = Not possible yet
web-spoken-table = The whole table
web-spoken-typed = You: { $line }
web-spoken-hint = { $n }. { $hint }
web-key-spoken = the table in words, and back
