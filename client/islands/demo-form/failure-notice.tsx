import { failureMessages } from "../../../shared/messages.ts";
import { MoreLink } from "../../components/more-link.tsx";
import text from "../../styles/text.module.css";
import { DemoFormActor } from "./demo-form-actor.ts";
import { focusIds } from "./focus-ids.ts";

interface FailureNoticeProps {
  /** A mailto link, in case trying again does not help. */
  mail: string;
}

/** Explains why the last request failed and what to do. Unlike the toast it remains visible. */
export function FailureNotice({ mail }: FailureNoticeProps) {
  const failure = DemoFormActor.useSelector(({ context }) => context.failure);
  if (failure === null) return null;
  return (
    <div className={text.failure} id={focusIds.failure} tabIndex={-1}>
      <p>{failureMessages[failure]}</p>
      <MoreLink href={mail}>Send it by e-mail</MoreLink>
    </div>
  );
}
