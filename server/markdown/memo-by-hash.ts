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
  const results = new LRUCache<string, Result, { input: Input }>({
    maxSize: capacity,
    sizeCalculation: (result) => sizeOf(result) + 1,
    // A call that was dropped while it runs still resolves.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context, options }) {
      const result = await make(context.input);
      options.ttl = ttlMsOf(result);
      return result;
    },
  });
  return (input) => {
    const key = createHash("sha256").update(textOf(input)).digest("base64");
    return results.forceFetch(key, { context: { input } });
  };
}
