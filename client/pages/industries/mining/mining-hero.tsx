import { industries } from "../../../../shared/content/industries.ts";
import { paths } from "../../../../shared/paths.ts";
import { classNames } from "../../../components/class-names.ts";
import { DemoLink } from "../../../components/demo-link.tsx";
import { Cluster, Wrap } from "../../../components/layout.tsx";
import { Picture, upright } from "../../../components/picture.tsx";
import { PictureHero } from "../../../components/picture-hero.tsx";
import { Breadcrumb } from "../../../layout/breadcrumb.tsx";
import text from "../../../styles/text.module.css";
import styles from "./mining.module.css";

const { name, line } = industries.mining;

/** The opening: the level of the fleet map below as a point cloud, with its vehicles. */
export function MiningHero() {
  return (
    <PictureHero
      className={styles.hero}
      words="apart"
      picture={
        <Picture
          name="mine-level-cloud"
          sizes="max(100vw, min(146vh, 1351px))"
          narrow={[upright("mine-level-cloud-upright")]}
          className={styles.picture}
          priority
        />
      }
    >
      <Wrap>
        <Breadcrumb items={[{ label: "Industries", href: paths.industries() }, { label: name }]} />
        <h1 className={classNames(text.display, styles.headline)}>{name} Solutions</h1>
        <p className={classNames(text.lead, styles.line)}>{line}</p>
      </Wrap>
      <Wrap data-screen-only="">
        <Cluster spread>
          <DemoLink industry={name} />
        </Cluster>
      </Wrap>
    </PictureHero>
  );
}
