import { activeStates } from "../../shared/machines/active-states.ts";
import type { Trace } from "../../shared/models/trace.ts";
import { defineBehaviour } from "../island/define-island.ts";
import { openLiveLine, type Said } from "./trace-channel.ts";

type Told = Extract<Said, { type: "told" }>;

const EVENTS_SHOWN = 12;
const ACTIVE = `
svg { display: block; width: 100%; height: auto }
[data-active] .card { fill: var(--signal-wash); stroke: var(--signal); stroke-width: 3 }
`;

/** Shows in a machine's drawing where it stands in the page that last changed it. */
export const machineWatch = defineBehaviour({
  name: "machine-watch",
  start(element) {
    const { machine = "" } = partOf(element, "machine").dataset;
    const drawing = partOf(element, "drawing").attachShadow({ mode: "open" });
    let followed: Told | undefined;
    const follow = (told: Told | undefined) => {
      followed = told;
      markActive(drawing, told?.trace);
      showTold(element, told);
    };
    const line = openLiveLine((said) => {
      if (said.type === "told" && said.trace.machine === machine) follow(said);
      if (said.type === "left" && said.tab === followed?.tab) follow(undefined);
    });
    draw(drawing, machine).then(
      () => {
        follow(undefined);
        line.say({ type: "asked" });
      },
      (error) => showTold(element, undefined, String(error)),
    );
  },
});

/** Inside a shadow, where its styles and names reach nothing else. */
async function draw(shadow: ShadowRoot, machine: string): Promise<void> {
  const response = await fetch(`/development/machines/${machine}.svg`);
  if (!response.ok) throw new Error(`The drawing of ${machine} could not be loaded`);
  // The policy refuses a style element even while it is parsed, and takes the same as a sheet.
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

function showTold(
  element: Element,
  told: Told | undefined,
  missing = "No page tells of it.",
): void {
  partOf(element, "status").textContent = told
    ? `${JSON.stringify(told.trace.value)} in ${told.path}`
    : missing;
  partOf(element, "context").textContent = JSON.stringify(told?.trace.context, null, 2) ?? "";
  partOf(element, "events").replaceChildren(...lastEvents(told?.trace.events ?? []));
}

/** The newest first, each with its number. */
function lastEvents(events: Trace["events"]): HTMLElement[] {
  const numbered = events.map(({ type, ...rest }, place) => {
    const item = document.createElement("li");
    item.value = place + 1;
    item.textContent = Object.keys(rest).length > 0 ? `${type} ${JSON.stringify(rest)}` : type;
    return item;
  });
  return numbered.slice(-EVENTS_SHOWN).reverse();
}

function partOf(element: Element, name: string): HTMLElement {
  const part = element.querySelector<HTMLElement>(`[data-${name}]`);
  if (!part) throw new Error(`A watched machine has no ${name}`);
  return part;
}
