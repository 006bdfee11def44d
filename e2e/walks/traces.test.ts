import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { endOfTrace, redacted, type Trace } from "../../shared/models/trace.ts";
import { traceFiles } from "./trace-files.ts";
import { findTracedWalk, machineOf } from "./traced-walk.ts";

const traces = traceFiles.map((file) => [basename(file), file] as const);

test.each(traces)("%s replays to the state that it was recorded in", (_name, file) => {
  const trace: Trace = JSON.parse(readFileSync(file, "utf8"));

  const end = endOfTrace(machineOf(trace).machine, trace);

  expect(end).toEqual({ value: trace.value, context: trace.context });
});

test.each(traces)("%s is redacted", (_name, file) => {
  const trace: Trace = JSON.parse(readFileSync(file, "utf8"));

  expect(redacted(trace)).toEqual(trace);
});

test.each(traces)("the walk of %s ends in the same state", async (_name, file) => {
  const { walk } = await findTracedWalk(file);
  const trace: Trace = JSON.parse(readFileSync(file, "utf8"));

  expect(walk.end).toEqual(trace.value);
});
