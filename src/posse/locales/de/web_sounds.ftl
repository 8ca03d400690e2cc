# Töne: wie laut sie sind und welche zu hören sind.
web-sounds = Was du hörst
web-volume = Lautstärke
web-sounds-table = Der Tisch
web-sounds-talk = Gespräch
web-sounds-turn = Ich bin dran
