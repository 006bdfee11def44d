import { Enhanced } from "../island/island.tsx";
import styles from "./button.module.css";
import { Button } from "./button.tsx";
import { MissingCode } from "./missing-code.tsx";

interface PrintBriefProps {
  /** What the page is on paper. */
  label?: string;
  variant?: "link" | "secondary";
}

/** A button that prints the page; by default a brief, which the print styles fit on one sheet. Hidden without script, and the link on phones. */
export function PrintBrief(props: PrintBriefProps) {
  const { label = "Print a one-page brief", variant = "link" } = props;
  return (
    <Enhanced
      by="print-brief"
      wake="interaction"
      className={variant === "link" ? styles.brief : undefined}
      data-needs-script=""
      data-screen-only=""
    >
      <form method="dialog">
        <Button type="submit" variant={variant} size="sm">
          {label}
        </Button>
      </form>
      <MissingCode />
    </Enhanced>
  );
}
