### Sentences of the server.

guest-name = Guest { $number }

refused-malformed = This message has not the form that was agreed on: { $where }.
refused-too-large = This is too large; at most { $bytes } bytes are accepted.
refused-rate-limited = That was a lot at once. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again; nothing is lost.
refused-bad-origin = This page may not speak for you here.
refused-no-session = Please allow the cookie of this site, so that we know you again.
refused-not-found = There is nothing here.
refused-name-taken = This name is taken.
refused-bad-password = Name and password do not match.
refused-bad-record = { $reason }
refused-busy = The server cannot store anything at the moment; please try again shortly. Nothing was lost.
refused-stopping = The server is being restarted; your table comes back by itself.
refused-slow = Your connection did not keep up; it is being renewed.
refused-internal = Something went wrong on our side; it has been noted.
refused-unavailable = This is not available here.
