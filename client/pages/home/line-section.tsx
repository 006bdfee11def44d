import { productList } from "../../../shared/content/products/products.ts";
import { StaticDrawing } from "../../components/drawings/static-drawing.tsx";
import { Marker } from "../../components/marker.tsx";
import wide from "../../media/drawings/line-section.svg";
import narrow from "../../media/drawings/line-section-narrow.svg";
import vehicle from "../../media/drawings/line-section-vehicle.svg";
import styles from "./line-section.module.css";
import { ProductCard } from "./product-card.tsx";

/**
 * A section from the weather down to a mine. Each number opens the card of its product. The vehicle, which
 * carries the first number, moves along the track while the page scrolls.
 */
export function LineSection() {
  return (
    <div className={styles.section}>
      <StaticDrawing of={wide} window="wide" ground="night" className={styles.drawing} />
      <StaticDrawing of={narrow} window="narrow" ground="night" className={styles.drawing} />
      <ol>
        {productList.map((product, index) => (
          <li key={product.slug} className={styles.place}>
            {index === 0 && (
              <StaticDrawing of={vehicle} ground="night" className={styles.vehicle} />
            )}
            <button
              type="button"
              className={styles.number}
              popoverTarget={`card-${product.slug}`}
              aria-label={`${index + 1}: ${product.name}`}
              aria-haspopup="dialog"
            >
              <Marker mark={index + 1} className={styles.square} />
            </button>
            <ProductCard id={`card-${product.slug}`} of={product} className={styles.card} />
          </li>
        ))}
      </ol>
    </div>
  );
}
