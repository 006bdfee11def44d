import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import { Marker } from "./marker.tsx";
import type { Point } from "./path-data.ts";

interface ProductMarkerProps {
  sign: string | number;
  at: Point;
  square: Point;
  product: ProductSlug;
}

/** A marker that leads to a product's page. */
export function ProductMarker({ product, ...rest }: ProductMarkerProps) {
  return <Marker {...rest} href={paths.solution(product)} name={products[product].name} />;
}
