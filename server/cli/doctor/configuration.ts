import { type Config, unsetPlaceholders } from "../../config.ts";
import { configuredSinks } from "../../demo-requests/outbox/sink.ts";
import type { Checks, Result } from "./finding.ts";

/** Checks the environment variables. */
export const configurationChecks: Checks<Config> = {
  "base address": baseAddress,
  proxies,
  placeholders,
  delivery,
};

function baseAddress({ site }: Config): Result {
  const { protocol, hostname } = new URL(site.url);
  if (protocol === "https:") return ["ok", site.url];
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    return ["warning", `${site.url} is reachable from this machine only; set SITE_URL`];
  }
  return ["error", `${site.url} is not https, so browsers show the site as not secure`];
}

function proxies({ trustProxy, site }: Config): Result {
  if (typeof trustProxy === "number") return ["ok", `TRUST_PROXY: ${trustProxy} in front`];
  if (trustProxy !== false) return ["ok", `TRUST_PROXY: ${trustProxy.join()}`];
  if (site.url.startsWith("http:")) return ["ok", "none are trusted"];
  return [
    "warning",
    "the address is https and TRUST_PROXY is off: all visitors of a proxy share one limit",
  ];
}

function placeholders({ site }: Config): Result {
  const left = unsetPlaceholders(site);
  return left.length === 0
    ? ["ok", "none are left"]
    : ["warning", `still the default: ${left.join(", ")}`];
}

function delivery(config: Config): Result {
  const sinks = configuredSinks(config.delivery);
  return sinks.length === 0
    ? ["warning", "demo requests are stored and listed only: npm run leads"]
    : ["ok", `demo requests are delivered by ${sinks.join(" and ")}`];
}
