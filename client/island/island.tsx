import type { Island as IslandOf } from "./define-island.ts";

interface Props<P> {
  of: IslandOf<P>;
  /** Plain JSON: it travels in an attribute. */
  props: P;
  /** When React is fetched: at the first interaction inside (default), or once seen. */
  wake?: "interaction" | "visible";
}

/** Shows an island's markup in a page; `island-element.ts` brings it to life in the browser. */
export function Island<P extends object>({ of, props, wake = "interaction" }: Props<P>) {
  return (
    <page-island name={of.name} props={JSON.stringify(props)} wake={wake}>
      <of.View {...props} />
    </page-island>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "page-island": {
        name: string;
        props: string;
        wake: string;
        children: ReactNode;
      };
    }
  }
}
