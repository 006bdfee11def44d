import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import { freePort } from "../../../server/testing/free-port.ts";
import { Site } from "./site.ts";

/** nginx is often installed where only root's programs are. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`;

/** Whether nginx is installed, and openssl, which makes its certificate. */
export function hasNginx(): boolean {
  const runs = (command: string, argument: string) =>
    spawnSync(command, [argument], { env: { PATH } }).status === 0;
  return runs("nginx", "-v") && runs("openssl", "version");
}

/**
 * Runs the documented configuration with a certificate made for it, and resolves once it listens on loopback.
 * @param port where nginx listens, with TLS
 * @param sites where the sites listen
 */
export async function startNginx(port: number, sites: readonly number[]) {
  const directory = await mkdtemp(join(tmpdir(), "nginx-"));
  makeCertificate(directory);
  await mkdir(join(directory, "temp"));
  await writeFile(join(directory, "nginx.conf"), await configuration(directory, port, sites));
  const nginx = spawn("nginx", ["-p", ".", "-c", "nginx.conf", "-e", "error.log"], {
    cwd: directory,
    env: { HOME: directory, PATH },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const kill = () => nginx.kill();
  process.once("exit", kill);
  nginx.once("exit", () => process.off("exit", kill));
  // It writes the file once it listens.
  while (!existsSync(join(directory, "nginx.pid"))) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await delay(20);
  }
  return {
    /** The text of its access log and its error log. */
    async logs() {
      const names = ["access.log", "error.log"];
      const texts = await Promise.all(names.map((name) => readFile(join(directory, name), "utf8")));
      return texts.join("");
    },
    /** Ends it and removes all its files. */
    async stop() {
      nginx.kill();
      if (nginx.exitCode === null) await once(nginx, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function configuration(directory: string, port: number, sites: readonly number[]) {
  const upstreams = sites.map((site) => `server 127.0.0.1:${site} max_fails=0;`).join(" ");
  const site = (await readFile("docs/deploy/nginx.conf", "utf8"))
    .replace("server 127.0.0.1:3000 max_fails=0;", upstreams)
    .replaceAll(/^ +listen (\[::\]:.*|80);$/gm, "")
    .replace("server_name www.example.com example.com;", "listen unix:plain.sock; $&")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/etc/letsencrypt/live/localhost/fullchain.pem", "certificate.pem")
    .replaceAll("/etc/letsencrypt/live/localhost/privkey.pem", "key.pem")
    .replace("/var/cache/nginx-site", "cache")
    .replaceAll("/var/log/nginx/", "");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path temp/${name};`)
    .join("\n");
  // Logs as Debian's nginx.conf does. Adds the cache status for tests. Only root may set another user for the workers.
  return `${userInfo().uid === 0 ? "user root;" : ""}
    daemon off; pid nginx.pid; error_log error.log;
    events {}
    http { access_log access.log; gzip on; gzip_types *; add_header X-Cache-Status $upstream_cache_status; ${temporary} ${site.replaceAll("plain.sock", join(directory, "plain.sock"))} }`;
}

function makeCertificate(directory: string): void {
  const options =
    "-x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout key.pem -out certificate.pem";
  spawnSync("openssl", ["req", ...options.split(" ")], { cwd: directory });
}

/** A site behind nginx, its public address, and an HTTP/2 client. */
export async function startBehindNginx(environment: Record<string, string>) {
  const [port, sitePort] = [await freePort(), await freePort()];
  const site = await Site.start({
    PAGE_CACHE: "on",
    PORT: String(sitePort),
    SITE_URL: `https://localhost:${port}`,
    ...environment,
  });
  const nginx = await startNginx(port, [sitePort]);
  const tls = { port, host: "127.0.0.1", servername: "localhost", rejectUnauthorized: false };
  // Another address than the proxy's, from which it connects to the site. Node's types omit the option.
  const options = { ...tls, ALPNProtocols: ["h2"], localAddress: "127.0.0.2" };
  const client = connectHttp2(`https://localhost:${port}`, {
    createConnection: () => connectTls(options),
  });
  return {
    site,
    nginx,
    client,
    async ask(headers: Record<string, string>) {
      const stream = client.request(headers);
      const [answer] = await once(stream, "response");
      return { headers: answer, body: await buffer(stream) };
    },
    async stop() {
      client.close();
      await nginx.stop();
      await site.stop();
    },
  };
}
