import { industries } from "../../../../shared/content/industries.ts";
import { paths } from "../../../../shared/paths.ts";
import { DemoLink } from "../../../components/demo-link.tsx";
import { Grid, Stack, Wrap } from "../../../components/layout.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import text from "../../../styles/text.module.css";
import styles from "./infrastructure.module.css";

const { name, line } = industries.infrastructure;

/** The opening: a full-width picture of a viaduct, with the text on the dark water. */
export function InfrastructureHero() {
  return (
    <PictureHero
      className={styles.hero}
      words="apart"
      picture={
        <Picture
          name="infrastructure-viaduct-fog"
          sizes="max(100vw, min(178vh, 1600px))"
          narrow={[upright("infrastructure-viaduct-fog-upright")]}
          className={styles.picture}
          priority
        />
      }
    >
      <Wrap>
        <Breadcrumb items={[{ label: "Industries", href: paths.industries() }, { label: name }]} />
      </Wrap>
      <Wrap>
        <Grid split="9-3" gap={4} align="end">
          <h1 className={text.display}>{name} Solutions</h1>
          <Stack gap={4}>
            <p>{line}</p>
            <DemoLink industry={name} />
          </Stack>
        </Grid>
      </Wrap>
    </PictureHero>
  );
}
