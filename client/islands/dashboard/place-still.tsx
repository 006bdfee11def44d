import type { Place, PlacePicture } from "../../../shared/content/example-line/places.ts";
import styles from "./dashboard.module.css";
import { kmText } from "./format.ts";

/** A picture's files, which the page finds: the list of all pictures stays out of the browser. */
export interface PictureFiles {
  avif: string;
  webp: string;
  fallback: string;
  width: number;
  height: number;
  alt: string;
}

export type PlacePictures = Readonly<Record<PlacePicture, PictureFiles>>;

/** What a picture is, and the kilometre of the line that it shows, if it shows one. */
const sources: Record<PlacePicture, { kind: string; kilometre?: number }> = {
  cloud: { kind: "Point cloud" },
  scan: { kind: "Point cloud", kilometre: 33.43 },
  curve: { kind: "Camera still" },
  culvert: { kind: "Camera still", kilometre: 19.46 },
  temperature: { kind: "Sensor on the rail", kilometre: 31.93 },
};

interface PlaceStillProps {
  place: Place;
  pictures: PlacePictures;
}

/** The width of the picture beside the Dashboard's chart. */
const sizes = "(min-width: 48rem) min(41vw, 30rem), 81vw";

/** What a sensor saw at a place. */
export function PlaceStill({ place, pictures }: PlaceStillProps) {
  if (!place.picture)
    return <p className={styles.quiet}>No picture of this place in the example.</p>;
  const { avif, webp, fallback, alt, ...size } = pictures[place.picture];
  return (
    <figure className={styles.still}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <source type="image/webp" srcSet={webp} sizes={sizes} />
        <img src={fallback} loading="lazy" decoding="async" alt={alt} {...size} />
      </picture>
      <figcaption className={styles.quiet}>{captionOf(place.picture, place.kilometre)}</figcaption>
    </figure>
  );
}

/** Places share pictures: the caption says where a picture is not of its place. */
function captionOf(picture: PlacePicture, kilometre: number): string {
  const { kind, kilometre: taken } = sources[picture];
  const where = taken === undefined ? "of another place" : `at ${kmText(taken)}`;
  return `${kind} ${where}${taken === kilometre ? "" : ", as an example"}`;
}
