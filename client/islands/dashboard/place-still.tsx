import type { Place, PlacePicture } from "../../../shared/content/example-line/places.ts";
import { kmText } from "./format.ts";
import styles from "./place.module.css";

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

const kinds: Record<PlacePicture, string> = {
  cloud: "Point cloud",
  curve: "Camera still",
  culvert: "Camera still",
  temperature: "Sensor on the rail",
};

const SIZES = "(min-width: 80rem) 20rem, (min-width: 48rem) 40vw, 90vw";

/** What a sensor saw at a place. */
export function PlaceStill({ place, pictures }: { place: Place; pictures: PlacePictures }) {
  const { avif, webp, fallback, alt, ...size } = pictures[place.picture];
  return (
    <figure className={styles.still}>
      <picture key={fallback}>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <source type="image/webp" srcSet={webp} sizes={SIZES} />
        <img src={fallback} loading="lazy" decoding="async" alt={alt} {...size} />
      </picture>
      <figcaption>
        {kinds[place.picture]} at {kmText(place.kilometre)}
      </figcaption>
    </figure>
  );
}
