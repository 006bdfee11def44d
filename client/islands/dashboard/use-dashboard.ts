import { useMachine } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import {
  type DashboardChoice,
  dashboardAddress,
  dashboardFields,
  readDashboardChoice,
} from "../../../shared/content/dashboard-choice.ts";
import { dashboardMachine } from "../../../shared/machines/dashboard.ts";
import { otherFields } from "../../../shared/other-fields.ts";

/** Runs the Dashboard's machine and keeps its choice in the address. */
export function useDashboard(input: DashboardChoice) {
  const [state, send, actor] = useMachine(dashboardMachine, { input });

  // Before the machine starts in an effect and handles what the visitor did meanwhile.
  useLayoutEffect(() => {
    const addressOf = (choice: DashboardChoice) =>
      dashboardAddress(choice, otherFields(query(), dashboardFields));
    const subscriptions = [
      actor.on("address.pushed", ({ choice }) => history.pushState(null, "", addressOf(choice))),
      actor.on("address.replaced", ({ choice }) =>
        history.replaceState(null, "", addressOf(choice)),
      ),
    ];
    const onTravelled = () =>
      send({ type: "history.travelled", choice: readDashboardChoice(query()) });
    addEventListener("popstate", onTravelled);
    return () => {
      removeEventListener("popstate", onTravelled);
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, send]);

  return { choice: state.context.choice, isPlaceOpen: state.hasTag("placeOpen"), send };
}

function query(): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(location.search));
}

/**
 * In a narrow frame the list and the place are two views. When the view changes, the new one is shown from its top and
 * its title gets the focus. Returns a ref for the frame, whose property `--views` says how many views there are.
 */
export function useViewFocus(isPlaceOpen: boolean) {
  const frame = useRef<HTMLElement>(null);
  const before = useRef(isPlaceOpen);
  useEffect(() => {
    const element = frame.current;
    if (before.current === isPlaceOpen || !element) return;
    before.current = isPlaceOpen;
    if (getComputedStyle(element).getPropertyValue("--views").trim() !== "2") return;
    const name = isPlaceOpen ? "place" : "row";
    element.querySelector<HTMLElement>(`[data-focus=${name}]`)?.focus({ preventScroll: true });
    element.scrollIntoView({ block: "start" });
  }, [isPlaceOpen]);
  return frame;
}
