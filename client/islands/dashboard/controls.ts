import { createContext } from "react";
import {
  type DashboardChoice,
  dashboardAddress,
} from "../../../shared/content/dashboard-choice.ts";
import type { DashboardContext, DashboardEvent } from "../../../shared/machines/dashboard.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { onPlainClick } from "../../island/plain-click.ts";
import { useRequired } from "../use-required.ts";

interface Controls {
  /** The choice that is drawn. */
  choice: DashboardChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  send(event: DashboardEvent): void;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);
export const useControls = () => useRequired(ControlsContext);

/** What the visitor has entered. Fields show it before the rest of the Dashboard is drawn. */
export const EntriesContext = createContext<DashboardContext | undefined>(undefined);
export const useEntries = () => useRequired(EntriesContext);

/** The attributes of a link that the server answers too. A plain click is handled in place. */
export function useLinkTo() {
  const { choice, others, send } = useControls();
  return (change: Partial<DashboardChoice>, event: DashboardEvent) => ({
    href: dashboardAddress({ ...choice, ...change }, others),
    onClick: onPlainClick(() => send(event)),
  });
}

/** The same for a part of the choice other than the place. */
export function useLinkToChange() {
  const linkTo = useLinkTo();
  return (change: Partial<Omit<DashboardChoice, "at">>) =>
    linkTo(change, { type: "choice.changed", change });
}
