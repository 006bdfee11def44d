/** How long a page waits for its data before it begins without: less than a visitor notices. */
export const GRACE_MS = 20;
/**
 * The grace is counted in steps. A server at its limits takes longer for each, and so does not
 * take its own delay for the database's: streaming then would cost it twice the work.
 */
const STEPS = 5;

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
    const step = (left: number) => {
      timer = setTimeout(() => (left === 1 ? resolve(undefined) : step(left - 1)), stepMs);
    };
    step(STEPS);
  });
  return { over, end: () => clearTimeout(timer) };
}
