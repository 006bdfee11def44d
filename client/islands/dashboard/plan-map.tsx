import { lineName, stations } from "../../../shared/content/example-line/features.ts";
import { places } from "../../../shared/content/example-line/places.ts";
import { spotAt } from "../../../shared/content/example-line/survey.ts";
import { Plot, PlotSymbol, PlotText, Stretched } from "../../components/figure-kit/plot.tsx";
import { RankShape } from "../../components/figure-kit/rank-plate.tsx";
import { percent } from "../../components/figure-kit/scale.ts";
import styles from "./maps.module.css";
import { type MarkedPlaces, useMarkLink } from "./place-marks.tsx";
import { onPlan, planPaths, planSize } from "./plan-terrain.ts";
import { Surroundings } from "./surroundings.tsx";

const paths = planPaths();

/** Where a place lies on the plan, as shares of its width and height. */
function placeOnPlan(kilometre: number) {
  const [x, y] = onPlan(spotAt(kilometre * 1000));
  return { x: percent(x / planSize[0]), y: percent(y / planSize[1]) };
}

/** The line in plan, integrated from its curves and drawn to scale, and the surroundings of the shown place. */
export function PlanMap(marked: MarkedPlaces) {
  const linkOf = useMarkLink(marked);
  const { ranked, shown } = marked;
  return (
    <div className={styles.plan}>
      <Plot
        className={styles.planDrawing}
        linked
        label={`Plan map of the ${lineName} with the ranked locations, to scale, north up`}
      >
        <PlotSymbol>
          <Stretched size={planSize}>
            <path className={styles.grid} d={paths.grid} />
            <path className={styles.hill} d={paths.hills} />
            <path className={styles.stream} d={paths.streams} />
            <path className={styles.lake} d={paths.lakes} />
            <path className={styles.casing} d={paths.line} />
            <path className={styles.line} d={paths.line} />
          </Stretched>
          {stations.map(({ name, kilometre }) => (
            <PlotSymbol key={name} {...placeOnPlan(kilometre)}>
              <path className={styles.station} d="M-3.5-3.5h7v7h-7z" />
              <PlotText className={styles.planName} y="22" textAnchor="middle">
                {name}
              </PlotText>
            </PlotSymbol>
          ))}
          <PlotText className={styles.planName} x="12" y="20">
            {lineName}, 5 km grid, north up
          </PlotText>
        </PlotSymbol>
        {ranked.toReversed().map((each) => {
          const side = below.has(each.place.kilometre) ? 1 : -1;
          return (
            <a key={each.rank} {...linkOf(each)} className={styles.mark}>
              <PlotSymbol {...placeOnPlan(each.place.kilometre)}>
                <path className={styles.leader} d={`M0 ${side * 14}V0`} />
                <circle className={styles.foot} r="2.5" />
                <PlotSymbol y={side * 25}>
                  <path className={styles.target} d="M-14-16h28v32h-28z" />
                  <RankShape {...each} />
                  {each.rank === shown?.rank && (
                    <path className={styles.ring} d="M-15-15h30v30h-30z" />
                  )}
                </PlotSymbol>
              </PlotSymbol>
            </a>
          );
        })}
      </Plot>
      {shown && <Surroundings place={shown.place} extent="5 km" />}
    </div>
  );
}

/** Kilometres of places whose mark is below the line, because it would cover the mark shortly before. */
const below = marksBelow();

function marksBelow(): ReadonlySet<number> {
  const found = new Set<number>();
  const kilometres = places.map(({ kilometre }) => kilometre).sort((a, b) => a - b);
  let above = Number.NEGATIVE_INFINITY;
  for (const kilometre of kilometres) {
    if (kilometre - above < 1.7) found.add(kilometre);
    else above = kilometre;
  }
  return found;
}
