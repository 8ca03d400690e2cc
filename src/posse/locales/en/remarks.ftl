# What bots say now and then, by strength: when they are hit, hit somebody, get away, eliminate somebody, are eliminated, win.

say-greenhorn-hit-1 = Ow! Is that how it’s done here?
say-greenhorn-hit-2 = Hey! I only just sat down.
say-greenhorn-strike-1 = Did I do that?
say-greenhorn-strike-2 = Beginner’s luck, I guess.
say-greenhorn-dodge-1 = Phew. My hat’s gone, though.
say-greenhorn-dodge-2 = I ducked! I really ducked!
say-greenhorn-fell-1 = I … I think he’s down.
say-greenhorn-fell-2 = Somebody tell my mother.
say-greenhorn-fall-1 = I knew I should have stayed on the farm.
say-greenhorn-fall-2 = So that’s how it goes.
say-greenhorn-win-1 = Wait, we won?
say-greenhorn-win-2 = Wait till I write home about this!

say-deputy-hit-1 = I’ll remember that.
say-deputy-hit-2 = Now that was unfriendly.
say-deputy-strike-1 = Just business.
say-deputy-strike-2 = You had that coming.
say-deputy-dodge-1 = Try again, partner.
say-deputy-dodge-2 = Too slow.
say-deputy-fell-1 = One less to feed.
say-deputy-fell-2 = That settles it.
say-deputy-fall-1 = Well fought. Look after my horse.
say-deputy-fall-2 = You’ll miss me yet.
say-deputy-win-1 = Drinks are on the losers.
say-deputy-win-2 = A good day’s work.

say-marshal-hit-1 = Noted.
say-marshal-hit-2 = You will regret that.
say-marshal-strike-1 = I don’t aim twice.
say-marshal-strike-2 = You should have moved.
say-marshal-dodge-1 = I saw that coming yesterday.
say-marshal-dodge-2 = Save your powder.
say-marshal-fell-1 = As I expected.
say-marshal-fell-2 = Hats off.
say-marshal-fall-1 = One mistake is enough.
say-marshal-fall-2 = Hm. Well played.
say-marshal-win-1 = It was over an hour ago.
say-marshal-win-2 = Gentlemen. Ladies. Good night.
