# Warum ein Bot von BANG! so gewählt hat. {$seat} ist ein Name, {$card} der einer Karte.
why-bang-end = Es ist nichts mehr da, was mehr hilft, als es kostet.
why-bang-forced = Etwas anderes war nicht möglich.
why-bang-best = Von allem, was ging, schien das am besten.
why-bang-sheriff = {$seat} ist der Sheriff: Ihn muss meine Seite zu Fall bringen.
why-bang-known = {$seat} kann inzwischen nur noch { $role ->
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
  } sein und steht gegen mich.
why-bang-suspect = Nach allem, was {$seat} getan hat, halte ich diesen Platz für einen { $role ->
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
  }: {$percent} %.
why-bang-finish = {$seat} hat nur noch einen Lebenspunkt.
why-bang-jail = Ein Zug, den {$seat} verliert, ist die Karte wert.
why-bang-rob = {$seat} ist nicht mein Freund und hat etwas zu verlieren.
why-bang-help = {$seat} ist auf meiner Seite, soweit ich sehe.
why-bang-sweep = Das trifft mehr Feinde als Freunde.
why-bang-heal = Ich bin verwundet, und ein Lebenspunkt ist mehr wert als die Karte.
why-bang-bleed = Ich habe Leben übrig und Platz auf der Hand.
why-bang-cards = Mehr Karten heißt mehr Auswahl; erst ziehe ich.
why-bang-gain = Das bringt mir etwas und kostet nur die Karte.
why-bang-weapon = Damit erreiche ich, wen ich vorher nicht erreichte, oder schieße öfter.
why-bang-lay = Vor mir wirkt sie für den Rest der Partie.
why-bang-car = Der Wagen ist mir mehr wert als sein Preis.
why-bang-train = Wohin der Zug fährt, gewinne ich mehr als die anderen.
why-bang-barrel = Der Versuch kostet nichts.
why-bang-dodge = Ein Lebenspunkt ist mehr wert als die Karte.
why-bang-take = Ich habe nichts, was dagegen reicht, oder nichts, was es wert wäre.
why-bang-save = Sonst wäre ich draußen, oder fast.
why-bang-answer = Ein BANG! ist kein hoher Preis für einen Lebenspunkt.
why-bang-yield = Ich habe nichts zu erwidern, oder ich will einem Freund nichts tun.
why-bang-least = Diese Karte brauche ich am wenigsten.
why-bang-most = Diese Karte brauche ich am meisten.
why-bang-check = Mit dieser Karte geht es am besten für mich aus.
