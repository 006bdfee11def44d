interface Backoff {
  /** Delay after the first failure. Every further failure doubles it. */
  firstSeconds: number;
  maxSeconds: number;
}

/** For a message that was not delivered, whatever the reason. */
export const messageBackoff: Backoff = { firstSeconds: 60, maxSeconds: 24 * 60 * 60 };

/** With `messageBackoff` about ten days. */
export const maxAttempts = 20;

/** For a sink that is down. */
export const sinkBackoff: Backoff = { firstSeconds: 1, maxSeconds: 60 };

/**
 * Returns the delay in seconds after this many consecutive failures, with a jitter of 20 % so that
 * servers do not retry simultaneously. `random` is from 0 to 1.
 */
export function backoffSeconds(backoff: Backoff, failures: number, random = Math.random()): number {
  const wait = Math.min(backoff.maxSeconds, backoff.firstSeconds * 2 ** (failures - 1));
  return wait * (0.8 + random * 0.4);
}
