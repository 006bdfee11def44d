// Installs and builds, each only if its input changed since the last run. This file is plain
// JavaScript because it runs before the installation, and Node 20 does not run TypeScript.
// --install-only: does not build.
// --if-missing: for commands beside a running site. Does not change an existing installation or
// build, even an outdated one, because the site starts its worker threads from these files.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const INSTALL = "npm ci --include=dev --no-audit --no-fund --loglevel=error";
const FOLDERS = ["build", "client", "server", "shared", "sql", "e2e"];
const SOURCES = ["build.ts", "package-lock.json", ...FOLDERS];
/** Files that are in no build. */
const TEST = /\.(test|e2e)\.\w+$/;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** @param {string} folder */
const staysAsItIs = (folder) => process.argv.includes("--if-missing") && existsSync(folder);
if (!staysAsItIs("node_modules")) {
  runWhenChanged(["package-lock.json"], INSTALL, "node_modules/.installed");
}
if (!process.argv.includes("--install-only") && !staysAsItIs("dist/server")) {
  runWhenChanged(SOURCES, "npm run --silent build", "dist/.built");
}

/**
 * Runs the command unless the stamp file contains the same state.
 * @param {string[]} sources
 * @param {string} command
 * @param {string} stamp
 */
function runWhenChanged(sources, command, stamp) {
  const state = stateOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
  console.log(`> ${command}`);
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, state);
}

/**
 * Hashes files, and the names, sizes and times in folders: their pictures would take too long.
 * @param {string[]} sources
 */
function stateOf(sources) {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    const isFolder = statSync(source).isDirectory();
    if (!isFolder) hash.update(readFileSync(source));
    const names = isFolder ? readdirSync(source, { recursive: true }).map(String) : [];
    for (const name of names.filter((each) => !TEST.test(each)).sort()) {
      const { size, mtimeMs } = statSync(join(source, name));
      hash.update(`${source}/${name}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}
