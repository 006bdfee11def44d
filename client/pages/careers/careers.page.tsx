import { headlines } from "../../../shared/content/site.ts";
import { paths } from "../../../shared/paths.ts";
import { BandOpening } from "../../blocks/band-opening.tsx";
import { Passage } from "../../blocks/passage.tsx";
import { Actions } from "../../components/actions.tsx";
import { Button } from "../../components/button.tsx";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { MoreLink } from "../../components/more-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Island } from "../../island/island.tsx";
import { applicationMail, careersList } from "../../islands/careers-list/careers-list.tsx";
import { definePage } from "../../page.ts";

/** The mission, the departments with their open roles, and an address for general applications. */
export const careers = definePage<{ careersEmail: string }>({
  name: "careers",
  path: paths.careers(),
  cache: "static",
  load: ({ site }) => ({ careersEmail: site.careersEmail }),
  head: () => ({
    title: "Careers",
    description:
      "Work on sensors for track and mines: open positions by department, what each role does, and how to apply by e-mail.",
  }),
  View: ({ data: { careersEmail }, site: { company } }) => (
    <>
      <BandOpening
        tone="page"
        trail={[{ label: "Careers" }]}
        title={headlines.careers}
        lead="Our hardware is bolted to vehicles or clamped to rails, on track and in mines. Our software turns what it records into ranked lists and positions."
        band={<Picture name="careers-bench" priority />}
        bleed
      />
      <Section>
        <Wrap>
          <Stack gap={8} stretch>
            <h2>Open Positions by Department</h2>
            <p>
              Pay, place, hours or start not stated below? Write to{" "}
              <a href={`mailto:${careersEmail}`}>
                <MailAddress>{careersEmail}</MailAddress>
              </a>
              . You can ask us to delete your application at any time.
            </p>
            <Island of={careersList} props={{ careersEmail, terms: company?.roles }} />
            <Actions>
              <MoreLink href={paths.solutions()}>The products that you would work on</MoreLink>
              <MoreLink href={paths.about()}>Who we are</MoreLink>
              <MoreLink href={paths.privacy()}>What is stored of an application</MoreLink>
            </Actions>
          </Stack>
        </Wrap>
      </Section>
      {(company?.applicationHandling || company?.applicationRetention) && (
        <Passage title="After you apply">
          {company.applicationHandling && <p>{company.applicationHandling}</p>}
          {company.applicationRetention && (
            <p>How long an application is kept: {company.applicationRetention}</p>
          )}
        </Passage>
      )}
      <Passage
        tone="surface"
        title="Don't See Your Role?"
        actions={
          <Button size="lg" href={applicationMail(careersEmail, "General Application")}>
            Send General Application
          </Button>
        }
      >
        <p>
          Write to us and say what you would like to work on:{" "}
          <a href={`mailto:${careersEmail}`}>
            <MailAddress>{careersEmail}</MailAddress>
          </a>
        </p>
      </Passage>
    </>
  ),
});
