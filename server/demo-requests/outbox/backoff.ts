interface Backoff {
  /** Delay after the first failure. Every further failure doubles it. */
  firstSeconds: number;
  maxSeconds: number;
}

/** For a sink that is down. Delivery resumes within about a minute after it is back. */
export const outageBackoff: Backoff = { firstSeconds: 1, maxSeconds: 60 };

/** For a message that its sink did not accept. */
export const messageBackoff: Backoff = { firstSeconds: 30, maxSeconds: 4 * 60 * 60 };

/** With `messageBackoff` about two days, the usual retry period of mail servers. */
export const maxAttempts = 20;

/**
 * Returns the delay in seconds after this many consecutive failures, with a jitter of 20 % so that
 * servers do not retry simultaneously. `random` is from 0 to 1.
 */
export function backoffSeconds(backoff: Backoff, failures: number, random = Math.random()): number {
  const wait = Math.min(backoff.maxSeconds, backoff.firstSeconds * 2 ** (failures - 1));
  return wait * (0.8 + random * 0.4);
}
