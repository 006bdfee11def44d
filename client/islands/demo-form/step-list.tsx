import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./demo-form.module.css";

/** The two steps of the form, with the current one marked. */
export function StepList({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <ol className={classNames(text.meta, styles.steps)}>
        <li className={styles.step} aria-current={isFirst ? "step" : undefined}>
          Your e-mail
        </li>
        <li className={styles.step} aria-current={isFirst ? undefined : "step"}>
          Your details
        </li>
      </ol>
      <p className={text.hidden} aria-live="polite">
        {!isFirst && "Step 2 of 2: your details"}
      </p>
    </>
  );
}
