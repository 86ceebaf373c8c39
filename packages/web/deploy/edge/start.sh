#!/bin/sh
# Starts Varnish in front of sites. Settings by environment variables:
#   SITES       the sites, each as host:port, with spaces between
#   PORT        for visitors; default 8080
#   PURGE_PORT  for the sites, which purge the cache; default 8081. No proxy may lead to it
#   HOST        the address to listen on; default: all
#   PROXIES     how many proxies are in front, such as one that ends TLS; default 0. Each of them, and the cache, appends to X-Forwarded-For
#   MEMORY      the most memory for cached pages; default 256m
#   KEPT_FOR    how long a page is cached if no edit purges it; default 5m. Texts that depend on the time of day, such as the next
#               free place, are half a minute older at most
#   WORK        a writable folder; default /var/lib/varnish
set -eu

configuration=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-/var/lib/varnish}
host=${HOST:-}

{
    printf 'import directors;\n\n'
    printf 'probe health {\n    .url = "/health";\n    .interval = 1s;\n    .timeout = 1s;\n    .window = 3;\n    .threshold = 2;\n    .initial = 2;\n}\n\n'
    number=0
    # Word splitting is intended: the name of a site has no spaces.
    for site in $SITES; do
        number=$((number + 1))
        printf 'backend site_%s {\n    .host = "%s";\n    .port = "%s";\n    .probe = health;\n' "$number" "${site%:*}" "${site##*:}"
        # A call of /api/ may take 30 s.
        printf '    .connect_timeout = 1s;\n    .first_byte_timeout = 35s;\n    .between_bytes_timeout = 35s;\n}\n\n'
    done
    printf 'sub vcl_init {\n    new sites = directors.shard();\n'
    count=0
    while [ "$count" -lt "$number" ]; do
        count=$((count + 1))
        printf '    sites.add_backend(site_%s);\n' "$count"
    done
    printf '    sites.reconfigure();\n}\n\nsub kept_for {\n    set beresp.ttl = %s;\n}\n\n' "${KEPT_FOR:-5m}"
    # The visitor's address. Visitors can write any entries to its left.
    printf 'sub visitor_address {\n    set req.http.X-Edge-Shard = regsub(req.http.X-Forwarded-For, "^.*?([^, ]+)(?:,[^,]*){%s}$", "\\1");\n}\n' "${PROXIES:-0}"
} > "$work/backends.vcl"

# Varnish's own gzip is off, so that it caches each form that the sites have compressed, Brotli too.
exec varnishd -F -j none -n "$work/varnish" \
    -a "site=$host:${PORT:-8080}" -a "purge=$host:${PURGE_PORT:-8081}" \
    -f "$configuration/site.vcl" -s "malloc,${MEMORY:-256m}" \
    -p "vcl_path=$configuration:$work" -p http_gzip_support=off
