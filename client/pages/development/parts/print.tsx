import { Part } from "./part.tsx";

/** What is different on paper; print.css has the rules. */
export function Print() {
  return (
    <>
      <Part title="Paper" note="Print this page to see every part on paper.">
        <p>
          The print sheet makes spaces and text smaller, keeps columns, opens disclosures and limits
          the height of drawings. A product page fits on one sheet. The site’s name, contact and the
          page’s address are below the content.
        </p>
      </Part>
      <Part title="data-screen-only" note="Leaves an element off paper.">
        <p>
          For controls, and for drawings that a brief does not need. Rules that only one component
          needs on paper are in the layer print of its own sheet.
        </p>
      </Part>
    </>
  );
}
