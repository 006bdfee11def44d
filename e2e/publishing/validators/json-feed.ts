import * as v from "valibot";
import { sameTwice } from "./feed-rules.ts";

// As https://www.jsonfeed.org/version/1.1/: every member it has, and no other.
const address = v.pipe(v.string(), v.url());
const words = v.pipe(v.string(), v.regex(/\S/));
/** RFC 3339. */
const date = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/),
  v.check((text) => !Number.isNaN(Date.parse(text)), "no date"),
);
const author = v.pipe(
  v.strictObject({
    name: v.optional(words),
    url: v.optional(address),
    avatar: v.optional(address),
  }),
  v.check((it) => Object.keys(it).length > 0, "an author says at least one thing"),
);
const attachment = v.strictObject({
  url: address,
  mime_type: v.pipe(v.string(), v.regex(/^\w+\/[\w.+-]+$/)),
  title: v.optional(words),
  size_in_bytes: v.optional(v.number()),
  duration_in_seconds: v.optional(v.number()),
});
const item = v.pipe(
  v.strictObject({
    id: words,
    url: v.optional(address),
    external_url: v.optional(address),
    title: v.optional(words),
    content_html: v.optional(v.string()),
    content_text: v.optional(v.string()),
    summary: v.optional(v.string()),
    image: v.optional(address),
    banner_image: v.optional(address),
    date_published: v.optional(date),
    date_modified: v.optional(date),
    authors: v.optional(v.array(author)),
    tags: v.optional(v.array(words)),
    language: v.optional(words),
    attachments: v.optional(v.array(attachment)),
  }),
  v.check((it) => it.content_html !== undefined || it.content_text !== undefined, "no content"),
);
const feed = v.strictObject({
  version: v.literal("https://jsonfeed.org/version/1.1"),
  title: words,
  home_page_url: v.optional(address),
  feed_url: v.optional(address),
  description: v.optional(v.string()),
  user_comment: v.optional(v.string()),
  next_url: v.optional(address),
  icon: v.optional(address),
  favicon: v.optional(address),
  authors: v.optional(v.array(author)),
  language: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))),
  expired: v.optional(v.boolean()),
  hubs: v.optional(v.array(v.strictObject({ type: words, url: address }))),
  items: v.array(item),
});

/** What stands in a JSON Feed that version 1.1 has not, or does not stand where it has to. */
export function jsonFeedFaults(json: string, feedAddress: string): string[] {
  const { issues = [], typed, output } = v.safeParse(feed, JSON.parse(json));
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? "the feed"}: ${issue.message}`);
  if (!typed) return faults;
  const self = output.feed_url === feedAddress ? [] : [`feed_url is ${output.feed_url}`];
  return [...faults, ...self, ...sameTwice(output.items.map(({ id }) => id))];
}
