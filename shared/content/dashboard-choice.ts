import { type OtherFields, queryOf } from "../other-fields.ts";
import { type Urgency, urgencies } from "../urgency.ts";
import {
  exampleThresholds,
  facts,
  type Parameter,
  parameters,
  type Thresholds,
} from "./example-line/parameters.ts";
import { places } from "./example-line/places.ts";
import { type RankedPlace, rankPlaces } from "./example-line/rank.ts";
import { LATEST } from "./example-line/runs.ts";

export const sorts = ["rank", "km", "change"] as const;
export type Sort = (typeof sorts)[number];

/** Metres of track that the traces show. */
export const spans = [60, 120, 240] as const;

export const maps = ["strip", "plan"] as const;
export type MapKind = (typeof maps)[number];

/** What a person decides about a place. */
export const verdicts = ["check", "plan", "watch", "dismiss"] as const;
export type Verdict = (typeof verdicts)[number];

/** Decisions by the kilometre of their place. */
export type Decisions = Readonly<Record<number, Verdict>>;

/** What a visitor has chosen in the Dashboard. All of it is in the address. */
export interface DashboardChoice {
  /** Kilometre of a place; null: the list. */
  at: number | null;
  parameter: Parameter | null;
  priority: Urgency | null;
  sort: Sort;
  /** Words that the listed places contain. */
  find: string;
  metres: (typeof spans)[number];
  map: MapKind;
  /** Run that the traces show; counts from 1. */
  run: number;
  /** Whether every trace shows all runs. */
  runs: "last" | "all";
  thresholds: Thresholds;
  decisions: Decisions;
}

/** The choice before a visitor changes anything. */
export const plainChoice: DashboardChoice = {
  at: null,
  parameter: null,
  priority: null,
  sort: "rank",
  find: "",
  metres: 120,
  map: "strip",
  run: LATEST + 1,
  runs: "last",
  thresholds: exampleThresholds,
  decisions: {},
};

/** The query parameters of the choice. Pages with other forms keep theirs. */
export const dashboardFields = Object.keys(plainChoice) as (keyof DashboardChoice)[];

/** Id of the Dashboard's section, which its links lead to. */
export const DASHBOARD_ANCHOR = "dashboard";

type Query = Readonly<Record<string, string | undefined>>;

/** Reads the choice from a query. Ignores unknown values. */
export function readDashboardChoice(query: Query): DashboardChoice {
  const one = <T>(all: readonly T[], name: keyof DashboardChoice) =>
    all.find((each) => String(each) === query[name]);
  return {
    at: kilometreOf(query.at),
    parameter: one(parameters, "parameter") ?? null,
    priority: one(urgencies, "priority") ?? null,
    sort: one(sorts, "sort") ?? plainChoice.sort,
    find: (query.find ?? "").slice(0, 60),
    metres: one(spans, "metres") ?? plainChoice.metres,
    map: one(maps, "map") ?? plainChoice.map,
    run: one([1, 2, 3, 4, 5, 6], "run") ?? plainChoice.run,
    runs: query.runs === "all" ? "all" : "last",
    thresholds: readThresholds(query.thresholds),
    decisions: readDecisions(query.decisions),
  };
}

function kilometreOf(text: string | undefined): number | null {
  const kilometre = Number.parseFloat(text ?? "");
  return places.find((each) => Math.abs(each.kilometre - kilometre) < 0.005)?.kilometre ?? null;
}

/** Reads "twist-18_gauge-20". */
function readThresholds(text: string | undefined): Thresholds {
  const changed = pairsOf(text).flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each === name);
    return parameter ? [[parameter, withinRange(parameter, Number(value))]] : [];
  });
  return { ...exampleThresholds, ...Object.fromEntries(changed) };
}

/** Reads "33.43-check_8.02-watch". */
function readDecisions(text: string | undefined): Decisions {
  const decided = pairsOf(text).flatMap(([kilometre, name]) => {
    const at = kilometreOf(kilometre);
    const verdict = verdicts.find((each) => each === name);
    return at === null || verdict === undefined ? [] : [[at, verdict]];
  });
  return Object.fromEntries(decided);
}

function pairsOf(text = ""): (readonly [string, string])[] {
  return text.split("_").map((pair) => {
    const [name = "", value = ""] = pair.split("-");
    return [name, value];
  });
}

/** The highest threshold that can be set: the limit of the class, a share of a hundred, or 95 mm or °C. */
const HIGHEST = 95;

function withinRange(parameter: Parameter, value: number): number {
  const { step, threshold, classLimit = HIGHEST } = facts[parameter];
  const highest = Math.floor(classLimit / step) * step;
  if (!Number.isFinite(value)) return threshold;
  return Math.max(step, Math.min(highest, Math.round(value / step) * step));
}

/** The thresholds after one step of a parameter's. */
export function stepThreshold(thresholds: Thresholds, parameter: Parameter, by: 1 | -1) {
  const value = thresholds[parameter] + by * facts[parameter].step;
  return { ...thresholds, [parameter]: withinRange(parameter, value) };
}

/** The decisions with this one, or without it if it is there already. */
export function toggleDecision(decisions: Decisions, at: number, verdict: Verdict): Decisions {
  const { [at]: before, ...others } = decisions;
  return before === verdict ? others : { ...others, [at]: verdict };
}

/** The query parameters of a choice, without those of the plain one. */
export function fieldsOfChoice(choice: DashboardChoice): [string, string][] {
  const { thresholds, decisions, ...rest } = choice;
  const texts: [keyof DashboardChoice, string][] = [
    ...Object.entries(rest)
      .filter(([name, value]) => value !== plainChoice[name as keyof DashboardChoice])
      .map(([name, value]): [keyof DashboardChoice, string] => [
        name as keyof DashboardChoice,
        String(value),
      ]),
    ["thresholds", joined(parameters.map((each) => [each, changedThreshold(thresholds, each)]))],
    ["decisions", joined(Object.entries(decisions))],
  ];
  return texts.filter(([, text]) => text !== "");
}

function changedThreshold(thresholds: Thresholds, parameter: Parameter): number | undefined {
  const value = thresholds[parameter];
  return value === exampleThresholds[parameter] ? undefined : value;
}

function joined(pairs: readonly (readonly [string, string | number | undefined])[]): string {
  return pairs
    .filter(([, value]) => value !== undefined)
    .map((pair) => pair.join("-"))
    .join("_");
}

/** Returns the relative address of the page with this choice; it keeps the other parts' query parameters. */
export function dashboardAddress(choice: DashboardChoice, others: OtherFields = {}): string {
  const query = queryOf([...Object.entries(others), ...fieldsOfChoice(choice)]);
  return `?${query}#${DASHBOARD_ANCHOR}`;
}

/** Lists the places that the filters show, in the chosen order. */
export function listPlaces(choice: DashboardChoice): readonly RankedPlace[] {
  const { parameter, priority, find, sort, thresholds } = choice;
  const words = find.toLowerCase().split(/\s+/).filter(Boolean);
  const listed = rankPlaces(thresholds).filter(
    ({ place, urgency }) =>
      (parameter === null || place.parameter === parameter) &&
      (priority === null || urgency === priority) &&
      words.every((word) => textOf(place).includes(word)),
  );
  if (sort === "km") return listed.sort((a, b) => a.place.kilometre - b.place.kilometre);
  if (sort === "change") return listed.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return listed;
}

function textOf({ kilometre, parameter, where, short, reason }: RankedPlace["place"]): string {
  return `km ${kilometre} ${facts[parameter].name} ${where} ${short} ${reason}`.toLowerCase();
}

/** The place that is shown: the chosen one, or, while none is chosen, the first of the list. */
export function shownPlace(choice: DashboardChoice): RankedPlace | undefined {
  const listed = listPlaces(choice);
  return listed.find(({ place }) => place.kilometre === choice.at) ?? listed[0];
}
