import type { CaseMoment } from "../../shared/content/products/case-study.ts";
import text from "../styles/text.module.css";
import { classNames } from "./class-names.ts";
import { FigureNumber } from "./figure-number.tsx";
import { Columns, Stack } from "./layout.tsx";
import styles from "./term-row.module.css";

/** The moments of a case study side by side, each with its figures. A figure that stands alone is the largest. */
export function MomentList({ moments }: { moments: readonly CaseMoment[] }) {
  return (
    <Columns as="ol" count={3} gap={8}>
      {moments.map(({ when, title, figures = [] }) => (
        <Stack as="li" key={when} gap={5} rule="thin">
          <div>
            <p className={classNames(text.label, styles.when)}>{when}</p>
            <h3>{title}</h3>
          </div>
          {figures.map((figure) => (
            <div key={figure.context}>
              <FigureNumber of={figure} size={figures.length === 1 ? "lg" : "sm"} />
              <p className={text.small}>{figure.context}</p>
            </div>
          ))}
        </Stack>
      ))}
    </Columns>
  );
}
