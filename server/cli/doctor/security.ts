import type { RawAnswer } from "./fetch-raw.ts";
import { bad, type Finding, good, look } from "./finding.ts";

/** The headers that protect visitors, and those that tell attackers something. */
export function examineHeaders(url: URL, headers: RawAnswer["headers"]): Finding[] {
  return [protection(url, headers), disclosure(headers)];
}

function protection(url: URL, headers: RawAnswer["headers"]): Finding {
  const policy = String(headers["content-security-policy"] ?? "");
  const missing = [
    ...(policy === "" ? ["Content-Security-Policy"] : []),
    ...(policy.includes("'unsafe-") ? ["a policy without 'unsafe-…'"] : []),
    ...(headers["x-content-type-options"] === "nosniff" ? [] : ["X-Content-Type-Options"]),
    ...(headers["referrer-policy"] === undefined ? ["Referrer-Policy"] : []),
    ...(url.protocol === "http:" || headers["strict-transport-security"] !== undefined
      ? []
      : ["Strict-Transport-Security (is SITE_URL https?)"]),
  ];
  return missing.length === 0
    ? good("headers", "all that protect visitors are there")
    : bad("headers", `missing: ${missing.join(", ")}`);
}

function disclosure(headers: RawAnswer["headers"]): Finding {
  const subject = "disclosure";
  if (headers["set-cookie"] !== undefined) return bad(subject, "somebody sets a cookie");
  const told = [headers["x-powered-by"], headers.server].filter((text) => /\d/.test(`${text}`));
  return told.length === 0
    ? good(subject, "no versions, no cookies")
    : look(subject, `versions are told: ${told.join(", ")}`);
}
