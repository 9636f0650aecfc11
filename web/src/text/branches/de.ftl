### Ein beendetes Spiel, anders versucht.

branches = Zweige
branches-pre = Wie dieses Spiel anders hätte laufen können, gegen Bots gespielt. Wer das Spiel ansehen darf, darf auch die beendeten Zweige ansehen.
branches-none = Noch keine Zweige. Mit „Was wäre, wenn?“ beginnst du an jeder Stelle einen.
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
