import { runCommand } from "../contract/support/command.ts";
import type { Site } from "../contract/support/site.ts";

/** A demo request as the sales team's command exports it. */
export interface StoredRequest {
  reference: string;
  email: string;
}

export async function listStoredRequests(site: Site): Promise<StoredRequest[]> {
  const json = await runCommand("leads", ["export", "--format", "json"], site.commandEnvironment);
  return JSON.parse(json) as StoredRequest[];
}
