import type { NewDemoRequest } from "../demo-requests/queries.ts";
import type { NewPostRecord } from "../posts/queries/post-records.ts";

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

/** For tests: a complete post. */
export function newPost(changes: Partial<NewPostRecord> = {}): NewPostRecord {
  const texts = { slug: "rail", title: "Rail", content: "The first text.", category: "blog" };
  const published_at = "2024-05-01T12:00:00Z";
  return { ...texts, published_at, author: null, image_url: null, revision_note: null, ...changes };
}
