import { expect, test } from "vitest";
import { demoFormTours, demoFormWalks } from "./demo-form-model.ts";
import { coveredBy, type WalkedMachine, walkedMachines } from "./walked-machines.ts";

const { demoForm } = walkedMachines;
type Walks = WalkedMachine["walks"];

test.each<[name: string, WalkedMachine, walks: Walks, tours: () => Walks]>([
  ["demo form", demoForm, demoFormWalks, demoFormTours],
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
