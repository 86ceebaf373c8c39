#!/bin/sh
# Replaces the sites of the compose file by those of another version, one after the other; the version before is the way back:
#   sh packages/web/deploy/release.sh 2026-11-28
# The image hospital-site:<version> must exist.
set -eu

version=${1:?which version}
compose="docker compose -f $(dirname "$0")/compose.yaml"
export SITE_VERSION="$version"

docker image inspect "hospital-site:$version" > /dev/null
for site in $($compose config --services | grep '^site-' | sort); do
    # Waits until the site's health check succeeds. The cache checks the site once a second, and has noticed it by then.
    $compose up --detach --no-deps --no-build --wait "$site"
done
