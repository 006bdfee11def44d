/** Least, middle, 99 of a hundred, and most. */
export function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN;
  return { min: at(0), median: at(0.5), p99: at(0.99), max: at(1) };
}

/** Milliseconds as seconds: least, middle and most. */
export function secondsText(values: readonly number[]): string {
  const { min, median, max } = spread(values);
  const seconds = [min, median, max].map((ms) => (ms / 1000).toFixed(2));
  return `${seconds.join("  ")} s  (${values.length} times)`;
}

/** The middle and the 99th of a hundred. */
export function millisecondsText(values: readonly number[]): string {
  const { median, p99 } = spread(values);
  return `${median.toFixed(2)}  ${p99.toFixed(2)} ms`;
}
