# Warum ein Bot von BANG! so gewählt hat. {$seat} ist ein Name, {$card} der einer Karte.
why-bang-end = Nichts, was ich noch tun könnte, hilft mehr, als es kostet.
why-bang-forced = Etwas anderes war nicht möglich.
why-bang-best = Von allem, was ging, schien mir das am besten.
why-bang-sheriff = {$seat} ist der Sheriff, und den muss meine Seite ausschalten.
why-bang-known = Ich bin so gut wie sicher, dass {$seat} { $role ->
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
  } ist und gegen mich steht.
why-bang-suspect = Nach allem, was {$seat} getan hat, halte ich {$seat} für einen { $role ->
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
  }: {$percent} %.
why-bang-finish = {$seat} hat nur noch einen Lebenspunkt.
why-bang-jail = Wenn {$seat} einen Zug verliert, ist das die Karte wert.
why-bang-rob = {$seat} ist nicht mein Freund und hat etwas zu verlieren.
why-bang-help = {$seat} ist auf meiner Seite, soweit ich sehe.
why-bang-sweep = Das trifft mehr Feinde als Freunde.
why-bang-heal = Ich bin verwundet, und ein Lebenspunkt ist mehr wert als die Karte.
why-bang-bleed = Ich habe Lebenspunkte übrig und Platz auf der Hand.
why-bang-cards = Mehr Karten bringen mehr Auswahl, also nehme ich zuerst Karten.
why-bang-gain = { card-nom-start } nützt mir jetzt mehr als später.
why-bang-weapon = Damit schieße ich weiter oder öfter.
why-bang-lay = { card-acc-start } will ich auf dem Tisch haben.
why-bang-car = Der Wagen ist mir mehr wert als sein Preis.
why-bang-train = Wo die Bahn hinfährt, habe ich mehr davon als die anderen.
why-bang-barrel = Der Versuch kostet nichts.
why-bang-dodge = Ein Lebenspunkt ist mehr wert als die Karte.
why-bang-take = Ich behalte lieber meine Karten, als diesen Treffer abzuwehren.
why-bang-save = Sonst würde ich ausscheiden, oder fast.
why-bang-answer = Ein BANG! ist kein hoher Preis für einen Lebenspunkt.
why-bang-yield = Mein BANG! behalte ich lieber.
why-bang-least = { card-acc-start } brauche ich am wenigsten.
why-bang-most = Diese Karte brauche ich am meisten.
why-bang-check = Mit dieser Karte geht es am besten für mich aus.
