import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

interface Program {
  /** Of Debian's package, and of the folder in the cache. */
  name: string;
  /** Where it may be, installed. */
  installed: readonly string[];
  /** Within the package. */
  path: string;
}

/**
 * A program to run beside the site: an installed one, else Debian's, unpacked into the cache without
 * installing it, which would start a service. Undefined where there is none to be had.
 */
export function findDebianProgram({ name, installed, path }: Program): string | undefined {
  const folder = join(process.cwd(), ".cache", name);
  const unpacked = join(folder, path);
  const found = [...installed, unpacked].find(existsSync);
  if (found !== undefined) return found;
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  mkdirSync(folder, { recursive: true });
  process.stderr.write(`No ${name} yet: apt-get download ${name}\n`);
  const download = () => runs("apt-get", ["download", name], folder);
  if (!download() && !(runs("apt-get", ["update"]) && download())) return undefined;
  const archive = readdirSync(folder).find((file) => file.endsWith(".deb"));
  if (archive === undefined || !runs("dpkg-deb", ["-x", archive, "."], folder)) return undefined;
  return unpacked;
}

/** Whether the program ends well. */
export function runs(command: string, args: string[], cwd?: string): boolean {
  try {
    execFileSync(command, args, { cwd, stdio: "ignore", timeout: 120_000 });
    return true;
  } catch {
    return false;
  }
}
