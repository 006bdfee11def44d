import { isEmail } from "../demo-request.ts";
import { locationsShown } from "../line-choice.ts";
import { shownPosts } from "../machines/insights.ts";
import { demoFormSamples } from "./demo-form-model.ts";
import type { Invariant } from "./random-walks.ts";

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
    title: "the e-mail of step 2 is valid and does not change",
    holds: (before, _event, after) =>
      after.value.step === "email" ||
      (isEmail(after.context.email) &&
        (before.value.step === "email" || after.context.email === before.context.email)),
  },
  {
    title: "there is a token exactly while the captcha is solved",
    holds: (_before, _event, { value, context }) =>
      (value.captcha.loaded === "solved") === (context.token !== ""),
  },
  {
    title: "no request is sent without a token or with an empty detail",
    holds: (before, _event, after) =>
      before.value.step === "submitting" ||
      after.value.step !== "submitting" ||
      (before.context.token !== "" &&
        Object.values<string>(after.context.details).every((detail) => detail.trim() !== "")),
  },
  {
    title: "a request runs exactly in the state submitting, and no second one begins",
    holds: (before, event, after) =>
      (after.value.step === "submitting") === "sendRequest" in after.children &&
      !(
        before.value.step === "submitting" &&
        event.type === "details.submitted" &&
        before !== after
      ),
  },
  {
    title: "a failure keeps the answers, shows an error and moves the focus to it",
    holds: (before, event, after) =>
      event.type !== failed ||
      (same(before.context.details, after.context.details) &&
        before.context.email === after.context.email &&
        before.context.requestId === after.context.requestId &&
        after.context.toast?.kind === "error" &&
        after.context.focus?.on !== "receipt"),
  },
  {
    title: "every toast has a number of its own",
    holds: (before, _event, { context: { toast, toastCount } }) =>
      toast === null ||
      (toast.number === toastCount &&
        (same(toast, before.context.toast) || toastCount > before.context.toastCount)),
  },
];

export const careersInvariants: Invariant[] = [
  {
    title: "a role is open only in an open department",
    holds: (_before, _event, { value, context }) =>
      (value === "closed" || context.department !== "") &&
      (value !== "role" || context.role !== ""),
  },
  {
    title: "only what is toggled opens",
    holds: (before, event, { context }) =>
      [context.department, context.role].every((name) =>
        ["", before.context.department, before.context.role, ...Object.values(event)].includes(
          name,
        ),
      ),
  },
];

export const insightsInvariants: Invariant[] = [
  {
    title: "only the reader changes the filter",
    holds: (before, event, after) =>
      event.type === "filter.chosen" || before.context.filter === after.context.filter,
  },
  {
    title: "only posts of the filter are shown, and none before they have been read",
    holds: (_before, _event, { context, tags }) =>
      shownPosts(context).every(
        ({ category }) => context.filter === "all" || category === context.filter,
      ) &&
      (tags.has("listed") || shownPosts(context).length === 0),
  },
  {
    title: "posts are fetched exactly in the states loading and loadingMore",
    holds: (_before, _event, { value, children }) =>
      (value === "loading") === "fetchPosts" in children &&
      (value.paged === "loadingMore") === "fetchMore" in children,
  },
  {
    title: "posts that were read stay, and none is listed twice",
    holds: (before, _event, { context }) => {
      const slugs = context.posts.map(({ slug }: { slug: string }) => slug);
      const known = before.context.posts.map(({ slug }: { slug: string }) => slug);
      return (
        new Set(slugs).size === slugs.length &&
        (known.length === 0 || same(known, slugs.slice(0, known.length)))
      );
    },
  },
  {
    title: "a list of several pages keeps its filter and ends with its last page",
    holds: (before, _event, { context: { filter, page, paging } }) =>
      paging === null || (page <= paging.pages && filter === before.context.filter),
  },
];

export const rankedListInvariants: Invariant[] = [
  {
    title: "a location is chosen exactly in the state location",
    holds: (_before, _event, { value, context }) =>
      (value === "location") === (context.location !== null),
  },
  {
    title: "choosing a filter leaves no location that it hides",
    holds: (_before, event, { context }) =>
      event.type !== "filter.chosen" ||
      context.location === null ||
      locationsShown(context.show).some(({ slug }) => slug === context.location),
  },
];
