### Langsame Partien: Bedenkzeit in Tagen, Urlaub, was wartet.

clock-day = ein Tag je Zug
clock-week = sieben Tage je Zug
clock-left-hours = { $hours } Std. { $minutes } Min.
clock-left-minutes = { $time }
clock-warns = Nur noch { $time } für { $name }
clock-rests = { $name } ist bis { $date } im Urlaub; die Uhr wartet mit { $time } Restzeit
time-left = noch { $time }

next-table = { $count ->
    [one] Nächster Tisch: noch einer wartet auf dich
   *[other] Nächster Tisch: noch { $count } warten auf dich
}
next-table-key = Nächster Tisch (Taste { $key })

vacation = Urlaub
vacation-what = Solange du weg bist, läuft deine Uhr an Tischen mit Tagen je Zug nicht, und alle dort sehen, bis wann. Bis zu { $days } Tage im Jahr.
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
remind-what = Wenn du gerade nicht am Tisch bist, sagen wir dir Bescheid, sobald du am Zug bist, deine Zeit abläuft oder eine Partie zu Ende ist. In Erinnerungen steht nichts, was verdeckt ist.
remind-push = In diesem Browser
remind-push-none = Dieser Server schickt keine Erinnerungen an Browser.
remind-push-unsupported = Dieser Browser kann keine Erinnerungen empfangen. Auf dem iPhone und iPad geht es, wenn du die Seite zum Home-Bildschirm hinzufügst.
remind-push-denied = Du hast dem Browser verboten, dich von hier zu erinnern. Erlaube es in seinen Einstellungen für diese Seite und lade sie neu.
remind-push-off = Dieser Browser erinnert dich nicht.
remind-push-on = Dieser Browser erinnert dich, auch wenn keine Seite offen ist.
remind-push-begin = Hier erinnern
remind-push-end = Hier nicht mehr erinnern
remind-push-failed = Der Browser hat es nicht zugelassen.
remind-devices = Andere Browser, die dich erinnern
remind-device = { $program }, seit { $date }
remind-device-drop = { $program }: nicht mehr erinnern
remind-drop = Nicht mehr
remind-mail = Mit E-Mail
remind-mail-off = Dieser Server verschickt keine E-Mail.
remind-mail-none = Höchstens eine E-Mail in der Stunde, mit allen Tischen, die auf dich warten. Zuerst fragen wir, ob die Adresse dir gehört.
remind-mail-asked = Wir haben einen Link an { $address } geschickt; öffne ihn, dann kommt Post.
remind-mail-confirmed = Post geht an { $address }: höchstens eine E-Mail in der Stunde, mit allen Tischen, die auf dich warten.
remind-mail-ask = Adresse bestätigen
remind-mail-forget = Adresse vergessen
remind-address = Adresse
remind-of-what = Woran
remind-turn = Ich bin am Zug
remind-warning = Meine Zeit läuft ab
remind-over = Die Partie ist zu Ende
remind-by-push = Browser
remind-by-mail = E-Mail
remind-choice = { $what }: { $by }

mail-confirm = Post von Bauhütte
mail-confirm-what = Gehört diese Adresse dir, und möchtest du hier Post bekommen, wenn du am Zug bist?
mail-confirm-yes = Ja, schreibt mir
mail-confirm-done = Danke. Von jetzt an kommt Post, wenn ein Tisch auf dich wartet.
mail-stop = Keine Post mehr
mail-stop-what = Dann vergessen wir deine Adresse. An deinen Partien ändert sich nichts.
mail-stop-yes = Keine Post mehr
mail-stop-done = Es kommt keine Post mehr.
mail-old = Dieser Link gilt nicht mehr.
mail-settings = Zu den Einstellungen

away = Keine Verbindung
away-what = Der Server ist gerade nicht zu erreichen. Tische zeigen wir erst wieder, wenn er antwortet: Was wir hätten, wäre alt.
away-again = Noch einmal versuchen

app = Als App
app-what = Mit eigenem Symbol, auf dem die Zahl der Tische steht, die auf dich warten.
app-install = Installieren

answers = Antworten vorbereiten
answers-what = Der Server antwortet dann für dich, auch wenn die Seite zu ist. Außer dir sieht das niemand.
answers-always = Immer
answers-only = Ist nur ein Zug möglich, mach ihn
answers-whenever = Sobald möglich: { $move }
answers-up-to = Sobald möglich: { $move }, höchstens { $count }
answers-beyond = { $move }, sobald mehr als { $count } nötig wäre ({ $what })
answers-stop = Lieber das:
answers-stop-if = sobald hierfür
answers-limit = mehr nötig wäre als
answers-next = Für die nächsten Entscheidungen
answers-next-what = Der Reihe nach, eine für jede Entscheidung. Kommt es anders, gilt keine mehr, und du wirst gefragt.
answers-choose = bitte wählen
answers-sort = Antwort
answers-which = Welche
answers-any = die erste mögliche
answers-if = Nur wenn vorher
answers-if-any = ganz gleich, was geschieht
answers-did = das getan hat
answers-row-if = { $move } (nur wenn { $name } vorher: { $what })
answers-add = Hinzufügen
answers-drop = Streichen
answers-drop-named = Streichen: { $move }
answers-waiting = { $count ->
    [one] Eine Antwort ist vorbereitet.
   *[other] { $count } Antworten sind vorbereitet.
}
answers-show = Ansehen
answers-seen = Verstanden
answers-dropped-unforeseen = Es kam anders: Deine vorbereiteten Antworten gelten nicht mehr.
answers-dropped-not-offered = Deine vorbereitete Antwort war nicht möglich. Jetzt entscheidest du.
answers-dropped-played = Hier wurde anders entschieden: Deine vorbereiteten Antworten gelten nicht mehr.
answers-dropped-undone = Du hast einen Zug zurückgenommen: Deine vorbereiteten Antworten gelten nicht mehr.
