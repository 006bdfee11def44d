import { constantFrom, emailAddress, oneof, record, string } from "fast-check";
import { careersMachine } from "../machines/careers.ts";
import { demoFormMachine } from "../machines/demo-form.ts";
import { insightsMachine } from "../machines/insights.ts";
import { careersSamples } from "./careers-model.ts";
import { demoFormSamples } from "./demo-form-model.ts";
import { insightsSamples, insightsStarts } from "./insights-model.ts";
import { careersInvariants, formInvariants, insightsInvariants } from "./invariants.ts";
import { happeningsOf, type Wanderer } from "./wandering.ts";

/** What the visitor types may be anything. */
const anyForm = happeningsOf(
  demoFormSamples,
  oneof(emailAddress(), string()).map((email) => ({
    told: `${JSON.stringify(email)} is entered`,
    event: { type: "email.submitted", email, requestId: "request" },
  })),
  record({
    fullName: string(),
    companyName: string(),
    industry: constantFrom("", "Railways", "Mining", "Infrastructure"),
  }).map((details) => ({
    told: `${JSON.stringify(details)} is sent`,
    event: { type: "details.submitted", details },
  })),
  string({ minLength: 1 }).map((token) => ({
    told: `the captcha is solved by ${JSON.stringify(token)}`,
    event: { type: "captcha.solved", token },
  })),
);

/** Every machine with what never changes about it. */
export const wanderers = {
  "demo form": { machine: demoFormMachine, happenings: anyForm, invariants: formInvariants },
  careers: {
    machine: careersMachine,
    happenings: happeningsOf(careersSamples),
    invariants: careersInvariants,
  },
  "insights with posts": {
    machine: insightsMachine,
    input: insightsStarts.withPosts,
    happenings: happeningsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "insights of many pages": {
    machine: insightsMachine,
    input: insightsStarts.ofMany,
    happenings: happeningsOf(insightsSamples),
    invariants: insightsInvariants,
  },
  "insights without": {
    machine: insightsMachine,
    input: insightsStarts.failed,
    happenings: happeningsOf(insightsSamples),
    invariants: insightsInvariants,
  },
} satisfies Record<string, Wanderer>;
