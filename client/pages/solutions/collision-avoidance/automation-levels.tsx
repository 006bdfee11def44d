import { classNames } from "../../../components/class-names.ts";
import { Columns, Section, Stack, Wrap } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";

/** The three levels of automation, the lowest first. */
export function AutomationLevels() {
  return (
    <Section>
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Three steps. Each one works without the next.</h2>
          <Columns as="ol" count={3} gap={5}>
            {levels.map(({ name, line, acts }) => (
              <Stack key={name} as="li" gap={2} rule="strong">
                <h3>{name}</h3>
                <p className={classNames(text.muted, text.small)}>{line}</p>
                <p>
                  <span className={text.meta}>Who acts:</span> <b>{acts}</b>
                </p>
              </Stack>
            ))}
          </Columns>
        </Stack>
      </Wrap>
    </Section>
  );
}

const levels = [
  {
    name: "Inform",
    line: "A display shows the driver every vehicle that reports its position over the mine’s radio network. Out of coverage a position is old: at 20 km/h by 5.6 m a second. It shows people only in a sensor’s line of sight.",
    acts: "the driver",
  },
  {
    name: "Warn",
    line: "The system warns the driver when the routes of two vehicles meet.",
    acts: "the driver, with support",
  },
  {
    name: "Intervene",
    line: "Within limits that the mine sets, the system slows or stops the vehicle. It does not steer. Autonomy is a step apart.",
    acts: "the vehicle, within limits",
  },
];
