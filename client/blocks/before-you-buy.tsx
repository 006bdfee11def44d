import type { ReactNode } from "react";
import type { Practice } from "../../shared/content/products/product.ts";
import { paths } from "../../shared/paths.ts";
import { Disclosure, Fold } from "../components/disclosure.tsx";
import { DownloadColumns, DownloadList, nameOf } from "../components/download-list.tsx";
import type { Download } from "../components/downloads.ts";
import { ItemTable } from "../components/item-table.tsx";
import { Cluster, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { MoreLink } from "../components/more-link.tsx";

interface BeforeYouBuyProps {
  of: Practice;
  /** The files of the example data. */
  files: readonly Download[];
  /** How the rules apply to the example. */
  rulesApplied?: ReactNode;
}

/** What a buyer has to know to use a product. Its needs stand at the left; the rest opens at their right. */
export function BeforeYouBuy({ of, files, rulesApplied }: BeforeYouBuyProps) {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={8} stretch>
          <h2>Before you buy</h2>
          <Grid split="4-8" gap={8}>
            <Stack as="section" gap={4} rule stretch>
              <h3>What we need from you</h3>
              <Disclosure summary={counted(of.needs, "item")} openFrom="64rem">
                <Stack as="ul" gap={2} stretch>
                  {of.needs.map((need) => (
                    <li key={need} data-rule="">
                      {need}
                    </li>
                  ))}
                </Stack>
              </Disclosure>
              <Cluster gap={6}>
                <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
                <MoreLink href={paths.security()}>What to ask us</MoreLink>
              </Cluster>
            </Stack>
            <div>
              <Fold title="Where it works and fails" holds={counted(of.conditions, "condition")}>
                <ItemTable
                  columns={["Condition", "Effect", "What should show it", "What you do"]}
                  items={of.conditions.map(({ condition, effect, sign, action }) => ({
                    name: condition,
                    cells: [effect, sign, action],
                  }))}
                />
              </Fold>
              {of.scale && (
                <Fold title="What each score means" holds={counted(of.scale.items, "score")}>
                  <ItemTable {...of.scale} />
                </Fold>
              )}
              <Fold title="Who decides, who signs" holds={counted(of.decisions, "task")}>
                <ItemTable
                  columns={["Task", "Software", "Person"]}
                  items={of.decisions.map(({ task, software, person }) => ({
                    name: task,
                    cells: [software, person],
                  }))}
                />
              </Fold>
              <Fold title="Rules that apply" holds={counted(of.rules, "rule")}>
                <Stack as="ul" gap={2}>
                  {of.rules.map(({ name, subject, href }) => (
                    <li key={name}>
                      <a href={href}>{name}</a> {subject}
                    </li>
                  ))}
                </Stack>
                <p>For orientation; we claim no approval.</p>
                {rulesApplied}
              </Fold>
              <Fold title="Files of the example" holds={counted(files, "file")} data-screen-only="">
                <DownloadList files={files} />
                <p>Example formats; yours are agreed in the pilot.</p>
                {files.map(
                  (file) =>
                    file.columns && (
                      <Disclosure key={file.path} summary={`Columns and units of ${nameOf(file)}`}>
                        <DownloadColumns columns={file.columns} />
                      </Disclosure>
                    ),
                )}
              </Fold>
            </div>
          </Grid>
        </Stack>
      </Wrap>
    </Section>
  );
}

function counted({ length }: readonly unknown[], one: string): string {
  return `${length} ${one}${length === 1 ? "" : "s"}`;
}
