# The Dice Game auf Deutsch: Namen, Hilfe, Fragen, Möglichkeiten und das Protokoll.
# Die Argumente und die Regeln für die Kennungen stehen in en/dice.ftl.

dice-name = Das Würfelspiel
dice-line = Fünf Würfel, neun Pfeile, und irgendwer schießt auf dich.
dice-card-hidden = ein Würfel

## Rollen

dice-role-sheriff = Sheriff
dice-role-sheriff-text = Schalte die Banditen und die Gesetzlosen aus. Bleib am Leben.
dice-role-deputy = Hilfssheriff
dice-role-deputy-text = Schütze den Sheriff; schalte die Banditen und die Gesetzlosen aus.
dice-role-outlaw = Bandit
dice-role-outlaw-text = Schalte den Sheriff aus.
dice-role-renegade = Gesetzloser
dice-role-renegade-text = Bleib als Einziger übrig, ohne den Sheriff.
dice-role-unknown = Rolle unbekannt
dice-role-deputy-three-text = Schalte selbst den Gesetzlosen aus oder bleib als Letzter übrig.
dice-role-outlaw-three-text = Schalte selbst den Hilfssheriff aus oder bleib als Letzter übrig.
dice-role-renegade-three-text = Schalte selbst den Banditen aus oder bleib als Letzter übrig.
dice-side-law = Sheriff und Hilfssheriffs
dice-side-outlaws = Banditen
dice-side-renegade = Gesetzloser
dice-side-deputy = Hilfssheriff
dice-side-outlaw = Bandit
dice-side-draw = Niemand
dice-roles-sheriff = { $n } Sheriff
dice-roles-deputy = { $n ->
    [one] { $n } Hilfssheriff
   *[other] { $n } Hilfssheriffs
}
dice-roles-outlaw = { $n ->
    [one] { $n } Bandit
   *[other] { $n } Banditen
}
dice-roles-renegade = { $n ->
    [one] { $n } Gesetzloser
   *[other] { $n } Gesetzlose
}
dice-hidden = Noch verdeckt: { $roles }
dice-hidden-none = Alle Rollen sind bekannt.

## Würfelsymbole: Name und Wirkung. Wo andere Spiele eine Karte nennen, nennt dieses ein Symbol.

dice-face-arrow = Pfeil
dice-face-arrow-text = Nimm sofort einen Pfeil. Mit dem letzten greifen die Indianer an: 1 Lebenspunkt für jeden Pfeil, den jemand hat.
dice-face-dynamite = Dynamit
dice-face-dynamite-text = Bleibt liegen. Drei davon beenden dein Würfeln und kosten dich 1 Lebenspunkt.
dice-face-one = Fadenkreuz 1
dice-face-one-text = Dein Nachbar links oder rechts verliert 1 Lebenspunkt.
dice-face-two = Fadenkreuz 2
dice-face-two-text = Jemand zwei Plätze links oder rechts von dir verliert 1 Lebenspunkt. Sind nur noch zwei oder drei im Spiel, gilt eine 2 als 1.
dice-face-beer = Bier
dice-face-beer-text = Irgendwer bekommt 1 Lebenspunkt zurück, auch du selbst.
dice-face-gatling = Gatling
dice-face-gatling-text = Bei dreien verlieren alle anderen 1 Lebenspunkt, und deine Pfeile gehen zurück.
dice-kind-arrow = { dice-face-arrow }
dice-kind-dynamite = { dice-face-dynamite }
dice-kind-one = { dice-face-one }
dice-kind-two = { dice-face-two }
dice-kind-beer = { dice-face-beer }
dice-kind-gatling = { dice-face-gatling }

## Charaktere: Name, Satz auf der Karte, Hilfe

dice-character-bart_cassidy = Bart Cassidy
dice-character-bart_cassidy-text = Darf Pfeile nehmen, statt Leben zu verlieren.
dice-character-bart_cassidy-help = Für jeden Lebenspunkt, den ihn ein Fadenkreuz oder eine Gatling kosten würde, darf er stattdessen einen Pfeil nehmen, aber nie den letzten. Gegen Indianer und Dynamit hilft das nicht.
dice-character-black_jack = Black Jack
dice-character-black_jack-text = Darf Dynamit neu würfeln.
dice-character-black_jack-help = Er darf Dynamit neu würfeln. Liegen drei davon, endet auch sein Würfeln.
dice-character-calamity_janet = Calamity Janet
dice-character-calamity_janet-text = Ihre 1 darf als 2 zählen und ihre 2 als 1.
dice-character-calamity_janet-help = Sie darf jedes Fadenkreuz 1 als 2 und jede 2 als 1 nutzen, für jeden Würfel einzeln.
dice-character-el_gringo = El Gringo
dice-character-el_gringo-text = Wer ihn trifft, nimmt einen Pfeil.
dice-character-el_gringo-help = Wer ihn Lebenspunkte kostet, nimmt einen Pfeil: einen für alle Fadenkreuze eines Zuges, einen für eine Gatling. Indianer und Dynamit zählen nicht.
dice-character-jesse_jones = Jesse Jones
dice-character-jesse_jones-text = Mit höchstens 4 Leben zählt eigenes Bier doppelt.
dice-character-jesse_jones-help = Hat er höchstens 4 Lebenspunkte, wenn er sein Bier verteilt, bringt ihm jedes Bier, das er selbst trinkt, 2 Lebenspunkte.
dice-character-jourdonnais = Jourdonnais
dice-character-jourdonnais-text = Indianer kosten ihn höchstens 1 Leben.
dice-character-jourdonnais-help = Wie viele Pfeile er auch hat, Indianer kosten ihn höchstens 1 Lebenspunkt. Seine Pfeile legt er alle zurück.
dice-character-kit_carlson = Kit Carlson
dice-character-kit_carlson-text = Jede Gatling darf einen Pfeil wegnehmen.
dice-character-kit_carlson-help = Für jede gewürfelte Gatling darf er einen Pfeil eines beliebigen Spielers zurücklegen, auch einen eigenen.
dice-character-lucky_duke = Lucky Duke
dice-character-lucky_duke-text = Hat einen Wurf mehr.
dice-character-lucky_duke-help = Er darf in seinem Zug viermal würfeln.
dice-character-paul_regret = Paul Regret
dice-character-paul_regret-text = Die Gatling trifft ihn nie.
dice-character-paul_regret-help = Keine Gatling kostet ihn Lebenspunkte.
dice-character-pedro_ramirez = Pedro Ramirez
dice-character-pedro_ramirez-text = Legt für jedes verlorene Leben einen Pfeil zurück.
dice-character-pedro_ramirez-help = Für jeden Lebenspunkt, den er verliert, gleich wodurch, darf er einen seiner Pfeile zurücklegen. Den Lebenspunkt verliert er trotzdem.
dice-character-rose_doolan = Rose Doolan
dice-character-rose_doolan-text = Darf einen Platz weiter schießen.
dice-character-rose_doolan-help = Ihr Fadenkreuz 1 reicht einen oder zwei Plätze weit, ihre 2 zwei oder drei, in jede Richtung gezählt.
dice-character-sid_ketchum = Sid Ketchum
dice-character-sid_ketchum-text = Gibt vor dem Würfeln jemandem 1 Leben zurück.
dice-character-sid_ketchum-help = Zu Beginn seines Zuges gibt er jemandem seiner Wahl, auch sich selbst, 1 Lebenspunkt zurück.
dice-character-slab_the_killer = Slab the Killer
dice-character-slab_the_killer-text = Ein Bier darf einen Schuss verdoppeln.
dice-character-slab_the_killer-help = Einmal im Zug darf er ein Bier hergeben, damit ein Fadenkreuz sein Ziel 2 Lebenspunkte kostet.
dice-character-suzy_lafayette = Suzy Lafayette
dice-character-suzy_lafayette-text = Ohne Fadenkreuz bekommt sie 2 Leben zurück.
dice-character-suzy_lafayette-help = Zeigen ihre Würfel am Ende weder 1 noch 2, bekommt sie 2 Lebenspunkte zurück, auch bei Dynamit.
dice-character-vulture_sam = Vulture Sam
dice-character-vulture_sam-text = Bekommt 2 Leben, wenn jemand ausscheidet.
dice-character-vulture_sam-help = Jeder andere, der ausscheidet, bringt ihm 2 Lebenspunkte, außer er scheidet im selben Moment aus.
dice-character-willy_the_kid = Willy the Kid
dice-character-willy_the_kid-text = Ihm genügen zwei Gatlings.
dice-character-willy_the_kid-help = Er löst die Gatling schon mit zwei Symbolen aus, einmal im Zug.

## Fragen

dice-prompt-roll-you = { $n ->
    [one] Noch einmal würfeln oder aufhören? Du hast noch einen Wurf.
   *[other] Noch einmal würfeln oder aufhören? Du hast noch { $n } Würfe.
}
dice-prompt-roll = { $seat } sieht sich die Würfel an.
dice-prompt-shoot-you = Würfel { $n } zeigt { $card }. Auf wen schießt du?
dice-prompt-shoot = { $seat } zielt.
dice-prompt-drink-you = { $n ->
    [one] Ein Bier. Wer trinkt es?
   *[other] { $n } Bier. Wer trinkt das erste?
}
dice-prompt-drink = { $seat } schenkt ein Bier ein.
dice-prompt-gulp-you = { dice-prompt-drink-you }
dice-prompt-gulp = { dice-prompt-drink }
dice-prompt-arrows-you = { $n ->
    [one] Du darfst einen Pfeil zurücklegen. Wessen?
   *[other] Du darfst { $n } Pfeile zurücklegen. Wessen zuerst?
}
dice-prompt-arrows = { $seat } darf Pfeile zurücklegen.
dice-prompt-bless-you = Wer bekommt 1 Lebenspunkt zurück?
dice-prompt-bless = { $seat } bestimmt, wer 1 Lebenspunkt zurückbekommt.
dice-prompt-bart-you = { $n ->
    [one] { $other } trifft dich, das kostet { life-points }. Nimmst du lieber einen Pfeil?
   *[other] { $other } trifft dich, das kostet { life-points }. Nimmst du lieber Pfeile?
}
dice-prompt-bart = { $seat } darf Pfeile nehmen, statt Lebenspunkte zu verlieren.
dice-prompt-pedro-you = { $n ->
    [one] Du verlierst { life-points }. Legst du dafür einen Pfeil zurück?
   *[other] Du verlierst { life-points }. Legst du dafür Pfeile zurück?
}
dice-prompt-pedro = { $seat } darf Pfeile zurücklegen.

## Möglichkeiten und was daraus folgt

dice-option-stop = Aufhören
dice-note-stop = Diese Würfel gelten
dice-option-roll = { $n ->
    [1] Würfel 1 neu werfen
    [2] Würfel 2 neu werfen
    [3] Würfel 1 und 2 neu werfen
    [4] Würfel 3 neu werfen
    [5] Würfel 1 und 3 neu werfen
    [6] Würfel 2 und 3 neu werfen
    [7] Würfel 1, 2 und 3 neu werfen
    [8] Würfel 4 neu werfen
    [9] Würfel 1 und 4 neu werfen
    [10] Würfel 2 und 4 neu werfen
    [11] Würfel 1, 2 und 4 neu werfen
    [12] Würfel 3 und 4 neu werfen
    [13] Würfel 1, 3 und 4 neu werfen
    [14] Würfel 2, 3 und 4 neu werfen
    [15] Würfel 1, 2, 3 und 4 neu werfen
    [16] Würfel 5 neu werfen
    [17] Würfel 1 und 5 neu werfen
    [18] Würfel 2 und 5 neu werfen
    [19] Würfel 1, 2 und 5 neu werfen
    [20] Würfel 3 und 5 neu werfen
    [21] Würfel 1, 3 und 5 neu werfen
    [22] Würfel 2, 3 und 5 neu werfen
    [23] Würfel 1, 2, 3 und 5 neu werfen
    [24] Würfel 4 und 5 neu werfen
    [25] Würfel 1, 4 und 5 neu werfen
    [26] Würfel 2, 4 und 5 neu werfen
    [27] Würfel 1, 2, 4 und 5 neu werfen
    [28] Würfel 3, 4 und 5 neu werfen
    [29] Würfel 1, 3, 4 und 5 neu werfen
    [30] Würfel 2, 3, 4 und 5 neu werfen
   *[31] Alle fünf Würfel neu werfen
}
dice-option-shoot-at = Auf { $seat } schießen
dice-note-shoot-at = Kostet 1 Leben
dice-option-double-at = Mit doppelter Wirkung auf { $seat } schießen
dice-note-double-at = Kostet 2 Leben und dein Bier
dice-option-drink-at = { $who ->
    [you] Selbst trinken
   *[they] Ein Bier für { $seat }
}
# Wie es gerade steht, anstelle eines Hinweises: siehe bang.ftl.
dice-now-full = Volle Lebenspunkte: keine Wirkung
dice-now-points = { life-points } zurück
dice-option-clear-at = { $who ->
    [you] Einen deiner eigenen Pfeile
   *[they] Einen Pfeil von { $seat }
}
dice-note-clear-at = Kommt zurück in die Mitte
dice-option-pass = Die Pfeile liegen lassen
dice-option-bless-at = { $who ->
    [you] Du selbst
   *[they] { $seat }
}
dice-option-take = Treffer hinnehmen
dice-note-take = Kostet { life-points }
dice-option-arrow = { $n ->
    [one] Einen Pfeil nehmen
   *[other] { $n } Pfeile nehmen
}
dice-note-arrow = Rettet { life-points }
dice-option-keep = Die Pfeile behalten
dice-option-return = { $n ->
    [one] Einen Pfeil zurücklegen
   *[other] { $n } Pfeile zurücklegen
}

## Was geschah

dice-event-turn = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
dice-event-bless = { $who ->
    [you] Du gibst jemandem 1 Lebenspunkt zurück.
   *[they] { $seat } gibt jemandem 1 Lebenspunkt zurück.
}
dice-event-bless-at = { $who ->
    [you] Du gibst { $whom ->
        [you] dir selbst
       *[they] { $other }
    } 1 Lebenspunkt zurück.
   *[they] { $seat } gibt { $whom ->
        [you] dir
       *[they] { $other }
    } 1 Lebenspunkt zurück.
}
dice-event-roll = { $n ->
    [31] { $who ->
        [you] Du wirfst alle fünf Würfel.
       *[they] { $seat } wirft alle fünf Würfel.
    }
   *[other] { $who ->
        [you] Du würfelst noch einmal.
       *[they] { $seat } würfelt noch einmal.
    }
}
dice-event-die = Würfel { $n }: { $card }.
dice-event-arrow = { $who ->
    [you] Du nimmst einen Pfeil.
   *[they] { $seat } nimmt einen Pfeil.
}
dice-event-indians = Das war der letzte Pfeil: Die Indianer greifen an!
dice-event-return = { $who ->
    [you] { $n ->
        [one] Du legst einen Pfeil zurück.
       *[other] Du legst { $n } Pfeile zurück.
    }
   *[they] { $n ->
        [one] { $seat } legt einen Pfeil zurück.
       *[other] { $seat } legt { $n } Pfeile zurück.
    }
}
dice-event-return-at = { $whom ->
    [you] Du legst einen Pfeil von { $who ->
        [you] dir
       *[they] { $seat }
    } zurück.
   *[they] { $other } legt einen Pfeil von { $who ->
        [you] dir
       *[they] { $seat }
    } zurück.
}
dice-event-lock = Würfel { $n } bleibt liegen: Dynamit.
dice-event-dynamite = { $who ->
    [you] { $n }-mal Dynamit: Dein Würfeln endet.
   *[they] { $n }-mal Dynamit: Das Würfeln von { $seat } endet.
}
dice-event-stop = { $who ->
    [you] Du hörst auf.
   *[they] { $seat } hört auf.
}
dice-event-shoot = { $who ->
    [you] Du schießt.
   *[they] { $seat } schießt.
}
dice-event-shoot-at = { $n ->
    [2] { $who ->
        [you] Du schießt mit doppelter Wirkung auf { $other }.
       *[they] { $seat } schießt mit doppelter Wirkung auf { $whom ->
            [you] dich
           *[they] { $other }
        }.
    }
   *[other] { $who ->
        [you] Du schießt auf { $other }.
       *[they] { $seat } schießt auf { $whom ->
            [you] dich
           *[they] { $other }
        }.
    }
}
dice-event-dodge = { $who ->
    [you] { $n ->
        [one] Du nimmst einen Pfeil, statt { life-points } zu verlieren.
       *[other] Du nimmst { $n } Pfeile, statt { life-points } zu verlieren.
    }
   *[they] { $n ->
        [one] { $seat } nimmt einen Pfeil, statt { life-points } zu verlieren.
       *[other] { $seat } nimmt { $n } Pfeile, statt { life-points } zu verlieren.
    }
}
dice-event-hurt = { $kind ->
    [arrow] { $who ->
        [you] Die Indianer kosten dich { life-points }.
       *[they] Die Indianer kosten { $seat } { life-points }.
    }
    [dynamite] { $who ->
        [you] Das Dynamit kostet dich { life-points }.
       *[they] Das Dynamit kostet { $seat } { life-points }.
    }
   *[other] { $who ->
        [you] Du verlierst { life-points }.
       *[they] { $seat } verliert { life-points }.
    }
}
dice-event-heal = { $who ->
    [you] Du bekommst { life-points } zurück.
   *[they] { $seat } bekommt { life-points } zurück.
}
dice-event-drink = { $who ->
    [you] Du schenkst ein Bier ein.
   *[they] { $seat } schenkt ein Bier ein.
}
dice-event-drink-at = { $who ->
    [you] { $whom ->
        [you] Du trinkst ein Bier.
       *[they] Du schenkst { $other } ein Bier ein.
    }
   *[they] { $seat } schenkt { $whom ->
        [you] dir
       *[they] { $other }
    } ein Bier ein.
}
dice-event-drink-self = { $who ->
    [you] Du trinkst ein Bier.
   *[they] { $seat } trinkt ein Bier.
}
dice-event-spill = { $n ->
    [one] Niemand braucht das Bier.
   *[other] Niemand braucht die { $n } Bier.
}
dice-event-gatling = { $who ->
    [you] Du feuerst die Gatling ab!
   *[they] { $seat } feuert die Gatling ab!
}
dice-event-sting = El Gringo trifft zurück: Der Schütze nimmt einen Pfeil.
dice-event-sting-at = { $whom ->
    [you] El Gringo trifft zurück: Du nimmst einen Pfeil.
   *[they] El Gringo trifft zurück: { $other } nimmt einen Pfeil.
}
dice-event-out = { $who ->
    [you] Du scheidest aus. Du warst { $n ->
        [0] Sheriff
        [1] Hilfssheriff
        [2] Bandit
       *[3] Gesetzloser
    }.
   *[they] { $seat } scheidet aus. { $seat } war { $n ->
        [0] Sheriff
        [1] Hilfssheriff
        [2] Bandit
       *[3] Gesetzloser
    }.
}
dice-event-out-at = { $who ->
    [you] { $other } schaltet dich aus. Du warst { $n ->
        [0] Sheriff
        [1] Hilfssheriff
        [2] Bandit
       *[3] Gesetzloser
    }.
   *[they] { $whom ->
        [you] Du schaltest { $seat } aus. { $seat } war { $n ->
            [0] Sheriff
            [1] Hilfssheriff
            [2] Bandit
           *[3] Gesetzloser
        }.
       *[they] { $other } schaltet { $seat } aus. { $seat } war { $n ->
            [0] Sheriff
            [1] Hilfssheriff
            [2] Bandit
           *[3] Gesetzloser
        }.
    }
}
dice-event-win = { $who ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
dice-event-draw = Niemand ist übrig: Niemand gewinnt.
dice-event-over = Die Partie ist zu Ende.

## Das Ende

dice-result-law = Das Gesetz gewinnt
dice-result-law-why = Alle Banditen und Gesetzlosen sind ausgeschieden, und der Sheriff ist noch im Spiel.
dice-result-outlaws = Die Banditen gewinnen
dice-result-outlaws-why = Der Sheriff ist ausgeschieden.
dice-result-renegade = Der Gesetzlose gewinnt
dice-result-renegade-why = Sonst ist niemand mehr übrig, auch der Sheriff nicht.
dice-result-renegade-three-why = Der Gesetzlose hat den Banditen ausgeschaltet.
dice-result-left-why = Sonst ist niemand mehr übrig.
dice-result-deputy = Der Hilfssheriff gewinnt
dice-result-deputy-why = Der Hilfssheriff hat den Gesetzlosen ausgeschaltet.
dice-result-outlaw = Der Bandit gewinnt
dice-result-outlaw-why = Der Bandit hat den Hilfssheriff ausgeschaltet.
dice-result-draw = Niemand gewinnt
dice-result-draw-why = Die Letzten sind zugleich ausgeschieden.

## Teile des Tisches

dice-life = { $life } von { $max } Lebenspunkten
dice-arrows = { $n ->
    [0] keine Pfeile
    [one] { $n } Pfeil
   *[other] { $n } Pfeile
}
dice-supply = { $n ->
    [one] { $n } Pfeil in der Mitte
   *[other] { $n } Pfeile in der Mitte
}
dice-rolls = Wurf { $n } von { $of }
dice-locked = gesperrt
dice-kept = behalten
dice-standing = { $n } von { $of } noch im Spiel
dice-turn-of = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
