import type { ClassCheck } from "../../../shared/content/example-line/class-checks.ts";
import { trackClass } from "../../../shared/content/example-line/class-limits.ts";
import { UNIT_SPACE } from "../../../shared/content/figure.ts";
import { Caption } from "../../components/caption.tsx";
import { decimal } from "../../islands/dashboard/format.ts";
import text from "../../styles/text.module.css";
import styles from "./class-limits.module.css";

/** The readings around a place beside the limits of the class, with the share of each limit as a bar. */
export function ClassLimits({ checks }: { checks: readonly ClassCheck[] }) {
  return (
    <table className={styles.limits}>
      <caption>
        49 CFR 213 {trackClass.name}, for orientation
        <Caption as="span" className={styles.basis}>
          Largest size within 62&nbsp;ft of the place. In Canada: Rules Respecting Track Safety,
          subpart&nbsp;C.
        </Caption>
      </caption>
      <thead>
        <tr>
          <th scope="col">Reading</th>
          <th scope="col">Value</th>
          <th scope="col">Limit</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {checks.map(({ name, value, limit, isDueNextRun }) => (
          <tr key={name} data-due={isDueNextRun || undefined}>
            <th scope="row">{name}</th>
            <td>{decimal(value, 1)}</td>
            <td className={text.whole}>
              {decimal(limit, 1)}
              {UNIT_SPACE}mm
            </td>
            <td aria-hidden="true">
              <svg
                className={styles.bar}
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path className={styles.whole} d="M0 4H100" />
                <path className={styles.used} d={`M0 4H${Math.round((100 * value) / limit)}`} />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
