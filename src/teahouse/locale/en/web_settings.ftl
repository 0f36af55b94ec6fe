# Everything one may like, in one place.

web-set-look = How it looks
web-set-flow = How it goes
web-set-sounds = Sounds and notices
web-set-me = You
web-set-table = This table
web-set-text = Size of texts
web-set-shapes = Stronger marks
web-set-shapes-note = what can be played stands out without colours
web-set-straight = Straight to my question
web-set-straight-note = what others did before it is not played out; the log has it
web-set-sounds-when = Sounds
web-set-sounds-off = none
web-set-sounds-turn = when it is my turn
web-set-sounds-all = with everything
web-sounds-mute = Sounds off
web-set-shortcuts = Single keys do something
web-set-shortcuts-note = digits and letters anywhere on the page
web-set-keys = Change keys
web-set-keys-usual = The usual keys again
web-set-key-press = press a key
web-set-key-unusable = One character, please: no digit, no blank. Esc leaves it as it was.
web-set-kept-me = Kept with your name: the same on each device on which you use it.
web-set-kept-here = Kept on this device until you have a name.
web-key-next = to the next lit piece
web-key-previous = to the lit piece before

web-no-connection = No connection. Rules, lessons’ pages and what you have read before are here; tables and lessons go on when the line is back.
