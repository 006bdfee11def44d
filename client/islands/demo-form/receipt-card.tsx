import { useEffect, useRef } from "react";
import type { Receipt } from "../../../shared/machines/demo-form-context.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import styles from "./receipt-card.module.css";

interface ReceiptCardProps {
  receipt: Receipt;
  /** Just made: it takes the focus that the form had. */
  isNew: boolean;
  onDismiss(): void;
}

/** What was sent, and under which reference. */
export function ReceiptCard({ receipt, isNew, onDismiss }: ReceiptCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.receipt} aria-labelledby="demo-receipt">
      <h2 id="demo-receipt" ref={heading} tabIndex={-1}>
        Your request is with us.
      </h2>
      <p className={styles.promise}>A person will read it and write to you.</p>
      <dl className={styles.facts}>
        {factsOf(receipt).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
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
