import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../config.ts";
import { configurationChecks } from "./doctor/configuration.ts";
import { checkDatabase } from "./doctor/database.ts";
import { type Finding, report, runChecks } from "./doctor/finding.ts";
import { checkRunningSite } from "./doctor/running-site.ts";
import { serviceChecks } from "./doctor/services.ts";

const usage = `npm run doctor

  Checks the configuration, the database, the services and the site that runs at SITE_URL.
  With METRICS_TOKEN it also checks the client address that the site sees behind its proxies.
  Exit codes: 0 no errors, 1 errors, 2 wrong usage
`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  try {
    parseArgs({ args, options: {} });
  } catch {
    process.stderr.write(usage);
    return 2;
  }
  const findings = await checkAll();
  process.stdout.write(report(findings));
  return findings.some(({ level }) => level === "error") ? 1 : 0;
}

async function checkAll(): Promise<Finding[]> {
  try {
    const config = readConfig();
    const url = new URL(config.site.url);
    return [
      ...(await runChecks(configurationChecks, config)),
      ...(await checkDatabase({ config, now: () => new Date() })),
      ...(await runChecks(serviceChecks, config)),
      ...(await checkRunningSite({ url, token: config.metricsToken })),
    ];
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    return thrown.faults.map((message) => ({
      level: "error",
      subject: "configuration",
      message,
    }));
  }
}
