import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { type Point, placeNames } from "../../../shared/content/mine-level/level.ts";
import { bodyOf } from "../../../shared/content/mine-level/poses.ts";
import { ACROSS_M } from "../../../shared/content/mine-level/position-filter.ts";
import {
  doingText,
  ENLARGED,
  isOld,
  placeText,
  type Report,
} from "../../../shared/content/mine-level/record.ts";
import { classNames } from "../../components/class-names.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { pathThrough, percent } from "../../components/figure-kit/scale.ts";
import { useControls, useLinkTo } from "./controls.ts";
import { type Layout, lying, pointIn, turnOf, upright } from "./layouts.ts";
import { LevelGround, placeIn, type View } from "./level-ground.tsx";
import styles from "./level-map.module.css";
import { isCovered, placePlates } from "./plates.ts";

export interface LevelMapProps {
  reports: readonly Report[];
  marks?: readonly MapMark[] | undefined;
}

/** A place that a number marks, from 1. */
export interface MapMark {
  place: Point;
  /** Where the number stands. */
  at: Point;
}

/** The level with the whole fleet, upright in a narrow window. */
export function LevelMap(props: LevelMapProps) {
  return (
    <div className={styles.map}>
      <Sheet {...props} layout={lying} className={styles.lying} isFirst />
      <Sheet {...props} layout={upright} className={styles.upright} />
    </div>
  );
}

interface SheetProps extends LevelMapProps {
  layout: Layout;
  className: string | undefined;
  isFirst?: boolean;
}

function Sheet({ reports, marks = [], layout, className, isFirst = false }: SheetProps) {
  const { view } = layout;
  const box = [...view.corner, ...view.size].join(" ");
  const vehicles = reports.map(({ pose }) => pointIn(layout, pose.at));
  const places = marks.map(({ place }) => pointIn(layout, place));
  const numbers = marks.map(({ at }) => pointIn(layout, at));
  const plates = placePlates(vehicles, layout, numbers);
  return (
    <Plot className={classNames(styles.sheet, className)} label="Level 500 with its fleet" linked>
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true">
        <g transform={turnOf(layout)}>
          <LevelGround isFirst={isFirst} isPlain={marks.length > 0} />
          {reports.map((report, index) => (
            <Position key={fleet[index]?.mark} report={report} />
          ))}
        </g>
        <path
          className={styles.leader}
          d={leadersOf([...vehicles, ...places], [...plates, ...numbers])}
        />
      </svg>
      <PlaceNames layout={layout} plates={[...plates, ...numbers]} isPlain={marks.length > 0} />
      {numbers.map((at, index) => (
        <PlotSymbol key={at.join(" ")} {...placeIn(view, at)}>
          <path className={styles.markShape} d="M-11-11h22v22h-22z" />
          <text className={styles.mark} y="4.6">
            {index + 1}
          </text>
        </PlotSymbol>
      ))}
      {reports.map((report, index) => (
        <Plate key={fleet[index]?.mark} report={report} at={plates[index] ?? [0, 0]} view={view} />
      ))}
      <Scale layout={layout} />
      <North layout={layout} />
    </Plot>
  );
}

function leadersOf(vehicles: readonly Point[], plates: readonly Point[]): string {
  return vehicles.map((at, index) => pathThrough([at, plates[index] ?? at])).join("");
}

interface PlaceNamesProps {
  layout: Layout;
  plates: readonly Point[];
  /** Without the names of branches, so that the numbers stand out. */
  isPlain: boolean;
}

/** A name that has no place on the map or lies under a plate or a mark is left out. */
function PlaceNames({ layout, plates, isPlain }: PlaceNamesProps) {
  return placeNames.map((place) => {
    const at = layout.isUpright ? place.upright : place.at;
    if (isPlain && place.isBranch) return null;
    if (at === undefined || isCovered(place, plates, layout)) return null;
    return (
      <PlotText
        key={place.text}
        className={styles.place}
        textAnchor="middle"
        {...placeIn(layout.view, pointIn(layout, at))}
      >
        {place.text}
      </PlotText>
    );
  });
}

/** The ellipse of a reported position, the ground since, and the vehicle's body. */
function Position({ report }: { report: Report }) {
  const { vehicle, state, pose, since } = report;
  const degrees = Math.round((pose.heading * 180) / Math.PI);
  const along = 2 * Math.sqrt(state.variance) * ENLARGED;
  return (
    <g className={styles.position} data-doing={state.doing}>
      <path className={styles.since} d={pathThrough(since, 2)} />
      <ellipse
        className={styles.ellipse}
        transform={`translate(${pathNumbers(pose.at)}) rotate(${degrees})`}
        rx={along.toFixed(1)}
        ry={2 * ACROSS_M * ENLARGED}
      />
      <path className={styles.body} d={`${pathThrough(bodyOf(vehicle, pose), 2)}Z`} />
    </g>
  );
}

function pathNumbers([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

interface PlateProps {
  report: Report;
  at: Point;
  view: View;
}

/** The vehicle's mark, as a link that chooses it. */
function Plate({ report, at, view }: PlateProps) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const { name, mark } = fleet[report.vehicle] ?? {};
  const link = {
    ...linkTo({ vehicle: report.vehicle }),
    "aria-label": `${mark} ${name}, ${placeText(report)}: ${doingText(report)}`,
    "aria-current": report.vehicle === choice.vehicle || undefined,
  };
  return (
    <a
      {...link}
      className={styles.plate}
      data-doing={report.state.doing}
      data-old={isOld(report) ? "" : undefined}
    >
      <PlotSymbol {...placeIn(view, at)}>
        <path className={styles.target} d="M-15-12h30v24h-30z" />
        <path className={styles.shape} d="M-13-9.5h26v19h-26z" />
        {link["aria-current"] && <path className={styles.ring} d="M-16.5-13h33v26h-33z" />}
        <text className={styles.mark} y="4.6">
          {mark}
        </text>
      </PlotSymbol>
    </a>
  );
}

const SCALE_M = 50;

/** The scale stands in the lower right corner. The upright map has the workshop there, so its scale stands in the upper one. */
function Scale({ layout }: { layout: Layout }) {
  const width = SCALE_M / layout.view.size[0];
  return (
    <svg
      x={percent(0.98 - width)}
      y={layout.isUpright ? "11%" : "100%"}
      overflow="visible"
      aria-hidden="true"
    >
      <Stretched size={[1, 1]} width={percent(width)} height="7" y="-16">
        <path className={styles.scale} d="M0 0V1H1V0" />
      </Stretched>
      <PlotText x={percent(width / 2)} y="-20" textAnchor="middle">
        {SCALE_M} m
      </PlotText>
    </svg>
  );
}

/** An arrow to the north with its letter, in a corner without drifts. */
function North({ layout }: { layout: Layout }) {
  const { isUpright } = layout;
  return (
    <PlotSymbol x={isUpright ? "88%" : "3%"} y={isUpright ? "14%" : "8%"}>
      <path
        className={styles.north}
        d="M0-9L4.5 5 0 2.5-4.5 5z"
        transform={isUpright ? "rotate(90)" : undefined}
      />
      <PlotText x={isUpright ? "15" : "0"} y={isUpright ? "4" : "20"} textAnchor="middle">
        N
      </PlotText>
    </PlotSymbol>
  );
}
