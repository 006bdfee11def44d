import { Caption } from "../../../components/caption.tsx";
import { Cluster, Stack } from "../../../components/layout.tsx";
import text from "../../../styles/text.module.css";
import { Box } from "./box.tsx";
import { Part } from "./part.tsx";

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24] as const;
const layers = [
  ["reset", "removes the browser's margins"],
  ["tokens", "the scales below, as custom properties"],
  ["base", "elements without a class, and the roles of text"],
  ["components", "everything in client/components, client/layout and client/islands"],
  ["pages", "what one page arranges for itself, by a class that it passes to a component"],
  ["print", "what is different on paper, beside the component"],
] as const;
const widths = [
  ["36rem", "two columns of small things"],
  ["48rem", "a form beside text"],
  ["64rem", "the desktop header, twelve columns"],
  ["80rem", "notes in the margin"],
] as const;

/** The cascade layers, the spacing scale and the breakpoints. */
export function Space() {
  return (
    <>
      <Part title="Space" note="--s-1 to --s-24, in units of 4 px, for margin, padding and gap.">
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
      </Part>
      <Part title="Breakpoints" note="The only widths in media conditions.">
        <Terms terms={widths} />
      </Part>
      <Part title="Layers" note="Rules of a later layer win, whatever their selectors.">
        <Terms terms={layers} />
      </Part>
    </>
  );
}

function Terms({ terms }: { terms: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <Stack gap={2} as="ul">
      {terms.map(([term, meaning]) => (
        <li key={term}>
          <b className={text.label}>{term}</b> {meaning}
        </li>
      ))}
    </Stack>
  );
}
