import type { FailureReason } from "../../../shared/machines/request-failure.ts";
import { MoreLink } from "../../components/more-link.tsx";
import styles from "./demo-form.module.css";
import { focusIds } from "./focus-ids.ts";

const words: Record<FailureReason, string> = {
  captcha: "The verification was not accepted. Please complete it again, then send the form again.",
  limit:
    "Too many requests came from your network. Please wait a few minutes, then send the form again.",
  refused: "The form was not accepted. Please check your answers, then send it again.",
  unreachable:
    "Your request did not arrive. Your answers are still here. Please send the form again.",
};

interface FailureNoticeProps {
  reason: FailureReason;
  /** The way out when trying again does not help. */
  mail: string;
}

/** Says why the last request failed and what can be done. Unlike the toast it stays. */
export function FailureNotice({ reason, mail }: FailureNoticeProps) {
  return (
    <div className={styles.notice} id={focusIds.failure} tabIndex={-1}>
      <p>{words[reason]}</p>
      <MoreLink href={mail}>Send it by e-mail</MoreLink>
    </div>
  );
}
