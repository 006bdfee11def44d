import { Enhanced } from "../island/island.tsx";
import styles from "./button.module.css";
import { Button } from "./button.tsx";
import { MissingCode } from "./missing-code.tsx";

/** A button that prints the page, which the print styles fit on one sheet. Hidden without script and on phones. */
export function PrintBrief() {
  return (
    <Enhanced
      by="print-brief"
      wake="interaction"
      className={styles.brief}
      data-needs-script=""
      data-screen-only=""
    >
      <form method="dialog">
        <Button type="submit" variant="link" size="sm">
          Print a one-page brief
        </Button>
      </form>
      <MissingCode />
    </Enhanced>
  );
}
