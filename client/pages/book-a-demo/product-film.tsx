import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Film } from "../../components/film.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/section.tsx";
import { Enhanced } from "../../island/island.tsx";
import text from "../../styles/text.module.css";
import styles from "./product-film.module.css";

const heading = "See it in motion";

/** The operator's video from its provider's player, or else the site's own film. */
export function ProductFilm({ embedUrl }: { embedUrl: string | undefined }) {
  return (
    <Section tone="night" data-screen-only="">
      <Wrap>
        <Grid split="9-3" gap={6} align="end">
          {embedUrl === undefined ? <OwnFilm /> : <EmbeddedFilm url={embedUrl} />}
        </Grid>
      </Wrap>
    </Section>
  );
}

function OwnFilm() {
  return (
    <>
      <div>
        <Enhanced by="film">
          <Film sizes="(width >= 64rem) 72vw, 92vw" />
        </Enhanced>
      </div>
      <Stack gap={2}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={text.muted}>
          The film moves through a LiDAR point cloud of a railway line. It shows rails, trees and
          poles, with boxes round objects close to the track. No sound needed.
        </p>
        <Caption>Illustration</Caption>
      </Stack>
    </>
  );
}

function EmbeddedFilm({ url }: { url: string }) {
  return (
    <>
      <iframe
        className={styles.player}
        src={url}
        title="Product video"
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
      />
      <Stack gap={2}>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={text.muted}>
          This video comes from {new URL(url).host}. <a href={paths.privacy()}>What that means</a>
        </p>
      </Stack>
    </>
  );
}
