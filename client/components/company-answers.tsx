import type { Company } from "../../shared/site.ts";
import { ItemTable } from "./item-table.tsx";
import { Stack } from "./layout.tsx";

const subjects = {
  legalName: "Legal entity",
  mailingAddress: "Mailing address",
  hostingCountry: "Country of hosting",
  privacyOfficer: "Person in charge of personal information",
  securityEmail: "Reports of vulnerabilities",
} as const;

interface CompanyAnswersProps {
  company: Company | undefined;
  /** In the order in which reviewers ask. By default every subject. */
  of?: readonly (keyof typeof subjects)[];
  className?: string | undefined;
}

/** The facts that only the company can state. Without a configured one there is no section. */
export function CompanyAnswers(props: CompanyAnswersProps) {
  const {
    company = {},
    of = Object.keys(subjects) as (keyof typeof subjects)[],
    className,
  } = props;
  const items = of.flatMap((subject) => {
    const answer = company[subject];
    return answer === undefined ? [] : [{ name: subjects[subject], cells: [answer] }];
  });
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap={6} stretch className={className}>
      <h2>About the company</h2>
      <ItemTable columns={["Subject", "Answer"]} items={items} />
    </Stack>
  );
}
