import type { Receipt } from "../../../../shared/machines/demo-form-context.ts";
import { messages } from "../../../../shared/messages.ts";
import { Toast } from "../../../components/toast.tsx";
import { FailureNotice } from "../../../islands/demo-form/failure-notice.tsx";
import { ReceiptCard } from "../../../islands/demo-form/receipt-card.tsx";
import { Part, Row } from "./part.tsx";

const receipt: Receipt = {
  reference: "7F3K-2Q",
  email: "ada@railway.example",
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Railways",
};

/** Messages after a request: toasts, the failure notice and the receipt. */
export function Messages() {
  return (
    <>
      <Part
        title="Toast"
        note="Disappears after eight seconds, but not while the pointer or the focus is on it."
      >
        <Row wide>
          <Toast kind="error" {...messages.missingFields} onDismiss={nothing} />
          <Toast kind="error" {...messages.requestFailed} onDismiss={nothing} />
          <Toast kind="success" {...messages.requestSent} onDismiss={nothing} />
        </Row>
      </Part>
      <Part title="Failure, receipt" note="Stay beside the form until the visitor closes them.">
        <Row wide>
          <FailureNotice reason="unreachable" mail="mailto:" />
          <ReceiptCard receipt={receipt} onDismiss={nothing} />
        </Row>
      </Part>
    </>
  );
}

function nothing() {}
