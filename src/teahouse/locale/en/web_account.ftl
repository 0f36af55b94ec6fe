# How one keeps one's seats, comes back, and looks after one's devices.

web-account = Your account
web-account-enter = Sign in
web-account-guest = You play as { $name }, and only this device knows you. If its data are cleared, nobody finds your seats again. One of these keeps everything you have played, are playing and like:
web-account-kept = You are { $name }, and you can come back on any device.
web-account-none = You need no account to play: a name is enough. An account lets you come back on another device.
web-account-passkey = Passkey
web-account-passkey-what = Your device or password manager keeps it: nothing to remember, nothing to type.
web-account-passkey-make = Make a passkey
web-account-passkey-use = Use a passkey
web-account-passkey-not-here = Passkeys work where the house is opened under a name, such as localhost, and not under a number.
web-account-passkey-failed = No passkey came of it. You can try again at any time.
web-account-passkey-of = Passkey made on { $day }
web-account-passkey-remove = Remove
web-account-password-title = Name and password
web-account-login = Name to sign in with
web-account-password = Password
web-account-password-new = New password
web-account-password-now = Password you have now
web-account-password-note = At least 8 characters.
web-account-keep = Keep me
web-account-signs-in = You sign in as { $login }.
web-account-change = Change name or password
web-account-save = Save
web-account-saved = Saved. Other devices have to sign in again.
web-account-sign-in = Sign in
web-account-bring = What I have played here as { $name } comes along
web-account-lost = Signed out everywhere, or forgotten the password?
web-account-recover = Use a recovery code
web-account-code = Code
web-account-recover-note = A new password takes the place of the old one; without one only the code is used up.
web-account-codes = Recovery codes
web-account-codes-what = Each opens your account once, without a password. Write them down, or print them.
web-account-codes-left =
    { $count ->
        [0] You have none.
        [one] { $count } code has not been used.
       *[other] { $count } codes have not been used.
    }
web-account-codes-make = New codes
web-account-codes-again = The codes of before open nothing any more.
web-account-codes-copy = Copy the codes
web-account-device = On another device
web-account-device-seat = This seat on my phone
web-account-device-what = Point the camera of the other device at the picture, or open { $address } there and type the code.
web-account-device-code = The code:
web-account-device-show = Show a code
web-account-device-until = It is good until { $time }, and once.
web-account-device-picture = A picture for the camera, with the same address and code
web-account-devices = Your devices
web-account-devices-here = this one
web-account-devices-seen = last here { $day }
web-account-devices-unknown = A browser
web-account-devices-end = End
web-account-devices-end-others = End all others
web-account-sign-out = Sign out on this device
web-account-other = Sign in as somebody else
web-account-arrive = Be here, too
web-account-arrive-what = With the code from your other device you are the same person here, with the same seats.
web-account-arrive-go = Come in

## Notices

web-notices = It is your turn: where you are told
web-notices-what = You are told once a turn, and only while you are not at the table.
web-notices-none = You are told nowhere yet.
web-notices-push = This browser
web-notices-push-add = Tell me in this browser
web-notices-push-refused = This browser does not let us: allow notices for this page in its settings.
web-notices-push-not-here = This browser cannot be told while the page is closed. It needs https or localhost.
web-notices-kind-push = browser, { $name }
web-notices-kind-email = mail, { $name }
web-notices-kind-webhook = webhook, { $name } ({ $format })
web-notices-mail = Mail
web-notices-mail-address = Your address
web-notices-mail-add = Send me a code
web-notices-mail-code = Code from the letter
web-notices-mail-confirm = Confirm
web-notices-mail-waits = not confirmed yet
web-notices-hook = Webhook
web-notices-hook-address = Address that is called
web-notices-hook-format = For
web-notices-hook-plain = a program (JSON)
web-notices-hook-chat = Chat number
web-notices-hook-add = Add
web-notices-try = Try
web-notices-tried = It has been sent.
web-notices-remove = Remove
