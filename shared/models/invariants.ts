import { isEmail } from "../demo-request.ts";
import { shownPosts } from "../machines/insights.ts";
import { demoFormSamples } from "./demo-form-model.ts";
import type { Invariant } from "./wandering.ts";

const stored = demoFormSamples["the request is stored"].type;
const failed = demoFormSamples["the request fails"].type;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const formInvariants: Invariant[] = [
  {
    title: "nothing but a stored request leads from step 2 to step 1",
    holds: (before, event, after) =>
      before.value.step === "email" || after.value.step !== "email" || event.type === stored,
  },
  {
    title: "the address of step 2 is an address, and stands",
    holds: (before, _event, after) =>
      after.value.step === "email" ||
      (isEmail(after.context.email) &&
        (before.value.step === "email" || after.context.email === before.context.email)),
  },
  {
    title: "there is a token exactly while the captcha is solved",
    holds: (_before, _event, { value, context }) =>
      (value.captcha === "solved") === (context.token !== ""),
  },
  {
    title: "nothing is sent without a token, or with a gap",
    holds: (before, _event, after) =>
      before.value.step === "submitting" ||
      after.value.step !== "submitting" ||
      (before.context.token !== "" &&
        Object.values<string>(after.context.details).every((detail) => detail.trim() !== "")),
  },
  {
    title: "a request is in flight exactly while it is said to be, and no other begins",
    holds: (before, event, after) =>
      (after.value.step === "submitting") === "sendRequest" in after.children &&
      !(
        before.value.step === "submitting" &&
        event.type === "details.submitted" &&
        before !== after
      ),
  },
  {
    title: "nothing typed is lost on failure, and the visitor is told of it",
    holds: (before, event, after) =>
      event.type !== failed ||
      (same(before.context.details, after.context.details) &&
        before.context.email === after.context.email &&
        before.context.requestId === after.context.requestId &&
        after.context.toast?.kind === "error"),
  },
];

export const careersInvariants: Invariant[] = [
  {
    title: "a department is open unless all are closed, and a role only in it",
    holds: (_before, _event, { value, context }) =>
      (value === "closed") === (context.department === null) &&
      (value === "roleOpen") === (context.role !== null),
  },
  {
    title: "nothing opens but what is toggled",
    holds: (before, event, { context }) =>
      [context.department, context.role].every(
        (open) =>
          open === null ||
          [before.context.department, before.context.role, ...Object.values(event)].includes(open),
      ),
  },
];

const HAS_POSTS = new Set(["loaded", "loadingMore", "moreFailed"]);

export const insightsInvariants: Invariant[] = [
  {
    title: "only the reader changes the filter",
    holds: (before, event, after) =>
      event.type === "filter.chosen" || before.context.filter === after.context.filter,
  },
  {
    title: "only posts of the filter are shown, and none before they are read",
    holds: (_before, _event, { value, context }) =>
      shownPosts(context).every(
        ({ category }) => context.filter === "all" || category === context.filter,
      ) &&
      (HAS_POSTS.has(value) || shownPosts(context).length === 0),
  },
  {
    title: "posts are fetched exactly while that is said",
    holds: (_before, _event, { value, children }) =>
      (value === "loading") === "fetchPosts" in children &&
      (value === "loadingMore") === "fetchMore" in children,
  },
  {
    title: "what was read stays, and no post is there twice",
    holds: (before, _event, { context }) => {
      const slugs = (context.posts ?? []).map(({ slug }: { slug: string }) => slug);
      const known = (before.context.posts ?? []).map(({ slug }: { slug: string }) => slug);
      return (
        new Set(slugs).size === slugs.length &&
        (known.length === 0 || same(known, slugs.slice(0, known.length)))
      );
    },
  },
  {
    title: "a list of many pages keeps its filter and goes no further than its last page",
    holds: (before, _event, { context: { filter, page, paging } }) =>
      paging === null || (page <= paging.pages && filter === before.context.filter),
  },
];
