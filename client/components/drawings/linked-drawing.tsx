import { type ProductSlug, products } from "../../../shared/content/products/products.ts";
import { paths } from "../../../shared/paths.ts";
import styles from "./linked-drawing.module.css";
import { StaticDrawing } from "./static-drawing.tsx";

/** A position in units of the drawing. */
type Point = readonly [x: number, y: number];

/** `at`: the position of the place. `square`: the centre of the amber square, which is the link. */
type Spot = Readonly<Record<"at" | "square", Point>>;

export interface Place {
  /** A letter. */
  sign: string;
  product: ProductSlug;
  wide: Spot;
  narrow: Spot;
}

interface LinkedDrawingProps {
  wide: DrawingFile;
  narrow: DrawingFile;
  places: readonly Place[];
  /** Returns the URL that a place links to; by default the product's page. */
  hrefOf?: (product: ProductSlug) => string;
  ground?: "night";
}

/** A drawing with amber squares that link to pages about its places; one file each for wide and narrow windows. */
export function LinkedDrawing(props: LinkedDrawingProps) {
  const { places, hrefOf = paths.solution, ground } = props;
  return (["wide", "narrow"] as const).map((window) => (
    <StaticDrawing
      key={window}
      of={props[window]}
      window={window}
      ground={ground}
      className={styles.plan}
      linked
    >
      {places.map(({ sign, product, [window]: spot }) => (
        <PlaceLink
          key={sign}
          sign={sign}
          name={products[product].name}
          href={hrefOf(product)}
          {...spot}
        />
      ))}
    </StaticDrawing>
  ));
}

interface PlaceLinkProps extends Spot {
  sign: string;
  name: string;
  href: string;
}

function PlaceLink({ sign, name, href, at, square: [x, y] }: PlaceLinkProps) {
  return (
    <g>
      <path className={styles.leader} d={`M${at.join(" ")}L${x} ${y}`} />
      <circle className="place" cx={at[0]} cy={at[1]} r="3.5" />
      <a className={styles.link} href={href} aria-label={`${sign}: ${name}`}>
        {/* The touch target, larger than the square. */}
        <rect className={styles.target} x={x - 30} y={y - 30} width="60" height="60" />
        <rect className={styles.square} x={x - 17} y={y - 17} width="34" height="34" />
        <text className={styles.sign} x={x} y={y + 6}>
          {sign}
        </text>
      </a>
    </g>
  );
}
