import { paths } from "../../shared/paths.ts";
import { sendLoad } from "./load.ts";
import type { MeasuredSite } from "./measured-site.ts";
import { getBytes } from "./request-bytes.ts";

/** What is kept packed, by far the most of what visitors ask for. */
export const KEPT_PATHS = [
  paths.home(),
  paths.insights(),
  paths.careers(),
  paths.bookADemo(),
  paths.solutions(),
];
const FOR_MS = 90_000;

/** Resident bytes once `requests` were answered. */
export async function measureMemory(site: MeasuredSite, requests: number): Promise<number> {
  const all = KEPT_PATHS.map((path) => getBytes(path));
  const request = (n: number) => all[n % all.length] ?? Buffer.alloc(0);
  const { port } = site;
  await sendLoad({ port, request, status: 200, requests, connections: 32, forMs: FOR_MS });
  return (await site.usage()).residentBytes;
}
