import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  initialTransition,
  type StateValue,
  transition,
} from "xstate";
import { isEmail } from "../demo-request.ts";
import { RequestFailure } from "../machines/request-failure.ts";

/** A machine's events in real use as JSON, without the visitor's input. */
export interface Trace {
  machine: string;
  input: unknown;
  events: { type: string }[];
  /** The state at the end; null before the start. */
  value: StateValue | null;
  context: unknown;
}

/** Begins a trace and returns the `inspect` function that records an actor's events. */
export function beginTrace(machine: string, input: unknown) {
  const trace: Trace = {
    machine,
    input: redacted(input),
    events: [],
    value: null,
    context: null,
  };
  const inspect = (seen: InspectionEvent) => {
    if (seen.actorRef.sessionId !== seen.rootId) return;
    if (seen.type === "@xstate.event" && seen.event.type !== "xstate.init") {
      trace.events.push(redacted(seen.event) as { type: string });
    }
    if (seen.type === "@xstate.snapshot") {
      const { value, context } = seen.snapshot as AnyMachineSnapshot;
      Object.assign(trace, { value, context: redacted(context) });
    }
  };
  return { trace, inspect };
}

/** Replays a trace and returns the machine's final state. */
export function endOfTrace(
  machine: AnyStateMachine,
  { input, events }: Trace,
): Pick<Trace, "value" | "context"> {
  let [snapshot] = initialTransition(machine, input);
  for (const event of events) [snapshot] = transition(machine, snapshot, revived(event));
  return { value: snapshot.value, context: redacted(snapshot.context) };
}

const filled = (text: string) => (text.trim() === "" ? "" : "redacted");

/** Replacements by field name. Values that the machine distinguishes remain distinct. */
const standIns: Record<string, (text: string) => string> = {
  email: (text) => (isEmail(text) ? "visitor@example.com" : "no address"),
  fullName: filled,
  companyName: filled,
  industry: (text) => (text === "" ? "" : "Railways"),
  token: filled,
  requestId: filled,
  reference: filled,
};

/** Copies a value without the visitor's input and identifiers of the request. */
export function redacted(value: unknown, name = ""): unknown {
  if (typeof value === "string") return (standIns[name] ?? String)(value);
  if (value instanceof RequestFailure) return redacted({ ...value, name: undefined });
  if (value instanceof Error) return { reason: "unreachable" };
  if (Array.isArray(value)) return value.map((each) => redacted(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => typeof part !== "function");
  return Object.fromEntries(entries.map(([key, part]) => [key, redacted(part, key)]));
}

/** Restores a RequestFailure, which JSON contains as reason and messages. */
function revived(event: { type: string; error?: unknown }): { type: string } {
  if (event.error === undefined) return event;
  const { reason, errors } = event.error as RequestFailure;
  return { ...event, error: new RequestFailure(reason, "As recorded", errors) } as typeof event;
}
