import { CHORD } from "./line-design.ts";

/** Returns a generator of numbers from 0 to 1 that repeats with its seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return mixed(state) / 2 ** 32;
  };
}

function mixed(state: number): number {
  let bits = Math.imul(state ^ (state >>> 15), 1 | state);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return (bits ^ (bits >>> 14)) >>> 0;
}

/** Returns a number from -1 to 1, most often near 0, that depends on both keys alone. */
export function noiseAt(cell: number, key: number): number {
  const bits = mixed((Math.imul(cell, 0x9e3779b1) + Math.imul(key, 0x85ebca6b)) | 0);
  return (bits >>> 16) / 0xffff + (bits & 0xffff) / 0xffff - 1;
}

interface Harmonic {
  /** rad/m */
  frequency: number;
  phase: number;
  /** Millimetres. */
  amplitude: number;
  /** Amplitude of its mid-chord offset: a chord measures 1 - cos of the phase over its half. */
  offset: number;
}

const HARMONICS = 40;
/** Wavelengths in metres. */
const SHORTEST = 2.2;
const LONGEST = 70;
/** Corner frequencies in rad/m of the spectra. */
const CORNER = 0.8245;
const PAIR_CORNER = 0.82;

/**
 * The harmonics of a stationary random process with the shape of the analytical track spectra of the US Federal Railroad
 * Administration. `line`: surface and alignment, which fall with the fourth power of the frequency
 * beyond the corner. `pair`: cross-level and gauge, which are flat at long waves.
 */
export function processOf(seed: number, kind: "line" | "pair", roughness: number): Harmonic[] {
  const random = randomNumbers(seed);
  const ratio = (LONGEST / SHORTEST) ** (1 / HARMONICS);
  return Array.from({ length: HARMONICS }, (_, index) => {
    const wave = SHORTEST * ratio ** (index + 0.15 + 0.7 * random());
    const frequency = (2 * Math.PI) / wave;
    const width = frequency * Math.log(ratio);
    const corner = CORNER ** 2 / (frequency ** 2 + CORNER ** 2);
    const low = kind === "line" ? frequency ** 2 : frequency ** 2 + PAIR_CORNER ** 2;
    const amplitude = roughness * Math.sqrt((2 * corner * width) / low);
    const phase = 2 * Math.PI * random();
    const offset = amplitude * (1 - Math.cos((frequency * CHORD) / 2));
    return { frequency, phase, amplitude, offset };
  });
}

export interface Displacement {
  /** Millimetres from the design. */
  moved: Float64Array;
  /** The same, measured from the middle of a chord of 62 ft. */
  offset: Float64Array;
}

/** Adds up a process at equal steps. Each harmonic is rotated by its step, which needs no sine per sample. */
export function sumOf(
  process: readonly Harmonic[],
  { first, step, size }: { first: number; step: number; size: number },
): Displacement {
  const moved = new Float64Array(size);
  const offset = new Float64Array(size);
  for (const { frequency, phase, amplitude, offset: chord } of process) {
    let sine = Math.sin(frequency * first + phase);
    let cosine = Math.cos(frequency * first + phase);
    const turnSine = Math.sin(frequency * step);
    const turnCosine = Math.cos(frequency * step);
    for (let index = 0; index < size; index++) {
      moved[index] = (moved[index] ?? 0) + amplitude * sine;
      offset[index] = (offset[index] ?? 0) + chord * sine;
      const next = sine * turnCosine + cosine * turnSine;
      cosine = cosine * turnCosine - sine * turnSine;
      sine = next;
    }
  }
  return { moved, offset };
}
