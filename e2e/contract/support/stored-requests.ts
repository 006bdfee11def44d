import { runCommand } from "./command.ts";
import type { Site } from "./site.ts";

/** Lists the stored demo requests as the sales team's command exports them. */
export async function listStoredRequests(
  site: Site,
): Promise<{ reference: string; email: string }[]> {
  const csv = await runCommand("leads", ["export"], site.commandEnvironment);
  const [, ...lines] = csv.trimEnd().split("\r\n");
  return lines.map((line) => {
    const [reference = "", _createdAt, _delivery, email = ""] = line.split(",");
    return { reference, email };
  });
}
