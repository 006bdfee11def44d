import { activeStates } from "../../shared/machines/active-states.ts";
import type { Trace } from "../../shared/models/trace.ts";
import { defineBehaviour } from "../island/define-island.ts";
import { openTraceChannel, type TraceMessage } from "./trace-channel.ts";

type TraceUpdate = Extract<TraceMessage, { type: "updated" }>;

const EVENTS_SHOWN = 12;
const ACTIVE = `
svg { display: block; width: 100%; height: auto }
[data-active] .card { fill: var(--signal-wash); stroke: var(--signal); stroke-width: 3 }
`;

/** Shows a machine's current state in its drawing, as in the page that last changed it. */
export const machineWatch = defineBehaviour({
  name: "machine-watch",
  start(element) {
    const { machine = "" } = partOf(element, "machine").dataset;
    const drawing = partOf(element, "drawing").attachShadow({ mode: "open" });
    let shown: TraceUpdate | undefined;
    const show = (update: TraceUpdate | undefined) => {
      shown = update;
      markActive(drawing, update?.trace);
      showTrace(element, update);
    };
    const channel = openTraceChannel((message) => {
      if (message.type === "updated" && message.trace.machine === machine) show(message);
      if (message.type === "closed" && message.tab === shown?.tab) show(undefined);
    });
    draw(drawing, machine).then(
      () => {
        show(undefined);
        channel.send({ type: "requested" });
      },
      (error) => showTrace(element, undefined, String(error)),
    );
  },
});

/** Loads the drawing into a shadow root, so that its styles and ids do not affect the page. */
async function draw(shadow: ShadowRoot, machine: string): Promise<void> {
  const response = await fetch(`/development/machines/${machine}.svg`);
  if (!response.ok) throw new Error(`The drawing of ${machine} could not be loaded`);
  // The Content-Security-Policy blocks style elements, but not adopted style sheets.
  const [before = "", style = "", after = ""] = (await response.text()).split(/<\/?style>/);
  const svg = new DOMParser().parseFromString(before + after, "image/svg+xml");
  shadow.adoptedStyleSheets = [style, ACTIVE].map(sheetOf);
  shadow.replaceChildren(svg.documentElement);
}

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function markActive(drawing: ShadowRoot, trace: Trace | undefined): void {
  const active = trace?.value ? activeStates(trace.value) : [];
  for (const card of drawing.querySelectorAll<SVGElement>("[data-state]")) {
    card.toggleAttribute("data-active", active.includes(card.dataset.state ?? ""));
  }
}

function showTrace(
  element: Element,
  update: TraceUpdate | undefined,
  fallback = "No open page runs this machine.",
): void {
  partOf(element, "status").textContent = update
    ? `${JSON.stringify(update.trace.value)} in ${update.path}`
    : fallback;
  partOf(element, "context").textContent = JSON.stringify(update?.trace.context, null, 2) ?? "";
  partOf(element, "events").replaceChildren(...lastEvents(update?.trace.events ?? []));
}

/** The latest events, newest first, each with its number. */
function lastEvents(events: Trace["events"]): HTMLElement[] {
  const numbered = events.map(({ type, ...rest }, index) => {
    const item = document.createElement("li");
    item.value = index + 1;
    item.textContent = Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
    return item;
  });
  return numbered.slice(-EVENTS_SHOWN).reverse();
}

function partOf(element: Element, name: string): HTMLElement {
  const part = element.querySelector<HTMLElement>(`[data-${name}]`);
  if (!part) throw new Error(`The element of a watched machine has no part data-${name}`);
  return part;
}
