# Warum ein Bot von BANG! so gewählt hat. {$seat} ist ein Name, {$card} der einer Karte.
why-bang-forced = Etwas anderes war nicht möglich.
why-bang-not = Nichts, was ich noch spielen könnte, hilft mehr, als es kostet, auch nicht { card-nom }.
why-bang-hand = { $n ->
    [0] Ich lasse es so
    [one] Ich behalte meine eine Karte
   *[other] Ich behalte meine {$n} Karten
  }: Nichts anderes hilft mehr, als es kostet.
why-bang-finish = {$seat} hat nur noch einen Lebenspunkt.
why-bang-jail = Wenn {$seat} einen Zug verliert, ist das die Karte wert.
why-bang-robbed = {$seat} ist, soweit ich sehe, nicht mein Freund und hat { $n ->
    [one] eine Karte zu verlieren.
   *[other] {$n} Karten zu verlieren.
  }
why-bang-helped = {$seat} ist, soweit ich sehe, auf meiner Seite und hat {$n} von {$max}{ "\u00A0" }Lebenspunkten.
why-bang-rid = {$seat} ist, soweit ich sehe, auf meiner Seite, und { card-nom } schadet dort nur.
why-bang-hits = { card-nom-start } trifft { $n ->
    [one] eine andere Person
   *[other] {$n} andere
  }, und alles in allem ist das gut für mich.
why-bang-saloon = { card-nom-start } heilt { $n ->
    [one] eine Person
   *[other] {$n} Leute
  }, und alles in allem ist das gut für mich.
why-bang-brawl = { card-nom-start } kostet { $n ->
    [one] eine andere Person
   *[other] {$n} andere
  } je eine Karte, und das ist den Preis wert.
why-bang-store = Ich wähle zuerst, also bringt mir { card-nom } die beste von {$n} Karten.
why-bang-dynamite = Ich habe { life-points } und würde { card-acc } überleben. Nach mir kommen die anderen dran.
why-bang-draws = { card-nom-start } bringt mir {$n} Karten für eine.
why-bang-wounded = Ich habe nur {$n} von {$max}{ "\u00A0" }Lebenspunkten, und das ist { card-acc } wert.
why-bang-two = Ich habe nur {$n} von {$max}{ "\u00A0" }Lebenspunkten, und das ist zwei Karten wert.
why-bang-spend = Ich habe { life-points } und { $m ->
    [0] keine Karte
    [one] nur eine Karte
   *[other] nur {$m} Karten
  }: Zwei Karten sind einen Lebenspunkt wert.
why-bang-trade = Zwei neue Karten sind mir mehr wert als { card-nom }.
why-bang-trade-hand = Ich habe { $n ->
    [one] eine Karte
   *[other] {$n} Karten
  }, und zwei neue für eine blaue sind ein guter Tausch.
why-bang-now = { card-nom-start } nützt mir jetzt mehr als später.
why-bang-reach = Mit { card-dat } kann ich bis zum Abstand {$n} schießen.
why-bang-rapid = Mit { card-dat } darf ich in einem Zug beliebig viele BANG! spielen.
why-bang-away = Liegt { card-nom } vor mir, sehen mich die anderen um eins weiter entfernt.
why-bang-sees = Liegt { card-nom } vor mir, sehe ich die anderen um eins näher.
why-bang-lies = { card-nom-start } hilft mir, solange die Karte vor mir liegt.
why-bang-try = { card-nom-start } kann den Treffer verhindern, und der Versuch kostet nichts.
why-bang-lucky = Meine Fähigkeit kann mir einen meiner { life-points } retten, und der Versuch kostet nichts.
why-bang-point = Ich habe { life-points }. Einer davon ist mir mehr wert als { card-nom }.
why-bang-last = Ich habe nur noch einen Lebenspunkt, also nehme ich { card-acc }.
why-bang-few = Dagegen bräuchte ich {$n} Karten, und ich habe nur {$m}.
why-bang-ghost = Ich habe keine Lebenspunkte mehr zu verlieren, also behalte ich meine { $n ->
    [one] Karte.
   *[other] Karten.
  }
why-bang-spare = Lieber verliere ich einen meiner { life-points }, als {$seat} zu treffen.
why-bang-keep = Ich habe { life-points } und behalte lieber { card-acc }.
why-bang-save-all = Ohne { card-acc } würde ich ausscheiden.
why-bang-save-one = Ohne { card-acc } hätte ich nur noch einen Lebenspunkt.
why-bang-save-draw = { card-nom-start } rettet einen Lebenspunkt und bringt mir eine neue Karte.
why-bang-save-two = Sonst würde ich ausscheiden, also gebe ich zwei meiner {$n} Karten.
why-bang-enough = Nach diesem Treffer habe ich noch { life-points }, also behalte ich meine Karten.
why-bang-vain = Ich verliere {$n}{ "\u00A0" }Lebenspunkte und bekäme nur {$m} zurück: Das rettet mich nicht.
why-bang-least = { card-acc-start } brauche ich am wenigsten.
why-bang-most = { card-acc-start } brauche ich am meisten.
why-bang-check = Mit { card-dat } geht es am besten für mich aus.
why-bang-unseen = { $n ->
    [0] Vor {$seat} liegt nichts, also nehme ich eine Karte aus der Hand.
    [one] Eine Karte aus der Hand von {$seat} ist mir lieber als die eine auf dem Tisch.
   *[other] Eine Karte aus der Hand von {$seat} ist mir lieber als eine der {$n} auf dem Tisch.
  }
why-bang-prize = Von allem, was {$seat} hat, ist { card-nom } am meisten wert.
why-bang-deck-card = Neue Karten vom Talon sind mir mehr wert als { card-nom }.
why-bang-deck-seat = {$seat} will ich nichts wegnehmen.
why-bang-mimic = Von allen Fähigkeiten am Tisch nützt mir die von {$seat} am meisten.
why-bang-board = { card-nom-start } ist mir mehr wert als der Preis.
why-bang-car-best = Einen Wagen muss ich nehmen, und { card-nom } ist der beste für mich.
why-bang-towards = Nach der Fahrt kann ich { card-acc } nehmen, und das ist den Preis wert.
why-bang-terminus = Die Bahn erreicht die Endstation, und was { card-nom } dort tut, ist gut für mich.
why-bang-steam = Was { card-nom } an der Endstation tut, ist gut für mich.
why-bang-no-steam = Was { card-nom } an der Endstation tut, ist schlecht für mich.
why-bang-face = { card-nom-start } ist einen Schuss auf mich wert, denn ich habe einen Fehlschuss!
why-bang-ghost-keeps = Ich habe keine Lebenspunkte mehr zu verlieren, also behalte ich { card-acc }.
why-bang-give-up = Lieber verliere ich { card-acc }, als dass man auf mich schießt.
why-bang-mine = { card-acc-start } brauche ich selbst am meisten.
why-bang-burden = { card-nom-start } schadet {$seat}, und {$seat} ist, soweit ich sehe, nicht mein Freund.
why-bang-present = { card-nom-start } hilft {$seat}, und {$seat} ist, soweit ich sehe, auf meiner Seite.
why-bang-worst = Jemand muss eine Karte bekommen. { card-nom-start } fehlt mir am wenigsten, und {$seat} darf sie haben.
why-bang-hurts = {$seat} ist, soweit ich sehe, nicht mein Freund und verliert { card-acc }.
why-bang-all = Von mir aus trifft { card-nom } alle.
why-bang-withheld = {$seat} ist, soweit ich sehe, nicht mein Freund und bekommt nichts von { card-dat }.
why-bang-hidden = Mit leerer Hand kann mich niemand treffen, und ich habe nur { life-points }.
why-bang-offer = { $n ->
    [one] Eine Karte
   *[other] {$n} Karten
  } umsonst.
