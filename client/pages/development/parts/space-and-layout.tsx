import { Caption } from "../../../components/caption.tsx";
import { Cluster, Columns, Grid, Stack } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { Exhibit } from "./exhibit.tsx";
import styles from "./parts.module.css";

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;
const splits = [
  "3-9",
  "4-6",
  "4-8",
  "5-7",
  "6-6",
  "7-5",
  "8-4",
  "9-3",
  "4+7",
  "5+6",
  "7+4",
] as const;
const widths = [
  ["36rem", "two columns of small things"],
  ["48rem", "a form beside text"],
  ["64rem", "the desktop header, twelve columns"],
  ["80rem", "notes in the margin"],
] as const;

/** The cascade layers, the spacing scale, the breakpoints and the layout primitives. */
export function SpaceAndLayout() {
  return (
    <>
      <Exhibit title="Layers" note="tokens.css lists them. Rules of a later layer win.">
        <p>
          reset, tokens, base, components, pages, print. A page restyles a component by the class
          that it passes; what only paper needs stands in the layer print beside its component.
        </p>
      </Exhibit>
      <Exhibit title="Space" note="--s-1 to --s-24, in units of 4 px. Stylelint refuses others.">
        <Stack gap={2}>
          {steps.map((step) => (
            <Cluster key={step} gap={step}>
              <Box />
              <Box />
              <Caption as="span">
                --s-{step}: {step * 4}&nbsp;px
              </Caption>
            </Cluster>
          ))}
        </Stack>
      </Exhibit>
      <Exhibit title="Widths of windows" note="The only ones in media conditions.">
        <Stack gap={2} as="ul">
          {widths.map(([width, use]) => (
            <li key={width}>
              <b className={text.label}>{width}</b> {use}
            </li>
          ))}
        </Stack>
      </Exhibit>
      <Exhibit title="Stack and Cluster" note="Below each other; on one line while there is room.">
        <Stack gap={4}>
          <Box />
          <Box />
          <Box />
        </Stack>
        <Cluster gap={6} spread>
          <Box />
          <Box />
        </Cluster>
      </Exhibit>
      <Exhibit
        title="Columns"
        note="Side by side from 48rem. The last takes its own width, or all are equal."
      >
        {([2, 3, "rest"] as const).map((count) => (
          <Columns key={count} count={count} gap={2}>
            <Box label={`${count}`} />
            <Box />
            {count === 3 && <Box />}
          </Columns>
        ))}
      </Exhibit>
      <Exhibit title="Grid" note="A split places two children in twelve columns, from 64rem on.">
        {splits.map((split) => (
          <Grid key={split} split={split} gap={2}>
            <Box label={split} />
            <Box />
          </Grid>
        ))}
      </Exhibit>
    </>
  );
}

function Box({ label }: { label?: string }) {
  return <span className={styles.box}>{label}</span>;
}
