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
    You get at most one such mail an hour because you asked for it.
    Other choices: { $settings }
    No more mail: { $stop }
post-confirm = Do you want mail from Bauhütte?
post-confirm-text =
    Somebody, probably you, wants to be told by mail at this address when it is their turn.
    If that was you, open this link within three days:

    { $link }

    If not, do nothing: no further mail will come.
post-back = Your way back to Bauhütte
post-back-text =
    Somebody, probably you, wants to come in as “{ $name }”.
    If that was you, open this link within an hour; it works once:

    { $link }

    If not, do nothing: nobody gets in without this link.
post-changed = This address no longer belongs to your account at Bauhütte
post-changed-text =
    Somebody, probably you, has changed or removed the mail address of “{ $name }”.
    From now on no link is sent here that lets anybody in, and no reminder.

    If that was not you, log in, change your password and log out everywhere:
    { $settings }
