import { createContext } from "react";
import {
  type ReplayChoice,
  replayAddress,
} from "../../../shared/content/mine-level/replay-choice.ts";
import type { ReplayEvent } from "../../../shared/machines/replay.ts";
import type { OtherFields } from "../../../shared/other-fields.ts";
import { onPlainClick } from "../../island/plain-click.ts";
import { useRequired } from "../use-required.ts";

interface Controls {
  choice: ReplayChoice;
  /** Query parameters of other parts of the page. */
  others: OtherFields;
  send(event: ReplayEvent): void;
}

export const ControlsContext = createContext<Controls | undefined>(undefined);
export const useControls = () => useRequired(ControlsContext);

/** The attributes of a link that the server answers too. A plain click is handled in place. */
export function useLinkTo() {
  const { choice, others, send } = useControls();
  return (change: Partial<ReplayChoice>) => ({
    href: replayAddress({ ...choice, ...change }, others),
    onClick: onPlainClick(() => send({ type: "choice.changed", change })),
  });
}
