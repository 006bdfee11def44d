import { findDebianProgram, runs } from "./find-debian-program.ts";

/** A Caddy to put in front of the site. Undefined where there is none to be had, or no openssl. */
export function findCaddy(): string | undefined {
  const found = findDebianProgram({
    name: "caddy",
    installed: ["/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"],
    path: "usr/bin/caddy",
  });
  return found !== undefined && runs(found, ["version"]) && runs("openssl", ["version"])
    ? found
    : undefined;
}
