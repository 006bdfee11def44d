// `npm test`: runs its parts one after another, says how long each took, and ends at the first that fails. This file is
// plain JavaScript because the first part installs the dependencies.
import { spawnSync } from "node:child_process";

const parts = {
  "install and build": "node server/cli/prepare.mjs",
  "format and lint": "biome ci .",
  styles: 'stylelint "client/**/*.css"',
  types: "tsc -b",
  "unit tests": "vitest run",
  "browser tests": "playwright test -c e2e",
};
let summary = "";
for (const [name, command] of Object.entries(parts)) {
  process.stdout.write(`\n> ${name}: ${command}\n`);
  const start = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit" });
  const seconds = Math.round((performance.now() - start) / 1000);
  summary += `${name}: ${seconds} s${status === 0 ? "" : ", failed"}\n`;
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
process.stdout.write(`\n${summary}`);
