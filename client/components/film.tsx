import { mediaAddress } from "../media/pictures.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./film.module.css";
import { Picture } from "./picture.tsx";

interface FilmProps {
  sizes?: string;
  className?: string | undefined;
}

/**
 * The silent ride along the point cloud. It is a still picture until the module that looks for
 * `data-film` plays it, and that module shows the button; without script there is nothing to press.
 */
export function Film({ sizes = "(min-width: 64rem) 72vw, 92vw", className }: FilmProps) {
  return (
    <div className={classNames(styles.film, className)} data-film="" data-screen-only="">
      <Picture name="rail-cloud-poster" sizes={sizes} className={styles.still} />
      {/* No poster: nothing is drawn until the first frame, so the lazy picture shows through. */}
      <video className={styles.video} muted loop playsInline preload="none">
        <source src={mediaAddress("rail-cloud.webm")} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={mediaAddress("rail-cloud.mp4")} type="video/mp4" />
      </video>
      <Button variant="secondary" className={styles.toggle} data-film-toggle="" hidden>
        Play the film
      </Button>
    </div>
  );
}
