import { pilotSteps } from "../../../shared/content/pilot.ts";
import { Plot, PlotSymbol, PlotText } from "../../components/figure-kit/plot.tsx";
import text from "../../styles/text.module.css";
import styles from "./pilot-page.module.css";

/** The steps on a line of track. After each of them a turnout leads off the line, because the pilot can stop there. */
export function PilotSteps() {
  return (
    <div className={styles.table}>
      <ul className={styles.rows} aria-hidden="true">
        <li>You bring</li>
        <li>You receive</li>
        <li>It goes on when</li>
      </ul>
      <ol className={styles.steps}>
        {pilotSteps.map(({ name, youBring, youReceive, goesOnWhen }, index) => (
          <li key={name} className={styles.step}>
            <Turnout isLast={isLast(index)} />
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={text.h3}>{name}</h3>
            <dl className={styles.terms}>
              <div>
                <dt>You bring</dt>
                <dd>{youBring}</dd>
              </div>
              <div>
                <dt>You receive</dt>
                <dd>{youReceive}</dd>
              </div>
              <div>
                <dt>{isLast(index) ? "You decide" : "It goes on when"}</dt>
                <dd className={styles.gate}>{goesOnWhen}</dd>
              </div>
              {!isLast(index) && (
                <div className={styles.exit}>
                  <dt>Otherwise</dt>
                  <dd>It stops here</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}

function isLast(index: number): boolean {
  return index === pilotSteps.length - 1;
}

/** The line to the next step, and the branch that ends at a buffer stop. After the last step there is only the branch. */
function Turnout({ isLast }: { isLast: boolean }) {
  return (
    <Plot className={styles.switch}>
      {!isLast && <line className={styles.line} x1="0" x2="100%" y1="20" y2="20" />}
      <PlotSymbol x="100%" y="20">
        {/* The line is longer than a step is wide, so it overlaps the line of the step before. */}
        {isLast && <path className={styles.line} d="M-260 0H-132" />}
        <path className={styles.branch} d="M-132 0C-108 0 -108 40 -84 40H-64M-64 31V49" />
        <PlotText tone="strong" className={styles.stop} x="-56" y="45">
          stop
        </PlotText>
      </PlotSymbol>
    </Plot>
  );
}
