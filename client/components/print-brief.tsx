import { Enhanced } from "../island/island.tsx";
import { Button } from "./button.tsx";
import styles from "./print-brief.module.css";

/** Prints the page, which the print styles set on one sheet. Without script it is not shown. */
export function PrintBrief() {
  return (
    <Enhanced by="print-brief" wake="interaction" holdsClicks>
      <Button variant="link" size="sm" className={styles.print}>
        Print a one-page brief
      </Button>
    </Enhanced>
  );
}
