import type { HTMLAttributes } from "react";
import type { Island as IslandOf } from "./define-island.ts";

/** `near`: a little before it is seen, where it would look wrong until its code is there. */
export type Wake = "interaction" | "near" | "visible";

/** Of the window, for the observer that wakes an island. */
const margins: Record<Wake, string | undefined> = {
  interaction: undefined,
  near: "25%",
  visible: "0%",
};

interface IslandProps<P> {
  of: IslandOf<P>;
  /** Plain JSON: it travels in an attribute, so no functions, dates or class instances. */
  props: P;
  /** When React is fetched: at the first interaction inside (default), or once seen. */
  wake?: Wake;
}

/** Shows an island's markup in a page; `island-element.ts` brings it to life in the browser. */
export function Island<P extends object>({ of, props, wake = "interaction" }: IslandProps<P>) {
  return (
    <page-island name={of.name} props={JSON.stringify(props)} wake={margins[wake]}>
      <of.View {...props} />
    </page-island>
  );
}

export interface EnhancedProps extends HTMLAttributes<HTMLElement> {
  /** As `client/islands.ts` lists it. */
  by: string;
  wake?: Wake;
  /** The markup contains a button that does nothing by itself: clicks wait for the behaviour. */
  holdsClicks?: boolean;
}

/** Markup that works by itself and that a behaviour improves, without React. */
export function Enhanced({ by, wake = "visible", holdsClicks = false, ...rest }: EnhancedProps) {
  const native = holdsClicks ? undefined : "";
  return <page-island name={by} wake={margins[wake]} native={native} {...rest} />;
}

/** Prints a line on the visitor's console, also from the late part of a streamed page. */
export function ConsoleError({ message }: { message: string }) {
  return <console-error message={message} />;
}

export interface PageIslandAttributes extends HTMLAttributes<HTMLElement> {
  name: string;
  wake?: string | undefined;
  props?: string;
  native?: "" | undefined;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-island": PageIslandAttributes;
      "console-error": { message: string };
    }
  }
}
