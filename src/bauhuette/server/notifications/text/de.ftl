### Was in Erinnerungen steht.

post-turn = Du bist dran
post-warning = Deine Zeit läuft ab
post-over = Das Spiel ist zu Ende
post-with = { $game } mit { $names }
post-and = { $most } und { $last }
post-line = { $table } ({ $left })
post-left-days = noch { $count } Tage
post-left-hours = { $count ->
    [0] noch weniger als eine Stunde
    [one] noch eine Stunde
   *[other] noch { $count } Stunden
}
post-subject = { $count ->
    [one] Du bist an einem Tisch dran
   *[other] Du bist an { $count } Tischen dran
}
post-why =
    Du hast diese Erinnerungen bestellt; du bekommst höchstens eine E-Mail in der Stunde.
    Ändern: { $settings }
    Keine E-Mails mehr: { $stop }
post-confirm = Möchtest du E-Mails von Bauhütte?
post-confirm-text =
    Jemand, wahrscheinlich du, möchte an dieser Adresse erfahren, wann er dran ist.
    Wenn du das warst, öffne binnen drei Tagen diesen Link:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
post-back = Anmelden bei Bauhütte
post-back-text =
    Jemand, wahrscheinlich du, möchte sich als „{ $name }“ anmelden.
    Wenn du das warst, öffne binnen einer Stunde diesen Link; er gilt einmal:

    { $link }

    Wenn nicht, tu nichts: Ohne diesen Link kommt niemand herein.
post-changed = Diese Adresse gehört nicht mehr zu deinem Konto bei Bauhütte
post-changed-text =
    Jemand, wahrscheinlich du, hat die E-Mail-Adresse von „{ $name }“ geändert oder entfernt.
    An diese Adresse gehen von jetzt an keine Anmeldelinks und keine Erinnerungen mehr.

    Wenn du das nicht warst, melde dich an, ändere dein Passwort und melde dich überall ab:
    { $settings }
