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
  /** The choice that is drawn. */
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

/** What the visitor has entered. The slider shows it before the rest of the window is drawn. */
export const EntriesContext = createContext<ReplayChoice | undefined>(undefined);

export function useEntries(): ReplayChoice {
  const entries = useContext(EntriesContext);
  if (!entries) throw new Error("There is no EntriesContext around this component");
  return entries;
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
