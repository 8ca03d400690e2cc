# Was Bots hin und wieder sagen, nach Stärke: wenn sie getroffen werden, treffen, entkommen, jemanden ausschalten, ausgeschaltet werden, gewinnen.

say-greenhorn-hit-1 = Au! Macht man das hier so?
say-greenhorn-hit-2 = He! Ich sitze doch kaum.
say-greenhorn-strike-1 = War ich das?
say-greenhorn-strike-2 = Anfängerglück, schätze ich.
say-greenhorn-dodge-1 = Puh. Aber mein Hut ist hin.
say-greenhorn-dodge-2 = Ich hab mich geduckt! Wirklich!
say-greenhorn-fell-1 = Ich … ich glaube, das war’s.
say-greenhorn-fell-2 = Sagt das bloß nicht meiner Mutter.
say-greenhorn-fall-1 = Wär ich nur auf der Farm geblieben.
say-greenhorn-fall-2 = So läuft das also.
say-greenhorn-win-1 = Moment, gewonnen?
say-greenhorn-win-2 = Das muss ich nach Hause schreiben!

say-deputy-hit-1 = Das merke ich mir.
say-deputy-hit-2 = Das war nicht nett.
say-deputy-strike-1 = Ist nur das Geschäft.
say-deputy-strike-2 = Das hast du dir verdient.
say-deputy-dodge-1 = Versuch’s noch mal, Partner.
say-deputy-dodge-2 = Zu langsam.
say-deputy-fell-1 = Ein Maul weniger.
say-deputy-fell-2 = Damit wäre das geklärt.
say-deputy-fall-1 = Gut gekämpft. Sorgt für mein Pferd.
say-deputy-fall-2 = Ihr werdet mich noch vermissen.
say-deputy-win-1 = Die Verlierer zahlen die Runde.
say-deputy-win-2 = Gute Arbeit für heute.

say-marshal-hit-1 = Zur Kenntnis genommen.
say-marshal-hit-2 = Das wird dir noch leidtun.
say-marshal-strike-1 = Ich ziele nicht zweimal.
say-marshal-strike-2 = Du hättest dich bewegen sollen.
say-marshal-dodge-1 = Das war gestern schon klar.
say-marshal-dodge-2 = Spar dein Pulver.
say-marshal-fell-1 = Wie erwartet.
say-marshal-fell-2 = Hüte ab.
say-marshal-fall-1 = Ein Fehler genügt.
say-marshal-fall-2 = Hm. Gut gespielt.
say-marshal-win-1 = Das war seit einer Stunde entschieden.
say-marshal-win-2 = Gute Nacht allerseits.
