import type { MouseEventHandler, ReactNode } from "react";
import {
  exampleLine,
  type LineLocation,
  lineLengthKm,
} from "../../../shared/content/example-line.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { type LineChoice, lineAddress } from "../../../shared/line-choice.ts";
import { classNames } from "../../components/class-names.ts";
import { Drawing } from "../../components/drawings/drawing.tsx";
import type { Point } from "../../components/drawings/path-data.ts";
import text from "../../styles/text.module.css";
import styles from "./line-map.module.css";
import { locationName } from "./location-table.tsx";
import { lineY, mapSize, terrainPaths } from "./map-terrain.ts";

interface LineMapProps {
  choice: LineChoice;
  onLine: MouseEventHandler;
}

/** The scale of the map around a chosen location. */
const ZOOM = 2.2;

const kilometrePosts = [0, 10, 20, 30, 40, lineLengthKm];

/** A map of the example line, or of the part around the chosen location. */
export function LineMap({ choice, onLine }: LineMapProps) {
  const chosen = exampleLine.find(({ slug }) => slug === choice.location);
  const view = viewOf(chosen);
  return (
    <div className={styles.frame}>
      <a
        className={classNames(text.label, text.signal, text.touch, styles.whole)}
        href={lineAddress({ ...choice, location: null })}
        aria-current={chosen === undefined || undefined}
        onClick={onLine}
        data-screen-only=""
      >
        Whole line
      </a>
      <Drawing
        size={[mapSize.width, mapSize.height]}
        label={labelOf(chosen)}
        ground="night"
        className={styles.map}
      >
        <g
          className={styles.moving}
          transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
        >
          <path className="faint" d={terrainPaths.contours} />
          <path className="wet" opacity="0.34" strokeWidth="9" d={terrainPaths.stream} />
          <path className="band" d={terrainPaths.track} />
          <path className="ink" strokeLinejoin="round" strokeWidth="3.5" d={terrainPaths.track} />
        </g>
        {kilometrePosts.map((kilometre) => (
          <Place key={kilometre} kilometre={kilometre} view={view}>
            <path stroke="var(--ground)" strokeWidth="2" d="M0-7V7" />
            <text className={classNames(styles.kilometre, anchorAt(kilometre))} y="38">
              {kilometre}
              {UNIT_SPACE}km
            </text>
          </Place>
        ))}
        {exampleLine.toReversed().map((location) => (
          <Place key={location.slug} kilometre={location.kilometre} view={view}>
            <LocationMark location={location} choice={choice} />
          </Place>
        ))}
      </Drawing>
    </div>
  );
}

/** Labels at the two ends of the line stay inside the map. */
function anchorAt(kilometre: number): string | undefined {
  if (kilometre === 0) return undefined;
  return kilometre === lineLengthKm ? "end" : "middle";
}

interface View {
  x: number;
  y: number;
  scale: number;
}

function viewOf(chosen: LineLocation | undefined): View {
  if (chosen === undefined) return { x: 0, y: 0, scale: 1 };
  const [x, y] = pointAt(chosen.kilometre);
  return { x: mapSize.width / 2 - ZOOM * x, y: mapSize.height / 2 - ZOOM * y, scale: ZOOM };
}

function pointAt(kilometre: number): Point {
  const x = 24 + (kilometre / lineLengthKm) * (mapSize.width - 48);
  return [x, lineY(x)];
}

interface PlaceProps {
  kilometre: number;
  view: View;
  children: ReactNode;
}

/** A symbol on the map, which keeps its size when the map is enlarged. */
function Place({ kilometre, view, children }: PlaceProps) {
  const [x, y] = pointAt(kilometre);
  const at = [view.x + view.scale * x, view.y + view.scale * y].map(Math.round);
  return (
    <g className={styles.moving} transform={`translate(${at.join(" ")})`}>
      <g className={styles.sign}>{children}</g>
    </g>
  );
}

interface LocationMarkProps {
  location: LineLocation;
  choice: LineChoice;
}

/** The rank of a location, in a shape that depends on its urgency. */
function LocationMark({ location, choice: { show, location: chosen } }: LocationMarkProps) {
  const { slug, urgency } = location;
  const isHidden = show !== "all" && show !== urgency;
  return (
    <g className={styles.mark} data-urgency={urgency} data-hidden={isHidden || undefined}>
      {slug === chosen && <circle className="wet" strokeWidth="3" r="24" />}
      {urgency === "planned" ? (
        <circle className={styles.shape} r="13" />
      ) : (
        <path className={styles.shape} d="M-13-13h26v26h-26z" />
      )}
      <text className={classNames("middle", styles.digit)} y="6">
        {exampleLine.indexOf(location) + 1}
      </text>
    </g>
  );
}

function labelOf(chosen: LineLocation | undefined): string {
  const line = `Map of the example line, ${lineLengthKm} kilometres, with the rank of each location`;
  return chosen ? `${line}; ${locationName(chosen)} in the middle` : line;
}
