import { errorPageMessages, messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Button } from "../../components/button.tsx";
import type { PageTemplate } from "../../page.ts";

interface FailureData {
  status: number;
  /** Undefined if a repetition would not help. */
  reference: string | undefined;
}

/** The page for errors other than 404. It reads no data, so it can be shown when the database fails. */
export const failure: PageTemplate<FailureData> = {
  name: "failure",
  head: ({ status }) => ({
    title: titleOf(status),
    description:
      "The site could not answer this request. Try again, or write to us and quote the reference on this page.",
    noindex: true,
  }),
  View: ({ data: { status, reference }, site: { contactEmail } }) => {
    const home = { href: paths.home(), text: "Return to Home" };
    const retry = (
      // An empty address loads this page again.
      <Button size="lg" href="">
        Try again
      </Button>
    );
    return (
      <>
        <BandOpening
          tone="page"
          trail={[{ label: titleOf(status) }]}
          name={String(status)}
          title={messageOf(status)}
          lead={status >= 500 ? errorPageMessages.ownFault : ""}
          action={status >= 500 && retry}
          second={home}
        />
        {reference && (
          <Passage tone="surface" title="If it happens again">
            <p>
              Write to{" "}
              <a href={`mailto:${contactEmail}?subject=${encodeURIComponent(reference)}`}>
                {contactEmail}
              </a>{" "}
              and quote this reference: <b>{reference}</b>
            </p>
          </Passage>
        )}
      </>
    );
  },
};

function titleOf(status: number): string {
  if (status === 429) return "Too many requests";
  return status >= 500 ? "Something went wrong" : "Request not accepted";
}

function messageOf(status: number): string {
  if (status >= 500) return messages.requestFailed.text;
  return status === 429 ? errorPageMessages.tooManyRequests : errorPageMessages.refused;
}
