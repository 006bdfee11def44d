import type { FailureReason } from "../../../shared/machines/request-failure.ts";
import { failureMessages } from "../../../shared/messages.ts";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { focusIds } from "./focus-ids.ts";

interface FailureNoticeProps {
  reason: FailureReason;
  /** A mailto link, in case trying again does not help. */
  mail: string;
}

/** Explains why the last request failed and what to do. Unlike the toast it remains visible. */
export function FailureNotice({ reason, mail }: FailureNoticeProps) {
  return (
    <div className={text.failure} id={focusIds.failure} tabIndex={-1}>
      <p>{failureMessages[reason]}</p>
      <MoreLink href={mail}>Send it by e-mail</MoreLink>
    </div>
  );
}
