import { type ComponentType, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./define-island.ts";

const CONTROLS = "a, button, input, select, summary, textarea";

/**
 * Resolves once the island's effects have run, so that the island handles a submit that waited. If a
 * translation tool has changed the text, React reports it and renders the island anew; the visitor's input, open
 * disclosures and the focus then move to the new elements. If the island fails later, such as over elements that a tool
 * has moved, the server's view returns, whose links the server answers.
 */
export function hydrate<Props extends object>(
  element: HTMLElement,
  island: Island<Props>,
): Promise<void> {
  const props = JSON.parse(element.getAttribute("props") ?? "{}") as Props;
  const served = element.cloneNode(true);
  const before = controlsOf(element);
  const focused = document.activeElement;
  const restore = () => {
    const current = controlsOf(element);
    for (const [key, old] of before) moveInput(old, current.get(key), old === focused);
  };
  return new Promise((awake) => {
    const view = <Awake View={island.View} props={props} onRendered={restore} onAwake={awake} />;
    const root = hydrateRoot(element, view, {
      onRecoverableError: (error) => console.error(`Hydration of ${island.name}`, error),
      onUncaughtError(error) {
        console.error(`${island.name} failed`, error);
        // React is still removing what it rendered.
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...served.childNodes);
        });
      },
    });
  });
}

/**
 * Returns the controls by what React renders the same again: tag, id, name and class, and the number among equal ones.
 * Not by their position, because extensions insert controls of their own.
 */
function controlsOf(island: Element): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of island.querySelectorAll<HTMLElement>(CONTROLS)) {
    const kind = [control.tagName, control.id, control.getAttribute("name"), control.className];
    let number = 0;
    while (controls.has(`${kind} ${number}`)) number += 1;
    controls.set(`${kind} ${number}`, control);
  }
  return controls;
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
