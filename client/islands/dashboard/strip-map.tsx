import type { AnchorHTMLAttributes } from "react";
import { lineName } from "../../../shared/content/example-line/features.ts";
import type { RankedPlace } from "../../../shared/content/example-line/rank.ts";
import { urgencies } from "../../../shared/urgency.ts";
import { Plot, PlotSymbol } from "../../components/figure-kit/plot.tsx";
import { RankShape, UrgencyWord } from "../../components/figure-kit/rank-plate.tsx";
import styles from "./maps.module.css";
import type { MarkedPlaces } from "./place-marks.tsx";
import { alongLine, CurveDegrees, StripGround } from "./strip-ground.tsx";

interface StripMapProps extends Pick<MarkedPlaces, "ranked" | "shown"> {
  roughness: readonly number[];
  /** Only the line, its ranks and its kilometres. */
  isBrief: boolean;
  /** The row of each number, from below, in a narrow window that shows all numbers. Without it, some are only marks. */
  rows?: ReadonlyMap<RankedPlace, number>;
  /** The attributes of a mark's link. */
  linkOf(ranked: RankedPlace): AnchorHTMLAttributes<HTMLAnchorElement>;
}

/** The whole line drawn straight, as on a track chart. Positions are shares of the width, so words keep their size. */
export function StripMap({ ranked, shown, roughness, isBrief, rows, linkOf }: StripMapProps) {
  const numbered = rows ? ranked : numberedOf(ranked);
  return (
    <div className={styles.strip} data-brief={isBrief || undefined}>
      {isBrief ? <UrgencyKey /> : <StripKey />}
      <Plot
        className={styles.stripDrawing}
        linked
        label={`Strip map of the ${lineName}: curves, stations, bridges, culverts, road crossings and the ranked locations`}
      >
        <StripGround roughness={roughness} isBrief={isBrief} />
        {shown && (
          <line
            className={styles.at}
            x1={alongLine(shown.place.kilometre)}
            x2={alongLine(shown.place.kilometre)}
            y1="30"
            y2={isBrief ? 92 : 134}
          />
        )}
        {ranked.toReversed().map((each) => (
          <a
            key={each.rank}
            {...linkOf(each)}
            className={styles.mark}
            data-numbered={numbered.includes(each) || undefined}
            data-row={rows?.get(each)}
          >
            <PlotSymbol x={alongLine(each.place.kilometre)} y={16}>
              <path className={styles.target} d="M-14-16h28v56h-28z" />
              <path className={styles.stripLeader} d={isBrief ? "M0 12V48" : "M0 12V74"} />
              <RankShape {...each} />
            </PlotSymbol>
          </a>
        ))}
        {!isBrief && <CurveDegrees />}
        {shown && (
          <PlotSymbol x={alongLine(shown.place.kilometre)} y={16}>
            <path
              className={styles.ring}
              data-numbered={numbered.some(({ rank }) => rank === shown.rank) || undefined}
              d="M-15-15h30v30h-30z"
            />
          </PlotSymbol>
        )}
      </Plot>
    </div>
  );
}

/** Kilometres between numbers that a phone has room for. */
export const APART = 5;

/** The places whose numbers a narrow window shows: the first ones, unless one before them is near. */
function numberedOf(ranked: readonly RankedPlace[]): readonly RankedPlace[] {
  const numbered: RankedPlace[] = [];
  for (const each of ranked) {
    const isApart = ({ place }: RankedPlace) =>
      Math.abs(place.kilometre - each.place.kilometre) >= APART;
    if (numbered.every(isApart)) numbered.push(each);
  }
  return numbered;
}

/** The shapes of the ranks, for a list without its filters, which name them. */
function UrgencyKey() {
  return (
    <ul className={styles.urgencies} aria-label="Symbols">
      {urgencies.map((urgency) => (
        <li key={urgency}>
          <UrgencyWord urgency={urgency} />
        </li>
      ))}
    </ul>
  );
}

/** The symbols of the strip and the names of its lanes. */
function StripKey() {
  return (
    <>
      <ul className={styles.key} aria-label="Symbols">
        <li>
          <KeySymbol
            className={styles.bridge}
            d="M-6.5-6.5L-4-4H4L6.5-6.5M-6.5 6.5L-4 4H4L6.5 6.5"
          />
          Bridge
        </li>
        <li>
          <KeySymbol className={styles.water} d="M-3-6Q0-3 0 0T3 6" />
          Culvert
        </li>
        <li>
          <KeySymbol className={styles.road} d="M-3.5-4.5L3.5 4.5M3.5-4.5L-3.5 4.5" />
          Road crossing
        </li>
        <li>
          <KeySymbol className={styles.siding} d="M-8 4L-4-3H4L8 4" />
          Siding
        </li>
        <li>Roughness: surface, standard deviation over 200 m</li>
      </ul>
      <ul className={styles.names} aria-hidden="true">
        <li>Ranked</li>
        <li>Curves</li>
        <li>Track</li>
        <li>Roughness</li>
        <li>km</li>
        <li>Milepost</li>
      </ul>
    </>
  );
}

function KeySymbol(props: { className: string | undefined; d: string }) {
  return (
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <path {...props} />
    </svg>
  );
}
