# Wörter, die mehrere Spiele sagen: Farben, Leben, der Bleistift, wer gefragt ist. Jede Seite hat sie.

bang-suit-spades = Pik
bang-suit-hearts = Herz
bang-suit-diamonds = Karo
bang-suit-clubs = Kreuz
bang-role-unknown = Rolle unbekannt
bang-stamp = Raus
bang-story-chart = Lebenspunkte, Zug für Zug
bang-life = { $life } von { $max } Lebenspunkten
bang-asked = { $who ->
    [you] Du bist gefragt
   *[they] Gefragt
}
bang-guess = Mein Tipp
bang-guess-none = Kein Tipp
bang-odds = Was der Tisch wissen könnte
bang-odds-part = { $n } %
bang-odds-note = Nur aus dem, was alle gesehen haben. Deine eigene Rolle und die Handkarten zählen nicht.
bang-guess-of = Tipp: { $role }
bang-short-life = { $n } Leben

## Wie eine Partie mit Sheriff ausging

end-fell = { $by ->
    [none] { $kind ->
        [dynamite] { $who ->
            [you] Das Dynamit hat dich ({ $role }) ausgeschaltet.
           *[they] Das Dynamit hat { $seat } ({ $role }) ausgeschaltet.
        }
        [arrow] { $who ->
            [you] Die Indianer haben dich ({ $role }) ausgeschaltet.
           *[they] Die Indianer haben { $seat } ({ $role }) ausgeschaltet.
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
    [you] Niemand ist mehr gegen dich, den Sheriff.
   *[they] Niemand ist mehr gegen { $seat }, den Sheriff.
}
end-left = { $who ->
    [you] Nur du bist noch übrig.
   *[they] Nur { $seat } ist noch übrig.
}
end-aim = { $who ->
    [you] Genau das war dein Ziel.
   *[they] Genau das war das Ziel von { $seat }.
}

## Wendungen, die mehrere Sätze teilen

# So viele Lebenspunkte; $n ist die Zahl.
life-points = { $n ->
    [one] { $n }{ "\u00A0" }Lebenspunkt
   *[other] { $n }{ "\u00A0" }Lebenspunkte
}
# Die Karte im Satz, im ersten, vierten und dritten Fall; -start steht am Satzanfang. $gender ist das Attribut .gender
# ihres Namens: m, f, n; card, wenn sich der Name beugen müsste („die Karte Nächster Halt“); name: ohne Artikel.
card-nom = { $gender ->
    [m] der { $card }
    [f] die { $card }
    [n] das { $card }
    [card] die Karte { $card }
   *[name] { $card }
}
card-nom-start = { $gender ->
    [m] Der { $card }
    [f] Die { $card }
    [n] Das { $card }
    [card] Die Karte { $card }
   *[name] { $card }
}
card-acc = { $gender ->
    [m] den { $card }
    [f] die { $card }
    [n] das { $card }
    [card] die Karte { $card }
   *[name] { $card }
}
card-acc-start = { $gender ->
    [m] Den { $card }
    [f] Die { $card }
    [n] Das { $card }
    [card] Die Karte { $card }
   *[name] { $card }
}
card-dat = { $gender ->
    [m] dem { $card }
    [f] der { $card }
    [n] dem { $card }
    [card] der Karte { $card }
   *[name] { $card }
}
card-your-start = { $gender ->
    [m] Dein { $card }
    [f] Deine { $card }
    [n] Dein { $card }
    [card] Deine Karte { $card }
   *[name] { $card } von dir
}
