import { useCallback, useEffect, useState } from "react";
import type { Industry } from "../../../shared/demo-request.ts";
import type { Answers } from "./answers.ts";
import { type Draft, readSession, updateSession } from "./demo-form-session.ts";
import { newRequestId } from "./request-id.ts";

const emptyDraft: Draft = {
  email: "",
  requestId: "",
  fullName: "",
  companyName: "",
  industry: "",
};

/**
 * The answers typed so far, which session storage keeps through a reload. The first render must equal the
 * server's, so the stored draft is read afterwards.
 */
export function useDraft(preselected: Industry | "") {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(readSession().draft ?? emptyDraft), []);

  const clearDraft = useCallback(() => {
    setDraft(emptyDraft);
    updateSession({ draft: undefined });
  }, []);

  const change = (next: Draft) => {
    setDraft(next);
    // A preselected industry is not stored, because another address may preselect another industry.
    const industry = next.industry === preselected ? "" : next.industry;
    updateSession({ draft: { ...next, industry } });
  };

  return {
    draft: { ...draft, industry: draft.industry || preselected },
    /** Stores the answers. A changed e-mail address starts a new request. */
    saveAnswers(answers: Answers) {
      const isSame = answers.email === undefined || answers.email === draft.email;
      change({ ...draft, ...answers, requestId: isSame ? draft.requestId : "" });
    },
    /** Stores the e-mail address and returns the request's id, which stays the same until the request is stored. */
    startRequest(email: string): string {
      const requestId = (email === draft.email && draft.requestId) || newRequestId();
      change({ ...draft, email, requestId });
      return requestId;
    },
    clearDraft,
  };
}
