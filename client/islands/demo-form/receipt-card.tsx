import type { Receipt } from "../../../shared/machines/demo-form-context.ts";
import { receiptMessages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { MoreLink } from "../../components/more-link.tsx";
import styles from "./demo-form.module.css";
import { focusIds } from "./focus-ids.ts";

interface ReceiptCardProps {
  receipt: Receipt;
  onDismiss(): void;
}

/** The accepted request with its reference. */
export function ReceiptCard({ receipt, onDismiss }: ReceiptCardProps) {
  return (
    <section className={classNames(styles.receipt, styles.side)} aria-labelledby={focusIds.receipt}>
      <h2
        className={classNames(styles.heading, styles.focused)}
        id={focusIds.receipt}
        tabIndex={-1}
      >
        {receiptMessages.title}
      </h2>
      <p className={styles.promise}>{receiptMessages.text}</p>
      <dl className={styles.facts}>
        {factsOf(receipt).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Actions>
        <Button variant="outline" onClick={onDismiss}>
          Dismiss
        </Button>
        <MoreLink href={paths.insights()}>Read the insights</MoreLink>
      </Actions>
    </section>
  );
}

function factsOf({ reference, email, fullName, companyName, industry }: Receipt) {
  return [
    ["Reference", reference],
    ["Email", email],
    ["Full name", fullName],
    ["Company name", companyName],
    ["Industry", industry],
  ].filter(([, value]) => value !== "");
}
