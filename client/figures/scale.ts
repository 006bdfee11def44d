type Pair = readonly [number, number];

/** A straight line from one range of numbers to another. */
export function linearScale([low, high]: Pair, [from, to]: Pair): (value: number) => number {
  const slope = (to - from) / (high - low);
  return (value) => from + (value - low) * slope;
}

/** Path data through points, to a tenth of a unit or to `digits` decimals. */
export function pathThrough(points: readonly Pair[], digits = 1): string {
  const rounded = (value: number) => Number(value.toFixed(digits));
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}`;
}

/** The anchor of words below an axis: those at its two ends stay inside the chart. From a share of 1. */
export function anchorAt(share: number): "start" | "middle" | "end" {
  if (share === 0) return "start";
  return share === 1 ? "end" : "middle";
}

/** "12.34%", from a share of 1. */
export function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
