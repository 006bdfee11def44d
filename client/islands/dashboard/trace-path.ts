type Scale = (value: number) => number;

/** Path data of a trace, one unit of width per sample. Whole relative steps take about four bytes a sample. */
export function tracePath(values: Float64Array, y: Scale): string {
  const heights = Array.from(values, (each) => Math.round(y(each)));
  const steps = heights.slice(1).map((height, index) => {
    const step = height - (heights[index] ?? 0);
    return step < 0 ? `1${step}` : `1 ${step}`;
  });
  return `M0 ${heights[0] ?? 0}l${steps.join(" ")}`;
}

type Corner = readonly [index: number, height: string];

/** The corners of a line that is straight between them, as a design is. */
function cornersOf(values: Float64Array, y: Scale, shift: number): Corner[] {
  const at = (index: number) => y((values[index] ?? 0) + shift);
  const last = values.length - 1;
  const corners: Corner[] = [[0, at(0).toFixed(1)]];
  for (let index = 1; index < last; index++) {
    const bend = at(index + 1) - 2 * at(index) + at(index - 1);
    if (Math.abs(bend) > 0.02) corners.push([index, at(index).toFixed(1)]);
  }
  return [...corners, [last, at(last).toFixed(1)]];
}

function through(corners: readonly Corner[]): string {
  return corners.map((each) => each.join(" ")).join("L");
}

/** Path data of a design, or of a threshold at a distance from it. */
export function cornerPath(values: Float64Array, y: Scale, shift = 0): string {
  return `M${through(cornersOf(values, y, shift))}`;
}

/** Closes a trace along its design. */
export function filledPath(trace: string, base: Float64Array, y: Scale): string {
  return `${trace}L${through(cornersOf(base, y, 0).reverse())}z`;
}

/** What lies beyond the thresholds on both sides, in a lane of this height. */
export function beyondPath(
  base: Float64Array,
  [above, below]: readonly [number, number],
  y: Scale,
  height: number,
): string {
  const upper = `${cornerPath(base, y, above)}V-20H0z`;
  return `${upper}${cornerPath(base, y, below)}V${height + 20}H0z`;
}
