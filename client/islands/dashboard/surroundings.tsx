import { bridges, crossings, culverts } from "../../../shared/content/example-line/features.ts";
import { curves, LINE_LENGTH } from "../../../shared/content/example-line/line-design.ts";
import type { Place } from "../../../shared/content/example-line/places.ts";
import { spotAt } from "../../../shared/content/example-line/survey.ts";
import { classNames } from "../../components/class-names.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import { kmText } from "./format.ts";
import styles from "./place.module.css";

/** Half of the width in metres, share of the height, and metres between ticks and between their labels. */
const extents = {
  "840 m": { near: 420, high: 0.66, tick: 100, label: 200 },
  "5 km": { near: 2500, high: 1, tick: 500, label: 1000 },
} as const;
type Extent = keyof typeof extents;

const objects: readonly (readonly [name: string, kilometre: number])[] = [
  ...bridges.map(({ kilometre }) => ["bridge", kilometre] as const),
  ...culverts.map((kilometre) => ["culvert", kilometre] as const),
  ...crossings.map((kilometre) => ["road crossing", kilometre] as const),
];

interface SurroundingsProps {
  place: Place;
  extent: Extent;
  /** Metres along the line of the traces' cursor. */
  cursor?: number | undefined;
}

/** The track around a place, to scale. */
export function Surroundings({ place, extent, cursor }: SurroundingsProps) {
  const metres = place.kilometre * 1000;
  const plan = planAround(metres, extent);
  const { tick, label, from, to, share } = plan;
  const ticks = Math.floor(to / tick) - Math.ceil(from / tick) + 1;
  return (
    <Plot
      className={classNames(styles.plan, extent === "5 km" && styles.square)}
      label={`Plan of ${extent} around ${kmText(place.kilometre)}, to scale`}
    >
      <Stretched size={[2 * plan.near, 2 * plan.top]}>
        <path className={styles.line} d={plan.path(from, to)} />
        {curves
          .filter((curve) => curve.to > from && curve.from < to)
          .map((curve) => (
            <path
              key={curve.from}
              className={styles.body}
              d={plan.path(curve.from + curve.spiral, curve.to - curve.spiral)}
            />
          ))}
      </Stretched>
      {Array.from({ length: ticks }, (_, index) => (Math.ceil(from / tick) + index) * tick).map(
        (at) => (
          <PlotSymbol key={at} {...share(at)}>
            <path className={styles.tick} transform={turnAt(at)} d="M0-6V6" />
            {at % label === 0 && Math.abs(at - metres) > plan.near / 6 && plan.hasRoom(at) && (
              <PlotText {...beside(at, 18)}>{(at / 1000).toFixed(label < 1000 ? 1 : 0)}</PlotText>
            )}
          </PlotSymbol>
        ),
      )}
      {objects
        .filter(([, kilometre]) => plan.shows(kilometre * 1000))
        .map(([name, kilometre]) => (
          <PlotSymbol key={name + kilometre} {...share(kilometre * 1000)}>
            <path className={styles.object} d="M-3-3h6v6h-6z" />
            {extent === "840 m" && (
              <PlotText {...beside(kilometre * 1000, -26, plan.edgesAt(kilometre * 1000))}>
                {name}
              </PlotText>
            )}
          </PlotSymbol>
        ))}
      <PlotSymbol x="50%" y="50%">
        <path className={styles.ring} d="M-10-10h20v20h-20z" />
      </PlotSymbol>
      {cursor !== undefined && (
        <PlotSymbol {...share(cursor)}>
          <circle className={styles.cursor} r="3.5" />
        </PlotSymbol>
      )}
      {extent === "5 km" && (
        <PlotText x="12" y="20">
          5 km around {kmText(place.kilometre)}
        </PlotText>
      )}
    </Plot>
  );
}

function turnAt(metres: number): string {
  return `rotate(${((-spotAt(metres).heading * 180) / Math.PI).toFixed(1)})`;
}

/** The plan's coordinates around a place: its point is in the middle. */
function planAround(metres: number, extent: Extent) {
  const { near, high, tick, label } = extents[extent];
  const top = near * high;
  const centre = spotAt(metres);
  const point = (at: number): [number, number] => {
    const { x, y } = spotAt(at);
    return [x - centre.x + near, centre.y - y + top];
  };
  return {
    near,
    top,
    tick,
    label,
    from: Math.max(0, metres - near * 1.7),
    to: Math.min(LINE_LENGTH, metres + near * 1.7),
    path(from: number, to: number) {
      const count = Math.ceil(((to - from) / near) * 40);
      const points = Array.from({ length: count + 1 }, (_, index) =>
        point(from + ((to - from) * index) / count),
      );
      return pathThrough(points);
    },
    share(at: number) {
      const [x, y] = point(at);
      return { x: percent(x / (2 * near)), y: percent(y / (2 * top)) };
    },
    shows(at: number) {
      const [x, y] = point(at);
      return Math.abs(x - near) < near * 0.97 && Math.abs(y - top) < top * 0.94;
    },
    /** The edges of the plan that are near: −1 left or above, 1 right or below. */
    edgesAt(at: number): Edges {
      const [x, y] = point(at);
      const edge = (offset: number, half: number) =>
        Math.abs(offset) > half * 0.45 ? Math.sign(offset) : 0;
      return [edge(x - near, near), edge(y - top, top)];
    },
    /** Whether there is room for words beside the track. */
    hasRoom(at: number) {
      const [x, y] = point(at);
      return Math.abs(x - near) < near * 0.76 && Math.abs(y - top) < top * 0.68;
    },
  };
}

type Edges = readonly [across: number, down: number];

/**
 * Position of words at a distance from the track: to its right, or to its left if the distance is negative. Near an
 * edge they stand on the side, and end on the side, that is away from it, and vertically only half as far.
 */
function beside(metres: number, distance: number, [across, down]: Edges = [0, 0]) {
  const { heading } = spotAt(metres);
  const isSteep = Math.abs(Math.sin(heading)) > 0.5;
  const outwards = isSteep
    ? Math.sign(Math.sin(heading) * distance) === across
    : Math.sign(Math.cos(heading) * distance) === down;
  const reach = outwards ? -distance : distance;
  const x = Math.sin(heading) * reach;
  const y = Math.cos(heading) * reach;
  const side = x > 0 ? ("start" as const) : ("end" as const);
  const inwards = across > 0 ? ("end" as const) : ("start" as const);
  const natural = Math.abs(x) < 6 ? ("middle" as const) : side;
  return {
    x: Math.round(x),
    y: Math.round(Math.sign(y) === down ? y / 2 : y) + 4,
    textAnchor: across === 0 ? natural : inwards,
  };
}
