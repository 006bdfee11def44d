/** As browsers report it; not among the types yet. */
export interface LayoutShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
}

const GAP_MS = 1_000;
const LONGEST_MS = 5_000;

/**
 * The worst burst of shifts, each within a second of the one before and the burst within five
 * (https://web.dev/articles/cls). What a visitor has caused does not count.
 */
export function cumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let burst = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startTime, value, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= GAP_MS || startTime - first >= LONGEST_MS) {
      burst = 0;
      first = startTime;
    }
    last = startTime;
    burst += value;
    worst = Math.max(worst, burst);
  }
  return worst;
}
