import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

interface MemoOptions<Input, Result> {
  /** A text that determines the result. */
  textOf: (input: Input) => string;
  /** Limit for the sum of all sizes. The least recently used results are dropped first. */
  capacity: number;
  sizeOf: (result: Result) => number;
  /** Lifetime of a result; 0: unlimited. */
  ttlMsOf?: (result: Result) => number;
}

/** Memoizes `make` by the hash of the input's text. Concurrent calls share a promise. */
export function memoByHash<Input, Result extends object | string>(
  make: (input: Input) => Promise<Result>,
  { textOf, capacity, sizeOf, ttlMsOf = () => 0 }: MemoOptions<Input, Result>,
): (input: Input) => Promise<Result> {
  const results = new LRUCache<string, Result>({
    maxSize: capacity,
    sizeCalculation: (result) => sizeOf(result) + 1,
  });
  const pending = new Map<string, Promise<Result>>();

  async function makeAndKeep(input: Input, key: string): Promise<Result> {
    try {
      const result = await make(input);
      results.set(key, result, { ttl: ttlMsOf(result) });
      return result;
    } finally {
      pending.delete(key);
    }
  }

  return async (input) => {
    const key = createHash("sha256").update(textOf(input)).digest("base64");
    const known = results.get(key) ?? pending.get(key);
    if (known !== undefined) return known;
    const making = makeAndKeep(input, key);
    pending.set(key, making);
    return making;
  };
}
