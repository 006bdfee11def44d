/** How long a page waits for its data before it begins without: less than a visitor notices. */
export const GRACE_MS = 20;

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
  let timer: NodeJS.Timeout | undefined;
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, graceMs, undefined);
  });
  const all = Promise.all(promises.map(async ([name, value]) => [name, await value]));
  // A later rejection is met where the value is used; here it would count as unhandled.
  all.catch(() => undefined);
  const values = await Promise.race([all, giveUp]).finally(() => clearTimeout(timer));
  if (values === undefined) return { data, late: true };
  return { data: { ...data, ...Object.fromEntries(values) }, late: false };
}
