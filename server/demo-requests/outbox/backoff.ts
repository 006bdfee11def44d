interface Curve {
  /** Wait after the first failure; it doubles with every further one. */
  firstSeconds: number;
  maxSeconds: number;
}

/** For a sink that is down: it is asked again within a minute of coming back. */
export const outageCurve: Curve = { firstSeconds: 1, maxSeconds: 60 };

/** For a parcel that its sink did not take: half a minute at first, a try every four hours at last. */
export const parcelCurve: Curve = { firstSeconds: 30, maxSeconds: 4 * 60 * 60 };

/** With `parcelCurve`, two days: the time that mail servers give each other as well. */
export const maxAttempts = 20;

/**
 * Seconds to wait after so many failures in a row, 20 % more or less, so that those who failed
 * together do not come back together. `random` is from 0 to 1.
 */
export function backoffSeconds(curve: Curve, failures: number, random = Math.random()): number {
  const wait = Math.min(curve.maxSeconds, curve.firstSeconds * 2 ** (failures - 1));
  return wait * (0.8 + random * 0.4);
}
