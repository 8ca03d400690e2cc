#!/bin/sh
# /usr/local/bin/posse-backup: makes a backup, reads it again, thins out old ones, copies them to another place.
# On the first of a month it also rehearses a restore. posse-backup.service or posse-backup.cron runs it every night.
#
#   DB               what to save: a file, or postgresql://…
#   BACKUPS          where the backups lie
#   BACKUP_DAYS, BACKUP_WEEKS, BACKUP_MONTHS
#                    how many are kept: the last of so many days, weeks and months that have one
#   OFFSITE          a command that copies the folder elsewhere, for example
#                    rsync --archive --delete "$BACKUPS/" backup@other.example.org:posse/
set -eu
umask 077

posse=${POSSE:-/opt/posse/bin/posse}
db=${DB:-/var/lib/posse/posse.db}
BACKUPS=${BACKUPS:-/var/lib/posse/backups}
export BACKUPS
today=${TODAY:-$(date +%F)}
file=$BACKUPS/posse-$today.db

# The days that have a backup, newest first.
days() {
    ls "$BACKUPS" | sed -n 's/^posse-\(....-..-..\)\.db$/\1/p' | sort -r
}

# The newest day of each of the last $1 periods; $2 is the period as `date` writes it.
newest() {
    left=$1 last=
    for day in $(days); do
        period=$(date --date "$day" "+$2")
        [ "$period" = "$last" ] && continue
        [ "$left" -gt 0 ] || break
        echo "$day"
        last=$period left=$((left - 1))
    done
}

mkdir -p "$BACKUPS"
"$posse" backup --force --db "$db" "$file"
"$posse" backup --verify "$file"

keep=$(
    newest "${BACKUP_DAYS:-7}" %F
    newest "${BACKUP_WEEKS:-5}" %G-%V
    newest "${BACKUP_MONTHS:-12}" %Y-%m
)
for day in $(days); do
    case " $(echo $keep) " in
        *" $day "*) ;;
        *) rm -- "$BACKUPS/posse-$day.db" ;;
    esac
done

case $today in
    *-01) "$posse" backup --rehearse "$file" ;;
esac
if [ -n "${OFFSITE:-}" ]; then
    sh -c "$OFFSITE"
fi
