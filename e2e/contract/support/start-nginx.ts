import { mkdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { type ProxyOptions, type RunningProxy, startProxy } from "./start-proxy.ts";

const CONFIGURATION = "docs/deploy/nginx.conf";

/** Runs the documented configuration with a certificate made for it, on ports of loopback. */
export function startNginx({ binary, port, sites }: ProxyOptions): Promise<RunningProxy> {
  const program = {
    binary,
    arguments: ["-p", ".", "-c", "nginx.conf", "-e", "error.log"],
    configurationFile: "nginx.conf",
    async configure(directory: string) {
      await mkdir(join(directory, "temp"));
      return configuration(directory, port, sites);
    },
  };
  return startProxy(program, port);
}

async function configuration(
  directory: string,
  port: number,
  sites: readonly number[],
): Promise<string> {
  const upstreams = sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join(" ");
  const site = (await readFile(CONFIGURATION, "utf8"))
    .replace("server 127.0.0.1:3000 max_fails=0;", upstreams)
    .replaceAll(/^ +listen (\[::\]:.*|80);$/gm, "")
    .replace("server_name www.example.com example.com;", "listen unix:plain.sock; $&")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/etc/letsencrypt/live/localhost/fullchain.pem", "certificate.pem")
    .replaceAll("/etc/letsencrypt/live/localhost/privkey.pem", "key.pem")
    .replace("/var/cache/nginx-site", "cache");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path temp/${name};`)
    .join("\n");
  // Adds the cache status for tests. Only root may set another user for the workers.
  return `${userInfo().uid === 0 ? "user root;" : ""}
    daemon off; pid nginx.pid; error_log error.log warn;
    events {}
    http { access_log off; gzip on; gzip_types *; add_header X-Cache-Status $upstream_cache_status; ${temporary} ${site.replaceAll("plain.sock", join(directory, "plain.sock"))} }`;
}
