import { createContext, type MouseEvent, useContext } from "react";
import {
  type ReplayChoice,
  type ReplayPart,
  replayAddress,
} from "../../../shared/content/mine-level/replay-choice.ts";
import type { ReplayEvent } from "../../../shared/machines/replay.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { isPlainClick } from "../../island/plain-click.ts";

export interface Controls {
  part: ReplayPart;
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  send(event: ReplayEvent): void;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);

export function useControls(): Controls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error("There is no ControlsContext around this component");
  return controls;
}

/** The attributes of a link that the server answers too. A plain click is handled in place. */
export function useLinkTo() {
  const { part, choice, others, send } = useControls();
  return (change: Partial<ReplayChoice>) => ({
    href: replayAddress({ ...choice, ...change }, part, others),
    onClick(click: MouseEvent) {
      if (!isPlainClick(click.nativeEvent)) return;
      click.preventDefault();
      send({ type: "choice.changed", change });
    },
  });
}
