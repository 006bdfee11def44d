import { closing } from "../../shared/content/site.ts";
import { paths } from "../../shared/paths.ts";
import { Button } from "./button.tsx";

/** A link to the demo form, with an industry preselected if there is one. */
export function DemoLink({ industry }: { industry: string | undefined }) {
  return (
    <Button href={paths.bookADemo(industry)} size="lg">
      {closing.action}
    </Button>
  );
}
