# Without network: what the page says when the server does not answer.
web-offline = No connection to the server. You can read the rules; a match needs the connection.
web-offline-again = Try again
