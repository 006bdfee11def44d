/** Returns a number from -1 to 1 that varies smoothly and repeats for the same place and key. */
export function noise(x: number, y: number, key = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - column), ease(y - row)];
  const near = mix(cell(column, row, key), cell(column + 1, row, key), u);
  const far = mix(cell(column, row + 1, key), cell(column + 1, row + 1, key), u);
  return 2 * mix(near, far, v) - 1;
}

/** Sums noise of several scales, each with half of the height. */
export function fractal(x: number, y: number, octaves: number, key = 0): number {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 2 ** octave;
    sum += noise(x * scale + 11.7 * octave, y * scale + 5.3 * octave, key + octave * 17) / scale;
  }
  return sum;
}

function cell(x: number, y: number, key: number): number {
  let bits = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(key, 2246822519);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}

/** Rises from 0 to 1 between two values. */
export function smoothStep(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

/** 1 at zero, 0 beyond 1. */
export function bump(value: number): number {
  return Math.abs(value) >= 1 ? 0 : (1 - value * value) ** 2;
}

/** Returns a normally distributed number with a standard deviation of 1. */
export function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

interface Axis {
  from: number;
  to: number;
  step: number;
}

/** Computes a function on a grid once, because rays ask for its values very often, and interpolates between. */
export function tabulate(x: Axis, y: Axis, valueAt: (x: number, y: number) => number) {
  const columns = Math.ceil((x.to - x.from) / x.step) + 2;
  const rows = Math.ceil((y.to - y.from) / y.step) + 2;
  const values = new Float32Array(columns * rows);
  for (let index = 0; index < values.length; index++) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    values[index] = valueAt(x.from + column * x.step, y.from + row * y.step);
  }
  const get = (index: number) => values[index] ?? 0;
  return (atX: number, atY: number): number => {
    const across = Math.min(columns - 1.001, Math.max(0, (atX - x.from) / x.step));
    const along = Math.min(rows - 1.001, Math.max(0, (atY - y.from) / y.step));
    const corner = Math.floor(along) * columns + Math.floor(across);
    const [u, v] = [across % 1, along % 1];
    return mix(
      mix(get(corner), get(corner + 1), u),
      mix(get(corner + columns), get(corner + columns + 1), u),
      v,
    );
  };
}
