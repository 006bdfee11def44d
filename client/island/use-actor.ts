import { useEffect, useState, useSyncExternalStore } from "react";
import type { Actor, AnyActorLogic, SnapshotFrom } from "xstate";

/**
 * Runs an actor for as long as the island stands, and renders the island anew whenever it changes.
 * @param create is called once: what it closes over stays what the first render knew
 */
export function useActor<Logic extends AnyActorLogic>(
  create: () => Actor<Logic>,
): [SnapshotFrom<Logic>, Actor<Logic>["send"]] {
  const [{ actor, subscribe, current }] = useState(() => storeOf(create()));
  const snapshot = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return [snapshot, actor.send];
}

/** As React asks for a store: functions that stay the same. */
function storeOf<Logic extends AnyActorLogic>(actor: Actor<Logic>) {
  return {
    actor,
    subscribe(changed: () => void) {
      const { unsubscribe } = actor.subscribe(changed);
      return unsubscribe;
    },
    current: () => actor.getSnapshot(),
  };
}
