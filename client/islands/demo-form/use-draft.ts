import { useEffect, useState } from "react";
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
 * What is typed, remembered by the tab. The first render is the server's, so what an earlier
 * load of the page left behind comes in after it.
 */
export function useDraft(preselected: Industry | "") {
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => setDraft(readSession().draft ?? emptyDraft), []);

  const change = (next: Draft) => {
    setDraft(next);
    // What was only preselected must not outlive the address that preselected it.
    const industry = next.industry === preselected ? "" : next.industry;
    remember({ draft: { ...next, industry } });
  };

  return {
    draft: { ...draft, industry: draft.industry || preselected },
    /** Takes over what was typed. Another address makes another request. */
    keep(answers: Answers) {
      const isSame = answers.email === undefined || answers.email === draft.email;
      change({ ...draft, ...answers, requestId: isSame ? draft.requestId : "" });
    },
    /** Takes over the address, and gives the request the id that it keeps until it is stored. */
    open(email: string): string {
      const requestId = (email === draft.email && draft.requestId) || newRequestId();
      change({ ...draft, email, requestId });
      return requestId;
    },
    forget() {
      setDraft(emptyDraft);
      remember({ draft: undefined });
    },
  };
}
