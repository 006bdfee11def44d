import { placeNames } from "../../../shared/content/mine-level/level.ts";
import { fleet, isOld, type Report } from "../../../shared/content/mine-level/record.ts";
import { doingText, placeText } from "../../../shared/content/mine-level/report-text.ts";
import { classNames } from "../../components/class-names.ts";
import { Drawing, Line, Mark, type Place, Stretched, Words } from "../../figures/kit.tsx";
import { pathThrough } from "../../figures/scale.ts";
import { useControls, useLinkTo } from "./controls.ts";
import { LevelGround, placeIn, transformOf, VEHICLE } from "./level-ground.tsx";
import { isCovered, type Layout, lying, placePlates, pointIn, upright } from "./plates.ts";
import styles from "./replay.module.css";

/** The level with the whole fleet, upright in a narrow window. */
export function LevelMap({ reports }: { reports: readonly Report[] }) {
  return (
    <div className={styles.map}>
      <Sheet reports={reports} layout={lying} className={styles.lying} />
      <Sheet reports={reports} layout={upright} className={styles.upright} />
    </div>
  );
}

interface SheetProps {
  reports: readonly Report[];
  layout: Layout;
  className: string | undefined;
}

function Sheet({ reports, layout, className }: SheetProps) {
  const { view, isUpright } = layout;
  const vehicles = reports.map(({ pose }) => pointIn(layout, pose.at));
  const plates = placePlates(vehicles, layout);
  const leaders = vehicles.map((at, index) => pathThrough([at, plates[index] ?? at])).join("");
  return (
    <Drawing
      className={classNames(styles.sheet, className)}
      label="Level 500 with its fleet"
      linked
    >
      <Stretched {...view}>
        <g transform={isUpright ? "rotate(90)" : undefined}>
          <LevelGround />
          {reports.map((report) => (
            <Position key={report.vehicle} report={report} />
          ))}
        </g>
        <Line d={leaders} tone="muted" weight="thin" />
      </Stretched>
      {placeNames.map((place) => {
        const at = isUpright ? place.upright : place.at;
        if (at === undefined || isCovered(place, plates, layout)) return null;
        return (
          <Words key={place.text} textAnchor="middle" at={placeIn(view, pointIn(layout, at))}>
            {place.text}
          </Words>
        );
      })}
      {reports.map((report) => (
        <Plate
          key={report.vehicle}
          report={report}
          at={placeIn(view, plates[report.vehicle] ?? [0, 0])}
        />
      ))}
    </Drawing>
  );
}

/** Uncertainties are drawn this many times larger than they are. */
export const ENLARGED = 10;
/** So are vehicles. */
export const BODY_ENLARGED = 1.5;
/** Two standard deviations across the drift, metres. */
const ACROSS_M = 0.16;

/** The ellipse of a reported position, the road on which the vehicle can be since, and its body. */
function Position({ report }: { report: Report }) {
  const { vehicle, doing, pose, reach, spreadM } = report;
  const { length = 1, width = 1 } = fleet[vehicle] ?? {};
  const transform = transformOf(pose, vehicle);
  return (
    <g className={styles.position} data-doing={doing}>
      {reach.length > 1 && <path className={styles.reach} d={pathThrough(reach, 2)} />}
      <ellipse
        className={styles.ellipse}
        transform={transform}
        rx={((spreadM * ENLARGED) / length).toFixed(2)}
        ry={((ACROSS_M * ENLARGED) / width).toFixed(2)}
      />
      <path className={styles.body} transform={`${transform}scale(${BODY_ENLARGED})`} d={VEHICLE} />
    </g>
  );
}

/** The vehicle's mark, as a link that chooses it. */
function Plate({ report, at }: { report: Report; at: Place }) {
  const { choice } = useControls();
  const linkTo = useLinkTo();
  const { vehicle, doing } = report;
  const { name, mark } = fleet[vehicle] ?? {};
  const isChosen = vehicle === choice.vehicle;
  const link = {
    ...linkTo({ vehicle }),
    "aria-label": `${mark} ${name}, ${placeText(report)}: ${doingText(report)}`,
    "aria-current": isChosen || undefined,
  };
  return (
    <a
      {...link}
      className={styles.plate}
      data-doing={doing}
      data-old={isOld(report) ? "" : undefined}
    >
      <Mark at={at}>
        <path fill="transparent" d="M-15-12h30v24h-30z" />
        <path className={styles.shape} d="M-13-9.5h26v19h-26z" />
        {isChosen && <path className={styles.ring} d="M-16.5-13h33v26h-33z" />}
        <text className={styles.mark} y="0.35em">
          {mark}
        </text>
      </Mark>
    </a>
  );
}
