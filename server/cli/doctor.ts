import { parseArgs } from "node:util";
import { ConfigError, readConfig } from "../config.ts";
import { examineConfiguration } from "./doctor/configuration.ts";
import { examineDatabase } from "./doctor/database.ts";
import { bad, type Finding } from "./doctor/finding.ts";
import { report } from "./doctor/report.ts";
import { examineRunningSite } from "./doctor/running-site.ts";
import { examineServices } from "./doctor/services.ts";
import { paintFor } from "./terminal/paint.ts";

const usage = `npm run doctor [-- --url https://www.example.com]

  Without --url: the configuration, the database, the services, and the site at SITE_URL.
  With --url: only the site that runs there. METRICS_TOKEN lets the doctor see what its proxies do.
  Ends with 0 when nothing is bad, else with 1.
`;

const now = () => new Date();
process.exitCode = await main(process.argv.slice(2));

async function main(args: string[]): Promise<number> {
  const asked = parse(args);
  if (asked === undefined) {
    process.stderr.write(usage);
    return 2;
  }
  const findings = await (asked.url ? examineUrl(asked.url) : examineAll());
  process.stdout.write(report(findings, paintFor(process.stdout, process.env.NO_COLOR)));
  return findings.some(({ verdict }) => verdict === "bad") ? 1 : 0;
}

function parse(args: string[]): { url?: URL } | undefined {
  try {
    const { values } = parseArgs({ args, options: { url: { type: "string" } } });
    return values.url === undefined ? {} : { url: new URL(values.url) };
  } catch {
    return undefined;
  }
}

function examineUrl(url: URL): Promise<Finding[]> {
  return examineRunningSite({ url, token: process.env.METRICS_TOKEN, now, mustRun: true });
}

async function examineAll(): Promise<Finding[]> {
  try {
    const config = readConfig();
    const url = new URL(config.site.url);
    return [
      ...examineConfiguration(config),
      ...(await examineDatabase({ config, now })),
      ...(await examineServices(config)),
      ...(await examineRunningSite({ url, token: config.metricsToken, now, mustRun: false })),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => bad("configuration", fault));
  }
}
