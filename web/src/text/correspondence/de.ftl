### Langsame Partien: Bedenkzeit in Tagen, Urlaub, was wartet.

clock-day = ein Tag je Zug
clock-week = sieben Tage je Zug
clock-left-hours = { $hours } Std. { $minutes } Min.
clock-left-minutes = { $time }
clock-warns = Nur noch { $time } für { $name }
clock-rests = { $name } ist bis { $date } im Urlaub; die Uhr steht bei { $time }
time-left = noch { $time }

next-table = { $count ->
    [one] Nächster Tisch: noch einer wartet auf dich
   *[other] Nächster Tisch: noch { $count } warten auf dich
}
next-table-key = Nächster Tisch (Taste { $key })

vacation = Urlaub
vacation-what = Solange du weg bist, steht deine Uhr an Tischen mit Tagen je Zug, und alle dort sehen, wann du wiederkommst. Bis zu { $days } Tage im Jahr.
vacation-first = Erster Tag
vacation-last = Letzter Tag
vacation-begin = In Urlaub gehen
vacation-now = Du bist bis einschließlich { $until } im Urlaub.
vacation-planned = Dein Urlaub dauert von { $since } bis einschließlich { $until }.
vacation-end = Ich bin zurück
vacation-cancel = Absagen
vacation-left = { $days ->
    [one] Ein Tag ist übrig.
   *[other] { $days } Tage sind übrig.
}

remind = Erinnerungen
remind-what = Wenn du nicht am Tisch bist, sagen wir dir Bescheid, sobald du dran bist, deine Zeit abläuft oder ein Spiel zu Ende ist. Erinnerungen verraten nichts Verdecktes.
remind-push = In diesem Browser
remind-push-none = Dieser Server schickt keine Erinnerungen an Browser.
remind-push-unsupported = Dieser Browser kann keine Erinnerungen empfangen. Auf dem iPhone und iPad geht es, wenn du die Seite zum Home-Bildschirm hinzufügst.
remind-push-denied = Dein Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen und lade die Seite neu.
remind-push-off = Dieser Browser erinnert dich nicht.
remind-push-on = Dieser Browser erinnert dich, auch wenn keine Seite offen ist.
remind-push-begin = Hier erinnern
remind-push-end = Hier nicht mehr erinnern
remind-push-failed = Der Browser hat es nicht zugelassen.
remind-devices = Andere Browser, die dich erinnern
remind-device = { $program }, seit { $date }
remind-device-drop = { $program }: nicht mehr erinnern
remind-drop = Nicht mehr
remind-mail = Per E-Mail
remind-mail-off = Dieser Server verschickt keine E-Mails.
remind-mail-none = Höchstens eine E-Mail in der Stunde mit allen Tischen, die auf dich warten. Zuerst fragen wir, ob die Adresse dir gehört.
remind-mail-asked = Wir haben einen Link an { $address } geschickt; öffne ihn, um E-Mails einzuschalten.
remind-mail-confirmed = E-Mails gehen an { $address }: höchstens eine in der Stunde, mit allen Tischen, die auf dich warten.
remind-mail-ask = Adresse bestätigen
remind-mail-forget = Adresse entfernen
remind-address = Adresse
remind-of-what = Wann
remind-turn = Ich bin dran
remind-warning = Meine Zeit läuft ab
remind-over = Das Spiel ist zu Ende
remind-by-push = Browser
remind-by-mail = E-Mail
remind-choice = { $what }: { $by }

mail-confirm = E-Mails von Bauhütte
mail-confirm-what = Gehört diese Adresse dir, und möchtest du E-Mails bekommen, wenn du dran bist?
mail-confirm-yes = Ja, schreibt mir
mail-confirm-done = Danke. Von jetzt an bekommst du eine E-Mail, wenn ein Tisch auf dich wartet.
mail-stop = Keine E-Mails mehr
mail-stop-what = Das entfernt deine Adresse. An deinen Spielen ändert sich nichts.
mail-stop-yes = Keine E-Mails mehr
mail-stop-done = Du bekommst keine E-Mails mehr.
mail-old = Dieser Link ist nicht mehr gültig.
mail-settings = Zu den Einstellungen

away = Keine Verbindung
away-what = Der Server ist gerade nicht zu erreichen. Die Tische erscheinen wieder, sobald er antwortet.
away-again = Noch einmal versuchen

app = Als App
app-what = Mit eigenem Symbol, das zeigt, wie viele Tische auf dich warten.
app-install = Installieren

answers = Antworten vorbereiten
answers-what = Der Server antwortet dann für dich, auch wenn die Seite zu ist. Nur du siehst das.
answers-always = Immer
answers-only = Ist nur ein Zug möglich, mach ihn
answers-whenever = Sobald möglich: { $move }
answers-up-to = Sobald möglich: { $move }, höchstens { $count }
answers-beyond = { $move }, sobald mehr als { $count } nötig ist ({ $what })
answers-stop = Stattdessen:
answers-stop-if = sobald dies
answers-limit = mehr braucht als
answers-next = Für die nächsten Entscheidungen
answers-next-what = Der Reihe nach, eine für jede Entscheidung. Kommt es anders, verfallen die Antworten, und du entscheidest selbst.
answers-choose = bitte wählen
answers-sort = Antwort
answers-which = Welche
answers-any = die erste mögliche
answers-if = Nur wenn vorher
answers-if-any = in jedem Fall
answers-did = das getan hat
answers-row-if = { $move } (nur wenn { $name } vorher: { $what })
answers-add = Hinzufügen
answers-drop = Entfernen
answers-drop-named = Entfernen: { $move }
answers-waiting = { $count ->
    [one] Eine Antwort ist vorbereitet.
   *[other] { $count } Antworten sind vorbereitet.
}
answers-show = Ansehen
answers-seen = Verstanden
answers-dropped-unforeseen = Es kam anders: Deine vorbereiteten Antworten sind verfallen.
answers-dropped-not-offered = Deine vorbereitete Antwort war nicht möglich. Jetzt entscheidest du.
answers-dropped-played = Hier wurde anders gezogen: Deine vorbereiteten Antworten sind verfallen.
answers-dropped-undone = Du hast einen Zug zurückgenommen: Deine vorbereiteten Antworten sind verfallen.
