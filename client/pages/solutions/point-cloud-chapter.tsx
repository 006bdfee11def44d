import { pointClouds, type SceneName } from "../../../shared/content/point-clouds.ts";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { PointCloud } from "../../components/point-cloud/point-cloud.tsx";
import text from "../../styles/text.module.css";
import styles from "./product-page.module.css";

/** A run of the example line. */
export function RailwayCloud() {
  return (
    <PointCloudChapter
      scene="railway"
      tone="page"
      title="One run, point by point"
      line="LiDAR needs no daylight. Turn the scan, cut it, measure in it, and see what has changed since the last run."
    />
  );
}

/** What a vehicle scans on its way through a mine. */
export function DriftCloud() {
  return <PointCloudChapter scene="drift" tone="night" title="The scan behind the position" />;
}

interface PointCloudChapterProps {
  scene: SceneName;
  tone: "page" | "night";
  title: string;
  /** One or two sentences beside the title. */
  line?: string;
}

/** A scan to turn, cut and measure, as a section of a product's page. */
function PointCloudChapter({ scene, tone, title, line }: PointCloudChapterProps) {
  return (
    <Section tone={tone}>
      <Wrap>
        <Stack gap={10} stretch>
          <div className={styles.cloudHead}>
            <h2>{title}</h2>
            {line && (
              <p className={text.lead} data-screen-only="">
                {line}
              </p>
            )}
          </div>
          <PointCloud scene={scene} cloud={pointClouds[scene]} />
        </Stack>
      </Wrap>
    </Section>
  );
}
