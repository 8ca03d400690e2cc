# Was hilft, wenn ein Handy den Laptop mit dem Server nicht erreicht.

reach-address = Das ist die Adresse für Handys:
reach-closed = Dieser Server antwortet nur seinem eigenen Gerät. Beende ihn und starte ihn so:
reach-closed-then = Öffne dann den Tisch noch einmal und scanne den neuen Code.
reach-typed = Ist die Adresse vollständig?
reach-typed-text = Scanne den Code, oder tippe die Adresse genau so, wie sie hier steht: mit allem vor den zwei Schrägstrichen, und mit der Zahl { $port } am Ende, wenn sie dort steht. Manche Browser machen aus http von selbst https; tippe sie dann noch einmal.
reach-wifi = Sind beide im selben WLAN?
reach-wifi-text = Vergleiche den Namen des Netzes auf beiden Geräten. Schalte am Handy für einen Moment die mobilen Daten aus. Ein VPN auf dem Handy oder dem Laptop kann im Weg sein, also schalte es aus.
reach-guest = Ist es ein Gast-WLAN?
reach-guest-text = Gastnetze, Hotels und viele Büros trennen die Geräte voneinander. Nimm das Hauptnetz der Wohnung. Oder öffne auf einem Handy einen Hotspot und verbinde den Laptop und alle anderen Handys damit; lade dann diese Seite neu, denn die Adresse hat sich geändert.
reach-firewall = Lässt die Firewall des Laptops Handys herein?
reach-firewall-text = Posse braucht eingehende Verbindungen (TCP) auf Port { $port }.
reach-windows = Windows
reach-windows-text = Wenn Windows fragt, erlaube Python in privaten Netzwerken, und stelle das WLAN in seinen Eigenschaften auf „Privates Netzwerk“. Oder führe das als Administrator aus:
reach-mac = macOS
reach-mac-text = Systemeinstellungen, Netzwerk, Firewall, Optionen: Erlaube eingehende Verbindungen für Python oder für dein Terminal.
reach-linux = Debian, Ubuntu, Mint
reach-linux-text = Wenn ufw an ist:
reach-fedora = Fedora, openSUSE
reach-fedora-text = Mit firewalld:
reach-sleep = Hat der Laptop geschlafen?
reach-sleep-text = Lass ihn am Strom und offen. Nachdem er geschlafen hat, oder in einem anderen Netz, kann sich seine Adresse geändert haben: Lade diese Seite auf dem Laptop neu.
reach-test = Zum Prüfen ohne Tisch öffne das auf dem Handy:
reach-test-shows = Wenn das Handy den Laptop erreicht, zeigt es
