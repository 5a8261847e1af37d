#!/bin/sh
# Restores a folder that deploy/docker/backup.sh wrote, where nothing runs yet: deploy/docker/restore.sh FOLDER
set -eu

from=${1:?Use: deploy/docker/restore.sh FOLDER}
for each in documents.gz files topics keys; do
  [ -e "$from/$each" ] || { echo "$from is no whole backup: $each is missing." >&2; exit 1; }
done
[ -z "$(docker compose ps --all --quiet)" ] || {
  echo 'Something is here already. To lose it: docker compose down --volumes' >&2
  exit 1
}

docker compose create
docker compose cp -a "$from/keys/." keys:/data
docker compose cp -a "$from/files/." minio:/data
docker compose cp -a "$from/topics/." kafka:/var/lib/kafka/data
docker compose up --detach --wait mongodb
as_administrator='--username administrator --authenticationDatabase admin'
as_administrator="$as_administrator --config <(printf 'password: %s' \"\$(cat /run/secrets/admin-password)\")"
docker compose exec -T mongodb bash -c "mongorestore --quiet --archive --gzip --oplogReplay --drop $as_administrator" <"$from/documents.gz"
docker compose up --detach --wait
echo 'The topics are newer than the documents: these are raised above them …'
docker compose run --rm operator restore.ts --lift-revisions
