// Installs and builds, each only if its input changed since the last run. This file is plain
// JavaScript because it runs before the installation, and Node 20 does not run TypeScript.
// --install-only: does not build.
// --if-missing: for commands beside a running site. Does not change an existing installation or
// build, even an outdated one, because the site starts its worker threads from these files.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "build.ts",
  "build",
  "package-lock.json",
  "client",
  "server",
  "shared",
  "sql",
  "e2e",
];

requireNode(20, 19);
const ifMissing = process.argv.includes("--if-missing");

if (!(ifMissing && existsSync("node_modules"))) {
  runWhenChanged("node_modules/.installed", fileHash("package-lock.json"), [
    ["npm", "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
  ]);
}
if (!process.argv.includes("--install-only") && !(ifMissing && existsSync("dist/server"))) {
  runWhenChanged("dist/.built", sourcesHash(), [["npm", "run", "--silent", "build"]]);
}

/**
 * Runs the commands unless the stamp file contains the same state.
 * @param {string} stamp
 * @param {string} state
 * @param {string[][]} commands
 */
function runWhenChanged(stamp, state, commands) {
  if (readOr(stamp, "") === state) return;
  for (const [command = "", ...args] of commands) {
    console.log(`> ${[command, ...args].join(" ")}`);
    const { status } = spawnSync(command, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    if (status !== 0) process.exit(status ?? 1);
  }
  mkdirSync(join(stamp, ".."), { recursive: true });
  writeFileSync(stamp, state);
}

/** Hashes names, sizes and modification times; hashing the pictures' content would take too long. */
function sourcesHash() {
  const hash = createHash("sha256").update(process.version);
  for (const source of SOURCES) {
    const below = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true }).map((name) => join(source, String(name)))
      : [source];
    for (const path of below.sort()) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest("hex");
}

/** @param {string} path */
function fileHash(path) {
  return createHash("sha256").update(readFileSync(path)).update(process.version).digest("hex");
}

/** @param {string} path @param {string} fallback */
function readOr(path, fallback) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return fallback;
  }
}

/** @param {number} major @param {number} minor */
function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split(".").map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Node ${major}.${minor} or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}
