import { figures } from "../../../../shared/content/figures.ts";
import { paths } from "../../../../shared/paths.ts";
import { classNames } from "../../../components/class-names.ts";
import { FigureNumber } from "../../../components/figure-number.tsx";
import { FiguresNote } from "../../../components/figures-note.tsx";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { type DrawnFigure, FigureScale } from "../../figure-scale.tsx";

/** Three challenges; those with a figure have a scale. */
export function InfrastructureChallenges() {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={10} stretch>
          <h2>Industry Challenges</h2>
          <Columns count={3} gap={8}>
            <DrawnChallenge title="Many culverts, out of sight" of="culverts" />
            <DrawnChallenge title="Weather gives short notice" of="forecast" />
            <Stack gap={4} rule="thin" stretch>
              <h3 className={text.h4}>Inspection depends on who looks</h3>
              <p className={classNames(text.headline, text.h2)}>49 inspectors</p>
              <p className={text.muted}>
                rated the same bridges: 95% of ratings lie within two points of the average, on a
                scale of 0 to 9 (
                <a href="https://www.fhwa.dot.gov/publications/research/nde/01020.cfm">
                  <span className={text.whole}>FHWA-RD-01-020</span>
                </a>
                ). Let two of yours <a href={`${paths.pilot()}#protocol`}>rate 50 sites</a> before
                you trust a list.
              </p>
            </Stack>
          </Columns>
          <FiguresNote />
        </Stack>
      </Wrap>
    </Section>
  );
}

function DrawnChallenge({ title, of }: { title: string; of: DrawnFigure }) {
  const figure = figures[of];
  return (
    <Stack gap={4} rule="thin" stretch>
      <h3 className={text.h4}>{title}</h3>
      <FigureNumber of={figure} size="lg" />
      <p className={text.muted}>{figure.context}</p>
      <FigureScale of={of} />
    </Stack>
  );
}
