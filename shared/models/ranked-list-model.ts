import type { LineChoice } from "../line-choice.ts";
import { type RankedListEvent, rankedListMachine } from "../machines/ranked-list.ts";
import { toursOf } from "./tours.ts";
import { type WalkOptions, walksOf } from "./walks.ts";

/** One sample of each action of a visitor: the locations are one to look at first, and one as planned. */
export const rankedListSamples = {
  "look first is chosen": { type: "filter.chosen", show: "first" },
  "look next is chosen": { type: "filter.chosen", show: "next" },
  "as planned is chosen": { type: "filter.chosen", show: "planned" },
  "all are chosen": { type: "filter.chosen", show: "all" },
  "km 33.4 is chosen": { type: "location.chosen", location: "km-33" },
  "km 44 is chosen": { type: "location.chosen", location: "km-44" },
  "the whole line is chosen": { type: "line.chosen" },
} as const satisfies Record<string, RankedListEvent>;

/** The choices that the address of a page can hold when it is opened. */
export const rankedListStarts = {
  line: { show: "all", location: null },
  location: { show: "all", location: "km-44" },
} as const satisfies Record<string, LineChoice>;

/** Filters that hide the row of a location, which then cannot be chosen. */
const hiddenBy: Partial<Record<string, readonly string[]>> = {
  "km 33.4 is chosen": ["next", "planned"],
  "km 44 is chosen": ["first", "next"],
};

/** True if the list shows the row that a sample chooses. */
function isListed(label: string, { show }: Pick<LineChoice, "show">): boolean {
  return !hiddenBy[label]?.includes(show);
}

const { "the whole line is chosen": wholeLine } = rankedListSamples;

const onLine: WalkOptions<typeof rankedListMachine> = {
  input: rankedListStarts.line,
  canHappen: (label, { context }) => isListed(label, context),
};

const fromLocation = walksOf(
  rankedListMachine,
  { "the whole line is chosen": wholeLine },
  { input: rankedListStarts.location },
);

/** Walks that cover the ranked list, most of them from the whole line. */
export const rankedListWalks = [
  ...walksOf(rankedListMachine, rankedListSamples, onLine),
  ...fromLocation,
];

/** What browser tests play. */
export const rankedListTours = () => [
  ...toursOf(rankedListMachine, rankedListSamples, onLine),
  ...fromLocation,
];
