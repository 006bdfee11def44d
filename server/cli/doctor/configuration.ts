import { type Config, placeholdersLeft } from "../../config.ts";
import { configuredSinks } from "../../demo-requests/outbox/sink.ts";
import { bad, type Finding, good, look } from "./finding.ts";

/** What the environment alone says. */
export function examineConfiguration(config: Config): Finding[] {
  return [baseAddress(config), proxies(config), words(config), delivery(config)];
}

function baseAddress({ site }: Config): Finding {
  const { protocol, hostname } = new URL(site.url);
  const subject = "base address";
  if (protocol === "https:") return good(subject, site.url);
  if (["localhost", "127.0.0.1", "[::1]"].includes(hostname)) {
    return look(subject, `${site.url} is for this machine alone; set SITE_URL before others come`);
  }
  return bad(subject, `${site.url} is not https, so browsers show the site as not secure`);
}

function proxies({ trustProxy, site }: Config): Finding {
  const subject = "proxies";
  if (trustProxy !== false) {
    const trusted = typeof trustProxy === "number" ? `${trustProxy} in front` : trustProxy.join();
    return good(subject, `TRUST_PROXY: ${trusted}`);
  }
  if (site.url.startsWith("http:")) return good(subject, "none is trusted");
  return look(
    subject,
    "the address is https and TRUST_PROXY is off: all visitors of a proxy share one limit",
  );
}

function words({ site }: Config): Finding {
  const left = placeholdersLeft(site);
  return left.length === 0
    ? good("words", "no placeholder is left")
    : look("words", `placeholders are still in place: ${left.join(", ")}`);
}

function delivery(config: Config): Finding {
  const sinks = configuredSinks(config.delivery);
  return sinks.length === 0
    ? look("delivery", "demo requests are stored and listed only: npm run leads")
    : good("delivery", `demo requests go out by ${sinks.join(" and ")}`);
}
