import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./define-island.ts";

/**
 * Resolves once the island's effects have run, so that the island handles a submit that waited. If a
 * translation tool has changed the text, React reports it and renders the island anew; the visitor's input, open
 * disclosures and the focus then move to the new elements.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  island: Island<Props>,
): Promise<void> {
  const props = JSON.parse(element.getAttribute("props") ?? "{}") as Props;
  const before = controlsOf(element);
  const focused = document.activeElement;
  const restore = () => {
    const current = controlsOf(element);
    for (const [index, old] of before.entries()) moveInput(old, current[index], old === focused);
  };
  return new Promise((awake) => {
    const view = <Awake View={island.View} props={props} onRendered={restore} onAwake={awake} />;
    hydrateRoot(element, view, {
      onRecoverableError: (error) => console.error(`Hydration of ${island.name}`, error),
    });
  });
}

/** Lists the controls in document order, in which React renders the same ones anew. */
function controlsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>("a, button, input, select, summary, textarea")];
}

function moveInput(old: HTMLElement, control: HTMLElement | undefined, isFocused: boolean): void {
  if (control === undefined || control === old) return;
  if ("value" in old && "value" in control) control.value = old.value;
  const [opened, disclosure] = [old.parentElement, control.parentElement];
  if (opened instanceof HTMLDetailsElement && disclosure instanceof HTMLDetailsElement)
    disclosure.open = opened.open;
  if (isFocused) control.focus();
}

interface AwakeProps<Props> {
  View: ComponentType<Props>;
  props: Props;
  /** Called before any effect of the island runs. */
  onRendered(): void;
  onAwake(): void;
}

function Awake<Props extends object>({ View, props, onRendered, onAwake }: AwakeProps<Props>) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onAwake, [onAwake]);
  return <View {...props} />;
}
