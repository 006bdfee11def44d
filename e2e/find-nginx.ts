import { findDebianProgram, runs } from "./find-debian-program.ts";

/** An nginx to put in front of the site. Undefined where there is none to be had, or no openssl. */
export function findNginx(): string | undefined {
  const found = findDebianProgram({
    name: "nginx",
    installed: ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"],
    path: "usr/sbin/nginx",
  });
  return found !== undefined && runs(found, ["-v"]) && runs("openssl", ["version"])
    ? found
    : undefined;
}
