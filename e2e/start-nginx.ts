import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const CONFIGURATION = "docs/deploy/nginx.conf";

interface Options {
  binary: string;
  /** Where nginx listens, with TLS. */
  port: number;
  /** Where the sites listen. */
  sites: readonly number[];
}

export interface RunningNginx {
  /** For those who shall trust it. */
  certificate: string;
  /** Ends it and removes all it wrote. */
  stop(): Promise<void>;
}

/** Runs the documented configuration with a certificate made for it, on ports of loopback. */
export async function startNginx({ binary, port, sites }: Options): Promise<RunningNginx> {
  const directory = await mkdtemp(join(tmpdir(), "nginx-"));
  makeCertificate(directory);
  await mkdir(join(directory, "temp"));
  await writeFile(join(directory, "nginx.conf"), await configuration(directory, port, sites));
  const nginx = spawn(binary, ["-p", directory, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "inherit",
  });
  // A test that fails does not come to its end.
  process.once("exit", () => nginx.kill());
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
    .replace("/etc/letsencrypt/live/localhost/fullchain.pem", "certificate.pem")
    .replace("/etc/letsencrypt/live/localhost/privkey.pem", "key.pem")
    .replace("/var/cache/nginx/site", "cache");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path temp/${name};`)
    .join("\n");
  // The status of the cache is for tests to see. Only root may name another user for the workers; this one may read what root has made.
  return `${userInfo().uid === 0 ? "user root;" : ""}
    daemon off; pid nginx.pid; error_log error.log warn;
    events {}
    http { access_log off; gzip on; gzip_types *; add_header X-Cache-Status $upstream_cache_status; ${temporary} ${site.replaceAll("plain.sock", join(directory, "plain.sock"))} }`;
}

function makeCertificate(directory: string): void {
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const files = ["-keyout", "key.pem", "-out", "certificate.pem", "-days", "30"];
  execFileSync("openssl", ["req", ...options, ...names, ...files], {
    cwd: directory,
    stdio: "ignore",
  });
}

async function listening(nginx: ChildProcess, port: number): Promise<void> {
  while (nginx.exitCode === null) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("nginx did not start");
}
