import { useCallback, useEffect, useState } from "react";
import type { Industry } from "../../../shared/demo-request.ts";
import type { Answers } from "./answers.ts";
import { type Draft, readSession, remember } from "./demo-form-session.ts";
import { newRequestId } from "./request-id.ts";

const emptyDraft: Draft = {
  email: "",
  requestId: "",
  fullName: "",
  companyName: "",
  industry: "",
};

/**
 * The answers typed so far, which the tab keeps through a reload. The first render is the
 * server's, so the stored draft is read after it.
 */
export function useDraft(preselected: Industry | "") {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(readSession().draft ?? emptyDraft), []);

  const forget = useCallback(() => {
    setDraft(emptyDraft);
    remember({ draft: undefined });
  }, []);

  const change = (next: Draft) => {
    setDraft(next);
    // What was only preselected must not outlive the address that preselected it.
    const industry = next.industry === preselected ? "" : next.industry;
    remember({ draft: { ...next, industry } });
  };

  return {
    draft: { ...draft, industry: draft.industry || preselected },
    /** Keeps what was typed. Another address makes another request. */
    keep(answers: Answers) {
      const isSame = answers.email === undefined || answers.email === draft.email;
      change({ ...draft, ...answers, requestId: isSame ? draft.requestId : "" });
    },
    /** Keeps the address and returns the id that the request has until it is stored. */
    open(email: string): string {
      const requestId = (email === draft.email && draft.requestId) || newRequestId();
      change({ ...draft, email, requestId });
      return requestId;
    },
    forget,
  };
}
