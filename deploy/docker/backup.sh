#!/bin/sh
# Backs up what `docker compose up` runs, into a new folder, while it runs: deploy/docker/backup.sh FOLDER
# Why in this order stands in docs/operations.md under "Backup".
set -eu
umask 077

to=${1:?Use: deploy/docker/backup.sh FOLDER}
part=$to.part
[ ! -e "$to" ] || { echo "$to is there already: choose another name." >&2; exit 1; }

end() {
  status=$?
  docker compose start kafka >/dev/null
  [ $status -eq 0 ] || rm -rf "$part"
  exit $status
}

rm -rf "$part"
mkdir -p "$part"
trap end EXIT
trap 'exit 130' INT TERM HUP

# The password goes from its file to the tool without being an argument, which other users of a machine can see.
as_administrator='--username administrator --authenticationDatabase admin'
as_administrator="$as_administrator --config <(printf 'password: %s' \"\$(cat /run/secrets/admin-password)\")"

echo 'Documents: one instant over all databases …'
docker compose exec -T mongodb bash -c "mongodump --quiet --archive --gzip --oplog $as_administrator" >"$part/documents.gz"
echo 'Uploaded files …'
docker compose cp -a minio:/data "$part/files"
echo 'Topics: the broker rests meanwhile, and facts wait in their documents …'
docker compose stop kafka
docker compose cp -a kafka:/var/lib/kafka/data "$part/topics"
docker compose start kafka
echo 'Keys …'
docker compose cp -a keys:/data "$part/keys"
mv "$part" "$to"
echo "Backed up: $to"
