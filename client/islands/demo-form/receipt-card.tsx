import type { Receipt } from "../../../shared/machines/demo-form-context.ts";
import { receiptMessages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Cluster, Stack } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import styles from "./demo-form.module.css";
import { DemoFormActor } from "./demo-form-actor.ts";
import { focusIds } from "./focus-ids.ts";

interface ReceiptCardProps {
  /** Where a prospect can choose a time for the demo. */
  schedulingUrl: string | undefined;
}

/** The stored request with its reference, until it is dismissed. */
export function ReceiptCard({ schedulingUrl }: ReceiptCardProps) {
  const actor = DemoFormActor.useActorRef();
  const receipt = DemoFormActor.useSelector(({ context }) => context.receipt);
  if (receipt === null) return null;
  return (
    <Stack
      key={receipt.reference}
      as="section"
      gap={6}
      stretch
      rule
      className={styles.receipt}
      aria-labelledby={focusIds.receipt}
    >
      <h2 className={text.h3} id={focusIds.receipt} tabIndex={-1}>
        {receiptMessages.title}
      </h2>
      <p className={text.muted}>{receiptMessages.text}</p>
      <dl>
        {factsOf(receipt).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={text.label}>{name}</dt>
            <dd className={text.muted}>{value}</dd>
          </div>
        ))}
      </dl>
      <Cluster gap={8}>
        <Button variant="outline" onClick={() => actor.send({ type: "receipt.dismissed" })}>
          Dismiss
        </Button>
        {schedulingUrl && <MoreLink href={schedulingUrl}>Choose a time for the demo</MoreLink>}
        <MoreLink href={paths.pilot()}>How a pilot runs</MoreLink>
        <MoreLink href={paths.insights()}>Read the insights</MoreLink>
      </Cluster>
    </Stack>
  );
}

function factsOf({ reference, email, fullName, companyName, industry }: Receipt) {
  const facts: [name: string, value: string][] = [
    ["Email", email],
    ["Full name", fullName],
    ["Company name", companyName],
    ["Industry", industry],
    ["Reference", reference],
  ];
  return facts.filter(([, value]) => value !== "");
}
