import { Button } from "../../../components/button.tsx";
import { CloseButton } from "../../../components/close-button.tsx";
import { MoreLink } from "../../../components/more-link.tsx";
import { PrintBrief } from "../../../components/print-brief.tsx";
import { ScrollRegion } from "../../../components/scroll-region.tsx";
import { Part, Row } from "./part.tsx";
import styles from "./parts.module.css";

const variants = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const sizes = ["sm", "default", "lg"] as const;
const states = [
  ["Rest", {}],
  ["Disabled", { disabled: true }],
  ["Submitting...", { busy: true }],
] as const;

/** Every button variant in every state, on a light and on a dark background, and every size. */
export function Buttons() {
  return (
    <>
      <Part
        title="Button"
        note="One amber button in a window. Point at them, press and focus them to see those states."
      >
        <States ground="page" />
      </Part>
      <Part title="Button on a dark background" dark>
        <States ground="night" />
      </Part>
      <Part title="Sizes" note="Heights: sm 44 px, default 48, lg 60; icon 48 by 48.">
        {(["default", "outline"] as const).map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {size}
              </Button>
            ))}
            <Button variant={variant} size="icon" aria-label={`${variant}, icon`}>
              <Plus />
            </Button>
          </Row>
        ))}
        <Row>
          <CloseButton label="Close" />
          <MoreLink href="#buttons">See more</MoreLink>
          <PrintBrief />
        </Row>
      </Part>
    </>
  );
}

function States({ ground }: { ground: string }) {
  return (
    <ScrollRegion label={`Buttons on ${ground}`} className={styles.region}>
      <table className={styles.states}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {states.map(([name]) => (
              <th scope="col" key={name}>
                {name === "Submitting..." ? "Busy" : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {states.map(([name, how]) => (
                <td key={name}>
                  <Button variant={variant} {...how}>
                    {name}
                  </Button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Plus() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
