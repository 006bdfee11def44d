import { industries } from "../../../shared/content/industries/industries.ts";
import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { closing } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";

interface ProductDemoProps {
  product: ProductSlug;
}

/** A link to the demo form with the product's first industry preselected. */
export function DemoButton({ product }: ProductDemoProps) {
  return <DemoLink industry={firstIndustry(product)} />;
}

/** A link to the demo form, with an industry preselected if there is one. */
export function DemoLink({ industry }: { industry: string | undefined }) {
  return (
    <Button href={paths.bookADemo(industry)} size="lg">
      {closing.action}
    </Button>
  );
}

function firstIndustry(product: ProductSlug): string {
  return industries[products[product].industries[0]].name;
}
