import { type EventLoopUtilization, performance } from "node:perf_hooks";

/** How long a page waits for its data before it begins without: less than a visitor notices. */
export const GRACE_MS = 20;
/**
 * The grace is counted in steps, and one in which the server never had to wait does not count: it
 * is not to take its own delay for the database's. Streaming then would cost it twice the work.
 */
const STEPS = 5;
const STEPS_MOST = 50;
const BUSY = 0.95;

interface Settled<Data> {
  data: Data;
  /** Whether something is still on its way, so that the page has to stream. */
  late: boolean;
}

/**
 * Gives the promises among a page's data a short grace. When all end within it, the data
 * comes back with their values; else it comes back as it was, promises and all.
 * @throws what a promise that ended within the grace was rejected with
 */
export async function settle<Data extends object>(
  data: Data,
  graceMs: number,
): Promise<Settled<Data>> {
  const promises = Object.entries(data).filter(([, value]) => value instanceof Promise);
  if (promises.length === 0) return { data, late: false };
  const grace = startGrace(graceMs / STEPS);
  const all = Promise.all(promises.map(async ([name, value]) => [name, await value]));
  // A later rejection is met where the value is used; here it would count as unhandled.
  all.catch(() => undefined);
  const values = await Promise.race([all, grace.over]).finally(grace.end);
  if (values === undefined) return { data, late: true };
  return { data: { ...data, ...Object.fromEntries(values) }, late: false };
}

function startGrace(stepMs: number) {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => {
    const step = (left: number, leftAtMost: number, before: EventLoopUtilization) => {
      timer = setTimeout(() => {
        const now = performance.eventLoopUtilization();
        const isBusy = performance.eventLoopUtilization(now, before).utilization > BUSY;
        const still = isBusy ? left : left - 1;
        if (still === 0 || leftAtMost === 1) resolve(undefined);
        else step(still, leftAtMost - 1, now);
      }, stepMs);
    };
    step(STEPS, STEPS_MOST, performance.eventLoopUtilization());
  });
  return { over, end: () => clearTimeout(timer) };
}
