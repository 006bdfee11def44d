import { POSTS } from "./growth.ts";
import type { Interaction } from "./interactions.ts";
import type { Findings } from "./measure-all.ts";
import type { MemoryMoment } from "./memory-course.ts";
import { figure, table } from "./table.ts";
import type { PageVitals } from "./web-vitals.ts";

/** What was measured on one database, for people. */
export function findingsText(found: Findings): string {
  const { startUp, late, demoRequests, connections, growth } = found;
  const requests = found.requests.map(({ name, micros, spread, ratios }) => [
    name,
    figure(micros),
    spread.map(figure).join(" to "),
    Object.entries(ratios)
      .map(([other, ratio]) => `${ratio.toFixed(2)} x ${other}`)
      .join(", "),
  ]);
  const streamed = found.streamedMicros === undefined ? [] : [figure(found.streamedMicros)];
  const parts = [
    table(
      `Processor time a request, on ${found.database}`,
      ["", "µs", "rounds", "against"],
      [...requests, ...streamed.map((micros) => ["streamed, brotli", micros, "", ""])],
    ),
    lateTable(late),
    table(
      "Demo requests: captcha verified, committed, delivered to a webhook",
      ["accepted a second", "rounds", "µs each", "visitor's work, ms"],
      [
        [
          figure(demoRequests.perSecond),
          demoRequests.spread.map(figure).join(" to "),
          figure(demoRequests.micros),
          figure(demoRequests.solvingMs),
        ],
      ],
    ),
    table("Connections, µs a packed page", Object.keys(connections), [
      Object.values(connections).map(figure),
    ]),
    table(
      "Start, and memory after load",
      [...Object.keys(START), "resident MB"],
      [
        [...Object.values(START).map((name) => startUp[name]), found.residentBytes / 1e6].map(
          figure,
        ),
      ],
    ),
  ];
  if (growth.length > 0) parts.push(growthTable(growth));
  return parts.join("\n");
}

/** How much memory a site took from its start on. */
export function memoryText(moments: readonly MemoryMoment[]): string {
  return table(
    "Resident memory under 100 requests a second, on postgresql",
    moments.map(({ seconds }) => (seconds === 0 ? "ready" : `${seconds} s`)),
    [moments.map(({ residentBytes }) => `${Math.round(residentBytes / 1e6)} MB`)],
  );
}

function lateTable(late: Findings["late"]): string {
  const names = Object.values(LATE);
  return table("List whose posts come two seconds late, ms from its request", Object.keys(LATE), [
    names.map((name) => figure(late[name])),
  ]);
}

const LATE = {
  "first byte": "firstByteMs",
  styles: "stylesMs",
  "largest paint before the posts": "paintBeforeMs",
  "of all": "largestPaintMs",
  "whole page": "wholeMs",
} as const;

const START = {
  "listening ms": "listeningMs",
  "packed ms": "readyMs",
  "processor ms": "cpuMs",
  "first byte ms": "firstByteMs",
} as const;

function growthTable(growth: Findings["growth"]): string {
  return table(
    "Growth, µs a request",
    ["", ...POSTS.map((posts) => `${posts} posts`), "times the one before"],
    growth.map(({ name, micros }) => [
      name,
      ...micros.map(figure),
      ((micros.at(-1) ?? Number.NaN) / (micros.at(-2) ?? Number.NaN)).toFixed(2),
    ]),
  );
}

/** Web vitals, for people. */
export function vitalsText(vitals: readonly PageVitals[]): string {
  return table(
    "Lighthouse on a phone in slow 4G, ms",
    ["", "score", "first paint", "largest paint", "blocked", "shift", "machine", "largest"],
    vitals.map((page) => [
      page.path,
      String(page.performance),
      figure(page.firstPaintMs),
      figure(page.largestPaintMs),
      figure(page.blockedMs),
      page.layoutShift.toFixed(3),
      figure(page.machineIndex),
      page.largest,
    ]),
  );
}

/** How soon touches are answered, for people. */
export function interactionsText(interactions: readonly Interaction[]): string {
  return table(
    "Touch to next paint, processor six times slower, slow 4G, ms",
    ["", "before any script", "awake"],
    interactions.map(({ name, asleepMs, awakeMs }) => [name, figure(asleepMs), figure(awakeMs)]),
  );
}
