import { Button } from "../components/button.tsx";
import { Disclosure } from "../components/disclosure.tsx";
import { Film } from "../components/film.tsx";
import { Section, Wrap } from "../components/layout.tsx";
import { Enhanced } from "../island/island.tsx";
import { BlockHead, type BlockHeadProps } from "./block-head.tsx";
import styles from "./product-film.module.css";

interface ProductFilmProps extends BlockHeadProps {
  /** The operator's video in a provider's player, instead of the site's own film. */
  hosted?: { url: string; transcript?: string | undefined } | undefined;
}

/** The site's silent film from edge to edge, or a hosted video that loads after a click; its words stand below it. */
export function ProductFilm({ hosted, ...head }: ProductFilmProps) {
  return (
    <Section tone="night" flush data-screen-only="">
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
          <Film sizes="max(100vw, 142vh)" className={styles.film} />
        </Enhanced>
      )}
      <Wrap className={styles.words}>
        <BlockHead {...head} />
        {hosted?.transcript && (
          <Disclosure summary="Transcript of the video">
            {hosted.transcript.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
        )}
      </Wrap>
    </Section>
  );
}
