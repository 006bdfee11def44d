#!/bin/sh
# For compose.yaml: the PostgreSQL image runs this script once for a new volume. For an existing volume run:
# docker compose exec database sh /docker-entrypoint-initdb.d/create-serving-role.sh
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$SITE_PASSWORD" \
  --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE site LOGIN PASSWORD :'password';
SQL
