#!/bin/sh
# Writes `backends.vcl` of the sites that it is given, each as host:port, to the standard output. KEPT_FOR (default 5m) is for how long a
# page is kept that no edit has purged: what it tells of the time of day, such as the next free place, is half a minute older at most.
set -eu

printf 'import directors;\n\nprobe health {\n    .url = "/health";\n    .interval = 1s;\n    .timeout = 1s;\n    .window = 3;\n    .threshold = 2;\n    .initial = 2;\n}\n\n'

number=0
for site in "$@"; do
    number=$((number + 1))
    printf 'backend site_%s {\n    .host = "%s";\n    .port = "%s";\n    .probe = health;\n    .connect_timeout = 1s;\n    .first_byte_timeout = 35s;\n    .between_bytes_timeout = 35s;\n}\n\n' "$number" "${site%:*}" "${site##*:}"
done

printf 'sub vcl_init {\n    new sites = directors.shard();\n'
count=0
while [ "$count" -lt "$number" ]; do
    count=$((count + 1))
    printf '    sites.add_backend(site_%s);\n' "$count"
done
printf '    sites.reconfigure();\n}\n'
printf '\nsub kept_for {\n    set beresp.ttl = %s;\n}\n' "${KEPT_FOR:-5m}"
