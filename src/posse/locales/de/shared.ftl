# Wörter, die mehrere Spiele sagen: Farben, Leben, der Bleistift, wer gefragt ist. Jede Seite hat sie.

bang-suit-spades = Pik
bang-suit-hearts = Herz
bang-suit-diamonds = Karo
bang-suit-clubs = Kreuz
bang-role-unknown = Rolle unbekannt
bang-stamp = Raus
bang-story-chart = Leben im Lauf der Züge
bang-life = Leben { $life } von { $max }
bang-asked = { $who ->
    [you] Du bist gefragt
   *[they] Gefragt
}
bang-guess = Mein Tipp
bang-guess-none = Kein Tipp
bang-odds = Was der Tisch wissen könnte
bang-odds-part = { $n } %
bang-odds-note = Nur aus dem, was alle gesehen haben: Weder deine eigene Rolle noch eine Hand zählt.
bang-guess-of = Tipp: { $role }
bang-short-life = { $n } Leben

## Wie eine Partie mit Sheriff ausging

end-fell = { $by ->
    [none] { $kind ->
        [dynamite] { $who ->
            [you] Dich ({ $role }) hat das Dynamit erwischt.
           *[they] { $seat } ({ $role }) fiel dem Dynamit zum Opfer.
        }
        [arrow] { $who ->
            [you] Dich ({ $role }) haben die Indianer erwischt.
           *[they] { $seat } ({ $role }) fiel den Indianern zum Opfer.
        }
       *[other] { $who ->
            [you] Du ({ $role }) bist ausgeschieden.
           *[they] { $seat } ({ $role }) ist ausgeschieden.
        }
    }
    [self] { $who ->
        [you] Du ({ $role }) hast dich selbst ausgeschaltet.
       *[they] { $seat } ({ $role }) ist durch eigene Schuld ausgeschieden.
    }
   *[other] { $who ->
        [you] { $other } hat dich ({ $role }) ausgeschaltet.
       *[they] { $whom ->
            [you] Du hast { $seat } ({ $role }) ausgeschaltet.
           *[they] { $other } hat { $seat } ({ $role }) ausgeschaltet.
        }
    }
}
end-stands = { $who ->
    [you] Niemand ist mehr gegen dich, und du stehst noch.
   *[they] Niemand ist mehr gegen den Sheriff, und { $seat } steht noch.
}
end-left = { $who ->
    [you] Sonst ist niemand mehr übrig als du.
   *[they] Sonst ist niemand mehr übrig als { $seat }.
}
end-aim = { $who ->
    [you] Genau das war dein Ziel.
   *[they] Genau das war das Ziel von { $seat }.
}
