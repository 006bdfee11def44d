import { constantFrom, emailAddress, oneof, record, string } from "fast-check";
import { careersMachine } from "../machines/careers.ts";
import { demoFormMachine } from "../machines/demo-form.ts";
import { insightsMachine } from "../machines/insights.ts";
import { rankedListMachine } from "../machines/ranked-list.ts";
import { careersSamples } from "./careers-model.ts";
import { demoFormSamples } from "./demo-form-model.ts";
import { insightsSamples, insightsStarts } from "./insights-model.ts";
import {
  careersInvariants,
  formInvariants,
  insightsInvariants,
  rankedListInvariants,
} from "./invariants.ts";
import { eventsOf, type RandomWalkMachine } from "./random-walks.ts";
import { rankedListSamples, rankedListStarts } from "./ranked-list-model.ts";

/** The samples and arbitrary input of the visitor. */
const anyForm = eventsOf(
  demoFormSamples,
  oneof(emailAddress(), string()).map((email) => ({
    label: `${JSON.stringify(email)} is entered`,
    event: { type: "email.submitted", email, requestId: "request" },
  })),
  record({
    fullName: string(),
    companyName: string(),
    industry: constantFrom("", "Railways", "Mining", "Infrastructure"),
  }).map((details) => ({
    label: `${JSON.stringify(details)} is sent`,
    event: { type: "details.submitted", details },
  })),
  string({ minLength: 1 }).map((token) => ({
    label: `the captcha is solved by ${JSON.stringify(token)}`,
    event: { type: "captcha.solved", token },
  })),
);

/** Every machine with its events and invariants, by name. */
export const randomWalkMachines = {
  "demo form": { machine: demoFormMachine, events: anyForm, invariants: formInvariants },
  careers: {
    machine: careersMachine,
    events: eventsOf(careersSamples),
    invariants: careersInvariants,
  },
  "insights with posts": {
    machine: insightsMachine,
    input: insightsStarts.whole,
    events: eventsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "insights of several pages": {
    machine: insightsMachine,
    input: insightsStarts.paged,
    events: eventsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "insights after a failure": {
    machine: insightsMachine,
    input: insightsStarts.failed,
    events: eventsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "insights while the posts are read": {
    machine: insightsMachine,
    input: insightsStarts.pending,
    events: eventsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "ranked list": {
    machine: rankedListMachine,
    input: rankedListStarts.line,
    events: eventsOf(rankedListSamples),
    invariants: rankedListInvariants,
  },
} satisfies Record<string, RandomWalkMachine>;
