import type { NewDemoRequest } from "../demo-requests/queries.ts";

/** For tests: a complete demo request, which is to be delivered by e-mail. */
export function newDemoRequest(changes: Partial<NewDemoRequest> = {}): NewDemoRequest {
  return {
    requestId: undefined,
    email: "ada@railway.example",
    fullName: "Ada Lovelace",
    companyName: "Analytical Railways",
    industry: "Railways",
    attribution: { utm_source: "newsletter" },
    spamReason: undefined,
    replayKey: undefined,
    sinks: ["email"],
    ...changes,
  };
}
