"""What goes over the wire: every message of the HTTP interface and of a table's socket.

The browser's types are made from these structures by `tools/web_types.py`. Sentences are already in the language of
whoever asks; words of moves (`region 1`) are the same in every language and are also the ids of pieces on the board.
"""
