interface Backoff {
  /** Wait after the first failure; it doubles with every further one. */
  firstSeconds: number;
  maxSeconds: number;
}

/** For a sink that is down: the next try is at most a minute after it is back. */
export const outageBackoff: Backoff = { firstSeconds: 1, maxSeconds: 60 };

/** For a message that its sink did not accept: after half a minute at first, later every four hours. */
export const messageBackoff: Backoff = { firstSeconds: 30, maxSeconds: 4 * 60 * 60 };

/** With `messageBackoff` two days, as long as mail servers retry. */
export const maxAttempts = 20;

/**
 * Seconds to wait after this many failures in a row, with a jitter of 20 % against retries in step.
 * `random` is from 0 to 1.
 */
export function backoffSeconds(backoff: Backoff, failures: number, random = Math.random()): number {
  const wait = Math.min(backoff.maxSeconds, backoff.firstSeconds * 2 ** (failures - 1));
  return wait * (0.8 + random * 0.4);
}
