### Was in Erinnerungen steht.

post-turn = Du bist am Zug
post-warning = Deine Zeit läuft ab
post-over = Die Partie ist zu Ende
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
    [one] Du bist an einem Tisch am Zug
   *[other] Du bist an { $count } Tischen am Zug
}
post-why =
    Du bekommst höchstens eine solche Nachricht in der Stunde, weil du es so wolltest.
    Anders wählen: { $settings }
    Keine mehr bekommen: { $stop }
post-confirm = Möchtest du Nachrichten von Bauhütte?
post-confirm-text =
    Jemand, wahrscheinlich du, möchte an diese Adresse geschrieben bekommen, wenn er am Zug ist.
    Wenn du das warst, öffne binnen drei Tagen diesen Link:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
post-back = Dein Weg zurück zu Bauhütte
post-back-text =
    Jemand, wahrscheinlich du, möchte als „{ $name }“ hereinkommen.
    Wenn du das warst, öffne binnen einer Stunde diesen Link; er gilt einmal:

    { $link }

    Wenn nicht, tu nichts: Ohne diesen Link kommt niemand herein.
post-changed = Diese Adresse gehört nicht mehr zu deinem Konto bei Bauhütte
post-changed-text =
    Jemand, wahrscheinlich du, hat die E-Mail-Adresse von „{ $name }“ geändert oder entfernt.
    Hierher kommt von jetzt an kein Link mehr, der jemanden hereinlässt, und keine Erinnerung.

    Wenn du das nicht warst, melde dich an, ändere dein Passwort und melde dich überall ab:
    { $settings }
