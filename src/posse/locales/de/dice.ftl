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
dice-role-renegade-text = Bleib als Einziger übrig, auch ohne den Sheriff.
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
dice-face-arrow-text = Nimm sofort einen Pfeil. Der letzte ruft die Indianer: 1 Leben für jeden Pfeil, den jemand hat.
dice-face-dynamite = Dynamit
dice-face-dynamite-text = Bleibt liegen. Drei davon beenden dein Würfeln und kosten dich 1 Leben.
dice-face-one = Fadenkreuz 1
dice-face-one-text = Dein Nachbar links oder rechts verliert 1 Leben.
dice-face-two = Fadenkreuz 2
dice-face-two-text = Jemand zwei Plätze links oder rechts von dir verliert 1 Leben. Sind nur noch zwei oder drei im Spiel, gilt eine 2 als 1.
dice-face-beer = Bier
dice-face-beer-text = Irgendwer bekommt 1 Leben zurück, auch du selbst.
dice-face-gatling = Gatling
dice-face-gatling-text = Bei dreien verlieren alle anderen 1 Leben, und deine Pfeile gehen zurück.
dice-kind-arrow = { dice-face-arrow }
dice-kind-dynamite = { dice-face-dynamite }
dice-kind-one = { dice-face-one }
dice-kind-two = { dice-face-two }
dice-kind-beer = { dice-face-beer }
dice-kind-gatling = { dice-face-gatling }

## Charaktere: Name, Satz auf der Karte, Hilfe

dice-character-bart_cassidy = Bart Cassidy
dice-character-bart_cassidy-text = Darf Pfeile nehmen, statt Leben zu verlieren.
dice-character-bart_cassidy-help = Für jedes Leben, das ihn ein Fadenkreuz oder eine Gatling kosten würde, darf er stattdessen einen Pfeil nehmen, aber nie den letzten. Gegen Indianer und Dynamit hilft das nicht.
dice-character-black_jack = Black Jack
dice-character-black_jack-text = Darf Dynamit neu würfeln.
dice-character-black_jack-help = Er darf Dynamit neu würfeln. Liegen drei davon, ist auch für ihn Schluss.
dice-character-calamity_janet = Calamity Janet
dice-character-calamity_janet-text = Ihre 1 ist eine 2 und ihre 2 eine 1, wie sie will.
dice-character-calamity_janet-help = Sie darf jedes Fadenkreuz 1 als 2 und jede 2 als 1 nutzen, für jeden Würfel einzeln.
dice-character-el_gringo = El Gringo
dice-character-el_gringo-text = Wer ihn trifft, nimmt einen Pfeil.
dice-character-el_gringo-help = Wer ihn Leben verlieren lässt, nimmt einen Pfeil: einen für alle Fadenkreuze eines Zuges, einen für eine Gatling. Nicht bei Indianern und Dynamit.
dice-character-jesse_jones = Jesse Jones
dice-character-jesse_jones-text = Mit höchstens 4 Leben zählt eigenes Bier doppelt.
dice-character-jesse_jones-help = Hat er höchstens 4 Leben, wenn er ans Trinken kommt, bringt ihm jedes eigene Bier, das er behält, 2 Leben.
dice-character-jourdonnais = Jourdonnais
dice-character-jourdonnais-text = Indianer kosten ihn höchstens 1 Leben.
dice-character-jourdonnais-help = Wie viele Pfeile er auch hat, Indianer kosten ihn höchstens 1 Leben. Seine Pfeile gibt er alle ab.
dice-character-kit_carlson = Kit Carlson
dice-character-kit_carlson-text = Jede Gatling darf einen Pfeil wegnehmen.
dice-character-kit_carlson-help = Für jede gewürfelte Gatling darf er einen Pfeil eines beliebigen Spielers zurücklegen, auch einen eigenen.
dice-character-lucky_duke = Lucky Duke
dice-character-lucky_duke-text = Hat einen Wurf mehr.
dice-character-lucky_duke-help = Er darf in seinem Zug viermal würfeln.
dice-character-paul_regret = Paul Regret
dice-character-paul_regret-text = Die Gatling tut ihm nie etwas.
dice-character-paul_regret-help = Durch keine Gatling verliert er Leben.
dice-character-pedro_ramirez = Pedro Ramirez
dice-character-pedro_ramirez-text = Darf für jedes verlorene Leben einen Pfeil abgeben.
dice-character-pedro_ramirez-help = Für jedes Leben, das er verliert, gleich wodurch, darf er einen seiner Pfeile zurücklegen. Das Leben verliert er trotzdem.
dice-character-rose_doolan = Rose Doolan
dice-character-rose_doolan-text = Darf einen Platz weiter schießen.
dice-character-rose_doolan-help = Ihr Fadenkreuz 1 reicht einen oder zwei Plätze weit, ihre 2 zwei oder drei, in jede Richtung gezählt.
dice-character-sid_ketchum = Sid Ketchum
dice-character-sid_ketchum-text = Verschenkt vor dem Würfeln 1 Leben.
dice-character-sid_ketchum-help = Zu Beginn seines Zuges bekommt jemand seiner Wahl 1 Leben zurück; das darf er selbst sein.
dice-character-slab_the_killer = Slab the Killer
dice-character-slab_the_killer-text = Ein Bier darf einen Schuss verdoppeln.
dice-character-slab_the_killer-help = Einmal im Zug darf er ein Bier hergeben, damit ein Fadenkreuz sein Ziel 2 Leben kostet.
dice-character-suzy_lafayette = Suzy Lafayette
dice-character-suzy_lafayette-text = Ohne Fadenkreuz bekommt sie 2 Leben zurück.
dice-character-suzy_lafayette-help = Zeigen ihre Würfel am Ende weder 1 noch 2, bekommt sie 2 Leben zurück, auch bei Dynamit.
dice-character-vulture_sam = Vulture Sam
dice-character-vulture_sam-text = Bekommt 2 Leben zurück, sooft jemand ausscheidet.
dice-character-vulture_sam-help = Jeder andere, der ausscheidet, bringt ihm 2 Leben, außer er scheidet im selben Moment aus.
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
dice-prompt-shoot = { $seat } legt an.
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
dice-prompt-bless-you = Wer bekommt 1 Leben zurück?
dice-prompt-bless = { $seat } bestimmt, wer 1 Leben zurückbekommt.
dice-prompt-bart-you = { $n ->
    [one] { $other } trifft dich, das kostet 1 Leben. Nimmst du lieber einen Pfeil?
   *[other] { $other } trifft dich, das kostet { $n } Leben. Nimmst du lieber Pfeile?
}
dice-prompt-bart = { $seat } darf Pfeile nehmen, statt Leben zu verlieren.
dice-prompt-pedro-you = { $n ->
    [one] Du verlierst 1 Leben. Gibst du dafür einen Pfeil ab?
   *[other] Du verlierst { $n } Leben. Gibst du dafür Pfeile ab?
}
dice-prompt-pedro = { $seat } darf Pfeile abgeben.

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
dice-option-double-at = Doppelt auf { $seat } schießen
dice-note-double-at = Kostet 2 Leben und dein Bier
dice-option-drink-at = { $who ->
    [you] Selbst trinken
   *[they] Ein Bier für { $seat }
}
dice-note-drink-at = 1 Leben zurück, wenn Platz ist
dice-note-gulp-drink-self = 2 Leben zurück, wenn Platz ist
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
dice-note-bless-at = 1 Leben zurück, wenn Platz ist
dice-option-take = Treffer hinnehmen
dice-note-take = Kostet { $n } Leben
dice-option-arrow = { $n ->
    [one] Einen Pfeil nehmen
   *[other] { $n } Pfeile nehmen
}
dice-note-arrow = { $n ->
    [one] Rettet 1 Leben
   *[other] Rettet { $n } Leben
}
dice-option-keep = Die Pfeile behalten
dice-option-return = { $n ->
    [one] Einen Pfeil abgeben
   *[other] { $n } Pfeile abgeben
}

## Was geschah

dice-event-turn = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
dice-event-bless = { $who ->
    [you] Du verschenkst 1 Leben.
   *[they] { $seat } verschenkt 1 Leben.
}
dice-event-bless-at = { $who ->
    [you] Du gibst { $whom ->
        [you] dir selbst
       *[they] { $other }
    } 1 Leben.
   *[they] { $seat } gibt { $whom ->
        [you] dir
       *[they] { $other }
    } 1 Leben.
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
    [you] { $n }-mal Dynamit: Du würfelst nicht mehr.
   *[they] { $n }-mal Dynamit: { $seat } würfelt nicht mehr.
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
        [you] Du schießt doppelt auf { $other }.
       *[they] { $seat } schießt doppelt auf { $whom ->
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
        [one] Du nimmst einen Pfeil, statt 1 Leben zu verlieren.
       *[other] Du nimmst { $n } Pfeile, statt { $n } Leben zu verlieren.
    }
   *[they] { $n ->
        [one] { $seat } nimmt einen Pfeil, statt 1 Leben zu verlieren.
       *[other] { $seat } nimmt { $n } Pfeile, statt { $n } Leben zu verlieren.
    }
}
dice-event-hurt = { $kind ->
    [arrow] { $who ->
        [you] Die Indianer kosten dich { $n } Leben.
       *[they] Die Indianer kosten { $seat } { $n } Leben.
    }
    [dynamite] { $who ->
        [you] Das Dynamit kostet dich { $n } Leben.
       *[they] Das Dynamit kostet { $seat } { $n } Leben.
    }
   *[other] { $who ->
        [you] Du verlierst { $n } Leben.
       *[they] { $seat } verliert { $n } Leben.
    }
}
dice-event-heal = { $who ->
    [you] Du bekommst { $n } Leben zurück.
   *[they] { $seat } bekommt { $n } Leben zurück.
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
dice-event-sting = { $who ->
    [you] Der Schütze muss für dich einen Pfeil nehmen.
   *[they] Der Schütze muss für { $seat } einen Pfeil nehmen.
}
dice-event-sting-at = { $who ->
    [you] Wegen dir muss { $other } einen Pfeil nehmen.
   *[they] { $whom ->
        [you] Wegen { $seat } musst du einen Pfeil nehmen.
       *[they] Wegen { $seat } muss { $other } einen Pfeil nehmen.
    }
}
dice-event-out = { $who ->
    [you] Du bist raus: { $n ->
        [0] der Sheriff
        [1] ein Hilfssheriff
        [2] ein Bandit
       *[3] ein Gesetzloser
    }.
   *[they] { $seat } ist raus: { $n ->
        [0] der Sheriff
        [1] ein Hilfssheriff
        [2] ein Bandit
       *[3] ein Gesetzloser
    }.
}
dice-event-out-at = { $who ->
    [you] { $other } schaltet dich aus: { $n ->
        [0] den Sheriff
        [1] einen Hilfssheriff
        [2] einen Banditen
       *[3] einen Gesetzlosen
    }.
   *[they] { $whom ->
        [you] Du schaltest { $seat } aus: { $n ->
            [0] den Sheriff
            [1] einen Hilfssheriff
            [2] einen Banditen
           *[3] einen Gesetzlosen
        }.
       *[they] { $other } schaltet { $seat } aus: { $n ->
            [0] den Sheriff
            [1] einen Hilfssheriff
            [2] einen Banditen
           *[3] einen Gesetzlosen
        }.
    }
}
dice-event-win = { $who ->
    [you] Du gewinnst.
   *[they] { $seat } gewinnt.
}
dice-event-draw = Niemand ist übrig: Niemand gewinnt.
dice-event-over = Das Spiel ist aus.

## Das Ende

dice-result-law = Das Gesetz gewinnt
dice-result-law-why = Alle Banditen und Gesetzlosen sind aus, und der Sheriff steht noch.
dice-result-outlaws = Die Banditen gewinnen
dice-result-outlaws-why = Der Sheriff ist ausgeschaltet.
dice-result-renegade = Der Gesetzlose gewinnt
dice-result-renegade-why = Sonst ist niemand mehr übrig, auch der Sheriff nicht.
dice-result-renegade-three-why = Der Bandit fiel durch den Gesetzlosen.
dice-result-left-why = Sonst ist niemand mehr übrig.
dice-result-deputy = Der Hilfssheriff gewinnt
dice-result-deputy-why = Der Gesetzlose fiel durch den Hilfssheriff.
dice-result-outlaw = Der Bandit gewinnt
dice-result-outlaw-why = Der Hilfssheriff fiel durch den Banditen.
dice-result-draw = Niemand gewinnt
dice-result-draw-why = Die Letzten sind zugleich gefallen.

## Teile des Tisches

dice-life = Leben { $life } von { $max }
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
dice-kept = herausgelegt
dice-standing = { $n } von { $of } noch im Spiel
dice-turn-of = { $who ->
    [you] Du bist am Zug
   *[they] { $seat } ist am Zug
}
