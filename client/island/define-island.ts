import type { ComponentType } from "react";

/** A part of a page that React hydrates in the browser. Its props are plain JSON. */
export interface Island<Props> {
  /** The key in `client/islands.ts`. */
  name: string;
  View: ComponentType<Props>;
}

/** A part of a page whose markup works without script and that a small script improves, without React. */
export interface Behaviour {
  name: string;
  start(element: HTMLElement): void;
}

export function defineIsland<Props extends object>(island: Island<Props>): Island<Props> {
  return island;
}

export function defineBehaviour(behaviour: Behaviour): Behaviour {
  return behaviour;
}

/** The module that lists every island, `client/islands.ts`. */
export interface Islands {
  loadIsland(element: HTMLElement): Promise<() => void | Promise<void>>;
}
