vcl 4.1;

# The cache in front of any number of sites: Varnish 7 with vmod xkey (package varnish-modules).
#
# All visitors get the same public documents, so the key is the path, the parameters that pages read, and the encoding. No personal
# data can enter: only requests without a cookie are looked up in the cache.
# deploy/edge.test.ts compares the two expressions with the routes of the site.

import std;
import xkey;

# start.sh writes this file: a backend for each site, the director `sites` over them, `visitor_address`, and `kept_for`.
include "backends.vcl";

sub vcl_recv {
    # The operators' own socket: no proxy leads to it.
    if (local.socket == "purge") {
        if (req.method != "PURGE") {
            return (synth(405));
        }
        if (req.http.xkey-purge == "*") {
            std.ban("obj.status != 0");
        } else {
            xkey.purge(req.http.xkey-purge);
        }
        return (synth(204));
    }

    unset req.http.X-Edge-Shared;
    if (req.restarts == 0) {
        unset req.http.X-Edge-Stale;
    }

    # Visitors with the same address stay at the same site while it is healthy, since that site counts their attempts.
    call visitor_address;
    set req.backend_hint = sites.backend(resolve=LAZY);

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # The areas of patients and companies, account pages, calls, and other answers for one visitor.
    if (req.url ~ "^/(?:_data/)?(?:en/)?(?:member-area|company-area|account)(?:[/?]|$)|^/(?:api/|_locale/|_log-out|_search|_revalidate|_preview|health|ready)") {
        return (pass);
    }

    # The site redirects a visitor who chose English from an Indonesian address to the English one.
    if (req.http.Cookie ~ "(?:^|; ?)locale=en(?:;|$)" && req.url !~ "^/(?:en(?:[/?]|$)|_data/|assets/|uploads/)") {
        return (pass);
    }

    unset req.http.Cookie;
    unset req.http.Authorization;

    # Drops parameters that no page reads; they say where a visitor comes from. Sorts the others.
    if (req.url ~ "\?") {
        set req.url = regsuball(req.url, "(?<=[?&])(?!(?:rs|spesialis|hari|dokter|tanggal|jam|kategori|paket|q|page|terkirim)=)[^&]*(?:&|$)", "");
        set req.url = regsub(std.querysort(req.url), "[?&]+$", "");
    }

    # One encoding for all browsers that accept it.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # A stale page is served for half a minute while it is fetched again; for a day if no site answers.
    set req.grace = 30s;
    if (req.http.X-Edge-Stale || !std.healthy(req.backend_hint)) {
        set req.grace = 1d;
    }
    set req.http.X-Edge-Shared = "1";
    return (hash);
}

# The site reads no Host header: all of its names lead to the same documents.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

sub vcl_backend_fetch {
    # A second try goes to another site.
    if (bereq.uncacheable) {
        set bereq.backend = sites.backend(by=KEY, key=sites.key(bereq.http.X-Edge-Shard), alt=bereq.retries, healthy=ALL);
    } else {
        set bereq.backend = sites.backend(by=HASH, alt=bereq.retries, healthy=ALL);
    }
    unset bereq.http.X-Edge-Shard;
    unset bereq.http.X-Edge-Shared;
    unset bereq.http.X-Edge-Stale;
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    if (beresp.status >= 500) {
        # The cached page stays, and is served.
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        if (bereq.retries < 1) {
            return (retry);
        }
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        return (deliver);
    }
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public") {
        # The page lacks a part, since a back end is slow or down. The cached page is whole, and stays while it may be served.
        if (bereq.is_bgfetch && beresp.status == 200) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 10s;
        return (deliver);
    }
    # A page that names its entries is purged when they are edited, so it may be cached longer.
    if (beresp.http.xkey) {
        call kept_for;
    }
    set beresp.grace = 1d;
}

sub vcl_backend_error {
    if (bereq.is_bgfetch) {
        return (abandon);
    }
    # No answer arrived. A request that changes nothing is sent again, to another site.
    if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 1) {
        return (retry);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    if (bereq.url ~ "^/en(?:[/?]|$)") {
        set beresp.body = {"<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>The site cannot be reached</title></head><body><main><h1>The site cannot be reached</h1><p>Please reload this page in a moment.</p><p>Emergency: <a href="tel:119">119</a></p></main></body></html>"};
    } else {
        set beresp.body = {"<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Situs sedang tidak dapat dihubungi</title></head><body><main><h1>Situs sedang tidak dapat dihubungi</h1><p>Silakan muat ulang halaman ini sebentar lagi.</p><p>Gawat darurat: <a href="tel:119">119</a></p></main></body></html>"};
    }
    return (deliver);
}

sub vcl_deliver {
    # No site could answer: an older page is better than an error.
    if (resp.status >= 500 && req.restarts == 0 && req.http.X-Edge-Shared) {
        set req.http.X-Edge-Stale = "1";
        return (restart);
    }
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # RFC 9211, to inspect a single answer. `varnishstat` counts all answers.
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "edge; hit";
    } elsif (obj.uncacheable) {
        set resp.http.Cache-Status = "edge; fwd=bypass";
    } else {
        set resp.http.Cache-Status = "edge; fwd=miss";
    }
}

sub vcl_synth {
    set resp.http.Cache-Control = "no-store";
    set resp.body = "";
    return (deliver);
}
