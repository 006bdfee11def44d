import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import type { Step } from "../../../components/steps.tsx";
import type from "../../../styles/text.module.css";

/** Three weather hazards side by side. */
export function ThreeHazards() {
  return (
    <Section tone="surface" data-screen-only="">
      <Wrap>
        <Stack gap={6} stretch>
          <h2>Three kinds of weather that affect any track</h2>
          <Columns as="ul" count={3} gap={5}>
            {hazards.map(({ title, text }) => (
              <Stack key={title} as="li" gap={1} rule="thin">
                <h3>{title}</h3>
                <p className={type.note}>{text}</p>
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

const hazards: readonly Step[] = [
  {
    title: "Heat",
    text: "Heat compresses a restrained rail. Compare the forecast with the rail temperature.",
  },
  {
    title: "Water",
    text: "Rain and melt on the catchment upstream, their intensity, frozen ground, and the size of the opening.",
  },
  {
    title: "Wind and snow",
    text: "Fallen trees, blown snow, and the time it takes to send a crew.",
  },
];
