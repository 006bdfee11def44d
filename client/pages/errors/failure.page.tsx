import { errorPageMessages, messages } from "../../../shared/messages.ts";
import { paths } from "../../../shared/paths.ts";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Cluster, Section, Wrap } from "../../components/layout.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import trackGap from "../../media/drawings/track-gap.svg";
import type { PageTemplate } from "../../page.ts";
import text from "../../styles/text.module.css";
import { ErrorHero } from "./error-hero.tsx";
import styles from "./errors.module.css";

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
  View: ({ data: { status, reference }, site }) => (
    <>
      <ErrorHero drawing={trackGap}>
        <p className={styles.status}>{status}</p>
        {status >= 500 ? <ServerError /> : <Refused status={status} />}
      </ErrorHero>
      {reference && (
        <Section flush className={styles.help}>
          <Wrap>
            <Cluster spread>
              <p>
                If it happens again, write to{" "}
                <a
                  className={text.signal}
                  href={`mailto:${site.contactEmail}?subject=${encodeURIComponent(reference)}`}
                >
                  {site.contactEmail}
                </a>{" "}
                and quote this reference:
              </p>
              <p className={classNames(text.label, text.h3, text.address)}>{reference}</p>
            </Cluster>
          </Wrap>
        </Section>
      )}
    </>
  ),
};

function titleOf(status: number): string {
  if (status === 429) return "Too many requests";
  return status >= 500 ? "Something went wrong" : "Request not accepted";
}

function ServerError() {
  return (
    <>
      <h1 className={text.h2}>{messages.requestFailed.text}</h1>
      <p className={text.muted}>{errorPageMessages.ownFault}</p>
      <Actions>
        {/* An empty address loads this page again. */}
        <Button size="lg" href="">
          Try again
        </Button>
        <MoreLink href={paths.home()}>Return to Home</MoreLink>
      </Actions>
    </>
  );
}

function Refused({ status }: { status: number }) {
  return (
    <>
      <h1 className={text.h2}>
        {status === 429 ? errorPageMessages.tooManyRequests : errorPageMessages.refused}
      </h1>
      <Button size="lg" href={paths.home()}>
        Return to Home
      </Button>
    </>
  );
}
