import { Button } from "../components/button.tsx";
import { Disclosure } from "../components/disclosure.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import { Picture } from "../components/picture.tsx";
import { Enhanced } from "../island/island.tsx";
import { mediaAddress } from "../media/pictures.ts";
import { BlockHead, type BlockHeadProps } from "./block-head.tsx";
import styles from "./product-film.module.css";

interface ProductFilmProps extends BlockHeadProps {
  /** The operator's video in a provider's player, instead of the site's own film. */
  hosted?: { url: string; transcript?: string | undefined } | undefined;
}

/** The site's silent film from edge to edge, or a hosted video that loads after a click; its words stand above it. */
export function ProductFilm({ hosted, ...head }: ProductFilmProps) {
  return (
    <Section tone="night" flush data-screen-only="">
      <Wrap className={styles.words}>
        <BlockHead {...head} />
      </Wrap>
      {hosted ? (
        <div className={styles.player}>
          <Enhanced by="hosted-video">
            <Button size="lg" href={hosted.url}>
              Play the video from {new URL(hosted.url).host}
            </Button>
          </Enhanced>
        </div>
      ) : (
        <Enhanced by="film">
          <Film />
        </Enhanced>
      )}
      {hosted?.transcript && (
        <Wrap className={styles.words}>
          <Disclosure summary="Transcript of the video">
            {hosted.transcript.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
        </Wrap>
      )}
    </Section>
  );
}

/** Shows a picture until the behaviour `film` plays it and shows the button; without script there is no button. */
function Film() {
  return (
    <div className={styles.film} data-film="" data-screen-only="">
      <Picture name="line-ride" sizes="max(100vw, 142vh)" className={styles.still} />
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
