import type { AnyStateMachine } from "xstate";
import { careersMachine } from "../machines/careers.ts";
import { demoFormMachine } from "../machines/demo-form.ts";
import { insightsMachine } from "../machines/insights.ts";
import { careersPageWalks, careersSamples, careersWalks } from "./careers-model.ts";
import { demoFormSamples, demoFormWalks } from "./demo-form-model.ts";
import {
  filterWalks,
  insightsSamples,
  moreWalks,
  pureInsightsWalks,
  retryWalks,
} from "./insights-model.ts";
import { visitsOf } from "./visits.ts";
import type { Samples, Walk } from "./walks.ts";

type AnyWalk = Walk<AnyStateMachine, string>;

/** A machine with all that is known of how it is tested. */
export interface WalkedMachine {
  machine: AnyStateMachine;
  samples: Samples<string>;
  /** Walks on the pure machine. */
  walks: readonly AnyWalk[];
  /** Those that browser tests replay, every one of them. */
  browserWalks: readonly AnyWalk[];
  /** Parts that no page can show, by name, and why. */
  outOfReach: Readonly<Record<string, string>>;
  /** Changes of the machine that no walk can tell, by name, and why. */
  noDifference: Readonly<Record<string, string>>;
}

const oneDepartment = "the page has one department with roles to open";
const alwaysRead = "the server has read the posts, or says that it could not";
const filtersArePages = "each filter of a list of many pages leads to a page of its own";
const forAll = (reason: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** The names of all parts that these walks visit. */
export function visitedBy(
  { machine, samples }: Pick<WalkedMachine, "machine" | "samples">,
  walks: readonly AnyWalk[],
): Set<string> {
  const visits = walks.flatMap(({ steps, input }) =>
    visitsOf(
      machine,
      steps.map(({ told }) => samples[told] as { type: string }),
      input,
    ),
  );
  return new Set(visits.flatMap((names) => [...names]));
}

/** Every machine of the site, by its id. */
export const walkedMachines = {
  demoForm: {
    machine: demoFormMachine,
    samples: demoFormSamples,
    walks: demoFormWalks,
    browserWalks: demoFormWalks,
    outOfReach: {},
    noDifference: {},
  },
  insights: {
    machine: insightsMachine,
    samples: insightsSamples,
    walks: pureInsightsWalks,
    browserWalks: [...filterWalks, ...retryWalks, ...moreWalks],
    outOfReach: {
      ...forAll(alwaysRead, [
        "arriving: at once (2) -> loaded, refused",
        "arriving: at once (3) -> loading",
      ]),
      ...forAll(filtersArePages, ["anywhere: filter.chosen -> stays, refused"]),
    },
    noDifference: forAll("arriving leads on to the same state at once", [
      "loading: xstate.done.actor.fetchPosts -> loaded, leading to arriving",
      "loading: xstate.error.actor.fetchPosts -> failed, leading to arriving",
      "loadingMore: xstate.done.actor.fetchMore -> loaded, leading to arriving",
    ]),
  },
  careers: {
    machine: careersMachine,
    samples: careersSamples,
    walks: careersWalks,
    browserWalks: careersPageWalks,
    outOfReach: forAll(oneDepartment, [
      "departmentOpen: department.toggled (1) -> closed, refused",
      "departmentOpen: department.toggled (2) -> stays",
      "departmentOpen: role.toggled -> roleOpen, refused",
      "roleOpen: department.toggled (1) -> closed, refused",
      "roleOpen: department.toggled (2) -> departmentOpen",
      "roleOpen: role.toggled (2) -> stays, refused",
    ]),
    noDifference: {},
  },
} satisfies Record<string, WalkedMachine>;
