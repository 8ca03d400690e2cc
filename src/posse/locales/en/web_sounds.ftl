# Sounds: how loud they are, and which are heard.
web-sounds = What you hear
web-volume = Volume
web-sounds-table = The table
web-sounds-talk = Talk
web-sounds-turn = It is my turn
