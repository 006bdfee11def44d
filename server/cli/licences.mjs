// Plain JavaScript, like all that runs before anything is built.
// Lists the licence of every dependency in the lock file; ends with 1 where one is not allowed.
import { readFileSync } from "node:fs";

const ALLOWED = new Set([
  ...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0"],
]);
/** Their own files alone are bound by them, and none of those reaches visitors or operators. */
const IN_DEVELOPMENT = new Set(["CC-BY-SA-4.0", "MPL-2.0"]);
/** libvips: a library in a file of its own, which whoever runs the site may replace. */
const REPLACEABLE = { name: /^@img\/sharp-/, licence: "LGPL-3.0-or-later" };

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
const dependencies = Object.entries(packages)
  .filter(([path]) => path !== "")
  .map(([path, { version, license = "none", dev = false, devOptional = false }]) => {
    const name = path.replace(/^.*node_modules\//, "");
    return { name, version, licence: license, development: dev || devOptional };
  });

for (const licence of [...new Set(dependencies.map((one) => one.licence))].sort()) {
  const named = dependencies.filter((one) => one.licence === licence);
  console.log(`${licence}\n  ${named.map((one) => `${one.name} ${one.version}`).join(", ")}`);
}
const refused = dependencies.filter((one) => !isAllowed(one));
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version} has the licence ${licence}, which is not among the allowed`);
}
console.log(`${dependencies.length} dependencies, ${refused.length} of them not allowed`);
process.exit(refused.length === 0 ? 0 : 1);

/**
 * Reads what SPDX expressions of npm's packages look like: `A`, `A OR B`, `A AND B`.
 * @param {{ name: string, licence: string, development: boolean }} dependency
 */
function isAllowed({ name, licence, development }) {
  const passes = (/** @type {string} */ one) =>
    ALLOWED.has(one) ||
    (development && IN_DEVELOPMENT.has(one)) ||
    (REPLACEABLE.name.test(name) && one === REPLACEABLE.licence);
  const alternatives = licence.replace(/[()]/g, "").split(" OR ");
  return alternatives.some((all) => all.split(" AND ").every(passes));
}
