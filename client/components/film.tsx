import { mediaAddress } from "../media/pictures.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Picture } from "./picture.tsx";
import styles from "./pictures.module.css";

interface FilmProps {
  sizes: string;
  className?: string | undefined;
}

/**
 * The silent film of the point cloud. It shows a picture until the behaviour `film` plays it and shows the
 * button; without script there is no button.
 */
export function Film({ sizes, className }: FilmProps) {
  return (
    <div className={classNames(styles.film, className)} data-film="" data-screen-only="">
      <Picture name="line-ride" sizes={sizes} className={styles.still} />
      {/* Without a poster the video is transparent until its first frame, so that the lazy picture is visible. */}
      <video className={styles.video} muted loop playsInline preload="none">
        <source src={mediaAddress("line-ride.webm")} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={mediaAddress("line-ride.mp4")} type="video/mp4" />
      </video>
      <Button variant="secondary" className={styles.toggle} data-film-toggle="" hidden>
        Play the film
      </Button>
    </div>
  );
}
