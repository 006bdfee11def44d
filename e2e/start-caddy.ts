import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithTests } from "./end-with-tests.ts";
import { listening, makeCertificate, type ProxyOptions, type RunningProxy } from "./start-proxy.ts";

const CONFIGURATION = "docs/deploy/Caddyfile";

/** Runs the documented configuration with a certificate made for it, on a port of loopback. */
export async function startCaddy({ binary, port, sites }: ProxyOptions): Promise<RunningProxy> {
  const directory = await mkdtemp(join(tmpdir(), "caddy-"));
  makeCertificate(directory);
  await writeFile(join(directory, "Caddyfile"), await configuration(port, sites));
  const caddy = spawn(binary, ["run", "--config", "Caddyfile", "--adapter", "caddyfile"], {
    cwd: directory,
    env: { HOME: directory },
    stdio: "ignore",
  });
  endWithTests(caddy);
  await listening(caddy, port);
  return {
    certificate: join(directory, "certificate.pem"),
    async stop() {
      caddy.kill("SIGTERM");
      if (caddy.exitCode === null) await once(caddy, "exit");
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function configuration(port: number, sites: readonly number[]): Promise<string> {
  const [site = "", apex] = (await readFile(CONFIGURATION, "utf8")).split(/^(?=example\.com \{)/m);
  if (apex === undefined) throw new Error("The Caddyfile has no site example.com");
  const upstreams = sites.map((sitePort) => `127.0.0.1:${sitePort}`).join(" ");
  const tested = site
    .replace("www.example.com {", `https://localhost:${port} {\n\ttls certificate.pem key.pem`)
    .replace("127.0.0.1:3000", upstreams);
  return `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${tested}`;
}
