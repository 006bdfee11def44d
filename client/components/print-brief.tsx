import { Enhanced } from "../island/island.tsx";
import { Button } from "./button.tsx";

/** A button that prints the page, which the print styles fit on one sheet. Hidden without script. */
export function PrintBrief() {
  return (
    <Enhanced by="print-brief" wake="interaction" holdsClicks data-needs-script="">
      <Button variant="link" size="sm">
        Print a one-page brief
      </Button>
    </Enhanced>
  );
}
