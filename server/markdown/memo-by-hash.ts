import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

interface MemoOptions<Result> {
  /** The sum of all sizes; the least recently used results are dropped first. */
  capacity: number;
  sizeOf: (result: Result) => number;
  /** How long a result is used; 0: until it is dropped for its size. */
  ttlMsOf?: (result: Result) => number;
}

/** `make`, called once for equal texts: simultaneous calls share a promise, later ones the result. */
export function memoByHash<Result extends object | string>(
  make: (text: string) => Promise<Result>,
  { capacity, sizeOf, ttlMsOf = () => 0 }: MemoOptions<Result>,
): (text: string) => Promise<Result> {
  const results = new LRUCache<string, Result>({
    maxSize: capacity,
    sizeCalculation: (result) => sizeOf(result) + 1,
  });
  const pending = new Map<string, Promise<Result>>();

  async function makeAndKeep(text: string, key: string): Promise<Result> {
    try {
      const result = await make(text);
      results.set(key, result, { ttl: ttlMsOf(result) });
      return result;
    } finally {
      pending.delete(key);
    }
  }

  return async (text) => {
    const key = createHash("sha256").update(text).digest("base64");
    const known = results.get(key) ?? pending.get(key);
    if (known !== undefined) return known;
    const making = makeAndKeep(text, key);
    pending.set(key, making);
    return making;
  };
}
