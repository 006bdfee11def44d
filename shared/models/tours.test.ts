import { expect, test } from "vitest";
import { demoFormTours, demoFormWalks } from "./demo-form-model.ts";
import {
  filterTours,
  filterWalks,
  moreTours,
  moreWalks,
  pendingTours,
  pendingWalks,
  retryTours,
  retryWalks,
} from "./insights-model.ts";
import { coveredBy, type WalkedMachine, walkedMachines } from "./walked-machines.ts";

const { demoForm, insights } = walkedMachines;
type Walks = WalkedMachine["walks"];

test.each<[name: string, WalkedMachine, walks: Walks, tours: () => Walks]>([
  ["demo form", demoForm, demoFormWalks, demoFormTours],
  ["insights", insights, filterWalks, filterTours],
  ["insights of many pages", insights, moreWalks, moreTours],
  ["insights after a failure", insights, retryWalks, retryTours],
  ["insights while the posts are read", insights, pendingWalks, pendingTours],
])(
  "the tours of the %s cover what its walks cover, in fewer steps",
  (_name, walked, walks, create) => {
    const tours = create();

    expect(coveredBy(walked, tours)).toEqual(coveredBy(walked, walks));
    expect(stepsIn(tours)).toBeLessThanOrEqual(stepsIn(walks));
  },
);

test("the tour of the demo form sends two requests of a visit, one of which fails", () => {
  const [tour] = demoFormTours();

  expect(tour?.title).toMatch(/the request is stored, an e-mail .*, the request fails$/);
});

function stepsIn(walks: Walks): number {
  return walks.reduce((sum, { steps }) => sum + steps.length, 0);
}
