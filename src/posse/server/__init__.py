"""The server: people and bots play at tables in the browser. Start with table/answers.py."""
