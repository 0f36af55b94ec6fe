# What is said aloud, the keys, and the table in words.

web-told = What is said aloud
web-answer-aloud = { $n } of { $count }: { $answer }
web-refused-aloud = Not yet: { $answer }. { $lacks }
web-answers-more = and { $count } more
web-key-question = to the question
web-key-options = say the next answer; with Shift, the one before
