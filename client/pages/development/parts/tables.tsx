import { ItemTable } from "../../../components/item-table.tsx";
import { ProductTable } from "../../solutions/product-table.tsx";
import { Exhibit } from "./exhibit.tsx";

/** Tables that are components; those of posts are under prose. */
export function Tables() {
  return (
    <Exhibit title="Tables" note="On a phone each row stacks, with its column's name before it.">
      <ProductTable group="Underground" />
      <ItemTable
        columns={["What", "Why"]}
        items={[
          { name: "The request log", detail: "Time, page, outcome", cells: ["To find faults."] },
        ]}
      />
    </Exhibit>
  );
}
