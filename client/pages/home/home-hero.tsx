import { DASHBOARD_ANCHOR } from "../../../shared/content/dashboard-choice.ts";
import { figures } from "../../../shared/content/figures.ts";
import { closing, headlines, tagline } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { FigureNumber } from "../../components/figure-number.tsx";
import { Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture, upright } from "../../components/picture.tsx";
import { PictureHero } from "../../components/picture-hero.tsx";
import text from "../../styles/text.module.css";
import styles from "./home-hero.module.css";

/** The headline over a picture of a railway line, half as a camera sees it, half scanned; with one figure and one button. */
export function HomeHero() {
  return (
    <PictureHero className={styles.hero} words="apart" picture={<ScannedPicture />}>
      <Wrap>
        <h1 className={classNames(text.display, styles.title)}>{headlines.home}</h1>
        <p className={classNames(text.lead, styles.line)}>{tagline}</p>
      </Wrap>
      <Wrap>
        <Actions className={styles.actions} data-screen-only="">
          <Button href={paths.bookADemo()} size="lg" className={styles.demo}>
            {closing.action}
          </Button>
          <MoreLink href={`#${DASHBOARD_ANCHOR}`}>See how it works</MoreLink>
        </Actions>
        <div className={styles.foot}>
          <FigureNumber of={figures.trackLength} />
          <p className={classNames(text.small, styles.context)}>{figures.trackLength.context}</p>
        </div>
      </Wrap>
    </PictureHero>
  );
}

/**
 * The railway line at dusk; behind a line that moves with the page's scroll, the same scene as the sensor scans it; in a narrow window below that line, which so crosses no words. The
 * two pictures cover the same box, and one is registered to the other.
 */
function ScannedPicture() {
  return (
    <>
      <DuskPicture className={styles.picture} />
      <DuskPicture suffix="-cloud" className={styles.cloud} />
      <div className={styles.beam} />
    </>
  );
}

interface DuskPictureProps {
  suffix?: "" | "-cloud";
  className: string | undefined;
}

/** The picture covers the hero, so its width depends on the height: 16:9, 4:5, on a phone 1:2. */
function DuskPicture({ suffix = "", className }: DuskPictureProps) {
  return (
    <Picture
      name={`hero-track-dusk${suffix}`}
      {...(suffix && { alt: "" })}
      sizes="max(100vw, min(178vh, 1600px))"
      narrow={[
        upright(`hero-track-dusk${suffix}-upright`),
        {
          name: `hero-track-dusk${suffix}-portrait`,
          media: "(width < 64rem)",
          sizes: "max(100vw, 90vh)",
        },
      ]}
      className={className}
      priority
    />
  );
}
