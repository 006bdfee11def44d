import { type ComponentProps, memo } from "react";
import {
  bridges,
  crossings,
  culverts,
  lineName,
  stations,
} from "../../../shared/content/example-line/features.ts";
import {
  type Curve,
  curves,
  LINE_LENGTH,
} from "../../../shared/content/example-line/line-design.ts";
import { facts } from "../../../shared/content/example-line/parameters.ts";
import { type RankedPlace, rankedPlaces } from "../../../shared/content/example-line/rank.ts";
import { Area, Drawing, Line, Stretched, Words } from "../../figures/kit.tsx";
import { RankShape } from "../../figures/rank-plate.tsx";
import { anchorAt, percent } from "../../figures/scale.ts";
import { useLinkToPlace } from "./controls.ts";
import { kmText } from "./format.ts";
import styles from "./strip-map.module.css";

const LENGTH_KM = LINE_LENGTH / 1000;

/** Where a kilometre lies on the strip, as a share of its width. */
const along = (kilometre: number) => percent(kilometre / LENGTH_KM);

const symbols = {
  Bridge: "M-6.5-6.5L-4-4H4L6.5-6.5M-6.5 6.5L-4 4H4L6.5 6.5",
  Culvert: "M-3-6Q0-3 0 0T3 6",
  "Road crossing": "M-3.5-4.5L3.5 4.5M3.5-4.5L-3.5 4.5",
} as const;
const structures = [
  ...culverts.map((kilometre) => ["Culvert", kilometre] as const),
  ...crossings.map((kilometre) => ["Road crossing", kilometre] as const),
  ...bridges.map(({ kilometre }) => ["Bridge", kilometre] as const),
];

/** Kilometres between two marks beside each other: of the four that a narrow window shows, and of all. */
const APART = { four: 6, all: 1.6 };

/** The places whose marks stand in the lower row. Those near one of a higher rank stand above. */
const lower: RankedPlace[] = [];
for (const each of rankedPlaces) {
  const gaps = lower.map(({ place }) => Math.abs(place.kilometre - each.place.kilometre));
  if (Math.min(...gaps) >= (each.rank <= 4 ? APART.four : APART.all)) lower.push(each);
}

export function StripMap({ shown }: { shown: RankedPlace }) {
  const linkToPlace = useLinkToPlace();
  return (
    <div className={styles.map}>
      <LineStrip shown={shown} linkTo={linkToPlace} />
    </div>
  );
}

interface LineStripProps {
  shown?: RankedPlace;
  /** The attributes of the link to the place at a kilometre. */
  linkTo: (kilometre: number) => ComponentProps<"a">;
}

/** The whole line drawn straight, as on a track chart, with its ranked places. Positions are shares of the width, so words keep their size. */
export function LineStrip({ shown, linkTo }: LineStripProps) {
  const at = shown && along(shown.place.kilometre);
  const markOf = (ranked: RankedPlace) => ({
    ...linkTo(ranked.place.kilometre),
    className: styles.mark,
    "aria-label": `Rank ${ranked.rank}, ${kmText(ranked.place.kilometre)}, ${facts[ranked.place.parameter].name}`,
    "aria-current": ranked === shown || undefined,
    // The list has the same places, so the Tab key passes these.
    tabIndex: -1,
  });
  return (
    <>
      <Drawing
        className={styles.strip}
        linked
        label={`Strip map of the ${lineName}: curves, stations, bridges, culverts, road crossings and the ranked locations`}
      >
        <Ground />
        {at && <line className={styles.at} x1={at} x2={at} y1="2.9rem" y2="8.3rem" />}
        {rankedPlaces.toReversed().map((each) => (
          <a key={each.rank} {...markOf(each)}>
            <svg
              aria-hidden="true"
              overflow="visible"
              x={along(each.place.kilometre)}
              y={lower.includes(each) ? "2.9rem" : "1rem"}
            >
              <path className={styles.target} fill="transparent" d="M-14-16h28v46h-28z" />
              <Line d={lower.includes(each) ? "M0 0V38" : "M0 0V68"} tone="rule" weight="thin" />
              <RankShape {...each} />
            </svg>
          </a>
        ))}
      </Drawing>
      <ul className={styles.key} aria-label="Symbols">
        {Object.entries(symbols).map(([name, d]) => (
          <li key={name}>
            <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
              <Line d={d} tone={name === "Culvert" ? "data" : "ink"} weight="thin" />
            </svg>
            {name}
          </li>
        ))}
        <li>Steps above and below the axis: curves to the right and left</li>
      </ul>
    </>
  );
}

/** Stations whose names have no room on a phone. */
const inMiddle = new Set(["Birch", "Cedar", "Elder"]);

/** What does not depend on the visitor's choice. */
const Ground = memo(function Ground() {
  return (
    <>
      <Stretched y="4.3rem" height="2rem" size={[LINE_LENGTH, 40]}>
        <Line d={`M0 20H${LINE_LENGTH}`} tone="rule" weight="thin" />
        <Area d={curves.map(curvePath).join("")} tone="data" wash />
      </Stretched>
      <Stretched y="7.1rem" height="1rem" size={[LINE_LENGTH, 16]}>
        <Line d={`M0 8H${LINE_LENGTH}${stations.map(sidingPath).join("")}`} />
      </Stretched>
      {structures.map(([name, kilometre]) => (
        <g key={name + kilometre} className={styles.structure}>
          <svg aria-hidden="true" overflow="visible" x={along(kilometre)} y="7.6rem">
            <Line d={symbols[name]} tone={name === "Culvert" ? "data" : "ink"} weight="thin" />
          </svg>
        </g>
      ))}
      {stations.map(({ name, kilometre }) => {
        const place = { x: along(kilometre), textAnchor: anchorAt(kilometre / LENGTH_KM) };
        return (
          <g key={name} className={inMiddle.has(name) ? styles.between : undefined}>
            <Words {...place} y="9.3rem">
              {name}
            </Words>
            <Words {...place} y="10.5rem">
              {kilometre}
            </Words>
          </g>
        );
      })}
    </>
  );
});

/** A curve to the right is above the axis, one to the left below; its height is its degree. */
function curvePath({ from, to, spiral, degree }: Curve): string {
  const height = 20 - degree * 4.7;
  const [a, b, c, d] = [from, from + spiral, to - spiral, to].map(Math.round);
  return `M${a} 20L${b} ${height}H${c}L${d} 20z`;
}

function sidingPath({ siding }: (typeof stations)[number]): string {
  if (!siding) return "";
  const [from, to] = siding.map((kilometre) => kilometre * 1000) as [number, number];
  return `M${from} 8L${from + 160} 1H${to - 160}L${to} 8`;
}
