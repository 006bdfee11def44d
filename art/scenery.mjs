/**
 * Prints scenery for the drawings in `client/media/drawings/`, as an element to paste into an SVG file:
 *
 *     node art/scenery.mjs spruces WIDTH FOOT COUNT SEED      spruces at random with their feet at the height FOOT
 *     node art/scenery.mjs hill X Y RADIUS_X RADIUS_Y RINGS   the contour lines of a hill, or of a cloud
 *     node art/scenery.mjs tile WIDTH HEIGHT COUNT SEED KIND  a pattern of marks: grains, rock or rain
 *
 * The same numbers give the same scenery.
 */
import { pathToFileURL } from "node:url";

/** The strokes of a tile, as distances to the right and down. */
const strokes = {
  grains: () => [2, 0],
  rain: () => [-5, 15],
  rock: (random) => {
    const length = 5 + random() * 9;
    return [length * 0.86, length * -0.5];
  },
};

export const scenery = {
  spruces(width, foot, count, seed) {
    const random = createRandom(seed);
    const trees = Array.from({ length: count }, () => [random() * width, 24 + random() * 50]);
    const lines = trees.flatMap(([x, height]) => spruce(x, foot, height, random));
    return `<path class="ink" stroke-width="1.1" opacity=".5" d="${pathOf(lines)}"/>`;
  },
  hill(x, y, radiusX, radiusY, rings) {
    const lines = Array.from({ length: rings }, (_, index) => {
      const share = 1 - index * 0.15;
      return ring([x, y], [radiusX * share, radiusY * share], x + index * 0.2);
    });
    return `<path class="faint" d="${lines.map((line) => `${pathOf([line])}z`).join("")}"/>`;
  },
  tile(width, height, count, seed, kind) {
    const random = createRandom(seed);
    const lines = Array.from({ length: count }, () => {
      const start = [random() * width, random() * height];
      const [dx, dy] = strokes[kind](random);
      return [start, [start[0] + dx, start[1] + dy]];
    });
    const marks = `<path class="soft" d="${pathOf(lines.flatMap((line) => wrapped(line, [width, height])))}"/>`;
    return `<pattern id="${kind}-${seed}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${marks}</pattern>`;
  },
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [name, ...values] = process.argv.slice(2);
  const isNumbers = values.slice(0, 4).every((value) => Number.isFinite(Number(value)));
  const isKnown = name in scenery && values.length === scenery[name].length;
  if (!(isKnown && isNumbers && (name !== "tile" || values[4] in strokes))) {
    process.stderr.write("Usage: see the first lines of art/scenery.mjs\n");
    process.exit(1);
  }
  const numbers = values.map((value) => (Number.isNaN(Number(value)) ? value : Number(value)));
  process.stdout.write(`${scenery[name](...numbers)}\n`);
}

function spruce(x, foot, height, random) {
  const top = foot - height;
  const count = Math.round(height / 5);
  const branches = Array.from({ length: count }, (_, index) => {
    const y = top + 3 + (index * (height - 6)) / count;
    const reach = (1.2 + (index * height * 0.2) / count) * (0.75 + random() * 0.5);
    const tip = y + reach * 0.55;
    return [
      [x - reach, tip],
      [x, y],
      [x + reach, tip],
    ];
  });
  const trunk = [
    [x, foot],
    [x, top],
  ];
  return [trunk, ...branches];
}

/** An irregular ellipse; the phase rotates its irregularities, so that nested rings differ. */
function ring([x, y], [radiusX, radiusY], phase) {
  return Array.from({ length: 52 }, (_, index) => {
    const angle = (index / 52) * 2 * Math.PI;
    const dent =
      1 + 0.09 * Math.sin(3 * angle + 0.6 + phase) + 0.05 * Math.sin(7 * angle + 2 * phase);
    return [x + Math.cos(angle) * radiusX * dent, y + Math.sin(angle) * radiusY * dent];
  });
}

/** Returns the line and copies of it, so that a line that crosses an edge continues on the opposite side. */
function wrapped(line, size) {
  const shifts = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down]));
  return shifts
    .map((shift) =>
      line.map((point) => point.map((value, axis) => value + shift[axis] * size[axis])),
    )
    .filter((copy) =>
      [0, 1].every((axis) => {
        const values = copy.map((point) => point[axis]);
        return Math.max(...values) > 0 && Math.min(...values) < size[axis];
      }),
    );
}

/** Path data of lines, with at most one decimal. */
function pathOf(lines) {
  const tenths = (value) => String(Math.round(value * 10) / 10);
  return lines
    .map((points) => `M${points.map((point) => point.map(tenths).join(" ")).join("L")}`)
    .join("");
}

/** Creates a pseudo-random generator of numbers from 0 to 1, with the constants of "Numerical Recipes". */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
