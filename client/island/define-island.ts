import type { ComponentType } from "react";

/** A part of a page that React brings to life in the browser. Its props are plain JSON. */
export interface Island<Props> {
  /** As `client/islands.ts` lists it. */
  name: string;
  View: ComponentType<Props>;
}

/**
 * A part of a page whose markup works by itself and that a few lines of script improve.
 * No React; nothing a visitor does in it waits for the script.
 */
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
