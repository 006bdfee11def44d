import { expect, test } from "vitest";
import { exampleLine } from "../content/example-line.ts";
import { walkByLabels } from "../models/chosen-walks.ts";
import { rankedListSamples, rankedListStarts } from "../models/ranked-list-model.ts";
import { placesOf } from "../models/walks.ts";
import { rankedListMachine } from "./ranked-list.ts";

test("the samples choose locations of the example line", () => {
  const chosen = Object.values(rankedListSamples).flatMap((event) =>
    "location" in event ? [event.location] : [],
  );

  expect(exampleLine.map(({ slug }) => slug)).toEqual(expect.arrayContaining(chosen));
});

test("the walks reach every state", () => {
  const input = rankedListStarts.line;

  const places = placesOf(rankedListMachine, rankedListSamples, { input });

  expect(new Set(places.map(({ snapshot }) => snapshot.value))).toEqual(
    new Set(["line", "location"]),
  );
});

test.each([
  [
    "a filter that shows the chosen location keeps it",
    "km 33.4 is chosen, look first is chosen",
    { show: "first", location: "km-33" },
  ],
  [
    "a filter that hides the chosen location leaves it for the whole line",
    "km 33.4 is chosen, look next is chosen",
    { show: "next", location: null },
  ],
  [
    "a location that was left does not come back with the filter",
    "km 33.4 is chosen, look next is chosen, all are chosen",
    { show: "all", location: null },
  ],
  [
    "another location takes the place of the first",
    "km 33.4 is chosen, km 44 is chosen",
    { show: "all", location: "km-44" },
  ],
  [
    "the whole line keeps the filter",
    "look first is chosen, km 33.4 is chosen, the whole line is chosen",
    { show: "first", location: null },
  ],
])("%s", (_behaviour, title, choice) => {
  const labels = title.split(", ") as (keyof typeof rankedListSamples)[];
  const walked = {
    machine: rankedListMachine,
    samples: rankedListSamples,
    input: rankedListStarts.line,
  };

  const { steps } = walkByLabels(walked, labels);

  expect(steps.at(-1)?.context).toEqual(choice);
});
