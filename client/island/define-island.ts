import type { ComponentType } from "react";

/** What an attribute can carry: no functions, dates or class instances. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** A part of a page that comes alive in the browser. */
export interface Island<Props> {
  /** As `client/entry.ts` lists it. */
  name: string;
  View: ComponentType<Props>;
}

export function defineIsland<Props extends object>(island: Island<Props>): Island<Props> {
  return island;
}
