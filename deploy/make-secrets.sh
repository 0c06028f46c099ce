#!/bin/sh
# Makes the password of PostgreSQL for compose.yaml, once, in two files: for PostgreSQL itself, and as the address that the site reads.
set -eu
umask 077
cd "$(dirname "$0")"
# The user of the site in the image (Dockerfile).
site_user=10001

if [ -e secrets/database-url ]; then
  echo 'deploy/secrets is made already.' >&2
  exit 1
fi
mkdir -p secrets
password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
printf %s "$password" > secrets/postgres-password
printf 'postgres://kayalink:%s@postgres:5432/kayalink' "$password" > secrets/database-url
chown "$site_user" secrets/database-url
