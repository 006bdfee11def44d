import type { ActorOptions, AnyActorLogic, InspectionEvent } from "xstate";
import { beginTrace, type Trace } from "../../shared/models/trace.ts";
import { tellTrace } from "./trace-channel.ts";

/**
 * What a machine is to be started with so that `/development/machines` can follow it and `?trace`
 * offers what it was told: nothing but in a development build, and of all this nothing else is
 * left in any other build.
 */
export function tracing(
  machine: string,
  input?: unknown,
): Pick<ActorOptions<AnyActorLogic>, "inspect"> {
  // Tests run what is not built, where the name is not replaced.
  if (typeof DEVELOPMENT !== "undefined" && DEVELOPMENT && isBrowser()) {
    const inspect = begun.get(machine) ?? begin(machine, input);
    begun.set(machine, inspect);
    return { inspect };
  }
  return {};
}

/** A machine's options are asked for at every render; its trace begins once. */
const begun = new Map<string, ReturnType<typeof begin>>();

function begin(machine: string, input: unknown) {
  const { trace, inspect } = beginTrace(machine, input);
  const { changed } = tellTrace(trace);
  if (new URLSearchParams(location.search).has("trace")) {
    document.body.append(downloadButton(trace));
  }
  return (seen: InspectionEvent) => {
    inspect(seen);
    if (seen.type === "@xstate.snapshot" && seen.actorRef.sessionId === seen.rootId) changed();
  };
}

/** The server renders islands as well. */
function isBrowser(): boolean {
  return typeof document !== "undefined";
}

function downloadButton(trace: Trace): HTMLElement {
  const button = document.createElement("button");
  button.textContent = `Download the trace of ${trace.machine}`;
  Object.assign(button.style, { position: "fixed", insetBlockStart: "0", zIndex: "1000" });
  button.addEventListener("click", () => {
    const link = document.createElement("a");
    const json = JSON.stringify(trace, null, 2);
    link.href = URL.createObjectURL(new Blob([json], { type: "application/json" }));
    link.download = `${trace.machine}.trace.json`;
    link.click();
  });
  return button;
}
