import { createContext } from "react";
import {
  type DashboardChoice,
  dashboardAddress,
} from "../../../shared/content/dashboard-choice.ts";
import type { DashboardEvent } from "../../../shared/machines/dashboard.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { onPlainClick } from "../../island/plain-click.ts";
import { useRequired } from "../use-required.ts";

interface Controls {
  choice: DashboardChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  send(event: DashboardEvent): void;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);
export const useControls = () => useRequired(ControlsContext);

/** The attributes of a link that the server answers too. A plain click is handled in place. */
export function useLinkTo() {
  const { choice, others, send } = useControls();
  return (at: number | null, event: DashboardEvent) => ({
    href: dashboardAddress({ ...choice, at }, others),
    onClick: onPlainClick(() => send(event)),
  });
}

/** The attributes of a link to a place. */
export function useLinkToPlace() {
  const linkTo = useLinkTo();
  return (at: number) => ({ ...linkTo(at, { type: "place.chosen", at }), "data-km": at });
}
