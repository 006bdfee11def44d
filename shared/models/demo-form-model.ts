import type { SnapshotFrom } from "xstate";
import { demoFormMachine } from "../machines/demo-form.ts";
import type { DemoFormEvent, Details } from "../machines/demo-form-context.ts";
import { toursOf } from "./tours.ts";
import { type Walk, type WalkOptions, walksOf } from "./walks.ts";

const requestId = "0b6f7c52-6a0e-4c0a-9d0b-3f6f5c1d2e4a";
const email = "ada@railway.example";
const details: Details = {
  fullName: "Ada Sample",
  companyName: "Sample Railway",
  industry: "Railways",
};
const reference = "7F3K-2Q";

/** One sample of each action of the visitor and the captcha. */
const actions = {
  "a wrong e-mail is entered": { type: "email.submitted", email: "ada@railway", requestId },
  "the e-mail is edited": { type: "field.edited", field: "email" },
  "an e-mail is entered": { type: "email.submitted", email, requestId },
  "the captcha loads": { type: "captcha.loaded" },
  "the captcha is solved": { type: "captcha.solved", token: "token" },
  "the captcha is solved anew": { type: "captcha.solved", token: "renewed token" },
  "the captcha expires": { type: "captcha.expired" },
  "the captcha fails": { type: "captcha.failed" },
  "the captcha is tried again": { type: "captcha.retried" },
  "details with gaps are sent": {
    type: "details.submitted",
    details: { ...details, companyName: " " },
  },
  "the gap is edited": { type: "field.edited", field: "companyName" },
  "the details are sent": { type: "details.submitted", details },
  "the toast is dismissed": { type: "toast.dismissed" },
  "the receipt is dismissed": { type: "receipt.dismissed" },
  "a receipt is found": {
    type: "receipt.restored",
    receipt: { reference, email, ...details },
  },
} as const satisfies Record<string, DemoFormEvent>;

export const demoFormSamples = {
  ...actions,
  "the request is stored": {
    type: "xstate.done.actor.sendRequest",
    output: { reference },
    actorId: "sendRequest",
  },
  "the request fails": {
    type: "xstate.error.actor.sendRequest",
    error: new Error("offline"),
    actorId: "sendRequest",
  },
} as const;

const { "a receipt is found": found, ...samplesOfVisit } = demoFormSamples;

const optionsOfVisit: WalkOptions<typeof demoFormMachine> = {
  keyOf: withoutHistory,
  situationOf: ({ context }) => (context.receipt === null ? "first request" : "later request"),
};

/** Walks for the first and for later requests of a visit, which show the receipt of the earlier request. */
const visitWalks = walksOf(demoFormMachine, samplesOfVisit, optionsOfVisit);

/** Walks from a receipt of an earlier visit, which is restored only when the page loads. */
const receiptWalks = walksOf(
  demoFormMachine,
  {
    "a receipt is found": found,
    "the receipt is dismissed": demoFormSamples["the receipt is dismissed"],
  },
  { keyOf: withoutHistory },
);

/** Walks that cover the form. */
export const demoFormWalks: readonly Walk<typeof demoFormMachine, keyof typeof demoFormSamples>[] =
  [...visitWalks, ...receiptWalks];

/** What browser tests play. */
export const demoFormTours = () => [
  ...toursOf(demoFormMachine, samplesOfVisit, optionsOfVisit),
  ...receiptWalks,
];

/** Omits toast count and focus, which do not affect later steps. */
export function withoutHistory({ value, context }: SnapshotFrom<typeof demoFormMachine>) {
  const { toastCount: _count, focus: _focus, toast, ...rest } = context;
  return { value, toast: toast && { ...toast, number: 0 }, ...rest };
}
