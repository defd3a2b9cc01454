# A cache in front of the site, for matches that very many watch. In front of it belongs whatever speaks TLS.
# What is cached are stretches of matches (/matches/7/frames/...), the same bytes for everybody; all else passes through.
vcl 4.1;

backend glassbox {
    .host = "127.0.0.1";
    .port = "8000";
}

sub vcl_recv {
    # Before anything goes on: nobody says itself from where it comes.
    set req.http.X-Forwarded-For = client.ip;
    # Varnish unpacks for whoever takes nothing packed.
    if (req.http.Upgrade ~ "(?i)websocket") {
        return (pipe);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.url ~ "^/matches/\d+/frames/\w+/") {
        unset req.http.Cookie;
        return (hash);
    }
    return (pass);
}

sub vcl_pipe {
    if (req.http.upgrade) {
        set bereq.http.upgrade = req.http.upgrade;
        set bereq.http.connection = req.http.connection;
    }
}

sub vcl_backend_response {
    # The newest stretch is never told late: whoever comes when it is a second old waits for the next.
    if (beresp.ttl <= 60s) {
        set beresp.grace = 0s;
    }
    if (bereq.url !~ "^/matches/\d+/frames/\w+/" || beresp.status >= 400) {
        set beresp.uncacheable = true;
    }
}

sub vcl_deliver {
    set resp.http.X-Cache = obj.hits;
}
