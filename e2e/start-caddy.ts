import { readFile } from "node:fs/promises";
import { type ProxyOptions, type RunningProxy, startProxy } from "./start-proxy.ts";

const CONFIGURATION = "docs/deploy/Caddyfile";

/** Runs the documented configuration with a certificate made for it, on a port of loopback. */
export function startCaddy({ binary, port, sites }: ProxyOptions): Promise<RunningProxy> {
  const program = {
    binary,
    arguments: ["run", "--config", "Caddyfile", "--adapter", "caddyfile"],
    configurationFile: "Caddyfile",
    configure: () => configuration(port, sites),
  };
  return startProxy(program, port);
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
