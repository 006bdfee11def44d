import { industries } from "../../../shared/content/industries.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { DemoLink } from "../../components/demo-link.tsx";

interface ProductDemoProps {
  product: ProductSlug;
}

/** A link to the demo form with the product's first industry preselected. */
export function DemoButton({ product }: ProductDemoProps) {
  return <DemoLink industry={firstIndustry(product)} />;
}

function firstIndustry(product: ProductSlug): string {
  return industries[products[product].industries[0]].name;
}
