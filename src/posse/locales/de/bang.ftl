# BANG! auf Deutsch: Namen, Hilfe, Fragen, Möglichkeiten und das Protokoll.
# Die Argumente und die Regeln für die Kennungen stehen in en/bang.ftl.

bang-name = BANG!
bang-pack-base = BANG!
bang-line = Ein Sheriff. Ein paar Outlaws. Und niemand, dem du trauen kannst.
bang-card-hidden = eine Karte
bang-card-named = { $card } { $pip }

## Rollen

bang-role-sheriff = Sheriff
bang-role-sheriff-text = Schalte alle Outlaws und Kopfgeldjäger aus. Bleib am Leben.
bang-role-deputy = Hilfssheriff
bang-role-deputy-text = Schütze den Sheriff; schalte alle Outlaws und Kopfgeldjäger aus.
bang-role-deputy-three-text = Schalte selbst den Kopfgeldjäger aus, oder bleib als Letzter übrig.
bang-role-outlaw = Outlaw
bang-role-outlaw-text = Schalte den Sheriff aus.
bang-role-outlaw-three-text = Schalte selbst den Hilfssheriff aus, oder bleib als Letzter übrig.
bang-role-renegade = Kopfgeldjäger
bang-role-renegade-text = Bleib als Letzter übrig; der Sheriff muss zuletzt ausscheiden.
bang-role-renegade-three-text = Schalte selbst den Outlaw aus, oder bleib als Letzter übrig.
bang-roles-sheriff = { $n } Sheriff
bang-roles-deputy = { $n ->
    [one] { $n } Hilfssheriff
   *[other] { $n } Hilfssheriffs
}
bang-roles-outlaw = { $n ->
    [one] { $n } Outlaw
   *[other] { $n } Outlaws
}
bang-roles-renegade = { $n } Kopfgeldjäger
bang-hidden = Noch verdeckt: { $roles }
bang-hidden-none = Alle Rollen sind bekannt.
bang-stamp-sheriff = Raus: Sheriff
bang-stamp-deputy = Raus: Hilfssheriff
bang-stamp-outlaw = Raus: Outlaw
bang-stamp-renegade = Raus: Kopfgeld­jäger

## Karten: Name, Satz auf der Karte, Hilfe

bang-kind-bang = BANG!
    .gender = n
bang-kind-bang-text = Triff jemanden in Reichweite: 1 Leben.
bang-kind-bang-help = Schieße auf jemanden in Reichweite deiner Waffe. Ohne Fehlschuss! kostet ihn das 1 Lebenspunkt. Pro Zug darfst du nur ein BANG! spielen.
bang-kind-missed = Fehlschuss!
    .gender = m
bang-kind-missed-text = Ein Schuss auf dich geht daneben.
bang-kind-missed-help = Spiele ihn außer der Reihe, wenn auf dich geschossen wird: Der Schuss geht daneben. Er schützt nur dich selbst.
bang-kind-beer = Bier
    .gender = n
bang-kind-beer-text = 1 Leben zurück, auch im letzten Moment.
bang-kind-beer-help = Gibt 1 Lebenspunkt zurück, nie über deinen Anfangswert. Auch außer der Reihe, um den Verlust von 1 Lebenspunkt zu verhindern. Sind nur noch zwei im Spiel, kann es gar nicht mehr benutzt werden, auch nicht im eigenen Zug.
bang-kind-panic = Panik!
    .gender = f
bang-kind-panic-text = Nimm jemandem im Abstand 1 eine Karte.
bang-kind-panic-help = Nimm jemandem im Abstand 1 eine zufällige Handkarte oder eine Karte, die vor ihm liegt. Deine Waffe spielt keine Rolle.
bang-kind-cat_balou = Cat Balou
    .gender = f
bang-kind-cat_balou-text = Jemand muss eine Karte ablegen.
bang-kind-cat_balou-help = Jemand in beliebigem Abstand legt eine zufällige Handkarte ab oder die ausliegende Karte, die du nennst. Wählst du dich selbst, suchst du die Karte aus.
bang-kind-duel = Duell
    .gender = n
bang-kind-duel-text = BANG! um BANG!; wer keins hat, verliert 1 Leben.
bang-kind-duel-help = Fordere jemanden in beliebigem Abstand heraus. Er beginnt, dann legt ihr abwechselnd BANG! ab; wer zuerst keins ablegen will oder kann, verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
bang-kind-gatling = Gatling
    .gender = f
bang-kind-gatling-text = Schieße auf alle anderen.
bang-kind-gatling-help = Ein Schuss auf alle anderen, gleich in welchem Abstand. Die Gatling ist kein BANG! und verbraucht dein BANG! nicht.
bang-kind-indians = Indianer!
    .gender = name
bang-kind-indians-text = Alle anderen: BANG! ablegen oder 1 Leben weg.
bang-kind-indians-help = Alle anderen legen ein BANG! ab oder verlieren 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
bang-kind-general_store = General Store
    .gender = m
bang-kind-general_store-text = Für jeden eine Karte, reihum.
bang-kind-general_store-help = Decke so viele Karten auf, wie noch Leute im Spiel sind. Du beginnst, dann nimmt sich reihum jeder eine.
bang-kind-stagecoach = Postkutsche
    .gender = f
bang-kind-stagecoach-text = Nimm 2 Karten.
bang-kind-stagecoach-help = Nimm die zwei obersten Karten vom Talon.
bang-kind-wells_fargo = Wells Fargo
    .gender = name
bang-kind-wells_fargo-text = Nimm 3 Karten.
bang-kind-wells_fargo-help = Nimm die drei obersten Karten vom Talon.
bang-kind-saloon = Saloon
    .gender = m
bang-kind-saloon-text = Alle bekommen 1 Leben zurück.
bang-kind-saloon-help = Alle, die noch im Spiel sind, bekommen 1 Lebenspunkt zurück, auch du, nie über den Anfangswert.
bang-kind-barrel = Fass
    .gender = n
bang-kind-barrel-text = Unter Beschuss ziehen: Herz rettet dich.
bang-kind-barrel-help = Wird auf dich geschossen, darfst du ziehen, also die oberste Karte vom Talon aufdecken: Herz hält den Schuss auf. Sonst kannst du immer noch einen Fehlschuss! spielen.
bang-kind-jail = Gefängnis
    .gender = n
bang-kind-jail-text = Vor dem Zug ziehen: ohne Herz kein Zug.
bang-kind-jail-help = Lege es vor jemanden, nur nicht vor den Sheriff. Zu Beginn seines Zuges zieht er: Herz befreit ihn, sonst entfallen Nehmen und Ausspielen. Danach kommt das Gefängnis auf den Ablagestapel.
bang-kind-dynamite = Dynamit
    .gender = n
bang-kind-dynamite-text = Vor dem Zug ziehen: Pik 2 bis 9 kostet 3 Leben.
bang-kind-dynamite-help = Liegt vor dir. Zu Beginn deines Zuges ziehst du: Bei Pik 2 bis Pik 9 geht es hoch und du verlierst 3 Lebenspunkte. Sonst wandert es nach links zum Nächsten, vor dem keins liegt.
bang-kind-mustang = Mustang
    .gender = m
bang-kind-mustang-text = Für die anderen bist du 1 weiter weg.
bang-kind-mustang-help = Der Abstand aller anderen zu dir wächst um 1. Dein eigener Abstand zu ihnen bleibt gleich.
bang-kind-scope = Appaloosa
    .gender = m
bang-kind-scope-text = Für dich sind die anderen 1 näher.
bang-kind-scope-help = Dein Abstand zu allen anderen schrumpft um 1, nie unter 1. Ihr Abstand zu dir bleibt gleich.
bang-kind-volcanic = Volcanic
    .gender = f
bang-kind-volcanic-text = Schieße so viele BANG!, wie du willst.
bang-kind-volcanic-help = Waffe mit Reichweite 1. Mit ihr darfst du in deinem Zug beliebig viele BANG! spielen.
bang-kind-schofield = Schofield
    .gender = f
bang-kind-schofield-text = Trifft bis Abstand 2.
bang-kind-schofield-help = Waffe mit Reichweite 2. Eine neue Waffe ersetzt die alte.
bang-kind-remington = Remington
    .gender = f
bang-kind-remington-text = Trifft bis Abstand 3.
bang-kind-remington-help = Waffe mit Reichweite 3. Eine neue Waffe ersetzt die alte.
bang-kind-rev_carabine = Rev. Carabine
    .gender = f
bang-kind-rev_carabine-text = Trifft bis Abstand 4.
bang-kind-rev_carabine-help = Waffe mit Reichweite 4. Eine neue Waffe ersetzt die alte.
bang-kind-winchester = Winchester
    .gender = f
bang-kind-winchester-text = Trifft bis Abstand 5.
bang-kind-winchester-help = Waffe mit Reichweite 5. Eine neue Waffe ersetzt die alte.

## Personen: Name, Satz auf der Karte, Hilfe

bang-character-bart_cassidy = Bart Cassidy
bang-character-bart_cassidy-text = Nimmt für jedes verlorene Leben eine Karte.
bang-character-bart_cassidy-help = Verliert er Lebenspunkte und überlebt, nimmt er ebenso viele Karten vom Talon.
bang-character-black_jack = Black Jack
bang-character-black_jack-text = Zeigt die zweite Karte; ist sie rot, nimmt er noch eine.
bang-character-black_jack-help = Nimmt er zu Zugbeginn seine Karten, zeigt er die zweite. Bei Herz oder Karo nimmt er eine weitere.
bang-character-calamity_janet = Calamity Janet
bang-character-calamity_janet-text = BANG! ist für sie Fehlschuss! und umgekehrt.
bang-character-calamity_janet-help = Sie darf BANG! als Fehlschuss! benutzen und Fehlschuss! als BANG! Ein Fehlschuss!, den sie als BANG! spielt, zählt als ihr BANG! dieses Zuges.
bang-character-el_gringo = El Gringo
bang-character-el_gringo-text = Wer ihn verletzt, verliert eine Karte an ihn.
bang-character-el_gringo-help = Für jeden Lebenspunkt, den er durch die Karte eines anderen verliert, nimmt er eine zufällige Karte aus dessen Hand. Nicht beim Dynamit.
bang-character-jesse_jones = Jesse Jones
bang-character-jesse_jones-text = Darf die erste Karte aus einer Hand nehmen.
bang-character-jesse_jones-help = Zu Zugbeginn darf er die erste Karte zufällig aus der Hand eines anderen nehmen. Die zweite kommt vom Talon.
bang-character-jourdonnais = Jourdonnais
bang-character-jourdonnais-text = Hat immer ein Fass: Herz rettet ihn.
bang-character-jourdonnais-help = Wird auf ihn geschossen, darf er ziehen: Herz hält den Schuss auf. Liegt ein Fass vor ihm, darf er es zweimal versuchen.
bang-character-kit_carlson = Kit Carlson
bang-character-kit_carlson-text = Sieht sich drei Karten an und behält zwei.
bang-character-kit_carlson-help = Zu Zugbeginn sieht er sich die drei obersten Karten an, behält zwei und legt die dritte zurück auf den Talon.
bang-character-lucky_duke = Lucky Duke
bang-character-lucky_duke-text = Deckt zwei Karten auf und wählt, welche gilt.
bang-character-lucky_duke-help = Jedes Mal, wenn er zieht, deckt er zwei Karten auf und bestimmt, welche gilt. Beide werden abgelegt.
bang-character-paul_regret = Paul Regret
bang-character-paul_regret-text = Für die anderen ist er 1 weiter weg.
bang-character-paul_regret-help = Der Abstand der anderen zu ihm ist um 1 größer. Ein Mustang kommt noch dazu.
bang-character-pedro_ramirez = Pedro Ramirez
bang-character-pedro_ramirez-text = Darf die erste Karte vom Ablagestapel nehmen.
bang-character-pedro_ramirez-help = Zu Zugbeginn darf er als erste Karte die oberste vom Ablagestapel nehmen. Die zweite kommt vom Talon.
bang-character-rose_doolan = Rose Doolan
bang-character-rose_doolan-text = Für sie sind die anderen 1 näher.
bang-character-rose_doolan-help = Ihr Abstand zu den anderen ist um 1 kleiner. Ein Appaloosa kommt noch dazu.
bang-character-sid_ketchum = Sid Ketchum
bang-character-sid_ketchum-text = Zwei Karten sparen oder bringen 1 Leben.
bang-character-sid_ketchum-help = Soll er Lebenspunkte verlieren, erspart ihm jedes Paar abgelegter Handkarten einen davon. Einmal im eigenen Zug, auch wenn er im Gefängnis bleibt, darf er zwei Handkarten ablegen und bekommt 1 Lebenspunkt zurück.
bang-character-slab_the_killer = Slab the Killer
bang-character-slab_the_killer-text = Sein BANG! braucht zwei Fehlschuss!
bang-character-slab_the_killer-help = Nur zwei Fehlschuss! halten sein BANG! auf. Ein Fass, das hilft, zählt als einer davon. Seine Gatling ist eine gewöhnliche.
bang-character-suzy_lafayette = Suzy Lafayette
bang-character-suzy_lafayette-text = Nimmt eine Karte, wenn die Hand leer ist.
bang-character-suzy_lafayette-help = Sobald sie keine Karte mehr auf der Hand hat, nimmt sie eine vom Talon.
bang-character-vulture_sam = Vulture Sam
bang-character-vulture_sam-text = Nimmt alle Karten von jedem, der ausscheidet.
bang-character-vulture_sam-help = Scheidet jemand aus, nimmt er dessen Hand und alles, was vor ihm lag, auf die Hand.
bang-character-willy_the_kid = Willy the Kid
bang-character-willy_the_kid-text = Darf beliebig viele BANG! spielen.
bang-character-willy_the_kid-help = Er darf in seinem Zug beliebig viele BANG! spielen.

## Fragen

bang-prompt-play-you = Dein Zug. Spiele eine Karte oder beende den Zug.
bang-prompt-play = { $seat } überlegt, was als Nächstes kommt.
bang-prompt-loot-you = { $kind ->
    [panic] Welche Karte nimmst du von { $other }?
    [cat_balou] { $whom ->
        [you] Welche deiner Karten legst du ab?
       *[they] Welche Karte muss { $other } ablegen?
    }
   *[other] { $whom ->
        [you] Welche deiner Karten wählst du?
       *[they] Welche Karte von { $other } wählst du?
    }
}
bang-prompt-loot = { $kind ->
    [panic] { $seat } wählt eine Karte von { $whom ->
        [you] dir
       *[they] { $other }
    }.
    [cat_balou] { $seat } bestimmt, welche Karte abgelegt wird.
   *[other] { $seat } wählt eine Karte von { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-prompt-shot-you = { $kind ->
    [gatling] { $other } schießt mit der Gatling auf dich. Was tust du?
   *[other] { $n ->
        [2] { $other } schießt auf dich. Du brauchst zwei Fehlschuss! Was tust du?
       *[other] { $other } schießt auf dich. Was tust du?
    }
}
bang-prompt-shot = { $whom ->
    [you] Du schießt auf { $seat }. Warten auf die Antwort.
   *[they] { $other } schießt auf { $seat }. Warten auf die Antwort.
}
bang-prompt-save-you = { $n ->
    [0] Du verlierst gleich einen Lebenspunkt. Was tust du?
   *[other] Du verlierst gleich { life-points }. Was tust du?
}
bang-prompt-save = { $seat } verliert gleich einen Lebenspunkt.
bang-prompt-duel-you = Duell mit { $other }. Antwortest du mit BANG!?
bang-prompt-duel = { $seat } muss im Duell antworten.
bang-prompt-indians-you = Indianer! Legst du ein BANG! ab?
bang-prompt-indians = Indianer! Warten auf { $seat }.
bang-prompt-store-you = General Store: Nimm eine Karte.
bang-prompt-store = { $seat } nimmt sich eine Karte aus dem General Store.
bang-prompt-draw-you = Woher nimmst du die Karte?
bang-prompt-draw = { $seat } nimmt Karten.
bang-prompt-keep-you = Welche Karte behältst du?
bang-prompt-keep = { $seat } sieht sich die obersten Karten vom Talon an.
bang-prompt-check-you = Welche der beiden Karten gilt?
bang-prompt-check = { $seat } wählt, welche Karte gilt.
bang-prompt-pay-you = { $n ->
    [2] Das kostet zwei Karten. Welche legst du zuerst ab?
   *[other] Lege dafür eine Karte ab.
}
bang-prompt-pay = { $seat } bezahlt mit Karten.
bang-prompt-limit-you = Zu viele Karten auf der Hand. Lege eine ab.
bang-prompt-limit = { $seat } legt überzählige Karten ab.
bang-prompt-rest-you = Du bleibst im Gefängnis. Legst du zwei Karten für 1 Lebenspunkt ab?
bang-prompt-rest = { $seat } bleibt im Gefängnis und darf zwei Karten ablegen.
bang-prompt-duplicate-you = Zwei gleiche Karten liegen vor dir. Lege eine ab.
bang-prompt-duplicate = { $seat } legt eine doppelte Karte ab.
bang-prompt-exempt-you = { card-nom-start } gilt für mehrere. Wen lässt du aus?
bang-prompt-exempt = { $seat } darf bei { card-dat } jemanden auslassen.
bang-prompt-target-you = { $kind ->
    [bang] Auf wen schießt du?
    [missed] Auf wen schießt du?
    [duel] Wen forderst du heraus?
    [jail] Wen steckst du ins Gefängnis?
   *[other] Auf wen spielst du { card-acc }?
}
bang-prompt-confirm-you = { $card } spielen?

## Möglichkeiten und was daraus folgt

bang-option-play = { $card } spielen
bang-option-play-at = { $kind ->
    [bang] Auf { $seat } schießen
    [missed] Auf { $seat } schießen
    [duel] { $seat } herausfordern
    [jail] { $who ->
        [you] Dich selbst einsperren
       *[they] { $seat } einsperren
    }
   *[other] { $who ->
        [you] { $card } auf dich selbst
       *[they] { $card } auf { $seat }
    }
}
bang-note-play-at = { $kind ->
    [bang] Kostet 1 Leben, wenn es trifft
    [missed] Kostet 1 Leben, wenn er trifft
    [duel] BANG! um BANG!
    [jail] Setzt vielleicht aus
    [panic] Eine Karte nehmen
    [cat_balou] Muss eine Karte ablegen
   *[other] { "" }
}
bang-option-use = { $card } benutzen
bang-option-use-at = { $who ->
    [you] { $card } auf dich selbst
   *[they] { $card } auf { $seat }
}
bang-note-use = { "" }
# Was aus einer Möglichkeit jetzt wird, anstelle ihres Hinweises: bang-now-NAME. Die Engine sagt, welcher (`Game.note`),
# $n und $card gehören zum Hinweis, $seat zur Möglichkeit.
bang-now-immune = Keine Wirkung: { $card }
bang-now-lifeless = Keine Wirkung: keine Lebenspunkte mehr
bang-now-missed = { $n ->
    [2] Braucht zwei Fehlschuss!
   *[other] Braucht { $n } Fehlschuss!
}
bang-now-full = Volle Lebenspunkte: keine Wirkung
bang-now-points = { life-points } zurück
bang-now-worth = Rettet { life-points }
bang-now-others = Du hast volle Lebenspunkte; es hilft anderen
bang-now-nobody = Alle haben volle Lebenspunkte: keine Wirkung
bang-now-ready = Ab deinem nächsten Zug bereit
bang-now-ready-soon = Ab dem Zug des Nächsten bereit
bang-now-replaces = Ersetzt { card-acc }
bang-option-heal = Zwei Karten für 1 Lebenspunkt ablegen
bang-note-heal = Einmal im Zug
bang-option-end = Zug beenden
bang-option-rest-end = Karten behalten
bang-option-take = Treffer hinnehmen
bang-note-shot-take = 1 Leben verlieren
bang-option-save-take = Hinnehmen
bang-note-save-take = { $n ->
    [0] Einen Lebenspunkt verlieren
   *[other] { $n } Leben verlieren
}
bang-option-duel-take = Aufgeben
bang-note-duel-take = 1 Leben verlieren
bang-option-indians-take = Kommen lassen
bang-note-indians-take = 1 Leben verlieren
bang-option-loot-take = { $card } nehmen
bang-option-loot-take-hand = Eine Handkarte
bang-note-loot-take-hand = Zufällig gewählt
bang-option-discard = { $card } ablegen
bang-option-loot-discard-hand = Eine Handkarte
bang-note-loot-discard-hand = Zufällig gewählt
bang-option-missed = { $kind ->
    [bang] { $card } spielen
    [missed] { $card } spielen
    [dodge] { $card } spielen
    [cactus] { $card } spielen
    [evaded] { $card } spielen
   *[other] { $card } als Fehlschuss! spielen
}
bang-note-missed = { $n ->
    [2] Einer von zweien, die du brauchst
   *[other] Der Schuss geht daneben
}
bang-note-shot-use = { $n ->
    [2] Einer von zwei Fehlschuss!, die du brauchst
   *[other] Der Schuss geht daneben
}
bang-option-barrel = Für das { $card } ziehen
bang-note-barrel = { $n ->
    [2] Herz gilt als ein Fehlschuss!
   *[other] Herz rettet dich
}
bang-option-barrel-character = Als Jourdonnais ziehen
bang-note-barrel-character = { $n ->
    [2] Herz gilt als ein Fehlschuss!
   *[other] Herz rettet dich
}
bang-option-beer = { $card } trinken
bang-note-beer = Rettet 1 Leben
bang-option-spare = Zwei Karten ablegen
bang-note-spare = Rettet 1 Leben
bang-option-bang = { $kind ->
    [bang] { $card } spielen
    [missed] { $card } spielen
   *[other] Mit { $card } antworten
}
bang-note-duel-bang = Dann muss der andere antworten
bang-note-indians-bang = Sie lassen dich in Ruhe
bang-option-pick = { $card } nehmen
bang-option-deck = Vom Talon
bang-note-deck = Verdeckt
bang-option-pile = Vom Ablagestapel
bang-note-pile = Die oberste Karte
bang-option-rob = Von { $seat }
bang-note-rob = Eine zufällige Handkarte
bang-option-keep = { $card } behalten
bang-option-choose = { $card } gilt
bang-option-exempt-at = { $seat } auslassen
bang-option-exempt-self = Dich selbst auslassen
bang-option-exempt-decline = Niemanden auslassen
bang-option-decline = Nein, danke

## Was geschah

bang-event-turn = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
bang-event-draw = { $who ->
    [you] Du nimmst { card-acc }.
   *[they] { $seat } nimmt { card-acc }.
}
bang-event-draw-many = { $who ->
    [you] Du nimmst { $n } Karten.
   *[they] { $seat } nimmt { $n } Karten.
}
bang-event-show = { $who ->
    [you] Du zeigst { card-acc }.
   *[they] { card-nom-start } wird aufgedeckt.
}
bang-event-play = { $who ->
    [you] Du spielst { card-acc }.
   *[they] { $seat } spielt { card-acc }.
}
bang-event-play-at = { $kind ->
    [bang] { $who ->
        [you] Du schießt mit { card-dat } auf { $other }.
       *[they] { $seat } schießt mit { card-dat } auf { $whom ->
            [you] dich
           *[they] { $other }
        }.
    }
    [missed] { $who ->
        [you] Du schießt mit { card-dat } auf { $other }.
       *[they] { $seat } schießt mit { card-dat } auf { $whom ->
            [you] dich
           *[they] { $other }
        }.
    }
   *[other] { $who ->
        [you] Du spielst { card-acc } auf { $whom ->
            [you] dich selbst
           *[they] { $other }
        }.
       *[they] { $seat } spielt { card-acc } auf { $whom ->
            [you] dich
           *[they] { $other }
        }.
    }
}
bang-event-lay = { $who ->
    [you] Du legst { card-acc } aus.
   *[they] { $seat } legt { card-acc } aus.
}
bang-event-lay-at = { $who ->
    [you] Du legst { card-acc } vor { $whom ->
        [you] dich
       *[they] { $other }
    }.
   *[they] { $seat } legt { card-acc } vor { $whom ->
        [you] dich
       *[they] { $other }
    }.
}
bang-event-discard = { $who ->
    [you] Du legst { card-acc } ab.
   *[they] { $seat } legt { card-acc } ab.
}
bang-event-discard-at = { $who ->
    [you] { $whom ->
        [you] Du legst { card-acc } ab.
       *[they] { $other } zwingt dich, { card-acc } abzulegen.
    }
   *[they] { $whom ->
        [you] Du zwingst { $seat }, { card-acc } abzulegen.
       *[they] { $other } zwingt { $seat }, { card-acc } abzulegen.
    }
}
bang-event-flip = { $who ->
    [you] Du deckst { card-acc } auf.
   *[they] { $seat } deckt { card-acc } auf.
}
bang-event-choose = { $who ->
    [you] Du wählst { card-acc }.
   *[they] { $seat } wählt { card-acc }.
}
bang-event-barrel = { $n ->
    [0] { $who ->
        [you] Kein Herz: { card-nom-start } hilft dir nicht.
       *[they] Kein Herz: { card-nom-start } hilft { $seat } nicht.
    }
    [2] { $who ->
        [you] Herz: { card-nom-start } gilt für dich als ein Fehlschuss!, aber das reicht noch nicht.
       *[they] Herz: { card-nom-start } gilt für { $seat } als ein Fehlschuss!, aber das reicht noch nicht.
    }
   *[other] { $who ->
        [you] Herz: { card-nom-start } rettet dich.
       *[they] Herz: { card-nom-start } rettet { $seat }.
    }
}
bang-event-barrel-character = { $n ->
    [0] { $who ->
        [you] Kein Herz: Das hilft dir nicht.
       *[they] Kein Herz: Das hilft { $seat } nicht.
    }
    [2] { $who ->
        [you] Herz gilt für dich als ein Fehlschuss!, aber das reicht noch nicht.
       *[they] Herz gilt für { $seat } als ein Fehlschuss!, aber das reicht noch nicht.
    }
   *[other] { $who ->
        [you] Herz: Der Schuss verfehlt dich.
       *[they] Herz: Der Schuss verfehlt { $seat }.
    }
}
bang-event-use = { $who ->
    [you] Du benutzt { card-acc }.
   *[they] { $seat } benutzt { card-acc }.
}
bang-event-use-at = { $who ->
    [you] Du benutzt { card-acc } bei { $whom ->
        [you] dir selbst
       *[they] { $other }
    }.
   *[they] { $seat } benutzt { card-acc } bei { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-event-use-self = { $who ->
    [you] Du benutzt { card-acc } bei dir selbst.
   *[they] { $seat } benutzt { card-acc } bei den eigenen Karten.
}
bang-event-immune = { $who ->
    [you] { card-nom-start } wirkt nicht auf dich.
   *[they] { card-nom-start } wirkt nicht auf { $seat }.
}
bang-event-jail = { $n ->
    [0] { $who ->
        [you] Du bleibst im Gefängnis und setzt aus.
       *[they] { $seat } bleibt im Gefängnis und setzt aus.
    }
   *[other] { $who ->
        [you] Herz: Du brichst aus dem Gefängnis aus.
       *[they] Herz: { $seat } bricht aus dem Gefängnis aus.
    }
}
bang-event-explode = { $who ->
    [you] Das Dynamit explodiert vor dir!
   *[they] Das Dynamit explodiert vor { $seat }!
}
bang-event-pass = { $who ->
    [you] Du gibst das Dynamit weiter.
   *[they] { $seat } gibt das Dynamit weiter.
}
bang-event-pass-at = { $who ->
    [you] Du gibst das Dynamit an { $other } weiter.
   *[they] { $seat } gibt das Dynamit an { $whom ->
        [you] dich
       *[they] { $other }
    } weiter.
}
bang-event-missed = { $kind ->
    [missed] { $who ->
        [you] Du spielst { card-acc }.
       *[they] { $seat } spielt { card-acc }.
    }
    [cactus] { $who ->
        [you] Du spielst { card-acc }.
       *[they] { $seat } spielt { card-acc }.
    }
    [evaded] { $who ->
        [you] Du spielst { card-acc }.
       *[they] { $seat } spielt { card-acc }.
    }
   *[other] { $who ->
        [you] Du spielst { card-acc } als Fehlschuss!
       *[they] { $seat } spielt { card-acc } als Fehlschuss!
    }
}
bang-event-bang = { $who ->
    [you] Du antwortest mit { card-dat }.
   *[they] { $seat } antwortet mit { card-dat }.
}
bang-event-beer = { $who ->
    [you] Du trinkst { card-acc }.
   *[they] { $seat } trinkt { card-acc }.
}
bang-event-spare = { $who ->
    [you] Du legst zwei Karten ab und rettest einen Lebenspunkt.
   *[they] { $seat } legt zwei Karten ab und rettet einen Lebenspunkt.
}
bang-event-hurt = { $who ->
    [you] Du verlierst { life-points }.
   *[they] { $seat } verliert { life-points }.
}
bang-event-bleed = { $who ->
    [you] Du bezahlst { life-points }.
   *[they] { $seat } bezahlt { life-points }.
}
bang-event-heal = { $who ->
    [you] Du bekommst { life-points } zurück.
   *[they] { $seat } bekommt { life-points } zurück.
}
bang-event-rob = { $who ->
    [you] Du nimmst eine Karte aus einer Hand.
   *[they] { $seat } nimmt eine Karte aus einer Hand.
}
bang-event-rob-at = { $who ->
    [you] Du nimmst { card-acc } aus der Hand von { $other }.
   *[they] { $seat } nimmt { card-acc } aus { $whom ->
        [you] deiner Hand
       *[they] der Hand von { $other }
    }.
}
bang-event-take = { $who ->
    [you] Du nimmst { card-acc }.
   *[they] { $seat } nimmt { card-acc }.
}
bang-event-take-at = { $who ->
    [you] Du nimmst { card-acc } von { $other }.
   *[they] { $seat } nimmt { card-acc } von { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-event-pick = { $who ->
    [you] Du suchst dir { card-acc } aus.
   *[they] { $seat } sucht sich { card-acc } aus.
}
bang-event-keep = { $who ->
    [you] Du behältst { card-acc }.
   *[they] { $seat } behält { card-acc }.
}
bang-event-toss = { $who ->
    [you] Du legst { card-acc } vom Talon ab.
   *[they] { $seat } legt { card-acc } vom Talon ab.
}
bang-event-give = { $who ->
    [you] Du gibst { card-acc } her.
   *[they] { $seat } gibt { card-acc } her.
}
bang-event-give-at = { $who ->
    [you] Du gibst { $other } { card-acc }.
   *[they] { $seat } gibt { $whom ->
        [you] dir
       *[they] { $other }
    } { card-acc }.
}
bang-event-swap = { $who ->
    [you] Du gibst { card-acc } her.
   *[they] { $seat } gibt { card-acc } her.
}
bang-event-swap-at = { $who ->
    [you] { card-nom-start } wechselt von dir zu { $other }.
   *[they] { card-nom-start } wechselt von { $seat } zu { $whom ->
        [you] dir
       *[they] { $other }
    }.
}
bang-event-exempt = { $who ->
    [you] Du lässt bei { card-dat } jemanden aus.
   *[they] { $seat } lässt bei { card-dat } jemanden aus.
}
bang-event-exempt-at = { $who ->
    [you] Du lässt { $other } bei { card-dat } aus.
   *[they] { $seat } lässt { $whom ->
        [you] dich
       *[they] { $other }
    } bei { card-dat } aus.
}
bang-event-exempt-self = { $who ->
    [you] Du lässt dich selbst bei { card-dat } aus.
   *[they] { $seat } bleibt bei { card-dat } außen vor.
}
bang-event-unhurt = { $who ->
    [you] Du bist ein Geist und hast keine Lebenspunkte zu verlieren.
   *[they] { $seat } ist ein Geist und hat keine Lebenspunkte zu verlieren.
}
bang-event-ghost = { $who ->
    [you] Dein letzter Lebenspunkt ist weg, aber du bleibst als Geist im Spiel.
   *[they] { $seat } hat keine Lebenspunkte mehr, bleibt aber als Geist im Spiel.
}
bang-event-out = { $who ->
    [you] Du scheidest aus.
   *[they] { $seat } scheidet aus.
}
bang-event-out-self = { $who ->
    [you] Du schaltest dich selbst aus.
   *[they] { $seat } scheidet durch eigene Schuld aus.
}
bang-event-out-at = { $who ->
    [you] { $whom ->
        [you] Du schaltest dich selbst aus.
       *[they] { $other } schaltet dich aus.
    }
   *[they] { $whom ->
        [you] Du schaltest { $seat } aus.
       *[they] { $other } schaltet { $seat } aus.
    }
}
bang-event-out-role = { $who ->
    [you] Du warst { $role ->
        [sheriff] Sheriff
        [deputy] Hilfssheriff
        [outlaw] Outlaw
       *[renegade] Kopfgeldjäger
    }.
   *[they] { $seat } war { $role ->
        [sheriff] Sheriff
        [deputy] Hilfssheriff
        [outlaw] Outlaw
       *[renegade] Kopfgeldjäger
    }.
}
bang-event-inherit = { $who ->
    [you] Du nimmst alle Karten, die zurückblieben.
   *[they] { $seat } nimmt alle Karten, die zurückblieben.
}
bang-event-inherit-at = { $who ->
    [you] Du nimmst alle Karten von { $other }.
   *[they] { $seat } nimmt alle { $whom ->
        [you] deine Karten
       *[they] Karten von { $other }
    }.
}
bang-event-reward = { $who ->
    [you] Du kassierst die Belohnung: drei Karten.
   *[they] { $seat } kassiert die Belohnung: drei Karten.
}
bang-event-penalty = { $who ->
    [you] Der Sheriff hat einen Hilfssheriff ausgeschaltet: Du verlierst alle Karten.
   *[they] Der Sheriff hat einen Hilfssheriff ausgeschaltet: { $seat } verliert alle Karten.
}
bang-event-shuffle = Der Ablagestapel wird zum neuen Talon gemischt.
bang-event-win = { $n ->
    [1] Die Outlaws gewinnen.
    [2] Der Kopfgeldjäger gewinnt.
    [3] Der Hilfssheriff gewinnt.
    [4] Der Outlaw gewinnt.
   *[other] Das Gesetz gewinnt.
}
bang-event-over = Die Partie ist zu Ende.

## Das Ende

bang-result-law = Das Gesetz gewinnt
bang-result-law-why = Alle Outlaws und Kopfgeldjäger sind ausgeschieden, und der Sheriff ist noch im Spiel.
bang-result-outlaws = Die Outlaws gewinnen
bang-result-outlaws-why = Der Sheriff ist ausgeschieden.
bang-result-renegade = Der Kopfgeldjäger gewinnt
bang-result-renegade-why = Der Sheriff schied zuletzt aus, und sonst war niemand mehr übrig.
bang-result-renegade-three-why = Der Kopfgeldjäger hat den Outlaw ausgeschaltet.
bang-result-left-why = Sonst ist niemand mehr übrig.
bang-result-deputy = Der Hilfssheriff gewinnt
bang-result-deputy-why = Der Hilfssheriff hat den Kopfgeldjäger ausgeschaltet.
bang-result-outlaw = Der Outlaw gewinnt
bang-result-outlaw-why = Der Outlaw hat den Hilfssheriff ausgeschaltet.
bang-side-deputy = Hilfssheriff
bang-side-outlaw = Outlaw
bang-story-shots = Abgegebene Schüsse: { $n }
bang-story-hits = Verlorene Lebenspunkte: { $n }
bang-story-saves = Abgewehrte Schüsse: { $n }
bang-story-beers = Zurückgewonnene Lebenspunkte: { $n }
bang-story-out = Zug { $turn }: { $text }
bang-story-first = Zug { $turn }: der erste Treffer. { $text }
bang-story-near = Zug { $turn }: { $who ->
    [you] Du hast nur noch einen Lebenspunkt.
   *[they] { $seat } hat nur noch einen Lebenspunkt.
}
bang-story-dynamite = Zug { $turn }: { $text }
bang-story-deadeye = { $who ->
    [you] Bester Schütze: du ({ $n } Treffer)
   *[they] Bester Schütze: { $seat } ({ $n } Treffer)
}

## Teile des Tisches

bang-deck = Talon
bang-pile = Ablage
bang-hand = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
bang-reach = Abstand { $n }, in Reichweite
bang-far = Abstand { $n }, außer Reichweite
bang-my-reach = Deine Reichweite: { $n }
bang-range = Reichweite { $n }
bang-turn-of = { $who ->
    [you] Du bist dran
   *[they] { $seat } ist dran
}
bang-standing = { $n } von { $of } noch im Spiel
bang-hint-play = Helle Karten kannst du spielen. Tippe auf eine.
bang-hint-none = Du kannst jetzt keine deiner Karten spielen.
bang-hint-target = Tippe auf jemanden mit rotem Rand.
bang-hint-reach = { $kind ->
    [panic] Sie reicht bis Abstand 1. Die Zahl im Visier ist dein Abstand zu diesem Platz.
   *[other] Deine Waffe reicht bis Abstand { $n }. Die Zahl im Visier ist dein Abstand zu diesem Platz.
}
bang-shelf = Zur Auswahl
bang-goods = Auf dem Tisch
bang-acting = Wirkt gerade
bang-front = Karten vor { $who ->
    [you] dir
   *[they] { $seat }
}
bang-front-none = Hier liegen keine Karten.
bang-colour-brown = Braun: wirkt einmal
bang-colour-blue = Blau: bleibt liegen
bang-colour-green = Grün: jetzt auslegen, später einmal benutzen
bang-waiting = Erst in einem späteren Zug bereit
bang-price = Kostet noch eine Karte
bang-acts = Jetzt mit der Fähigkeit von { $character }
