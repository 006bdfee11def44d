import { useMachine } from "@xstate/react";
import { type MouseEvent, useEffect } from "react";
import {
  LINE_ANCHOR,
  type LineChoice,
  lineFields,
  lineQuery,
  type Show,
} from "../../../shared/line-choice.ts";
import { rankedListMachine } from "../../../shared/machines/ranked-list.ts";
import { isPlainClick } from "../../island/plain-click.ts";
import { replaceFields } from "../address-fields.ts";

/** Runs the ranked list's machine and keeps its choice in the address. */
export function useRankedList(input: LineChoice) {
  const [state, send, actor] = useMachine(rankedListMachine, { input });

  useEffect(() => {
    const { unsubscribe } = actor.on("choice.changed", (choice) => {
      replaceFields(lineFields, lineQuery(choice), LINE_ANCHOR);
    });
    return unsubscribe;
  }, [actor]);

  return {
    choice: state.context,
    onFilter: (show: Show) => inPlace(() => send({ type: "filter.chosen", show })),
    onLocation: (location: string) => inPlace(() => send({ type: "location.chosen", location })),
    onLine: inPlace(() => send({ type: "line.chosen" })),
  };
}

/** Handles a plain click on a link without loading a page. Other clicks, such as for a new tab, are left to the browser. */
function inPlace(choose: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    choose();
  };
}
