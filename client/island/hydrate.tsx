import { type ComponentType, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./define-island.ts";

/** Resolves once the island's effects have run, so that it answers what is replayed to it. */
export function hydrate<Props extends object>(
  element: HTMLElement,
  island: Island<Props>,
): Promise<void> {
  const props = JSON.parse(element.getAttribute("props") ?? "{}") as Props;
  return new Promise((awake) => {
    hydrateRoot(element, <Awake View={island.View} props={props} onAwake={awake} />, {
      onRecoverableError: (error) => console.error(`Hydration of ${island.name}`, error),
    });
  });
}

interface AwakeProps<Props> {
  View: ComponentType<Props>;
  props: Props;
  onAwake(): void;
}

function Awake<Props extends object>({ View, props, onAwake }: AwakeProps<Props>) {
  useEffect(onAwake, [onAwake]);
  return <View {...props} />;
}
