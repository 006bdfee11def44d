import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

const INSTALLED = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"];
const UNPACKED = join(process.cwd(), ".cache/nginx");

/**
 * An nginx to put in front of the site: an installed one, else Debian's, unpacked into the cache
 * without installing it, which would start a service. Undefined where there is none to be had.
 */
export function findNginx(): string | undefined {
  const candidates = [...INSTALLED, join(UNPACKED, "usr/sbin/nginx")];
  const found = candidates.find(existsSync) ?? unpackDebians();
  return found !== undefined && runs(found, ["-v"]) && runs("openssl", ["version"])
    ? found
    : undefined;
}

function unpackDebians(): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  mkdirSync(UNPACKED, { recursive: true });
  process.stderr.write("No nginx yet: apt-get download nginx\n");
  const download = () => runs("apt-get", ["download", "nginx"]);
  if (!download() && !(runs("apt-get", ["update"]) && download())) return undefined;
  const archive = readdirSync(UNPACKED).find((name) => name.endsWith(".deb"));
  if (archive === undefined || !runs("dpkg-deb", ["-x", archive, "."])) return undefined;
  return join(UNPACKED, "usr/sbin/nginx");
}

function runs(command: string, args: string[]): boolean {
  try {
    const cwd = existsSync(UNPACKED) ? UNPACKED : undefined;
    execFileSync(command, args, { cwd, stdio: "ignore", timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}
