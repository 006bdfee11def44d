import type { HTMLAttributes } from "react";
import type { Island as IslandOf } from "./define-island.ts";

/**
 * When an island loads its code, besides at the first interaction. `near`: shortly before it becomes visible, if it
 * looks wrong without its code. `idle`: once the loaded page is idle, if a control must not ask the server.
 */
export type Wake = "interaction" | "near" | "visible" | "idle";

/** Margins around the window for the IntersectionObserver that wakes an island, or `idle`. */
const margins: Record<Wake, string | undefined> = {
  interaction: undefined,
  near: "25%",
  visible: "0%",
  idle: "idle",
};

interface IslandProps<P> {
  of: IslandOf<P>;
  /** Plain JSON, because the props travel in an attribute: no functions, dates or class instances. */
  props: P;
  wake?: Wake;
}

/** Renders an island's markup; `island-element.ts` hydrates it in the browser. */
export function Island<P extends object>({ of, props, wake = "interaction" }: IslandProps<P>) {
  return (
    <page-island name={of.name} props={JSON.stringify(props)} wake={margins[wake]}>
      <of.View {...props} />
    </page-island>
  );
}

export interface EnhancedProps extends HTMLAttributes<HTMLElement> {
  /** The behaviour's key in `client/islands.ts`. */
  by: string;
  wake?: Wake;
}

/** Markup that works without script and that a behaviour improves, without React. */
export function Enhanced({ by, wake = "visible", ...rest }: EnhancedProps) {
  return <page-island name={by} wake={margins[wake]} {...rest} />;
}

/** Logs an error to the browser's console, also from a part of the page that is streamed later. */
export function ConsoleError({ message }: { message: string }) {
  return <console-error message={message} />;
}

interface PageIslandAttributes extends HTMLAttributes<HTMLElement> {
  name: string;
  wake?: string | undefined;
  props?: string;
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-island": PageIslandAttributes;
      "console-error": { message: string };
    }
  }
}
