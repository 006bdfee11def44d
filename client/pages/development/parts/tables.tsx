import { ProductTable } from "../../solutions/product-table.tsx";
import { Exhibit } from "./exhibit.tsx";

/** Tables that are components; those of posts are under prose. */
export function Tables() {
  return (
    <Exhibit title="Tables" note="On a phone each row stacks, with its column's name before it.">
      <ProductTable group="Underground" />
    </Exhibit>
  );
}
