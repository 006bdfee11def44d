import type { ComponentProps } from "react";
import { Cluster } from "./layout.tsx";

/** A row of buttons and links that belong to one decision. */
export function Actions(props: ComponentProps<"div">) {
  return <Cluster gap={8} {...props} />;
}
