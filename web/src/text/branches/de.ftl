### Ein beendetes Spiel, anders versucht.

branches = Zweige
branches-pre = Wo dieses Spiel anders versucht wurde, gegen Bots. Wer das Spiel ansehen darf, darf auch diese ansehen, wenn sie zu Ende gespielt sind.
branches-none = Noch niemand hat es anders versucht: „Was wäre wenn“ beginnt an jeder Stelle einen Zweig.
branch-unnamed = Ab Zug { $number }
branch-from = nach { $number ->
    [one] einem Zug
   *[other] { $number } Zügen
}, Platz { $letter }
branch-own = du
branch-placed = { $rank }. Rang
branch-running = nicht beendet
branch-look = Ansehen
branch-go-on = Weiterspielen
branch-there = Zu dieser Stelle
branch-share = Link kopieren
branch-rename = Umbenennen
branch-name = Name des Zweigs
branch-save = Namen speichern
branch-drop = Entfernen
