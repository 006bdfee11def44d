import { products } from "../../../shared/content/products.ts";
import { type ProductSlug, paths } from "../../../shared/paths.ts";
import styles from "./linked-drawing.module.css";
import { StaticDrawing } from "./static-drawing.tsx";

/** A position in units of the drawing. */
type Point = readonly [x: number, y: number];

interface Place<Product> {
  /** A digit or a letter. */
  sign: string | number;
  product: Product;
  /** The position of the place in the drawing. */
  at: Point;
  /** The centre of the amber square, which is the link. */
  square: Point;
}

interface LinkedDrawingProps<Product> {
  of: DrawingFile;
  places: readonly Place<Product>[];
  /** Returns the URL that a product's marker links to; by default the product's page. */
  hrefOf?: (product: Product) => string;
  ground?: "night";
  window: "wide" | "narrow";
}

/** A drawing with amber squares that link to pages about its places. */
export function LinkedDrawing<Product extends ProductSlug>(props: LinkedDrawingProps<Product>) {
  const { places, hrefOf = paths.solution, ...drawing } = props;
  return (
    <StaticDrawing {...drawing} linked>
      {places.map(({ sign, product, at, square: [x, y] }) => (
        <g key={sign}>
          <path className={styles.leader} d={`M${at.join(" ")}L${x} ${y}`} />
          <circle className="place" cx={at[0]} cy={at[1]} r="3.5" />
          <a
            className={styles.link}
            href={hrefOf(product)}
            aria-label={`${sign}: ${products[product].name}`}
          >
            {/* The touch target, larger than the square. */}
            <rect className={styles.target} x={x - 30} y={y - 30} width="60" height="60" />
            <rect className={styles.square} x={x - 17} y={y - 17} width="34" height="34" />
            <text className={styles.sign} x={x} y={y + 6}>
              {sign}
            </text>
          </a>
        </g>
      ))}
    </StaticDrawing>
  );
}
