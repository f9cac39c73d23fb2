# Varnish before two servers of the shop. Tried with Varnish 7.1 of Debian 12, begun with `-p http_gzip_support=off`, so
# that pages stay packed as the shop packed them (brotli). TLS is ended before it, by hitch or nginx.
vcl 4.1;

import directors;
import std;

probe health {
  .url = "/health";
  .interval = 1s;
  .timeout = 1s;
  .window = 2;
  .threshold = 1;
  .initial = 1;
}

backend one {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .probe = health;
}

backend two {
  .host = "127.0.0.1";
  .port = "8082";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .probe = health;
}

sub vcl_init {
  new shop = directors.round_robin();
  shop.add_backend(one);
  shop.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = shop.backend();
  set req.http.X-Forwarded-Proto = "https";
  # For who runs the shop; they ask each server itself.
  if (req.url ~ "^/metrics") {
    return (synth(404));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # One copy of a page for each way of packing it.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pages and files are the same for everybody. An address without a language is sent on by the cookie that says it.
  if (req.url ~ "^/(ua|en)([/?]|$)" || req.url ~ "^/[^?]+\.[a-z0-9]+(\?|$)") {
    unset req.http.Cookie;
    unset req.http.Authorization;
  } else {
    return (pass);
  }
  # While a server is there an old page is shown for ten minutes at most, else as long as there is one.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 10m;
  }
  return (hash);
}

sub vcl_backend_response {
  # The last good page stays where a new one could not be drawn.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # What is not to be kept, Varnish's own rules that follow leave alone.
  if (beresp.http.Cache-Control !~ "no-store") {
    set beresp.grace = 24h;
    set beresp.keep = 24h;
  }
}

sub vcl_backend_error {
  # A server that has just stopped: the other one is asked.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) {
    set bereq.backend = shop.backend();
  }
}

sub vcl_deliver {
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
