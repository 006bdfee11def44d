// Plain JavaScript, like all that runs before anything is built.
// Asks the registry in use for known faults in what the site runs on; development's tools are left out.
// Ends with 0: none known, 1: some, 2: the registry does not say.
import { spawnSync } from "node:child_process";

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  maxBuffer: 64e6,
  shell: process.platform === "win32",
});
const answer = JSON.parse(stdout || "{}");

if (answer.vulnerabilities === undefined) {
  const why = answer.message ?? answer.error?.summary ?? "no answer";
  console.error(`Nothing is known: the registry in use has no advisories (${why}).`);
  console.error("Run this where npm's own registry is reached, or one that passes advisories on.");
  process.exit(2);
}

const faults = Object.values(answer.vulnerabilities);
for (const { name, severity, range, fixAvailable } of faults) {
  const mend = fixAvailable ? "a newer version mends it" : "nothing mends it yet";
  console.log(`${severity}  ${name} ${range}  ${mend}`);
}
console.log(`${faults.length} known faults in ${answer.metadata.dependencies.prod} dependencies`);
process.exit(faults.length === 0 ? 0 : 1);
