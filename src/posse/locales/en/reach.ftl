# What to try when a phone does not reach the laptop with the server.

reach-address = This is the address for phones:
reach-closed = This server answers only its own machine. Stop it and start it so:
reach-closed-then = Then open its table again and scan the new code.
reach-typed = Is the address complete?
reach-typed-text = Scan the code, or type the address exactly as it stands here: with everything before the two slashes, and with the number { $port } at the end if it is shown. Some browsers turn http into https by themselves; then type it once more.
reach-wifi = Are both in the same Wi-Fi?
reach-wifi-text = Look at the name of the network on both. Switch mobile data off on the phone for a moment. A VPN on the phone or the laptop can be in the way, so switch it off.
reach-guest = Is it a guest Wi-Fi?
reach-guest-text = Guest networks, hotels and many offices keep devices apart. Use the main network of your home. Or open a hotspot on one phone and join it with the laptop and all other phones; then reload this page, because the address has changed.
reach-firewall = Does the laptop’s firewall let phones in?
reach-firewall-text = Posse needs incoming connections (TCP) on port { $port }.
reach-windows = Windows
reach-windows-text = When Windows asks, allow Python in private networks, and set the Wi-Fi to “Private network” in its properties. Or run this as administrator:
reach-mac = macOS
reach-mac-text = System Settings, Network, Firewall, Options: allow incoming connections for Python or for your terminal.
reach-linux = Debian, Ubuntu, Mint
reach-linux-text = If ufw is on:
reach-fedora = Fedora, openSUSE
reach-fedora-text = With firewalld:
reach-sleep = Did the laptop go to sleep?
reach-sleep-text = Keep it plugged in and open. After it has slept, or in another network, its address may have changed: reload this page on the laptop.
reach-test = To test it without a table, open this on the phone:
reach-test-shows = If the phone reaches the laptop, it shows
