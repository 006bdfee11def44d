import { Enhanced } from "../island/island.tsx";
import { Button } from "./button.tsx";
import styles from "./print-brief.module.css";

/** A button that prints the page, which the print styles fit on one sheet. Hidden without script. */
export function PrintBrief() {
  return (
    <Enhanced by="print-brief" wake="interaction" holdsClicks>
      <Button variant="link" size="sm" className={styles.print}>
        Print a one-page brief
      </Button>
    </Enhanced>
  );
}
