import type { MeasuredSite } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";
import { measureRounds, type Row } from "./rounds.ts";

const COUNTS = [1, 32, 256] as const;
/** So many requests over each that opening it is not most of what is measured. */
const ON_EACH = 60;

/** Microseconds of processor time for a packed page, by connections open at once. */
export async function measureConnections(
  site: MeasuredSite,
  path: string,
  requests: number,
): Promise<Record<string, number>> {
  const bytes = getBytes(path);
  const rows = COUNTS.map(
    (connections): Row => ({
      name: String(connections),
      process: site,
      request: () => bytes,
      status: 200,
      requests: Math.max(requests, connections * ON_EACH),
      connections,
    }),
  );
  const measured = await measureRounds(rows, 3);
  return Object.fromEntries(measured.map(({ name, micros }) => [name, micros]));
}
