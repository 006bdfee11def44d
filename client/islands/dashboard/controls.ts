import { createContext, type MouseEvent, useContext } from "react";
import {
  type DashboardChoice,
  dashboardAddress,
} from "../../../shared/content/dashboard-choice.ts";
import type { DashboardContext, DashboardEvent } from "../../../shared/machines/dashboard.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { isPlainClick } from "../../island/plain-click.ts";

export interface Controls {
  /** The choice that is drawn. */
  choice: DashboardChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  send(event: DashboardEvent): void;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error("There is no ControlsContext around this component");
  return controls;
}

/** What the visitor has entered. Fields show it before the rest of the Dashboard is drawn. */
export const EntriesContext = createContext<DashboardContext | undefined>(undefined);

export function useEntries(): DashboardContext {
  const entries = useContext(EntriesContext);
  if (!entries) throw new Error("There is no EntriesContext around this component");
  return entries;
}

/** The attributes of a link that the server answers too. A plain click is handled in place. */
export function useLinkTo() {
  const { choice, others, send } = useControls();
  return (change: Partial<DashboardChoice>, event: DashboardEvent) => ({
    href: dashboardAddress({ ...choice, ...change }, others),
    onClick(click: MouseEvent) {
      if (!isPlainClick(click.nativeEvent)) return;
      click.preventDefault();
      send(event);
    },
  });
}

/** The same for a part of the choice other than the place. */
export function useLinkToChange() {
  const linkTo = useLinkTo();
  return (change: Partial<Omit<DashboardChoice, "at">>) =>
    linkTo(change, { type: "choice.changed", change });
}
