import type { CaseMoment } from "../../shared/content/products/case-study.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { FigureNumber } from "./figure-number.tsx";
import { Columns } from "./layout.tsx";
import styles from "./term-row.module.css";

/** The moments of a case study as a vertical timeline. */
export function MomentList({ moments }: { moments: readonly CaseMoment[] }) {
  return (
    <ol>
      {moments.map(({ when, title, text: words, figures = [] }) => (
        <li key={when} className={styles.row}>
          <p className={classNames(text.label, styles.when)}>{when}</p>
          <div>
            <h3>{title}</h3>
            {words && <p className={classNames(styles.detail, styles.after)}>{words}</p>}
            {figures.length > 0 && (
              <Columns count={3} gap={5} className={styles.after}>
                {figures.map((figure) => (
                  <div key={figure.context}>
                    <FigureNumber of={figure} size="sm" />
                    <p className={text.small}>{figure.context}</p>
                  </div>
                ))}
              </Columns>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
