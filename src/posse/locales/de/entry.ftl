# Die Seite hinter dem kurzen Code eines Tisches.
entry-title = Du möchtest mitspielen
entry-code = Code des Tisches
entry-what = Vier Buchstaben und Ziffern, wie man sie dir am Tisch sagt. Groß oder klein ist gleich.
entry-asking = Der Tisch wird gesucht …
entry-waiting = Dieser Tisch ist privat: Wer ihn eröffnet hat, wird gefragt, ob du hereinkommen darfst. Lass diese Seite offen.
entry-open = Komm herein.
entry-refused = Du wurdest nicht hereingelassen.
entry-late = Am Tisch hat niemand geantwortet.
entry-again = Noch einmal fragen
