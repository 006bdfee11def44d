import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Film } from "../../components/film.tsx";
import { Grid, Section, Stack, Wrap } from "../../components/layout.tsx";
import { Enhanced } from "../../island/island.tsx";
import type { PageContext } from "../../page.ts";
import text from "../../styles/text.module.css";
import styles from "./book-a-demo-page.module.css";

const heading = "See it in motion";

/** The operator's video in the provider's player, or else the site's own film. */
export function ProductFilm({ embedUrl, transcript }: PageContext["hostedVideo"]) {
  if (embedUrl === undefined) return <OwnFilm />;
  return (
    <Section tone="night" data-screen-only="">
      <Wrap>
        <Grid split="9-3" gap={6} align="end">
          <EmbeddedFilm url={embedUrl} transcript={transcript} />
        </Grid>
      </Wrap>
    </Section>
  );
}

function OwnFilm() {
  return (
    <Section tone="night" flush className={styles.film} data-screen-only="">
      <Enhanced by="film">
        <Film sizes="max(100vw, 142vh)" className={styles.frames} />
      </Enhanced>
      <div className={styles.words}>
        <Wrap>
          <h2>{heading}</h2>
          <p>
            A ride along the example line, in the points of a simulated LiDAR scan, coloured by
            height, then by what has changed since the last run.
          </p>
        </Wrap>
      </div>
    </Section>
  );
}

function EmbeddedFilm({ url, transcript }: { url: string; transcript: string | undefined }) {
  const { host } = new URL(url);
  return (
    <>
      <div className={styles.player}>
        <Enhanced by="hosted-video">
          <Button size="lg" href={url}>
            Play the video from {host}
          </Button>
        </Enhanced>
      </div>
      <Stack gap={2}>
        <h2 className={text.h3}>{heading}</h2>
        <p className={text.muted}>
          Your browser contacts {host} only when you play the video.{" "}
          <a href={paths.privacy()}>What that means</a>
        </p>
        {transcript && (
          <Disclosure summary="Transcript of the video">
            {transcript.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Disclosure>
        )}
      </Stack>
    </>
  );
}
