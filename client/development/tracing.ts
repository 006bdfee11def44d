import type { ActorOptions, AnyActorLogic } from "xstate";
import { beginTrace, type Trace } from "../../shared/models/trace.ts";

/**
 * Returns the options that let `?trace` offer a machine's events as a download. Empty outside of development
 * builds, which contain none of this code.
 */
export function tracing(
  machine: string,
  input?: unknown,
): Pick<ActorOptions<AnyActorLogic>, "inspect"> {
  // The build replaces this name. Unit tests run source files, where it is not defined.
  if (typeof DEVELOPMENT !== "undefined" && DEVELOPMENT && isBrowser()) {
    const inspect = inspectors.get(machine) ?? startTrace(machine, input);
    inspectors.set(machine, inspect);
    return { inspect };
  }
  return {};
}

/** Components request the options at every render, but a machine's trace starts once. */
const inspectors = new Map<string, ReturnType<typeof startTrace>>();

function startTrace(machine: string, input: unknown) {
  const { trace, inspect } = beginTrace(machine, input);
  if (new URLSearchParams(location.search).has("trace")) {
    document.body.append(downloadButton(trace));
  }
  return inspect;
}

/** False while the server renders the island. */
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
