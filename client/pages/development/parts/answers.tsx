import type { Receipt } from "../../../../shared/machines/demo-form-context.ts";
import { messages } from "../../../../shared/messages.ts";
import { Toast } from "../../../components/toast.tsx";
import { FailureNotice } from "../../../islands/demo-form/failure-notice.tsx";
import { ReceiptCard } from "../../../islands/demo-form/receipt-card.tsx";
import { Exhibit, Row } from "./exhibit.tsx";

const receipt: Receipt = {
  reference: "7F3K-2Q",
  email: "ada@railway.example",
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Railways",
};

/** Messages after a request: toasts, the failure notice and the receipt. */
export function Answers() {
  return (
    <>
      <Exhibit title="Toast" note="Stays eight seconds; a pointer or focus on it stops the clock.">
        <Row wide>
          <Toast kind="error" {...messages.missingFields} onDismiss={nothing} />
          <Toast kind="error" {...messages.requestFailed} onDismiss={nothing} />
          <Toast kind="success" {...messages.requestSent} onDismiss={nothing} />
        </Row>
      </Exhibit>
      <Exhibit title="Failure, receipt" note="Beside the form for as long as they are needed.">
        <Row wide>
          <FailureNotice reason="unreachable" mail="mailto:" />
          <ReceiptCard receipt={receipt} onDismiss={nothing} />
        </Row>
      </Exhibit>
    </>
  );
}

function nothing() {}
