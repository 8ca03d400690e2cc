# Warum ein Bot so gewählt hat: was alle Spiele teilen, das Würfelspiel und Wyatt Earp.
why-ahead = Ich habe mir {$worlds} Welten ausgedacht. In {$n} davon ging es so besser aus, in {$m} schlechter.
why-ahead-until = { $until ->
    [turn] am Ende meines Zuges
    [round] vor meinem nächsten Zug
    [next] nach meinem nächsten Zug
   *[end] am Ende
  }
why-ahead-fact = Ich habe mir {$worlds} Welten ausgedacht. In { $n ->
    [0] keiner
   *[other] {$n}
  } davon { $what ->
    [out] war {$seat} { why-ahead-until } ausgeschieden
    [hurt] hatte {$seat} { why-ahead-until } Lebenspunkte verloren
    [twice] hatte {$seat} { why-ahead-until } mindestens zwei Lebenspunkte verloren
    [healed] hatte {$seat} { why-ahead-until } Lebenspunkte zurückbekommen
    [out-me] war ich { why-ahead-until } ausgeschieden
    [hurt-me] hatte ich { why-ahead-until } Lebenspunkte verloren
    [twice-me] hatte ich { why-ahead-until } mindestens zwei Lebenspunkte verloren
    [healed-me] hatte ich { why-ahead-until } Lebenspunkte zurückbekommen
    [arrows-me] hatte ich { why-ahead-until } Pfeile genommen
    [cards-me] hatte ich { why-ahead-until } nicht weniger Karten als jetzt
    [ended] war der Durchgang { why-ahead-until } vorbei
    [richest] hatte { why-ahead-until } niemand mehr Geld als ich
   *[richer] hatte ich { why-ahead-until } mehr Geld als jetzt
  }, mit meiner anderen Idee in { $m ->
    [0] keiner
   *[other] {$m}
  }.

why-role = { $role ->
    [deputy] Hilfssheriff
    [outlaw] Outlaw
   *[renegade] Kopfgeldjäger
  }
why-sheriff = {$seat} ist der Sheriff, und den muss meine Seite ausschalten.
why-sheriff-weaker = {$seat} ist der Sheriff und hat { life-points }. Es hilft mir jetzt, wenn der Sheriff schwächer wird.
why-last = Nur {$seat} und ich sind noch da.
why-prey = {$seat} ist { why-role }. Ich gewinne, wenn ich {$seat} ausschalte.
why-open = {$seat} ist { why-role } und gegen mich.
why-only = {$seat} kann nur { why-role } sein und ist damit gegen mich.
why-sure = Ich bin so gut wie sicher, dass {$seat} { why-role } ist.
why-suspect = Nach allem, was {$seat} getan hat, halte ich {$seat} für einen { why-role }: {$percent} %.
why-likely = {$seat} hat noch nichts getan, was mir etwas verrät. Ein { why-role } wäre gegen mich, und die Chance dafür ist {$percent} %.

why-dice-gains = { $n ->
    [one] Diesen Würfel
   *[other] Diese {$n} Würfel
  } noch einmal zu werfen, ist im Schnitt {$gain}{ "\u00A0" }Lebenspunkte mehr wert.
why-dice-costs = Noch ein Wurf würde mich im Schnitt {$gain}{ "\u00A0" }Lebenspunkte kosten{ $n ->
    [0] .
    [one] : Ein Dynamit liegt schon da.
   *[other] : {$n} Dynamit liegen schon da.
  }
why-dice-even = Noch ein Wurf brächte mir im Schnitt nichts{ $n ->
    [0] .
    [one] , und ein Dynamit liegt schon da.
   *[other] , und {$n} Dynamit liegen schon da.
  }
why-dice-rolls = { $n ->
    [one] Einer der Würfel nützt
   *[other] {$n} der Würfel nützen
  } mir wenig.
why-dice-danger = Es liegen schon {$n} Dynamit da. Ein drittes würde meinen Wurf beenden und mich einen Lebenspunkt kosten.
why-dice-fatal = Ich habe nur noch einen Lebenspunkt, und es liegen schon {$n} Dynamit da. Mit einem dritten würde ich ausscheiden.
why-dice-keeps = { $n ->
    [one] Der eine Würfel, den ich noch werfen könnte, ist
   *[other] Alle {$n} Würfel, die ich noch werfen könnte, sind
  } mir im Schnitt mehr wert als ein neuer Wurf.
why-dice-finish = {$seat} hat nur noch einen Lebenspunkt.
why-dice-again = Irgendwen muss der Schuss treffen, und {$seat} ist schon so gut wie ausgeschieden.
why-dice-spare = Auf jemanden muss ich schießen. {$seat} hat { life-points } und verkraftet es am besten.
why-dice-heals-me = Ich habe nur {$n} von {$max}{ "\u00A0" }Lebenspunkten.
why-dice-heals-seat = {$seat} hat nur {$n} von {$max}{ "\u00A0" }Lebenspunkten und ist, soweit ich sehe, auf meiner Seite.
why-dice-full-me = Ich habe alle meine { life-points }. Lieber verschwende ich das Bier, als den anderen zu helfen.
why-dice-full-seat = {$seat} hat schon alle { life-points }, also hilft das Bier niemandem.
why-dice-double = Ich habe {$n} von {$max}{ "\u00A0" }Lebenspunkten, und das Bier zählt für mich gerade doppelt.
why-dice-nobody = Ich habe { life-points } und will sonst niemandem helfen.
why-dice-relieves = {$seat} ist, soweit ich sehe, auf meiner Seite und hat { $n ->
    [one] einen Pfeil.
   *[other] {$n} Pfeile.
  }
why-dice-others = { $n ->
    [0] Niemand sonst hat einen Pfeil.
    [one] Der eine Pfeil der anderen liegt bei jemandem, dem ich nicht helfen will.
   *[other] Die {$n} Pfeile der anderen liegen bei Leuten, denen ich nicht helfen will.
  }
why-dice-instead = Ich nehme stattdessen { $n ->
    [one] einen Pfeil
   *[other] {$n} Pfeile
  }: Pfeile wird man wieder los, ein Lebenspunkt ist weg.
why-dice-loses = { $held ->
    [0] Schon ein Pfeil wäre mir zu gefährlich.
    [one] Ich habe schon einen Pfeil, und mehr wären zu gefährlich.
   *[other] Ich habe schon {$held} Pfeile, und mehr wären zu gefährlich.
  }
why-dice-fewer = { $n ->
    [0] Ich behalte meine Pfeile.
    [one] Ich kann einen Pfeil ablegen, und jeder Pfeil weniger ist gut.
   *[other] Ich kann {$n} Pfeile ablegen, und jeder Pfeil weniger ist gut.
  }

why-wyatt-over = Endet der Durchgang jetzt, bekomme ich {$money} $. Von den anderen bekommt {$seat} am meisten: {$more} $.
why-wyatt-win = Endet der Durchgang jetzt, gewinne ich die Partie mit {$money} $.
why-wyatt-later = Ich könnte den Durchgang beenden, aber dann bekäme ich nur {$money} $ und {$seat} {$more} $.
why-wyatt-idle = Seit {$n} Zügen hat niemand mehr getan, als die oberste Karte zu nehmen und eine zurückzulegen.
why-wyatt-two = Zwei neue Karten versprechen mehr als { card-nom } auf dem Ablagestapel.
why-wyatt-rest = Der Durchgang kann weitergehen: { $n ->
    [one] Eine Karte ist
   *[other] {$n} Karten sind
  } noch aufzunehmen.
why-wyatt-fits = Ich habe {$n}-mal {$card} auf der Hand, und noch eine Karte davon liegt auf dem Ablagestapel.
why-wyatt-top = { card-acc-start } kann ich brauchen, und sie liegt auf dem Ablagestapel.
why-wyatt-few = Zum Aufnehmen { $n ->
    [0] ist keine Karte
    [one] ist eine Karte
   *[other] sind {$n} Karten
  } übrig, und ich will nicht länger warten.
why-wyatt-lay = { $n ->
    [one] Eine Karte {$card} auf dem Tisch vergrößert meinen Anteil an der Belohnung.
   *[other] {$n} Karten {$card} auf dem Tisch vergrößern meinen Anteil an der Belohnung.
  }
why-wyatt-photo = Das Photo bringt mich bei {$card} nach vorn.
why-wyatt-stagecoach = Mehr Geld auf {$card} bringt mir am meisten.
why-wyatt-bank = Mehr Geld auf {$card} bringt mir am meisten.
why-wyatt-gun = Bei {$card} nützen mir drei Punkte mehr am meisten.
why-wyatt-look = {$card} kann ich brauchen, und jemand könnte welche haben.
why-wyatt-aim = Ich will {$card} haben, und vor {$seat} liegt etwas davon.
why-wyatt-shot = { $n ->
    [one] Eine Karte aus der einzigen Reihe der anderen ist den Schuss wert.
   *[other] Eine Karte aus einer von {$n} Reihen der anderen ist den Schuss wert.
  }
why-wyatt-fresh = Ich habe nur {$n} Karten, und zwei neue für eine sind ein guter Tausch.
why-wyatt-find = Ich weiß noch, dass { card-nom } im Ablagestapel liegt.
why-wyatt-unhide = Meine versteckte Reihe {$card} ist einen Schuss wert.
why-wyatt-discard = { card-acc-start } brauche ich am wenigsten, und der Nachbar hat wenig davon.
why-wyatt-ask = {$card} kann ich brauchen, und {$seat} könnte welche haben.
why-wyatt-steal = {$card} fehlt dann {$seat} und hilft mir.
why-wyatt-hide = {$seat} bekäme am meisten für {$card}.
why-wyatt-take = Von allen Karten im Stapel hilft mir { card-nom } am meisten.
why-wyatt-keep-card = { card-nom-start } ist später mehr wert.
why-wyatt-pass-card = Meine Reihe {$card} ist mir jetzt keinen Wyatt Earp wert.
why-wyatt-hand = Keine dieser Karten würde mir helfen. Ich habe {$n} auf der Hand.
why-wyatt-law-card = Von meinen Sheriff-Karten sieht { card-nom } am besten aus.
why-wyatt-spare = { card-acc-start } brauche ich am wenigsten.
