import { type Config, unsetPlaceholders } from "../../config.ts";
import { configuredSinks } from "../../demo-requests/outbox/sink.ts";
import { error, type Finding, ok, warning } from "./finding.ts";

/** Checks the environment variables. */
export function checkConfiguration(config: Config): Finding[] {
  return [baseAddress(config), proxies(config), placeholders(config), delivery(config)];
}

function baseAddress({ site }: Config): Finding {
  const { protocol, hostname } = new URL(site.url);
  const subject = "base address";
  if (protocol === "https:") return ok(subject, site.url);
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    return warning(subject, `${site.url} is reachable from this machine only; set SITE_URL`);
  }
  return error(subject, `${site.url} is not https, so browsers show the site as not secure`);
}

function proxies({ trustProxy, site }: Config): Finding {
  const subject = "proxies";
  if (trustProxy !== false) {
    const trusted = typeof trustProxy === "number" ? `${trustProxy} in front` : trustProxy.join();
    return ok(subject, `TRUST_PROXY: ${trusted}`);
  }
  if (site.url.startsWith("http:")) return ok(subject, "none are trusted");
  return warning(
    subject,
    "the address is https and TRUST_PROXY is off: all visitors of a proxy share one limit",
  );
}

function placeholders({ site }: Config): Finding {
  const left = unsetPlaceholders(site);
  return left.length === 0
    ? ok("placeholders", "none are left")
    : warning("placeholders", `still the default: ${left.join(", ")}`);
}

function delivery(config: Config): Finding {
  const sinks = configuredSinks(config.delivery);
  return sinks.length === 0
    ? warning("delivery", "demo requests are stored and listed only: npm run leads")
    : ok("delivery", `demo requests are delivered by ${sinks.join(" and ")}`);
}
