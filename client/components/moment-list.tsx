import type { CaseMoment } from "../../shared/content/case-study.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { FigureNumber } from "./figure-number.tsx";
import styles from "./moment-list.module.css";

/** The moments of a case study as a vertical timeline. */
export function MomentList({ moments }: { moments: readonly CaseMoment[] }) {
  return (
    <ol className={styles.moments}>
      {moments.map(({ when, title, text: words, figures = [] }) => (
        <li key={when} className={styles.moment}>
          <p className={classNames(text.label, styles.when)}>{when}</p>
          <div>
            <h3>{title}</h3>
            {words && <p className={styles.text}>{words}</p>}
            {figures.length > 0 && (
              <div className={styles.figures}>
                {figures.map((figure) => (
                  <div key={figure.context}>
                    <FigureNumber of={figure} size="sm" />
                    <p className={text.small}>{figure.context}</p>
                  </div>
                ))}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
