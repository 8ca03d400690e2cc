# Wyatt Earp auf Deutsch: Namen, Hilfe, Fragen, Möglichkeiten und das Protokoll.
# Die Argumente und die Regeln für die Kennungen stehen in en/wyatt.ftl.

wyatt-name = Wyatt Earp
wyatt-line = Sieben Outlaws, auf jeden Kopf ein Preis, und niemand will teilen.
wyatt-card-hidden = eine Karte

# $n Scheine in Dollar.
wyatt-amount = { $n ->
    [0] 0 $
   *[other] { $n }.000 $
}
# Der Outlaw mit der Nummer $n.
wyatt-row = { $n ->
    [0] Belle Starr
    [1] Billy the Kid
    [2] Bob Dalton
    [3] Butch Cassidy
    [4] Jesse James
    [5] Sundance Kid
   *[6] Wes Hardin
}

## Karten: Name, Satz auf der Karte, Hilfe

wyatt-any-outlaw-text = 2 Punkte in deiner Reihe. Aufgedeckt ein Treffer.
wyatt-any-outlaw-help = Jeden Outlaw gibt es siebenmal. In jedem Durchgang müssen seine ersten Karten ein Set sein: mindestens drei auf einmal. Danach dürfen alle beliebig viele davon auslegen. Jede zählt 2 Punkte. Auf den Steckbrief kommen 1.000 $ für jede auf einmal gelegte Karte außer der ersten.
wyatt-any-photo-text = 4 Punkte, 1.000 $ Belohnung. Ohne Treffer.
wyatt-any-photo-help = Sheriff-Karte für einen Outlaw. Du darfst sie spielen, sobald irgendjemand ein Set dieses Outlaws gelegt hat, zu deinen Karten oder allein. Sie gehört nicht zum Set, und niemand kann sie verlangen oder stehlen.
wyatt-kind-belle_starr = Belle Starr
    .gender = name
wyatt-kind-belle_starr-text = { wyatt-any-outlaw-text }
wyatt-kind-belle_starr-help = { wyatt-any-outlaw-help }
wyatt-kind-billy_the_kid = Billy the Kid
    .gender = name
wyatt-kind-billy_the_kid-text = { wyatt-any-outlaw-text }
wyatt-kind-billy_the_kid-help = { wyatt-any-outlaw-help }
wyatt-kind-bob_dalton = Bob Dalton
    .gender = name
wyatt-kind-bob_dalton-text = { wyatt-any-outlaw-text }
wyatt-kind-bob_dalton-help = { wyatt-any-outlaw-help }
wyatt-kind-butch_cassidy = Butch Cassidy
    .gender = name
wyatt-kind-butch_cassidy-text = { wyatt-any-outlaw-text }
wyatt-kind-butch_cassidy-help = { wyatt-any-outlaw-help }
wyatt-kind-jesse_james = Jesse James
    .gender = name
wyatt-kind-jesse_james-text = { wyatt-any-outlaw-text }
wyatt-kind-jesse_james-help = { wyatt-any-outlaw-help }
wyatt-kind-sundance_kid = Sundance Kid
    .gender = name
wyatt-kind-sundance_kid-text = { wyatt-any-outlaw-text }
wyatt-kind-sundance_kid-help = { wyatt-any-outlaw-help }
wyatt-kind-wes_hardin = Wes Hardin
    .gender = name
wyatt-kind-wes_hardin-text = { wyatt-any-outlaw-text }
wyatt-kind-wes_hardin-help = { wyatt-any-outlaw-help }
wyatt-kind-photo_belle_starr = Photo von Belle Starr
    .gender = n
wyatt-kind-photo_belle_starr-text = { wyatt-any-photo-text }
wyatt-kind-photo_belle_starr-help = { wyatt-any-photo-help }
wyatt-kind-photo_billy_the_kid = Photo von Billy the Kid
    .gender = n
wyatt-kind-photo_billy_the_kid-text = { wyatt-any-photo-text }
wyatt-kind-photo_billy_the_kid-help = { wyatt-any-photo-help }
wyatt-kind-photo_bob_dalton = Photo von Bob Dalton
    .gender = n
wyatt-kind-photo_bob_dalton-text = { wyatt-any-photo-text }
wyatt-kind-photo_bob_dalton-help = { wyatt-any-photo-help }
wyatt-kind-photo_butch_cassidy = Photo von Butch Cassidy
    .gender = n
wyatt-kind-photo_butch_cassidy-text = { wyatt-any-photo-text }
wyatt-kind-photo_butch_cassidy-help = { wyatt-any-photo-help }
wyatt-kind-photo_jesse_james = Photo von Jesse James
    .gender = n
wyatt-kind-photo_jesse_james-text = { wyatt-any-photo-text }
wyatt-kind-photo_jesse_james-help = { wyatt-any-photo-help }
wyatt-kind-photo_sundance_kid = Photo von Sundance Kid
    .gender = n
wyatt-kind-photo_sundance_kid-text = { wyatt-any-photo-text }
wyatt-kind-photo_sundance_kid-help = { wyatt-any-photo-help }
wyatt-kind-photo_wes_hardin = Photo von Wes Hardin
    .gender = n
wyatt-kind-photo_wes_hardin-text = { wyatt-any-photo-text }
wyatt-kind-photo_wes_hardin-help = { wyatt-any-photo-help }
wyatt-kind-stagecoach_robbery = Postkutschen-Überfall
    .gender = m
wyatt-kind-stagecoach_robbery-text = Treffer: 1 Punkt, 3.000 $ Belohnung.
wyatt-kind-stagecoach_robbery-help = Nenne einen Outlaw, der vor dir liegt, und decke die oberste Karte vom Aufnahmestapel auf. Ist es ein Outlaw, kommt der Überfall in deine Reihe: 1 Punkt, 3.000 $ auf den Steckbrief. Sonst ist er verloren.
wyatt-kind-bank_robbery = Banküberfall
    .gender = m
wyatt-kind-bank_robbery-text = Treffer: 2 Punkte, 1.000 $ Belohnung.
wyatt-kind-bank_robbery-help = Nenne einen Outlaw, der vor dir liegt, und decke die oberste Karte vom Aufnahmestapel auf. Ist es ein Outlaw, kommt der Überfall in deine Reihe: 2 Punkte, 1.000 $ auf den Steckbrief. Sonst ist er verloren.
wyatt-kind-fastest_gun = Schnellster Schütze
    .gender = card
wyatt-kind-fastest_gun-text = Treffer: 3 Punkte, 1.000 $. Es gibt nur einen.
wyatt-kind-fastest_gun-help = Nenne einen Outlaw, der vor dir liegt, und decke die oberste Karte vom Aufnahmestapel auf. Ist es ein Outlaw, kommt diese Karte in deine Reihe: 3 Punkte, 1.000 $ auf den Steckbrief, und jeder andere Schnellste Schütze auf dem Tisch wird abgelegt. Wer schon schnellster Schütze ist, gleich in welcher Reihe, kann nicht genannt werden.
wyatt-kind-most_wanted = Most Wanted
    .gender = name
wyatt-kind-most_wanted-text = Outlaw verlangen oder mit Treffer stehlen.
wyatt-kind-most_wanted-help = Entweder nennst du einen Outlaw und fragst die anderen der Reihe nach, in welcher Richtung du willst: Wer als Erster eine solche Karte hat, gibt dir eine. Oder du deckst die oberste Karte vom Aufnahmestapel auf: Nach einem Treffer darfst du dir eine Outlaw-Karte aus einer fremden Reihe nehmen. Du darfst sie gleich auslegen.
wyatt-kind-hideout = Unterschlupf
    .gender = m
wyatt-kind-hideout-text = Treffer: Eine fremde Reihe zählt nichts.
wyatt-kind-hideout-help = Nenne eine fremde Reihe und decke die oberste Karte vom Aufnahmestapel auf. Nach einem Treffer liegt der Unterschlupf auf dieser Reihe, und nichts darin zählt, auch nicht, was noch dazukommt. Der Besitzer darf sofort mit Wyatt Earp antworten.
wyatt-kind-wyatt_earp = Wyatt Earp
    .gender = name
wyatt-kind-wyatt_earp-text = 2 Karten, 1 Ablage oder Unterschlupf räumen.
wyatt-kind-wyatt_earp-help = Tu eins von dreien. Nimm zwei Karten vom Aufnahmestapel; eine Sheriff-Karte darunter muss warten. Oder sieh den Ablagestapel durch und nimm irgendeine Karte außer Wyatt Earp; du darfst sie gleich spielen, selbst als zweite Sheriff-Karte. Oder decke die oberste Karte vom Aufnahmestapel auf: Nach einem Treffer verschwindet ein Unterschlupf von deiner Reihe. Das darfst du auch außer der Reihe, wenn er eben auf dich gespielt wurde.

## Fragen

wyatt-prompt-draw-you = Nimm zuerst auf. Vom Aufnahmestapel oder vom Ablagestapel?
wyatt-prompt-draw = { $seat } nimmt gleich Karten auf.
wyatt-prompt-play-you = Lege Outlaws aus, spiele eine Sheriff-Karte und wirf am Ende eine Karte ab.
wyatt-prompt-play = { $seat } überlegt, was als Nächstes kommt.
wyatt-prompt-wanted-you = Most Wanted: Welchen Outlaw willst du?
wyatt-prompt-wanted = { $seat } wählt einen Outlaw.
wyatt-prompt-steal-you = Treffer! Welche Karte stiehlst du?
wyatt-prompt-steal = { $seat } sucht eine Karte zum Stehlen aus.
wyatt-prompt-free-you = Treffer! Welchen Unterschlupf räumst du?
wyatt-prompt-free = { $seat } sucht einen Unterschlupf aus.
wyatt-prompt-hideout-you = Unterschlupf: Welcher Outlaw taucht unter?
wyatt-prompt-hideout = { $seat } wählt eine Reihe für den Unterschlupf.
wyatt-prompt-search-you = Welche Karte nimmst du aus dem Ablagestapel?
wyatt-prompt-search = { $seat } sieht den Ablagestapel durch.
wyatt-prompt-now-you = Spielst du die genommene Karte gleich, oder behältst du sie?
wyatt-prompt-now = { $seat } sieht sich die Karte aus dem Ablagestapel an.
wyatt-prompt-reply-you = { $other } legt einen Unterschlupf auf deine Reihe { $card }. Antwortest du mit Wyatt Earp?
wyatt-prompt-reply = { $seat } darf dem Unterschlupf mit Wyatt Earp antworten.

## Möglichkeiten und was daraus folgt

wyatt-option-deck = Zwei Karten vom Aufnahmestapel
wyatt-note-deck = { $n ->
    [0] Dafür wird der Ablagestapel gemischt
    [1] Eine liegt noch da; für die zweite wird gemischt
   *[other] { $n } liegen noch da
}
wyatt-option-pile = Die oberste Karte vom Ablagestapel
wyatt-note-pile = Eine Karte, und alle sehen sie
wyatt-option-stop = Zwei Karten verlangen
wyatt-note-stop = So viele gibt es nicht: Der Durchgang endet, und du hast keinen Zug mehr
wyatt-option-lay = { $n } { $card } auslegen
wyatt-note-lay = { $n ->
    [1] Kein Geld für eine einzelne Karte
    [2] 1.000 $ auf den Steckbrief
    [3] 2.000 $ auf den Steckbrief
    [4] 3.000 $ auf den Steckbrief
    [5] 4.000 $ auf den Steckbrief
    [6] 5.000 $ auf den Steckbrief
   *[7] 6.000 $ auf den Steckbrief
}
wyatt-option-photo = Photo von { $card } spielen
wyatt-note-photo = 4 Punkte, 1.000 $ auf den Steckbrief
wyatt-option-stagecoach = Postkutschen-Überfall für { $card }
wyatt-note-stagecoach = Braucht einen Treffer: 1 Punkt, 3.000 $
wyatt-option-bank = Banküberfall für { $card }
wyatt-note-bank = Braucht einen Treffer: 2 Punkte, 1.000 $
wyatt-option-gun = Schnellster Schütze für { $card }
wyatt-note-gun = Braucht einen Treffer: 3 Punkte, 1.000 $
wyatt-option-wanted = Most Wanted spielen
wyatt-note-wanted = Eine Outlaw-Karte verlangen oder mit Treffer stehlen
wyatt-option-hideout = Unterschlupf spielen
wyatt-note-hideout = Braucht einen Treffer: Eine fremde Reihe zählt nichts
wyatt-option-ride = Wyatt Earp: zwei Karten nehmen
wyatt-note-ride = Sheriff-Karten darunter warten bis zum nächsten Zug
wyatt-option-search = Wyatt Earp: den Ablagestapel durchsehen
wyatt-note-search = Eine Karte nehmen und, wenn du magst, gleich spielen
wyatt-option-free = Wyatt Earp: schießen, um einen Unterschlupf zu räumen
wyatt-option-free-free = Den Unterschlupf von { $card } räumen
wyatt-note-free-free = Die Punkte zählen wieder
wyatt-note-free = Braucht einen Treffer
wyatt-option-discard = { $card } abwerfen
wyatt-note-discard = Beendet deinen Zug
wyatt-now-round = Der Durchgang endet
wyatt-option-ask-at = Nach { $card } fragen, zuerst { $seat }
wyatt-note-ask-at = Ohne Treffer
wyatt-option-shoot = Schießen, um eine Karte zu stehlen
wyatt-note-shoot = Nach einem Treffer suchst du sie aus
wyatt-option-steal-at = { $card } bei { $seat } stehlen
wyatt-option-steal-pass = Nichts stehlen
wyatt-option-hide-at = { $card } bei { $seat } verstecken
wyatt-note-hide-at = Braucht einen Treffer: Die Reihe zählt nichts
wyatt-option-take = { $card } nehmen
wyatt-option-search-pass = Nichts nehmen
wyatt-note-search-pass = Dort liegen nur Wyatt Earps
wyatt-option-keep = Behalten
wyatt-note-keep = Eine Sheriff-Karte wartet dann bis zum nächsten Zug
wyatt-option-reply-pass = Nichts tun
wyatt-note-reply-pass = Der Unterschlupf bleibt vorerst
wyatt-option-reply-free = Wyatt Earp für { $card } spielen
wyatt-note-reply-free = Nach einem Treffer ist der Unterschlupf weg

## Was geschah

wyatt-event-round = { $who ->
    [you] Durchgang { $n }: Alle bekommen zehn Karten. Du beginnst.
   *[they] Durchgang { $n }: Alle bekommen zehn Karten. { $seat } beginnt.
}
wyatt-event-open = { card-nom-start } liegt als Erstes auf dem Ablagestapel.
wyatt-event-turn = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
wyatt-event-draw = { $who ->
    [you] Du nimmst { card-acc } auf.
   *[they] { $seat } nimmt { card-acc } auf.
}
wyatt-event-draw-many = { $who ->
    [you] Du nimmst { $n } Karten auf.
   *[they] { $seat } nimmt { $n } Karten auf.
}
wyatt-event-pick = { $who ->
    [you] Du nimmst { card-acc } vom Ablagestapel.
   *[they] { $seat } nimmt { card-acc } vom Ablagestapel.
}
wyatt-event-shuffle = { $n ->
    [one] Die abgelegte Karte wird zum neuen Aufnahmestapel.
   *[other] Die { $n } abgelegten Karten werden gemischt und sind der neue Aufnahmestapel.
}
wyatt-event-lay = { $who ->
    [you] Du legst { $n } { $card } aus.
   *[they] { $seat } legt { $n } { $card } aus.
}
wyatt-event-post = { wyatt-amount } kommen auf den Steckbrief von { $card }.
wyatt-event-play = { $who ->
    [you] Du spielst { card-acc }.
   *[they] { $seat } spielt { card-acc }.
}
wyatt-event-flip = { $n ->
    [1] { $who ->
        [you] Du deckst { card-acc } auf: ein Treffer.
       *[they] { $seat } deckt { card-acc } auf: ein Treffer.
    }
   *[other] { $who ->
        [you] Du deckst { card-acc } auf: daneben.
       *[they] { $seat } deckt { card-acc } auf: daneben.
    }
}
wyatt-event-miss = { card-nom-start } kommt ohne Wirkung auf den Ablagestapel.
wyatt-event-attach = { $who ->
    [you] { card-nom-start } kommt in deine Reihe { wyatt-row }.
   *[they] { card-nom-start } kommt in die Reihe { wyatt-row } von { $seat }.
}
wyatt-event-lose = { $who ->
    [you] { card-nom-start } kommt aus deiner Reihe { wyatt-row } weg.
   *[they] { card-nom-start } kommt aus der Reihe { wyatt-row } von { $seat } weg.
}
wyatt-event-hide = Die Reihe { $card } zählt jetzt nichts.
wyatt-event-hide-at = { $who ->
    [you] Du versteckst { $card } bei { $other }: Die Reihe zählt jetzt nichts.
   *[they] { $whom ->
        [you] { $seat } versteckt { $card } bei dir: Die Reihe zählt jetzt nichts.
       *[they] { $seat } versteckt { $card } bei { $other }: Die Reihe zählt jetzt nichts.
    }
}
wyatt-event-free = { $who ->
    [you] Der Unterschlupf auf deiner Reihe { $card } ist weg.
   *[they] Der Unterschlupf auf der Reihe { $card } von { $seat } ist weg.
}
wyatt-event-stuck = { $who ->
    [you] Der Unterschlupf auf deiner Reihe { $card } bleibt.
   *[they] Der Unterschlupf auf der Reihe { $card } von { $seat } bleibt.
}
wyatt-event-aim = { $who ->
    [you] Du schießt für deine Reihe { $card }.
   *[they] { $seat } schießt für die eigene Reihe { $card }.
}
wyatt-event-aim-at = { $who ->
    [you] Du schießt auf die Reihe { $card } von { $other }.
   *[they] { $whom ->
        [you] { $seat } schießt auf deine Reihe { $card }.
       *[they] { $seat } schießt auf die Reihe { $card } von { $other }.
    }
}
wyatt-event-ask = { $who ->
    [you] Du fragst nach { $card }.
   *[they] { $seat } fragt nach { $card }.
}
wyatt-event-ask-at = { $who ->
    [you] Du fragst nach { $card }, zuerst { $other }.
   *[they] { $whom ->
        [you] { $seat } fragt nach { $card }, zuerst dich.
       *[they] { $seat } fragt nach { $card }, zuerst { $other }.
    }
}
wyatt-event-give = { $who ->
    [you] Du musst { card-acc } hergeben.
   *[they] { $seat } muss { card-acc } hergeben.
}
wyatt-event-give-at = { $who ->
    [you] Du musst { $other } { card-acc } geben.
   *[they] { $whom ->
        [you] { $seat } muss dir { card-acc } geben.
       *[they] { $seat } muss { $other } { card-acc } geben.
    }
}
wyatt-event-nobody = Niemand hat { $card }.
wyatt-event-steal = { $who ->
    [you] Du stiehlst { card-acc }.
   *[they] { $seat } stiehlt { card-acc }.
}
wyatt-event-steal-at = { $who ->
    [you] Du stiehlst { card-acc } bei { $other }.
   *[they] { $whom ->
        [you] { $seat } stiehlt dir { card-acc }.
       *[they] { $seat } stiehlt { card-acc } bei { $other }.
    }
}
wyatt-event-search = { $who ->
    [you] Du siehst den Ablagestapel durch.
   *[they] { $seat } sieht den Ablagestapel durch.
}
wyatt-event-fetch = { $who ->
    [you] Du nimmst { card-acc } heraus.
   *[they] { $seat } nimmt { card-acc } heraus.
}
wyatt-event-discard = { $who ->
    [you] Du wirfst { card-acc } ab.
   *[they] { $seat } wirft { card-acc } ab.
}
wyatt-event-over = { $n ->
    [0] { $who ->
        [you] Das war deine letzte Karte: Der Durchgang ist zu Ende.
       *[they] Das war die letzte Karte von { $seat }: Der Durchgang ist zu Ende.
    }
    [1] Jemand hat keine Karten mehr: Der Durchgang ist zu Ende.
    [2] { $who ->
        [you] Du willst aufnehmen, aber der Aufnahmestapel ist aufgebraucht: Der Durchgang ist zu Ende.
       *[they] { $seat } will aufnehmen, aber der Aufnahmestapel ist aufgebraucht: Der Durchgang ist zu Ende.
    }
   *[3] Niemand kommt mehr voran: Der Durchgang ist zu Ende.
}
wyatt-event-poster = { $card }: { wyatt-amount } auf dem Steckbrief.
wyatt-event-points = { $who ->
    [you] { $n ->
        [one] Du hast { $n } Punkt für { $card }.
       *[other] Du hast { $n } Punkte für { $card }.
    }
   *[they] { $n ->
        [one] { $seat } hat { $n } Punkt für { $card }.
       *[other] { $seat } hat { $n } Punkte für { $card }.
    }
}
wyatt-event-pay = { $who ->
    [you] Du bekommst { wyatt-amount } für { $card }.
   *[they] { $seat } bekommt { wyatt-amount } für { $card }.
}
wyatt-event-duel = { $n ->
    [2] Zwei haben gleich viel Geld: Sie duellieren sich.
    [3] Drei haben gleich viel Geld: Sie duellieren sich.
   *[4] Alle vier haben gleich viel: Sie duellieren sich.
}
wyatt-event-win = { $who ->
    [you] Du gewinnst mit { wyatt-amount }.
   *[they] { $seat } gewinnt mit { wyatt-amount }.
}

## Das Ende

wyatt-result-money = Das meiste Geld gewinnt
wyatt-result-money-why = Nach einem Durchgang hat jemand mindestens 25.000 $, und niemand hat mehr als der Sieger.
wyatt-result-duel = Das Duell entscheidet
wyatt-result-duel-why = Mehrere hatten das meiste Geld. Sie deckten Karten auf, bis einer allein die meisten Treffer hatte.

## Der Tisch im Terminal

wyatt-terminal-poster = Steckbrief
wyatt-terminal-money = Geld
wyatt-terminal-hand = Hand
wyatt-terminal-player = Spieler
wyatt-terminal-verdict = Wenn jetzt Schluss wäre
wyatt-terminal-alone = { $who ->
    [you] Alles für dich
   *[they] Alles für { $seat }
}
wyatt-terminal-share = { $seat } { wyatt-amount }
wyatt-terminal-few = { $n } von 8 Punkten
wyatt-terminal-closed = noch kein Set
wyatt-terminal-odd = lässt sich nicht teilen
wyatt-terminal-round = Durchgang { $n }
wyatt-terminal-deck = { $n ->
    [0] Aufnahmestapel leer
   *[other] Aufnahmestapel { $n }
}
wyatt-terminal-deck-last = { $n ->
    [0] Aufnahmestapel leer (einmal gemischt)
   *[other] Aufnahmestapel { $n } (einmal gemischt)
}
wyatt-terminal-pile = Ablagestapel { $n }, obenauf { $card }
wyatt-terminal-pile-empty = Ablagestapel leer
wyatt-terminal-law = Sheriff-Karte gespielt
wyatt-terminal-outlaw = Outlaw-Karten
wyatt-terminal-photo = Photo
wyatt-terminal-letter-photo = F
wyatt-terminal-letter-stagecoach_robbery = P
wyatt-terminal-letter-bank_robbery = B
wyatt-terminal-letter-fastest_gun = S
wyatt-terminal-legend = { $letter } { $card } { $n }
wyatt-terminal-legend-count = 8 (4): 8 Punkte mit 4 Outlaw-Karten
wyatt-terminal-legend-hideout = ⌂ Unterschlupf: zählt nichts
wyatt-terminal-many = { $n } × { $card }
wyatt-terminal-goal = Du willst das meiste Geld haben, wenn nach einem Durchgang jemand 25.000 $ hat.
wyatt-terminal-draws = { $who ->
    [you] Du nimmst { $list } auf.
   *[they] { $seat } nimmt { $list } auf.
}
wyatt-terminal-deal = { $who ->
    [you] Du bekommst { $list }.
   *[they] { $seat } bekommt { $list }.
}
wyatt-terminal-nobody = { $card }, { wyatt-amount }: Niemand hat Punkte, das Geld bleibt.
wyatt-terminal-stays = { $card }, { wyatt-amount }: { $points } Punkte. Das Geld bleibt.
wyatt-terminal-paid = { $card }, { wyatt-amount }: { $points } Punkte. Ausgezahlt: { $list }.
wyatt-terminal-paid-rest = { $card }, { wyatt-amount }: { $points } Punkte. Ausgezahlt: { $list }. Es bleiben { $rest }.
