import type { ReactNode } from "react";
import {
  DASHBOARD_ANCHOR,
  dashboardFields,
  readDashboardChoice,
} from "../../shared/content/dashboard-choice.ts";
import type { PlacePicture } from "../../shared/content/example-line/places.ts";
import { lineRoughness } from "../../shared/content/example-line/roughness.ts";
import { otherFields } from "../../shared/other-fields.ts";
import { paths } from "../../shared/paths.ts";
import chapter from "../components/interface.module.css";
import { Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { Island } from "../island/island.tsx";
import { type DashboardCrop, dashboard } from "../islands/dashboard/dashboard.tsx";
import type { PictureFiles, PlacePictures } from "../islands/dashboard/place-still.tsx";
import type { PictureName } from "../media/picture-settings.ts";
import { pictureNamed, pictureSource, srcSetOf } from "../media/pictures.ts";
import text from "../styles/text.module.css";

interface DashboardChapterProps {
  title: string;
  /** Text beside the title. */
  lead: ReactNode;
  /** The page's query parameters. */
  query: Readonly<Record<string, string>>;
  /** By default the whole Dashboard is shown. A crop links to it. */
  crop?: Omit<DashboardCrop, "whole">;
  /** Text below the Dashboard. */
  children?: ReactNode;
}

/** The whole Dashboard on its product's page. */
const whole = `${paths.solution("autonomous-track-monitoring")}#${DASHBOARD_ANCHOR}`;

/** A demonstration of Apollo Dashboard with the example line, as a section of a page. */
export function DashboardChapter({ title, lead, query, crop, children }: DashboardChapterProps) {
  const props = {
    choice: readDashboardChoice(query),
    others: otherFields(query, dashboardFields),
    roughness: crop?.map === false ? [] : lineRoughness(),
    ...(crop ? { crop: { ...crop, whole } } : { pictures: placePictures }),
  };
  return (
    <Section tone="night" id={DASHBOARD_ANCHOR} className={chapter.chapter}>
      <Wrap>
        <Stack gap={10} stretch>
          <Grid split="7-5" gap={4} align="end" data-screen-only="">
            <h2>{title}</h2>
            <p className={text.lead}>{lead}</p>
          </Grid>
          <Island of={dashboard} props={props} />
          {children}
        </Stack>
      </Wrap>
    </Section>
  );
}

const pictureNames: Record<PlacePicture, PictureName> = {
  cloud: "line-ahead-cloud",
  curve: "rail-curve-noon",
  culvert: "culvert-inlet",
  temperature: "rail-clip-sensor",
};

/** The files of the pictures of places. */
export const placePictures = Object.fromEntries(
  Object.entries(pictureNames).map(([picture, name]) => [picture, filesOf(name)]),
) as unknown as PlacePictures;

function filesOf(name: PictureName): PictureFiles {
  return {
    ...pictureNamed(name),
    avif: srcSetOf(name, "avif"),
    webp: srcSetOf(name, "webp"),
    fallback: pictureSource(name).src,
  };
}
