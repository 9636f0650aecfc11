### What is written in reminders.

post-turn = It is your turn
post-warning = Your time is running out
post-over = The game is over
post-with = { $game } with { $names }
post-and = { $most } and { $last }
post-line = { $table } ({ $left })
post-left-days = { $count } days left
post-left-hours = { $count ->
    [0] less than an hour left
    [one] one hour left
   *[other] { $count } hours left
}
post-subject = { $count ->
    [one] Your turn at a table
   *[other] Your turn at { $count } tables
}
post-why =
    You asked for these reminders; you get at most one mail an hour.
    Change this: { $settings }
    No more mail: { $stop }
post-confirm = Do you want mail from Bauhütte?
post-confirm-text =
    Someone, probably you, asked us to write to this address when it is their turn.
    If that was you, open this link within three days:

    { $link }

    If not, do nothing: no further mail will come.
post-back = Log in to Bauhütte
post-back-text =
    Someone, probably you, wants to log in as “{ $name }”.
    If that was you, open this link within an hour; it works once:

    { $link }

    If not, do nothing: logging in is impossible without this link.
post-changed = This address no longer belongs to your account at Bauhütte
post-changed-text =
    Someone, probably you, changed or removed the mail address of “{ $name }”.
    Login links and reminders no longer go to this address.

    If that was not you, log in, change your password and log out everywhere:
    { $settings }
