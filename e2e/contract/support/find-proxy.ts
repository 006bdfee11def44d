import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["/usr/sbin", "/usr/bin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/** An installed proxy that runs, beside the openssl that makes its certificate; else undefined. */
export function findProxy(name: "nginx" | "caddy"): string | undefined {
  const found = FOLDERS.map((folder) => join(folder, name)).find(existsSync);
  const version = name === "nginx" ? "-v" : "version";
  return found !== undefined && runs(found, version) && runs("openssl", "version")
    ? found
    : undefined;
}

function runs(command: string, argument: string): boolean {
  try {
    execFileSync(command, [argument], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
