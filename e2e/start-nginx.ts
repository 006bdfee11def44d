import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { endWithTests } from "./end-with-tests.ts";
import { listening, makeCertificate, type ProxyOptions, type RunningProxy } from "./start-proxy.ts";

const CONFIGURATION = "docs/deploy/nginx.conf";

/** Runs the documented configuration with a certificate made for it, on ports of loopback. */
export async function startNginx({ binary, port, sites }: ProxyOptions): Promise<RunningProxy> {
  const directory = await mkdtemp(join(tmpdir(), "nginx-"));
  makeCertificate(directory);
  await mkdir(join(directory, "temp"));
  await writeFile(join(directory, "nginx.conf"), await configuration(directory, port, sites));
  const nginx = spawn(binary, ["-p", directory, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "inherit",
  });
  endWithTests(nginx);
  await listening(nginx, port);
  return {
    certificate: join(directory, "certificate.pem"),
    async stop() {
      nginx.kill("SIGQUIT");
      if (nginx.exitCode === null) await once(nginx, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
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
  // The status of the cache is for tests to see. Only root may name another user for the workers; this one may read what root has made.
  return `${userInfo().uid === 0 ? "user root;" : ""}
    daemon off; pid nginx.pid; error_log error.log warn;
    events {}
    http { access_log off; gzip on; gzip_types *; add_header X-Cache-Status $upstream_cache_status; ${temporary} ${site.replaceAll("plain.sock", join(directory, "plain.sock"))} }`;
}
