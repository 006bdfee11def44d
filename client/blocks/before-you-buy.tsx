import type { ReactNode } from "react";
import type { Practice } from "../../shared/content/products/product.ts";
import { paths } from "../../shared/paths.ts";
import { Disclosure } from "../components/disclosure.tsx";
import { DownloadColumns, DownloadList, nameOf } from "../components/download-list.tsx";
import type { Download } from "../components/downloads.ts";
import { ItemTable } from "../components/item-table.tsx";
import { Cluster, Columns, Grid, Section, Stack, Wrap } from "../components/layout.tsx";
import { MoreLink } from "../components/more-link.tsx";

interface BeforeYouBuyProps {
  of: Practice;
  /** The files of the example data. */
  files: readonly Download[];
  /** How the rules apply to the example. */
  rulesApplied?: ReactNode;
}

/** What a buyer has to know to use a product. Its first need stands among its features, the others here; the rest opens below its summary. */
export function BeforeYouBuy({ of, files, rulesApplied }: BeforeYouBuyProps) {
  return (
    <Section tone="surface">
      <Wrap>
        <Stack gap={8} stretch>
          <Cluster spread>
            <h2>Before you buy</h2>
            <Cluster gap={6}>
              <MoreLink href={paths.pilot()}>A pilot on your own site</MoreLink>
              <MoreLink href={paths.security()}>What to ask us</MoreLink>
            </Cluster>
          </Cluster>
          <Part title="Where it works and fails">
            <Disclosure summary={`${of.conditions.length} conditions`}>
              <ItemTable
                columns={["Condition", "Effect", "What should show it", "What you do"]}
                items={of.conditions.map(({ condition, effect, sign, action }) => ({
                  name: condition,
                  cells: [effect, sign, action],
                }))}
              />
            </Disclosure>
          </Part>
          {of.scale && (
            <Part title="What each score means">
              <Disclosure summary={`${of.scale.items.length} scores`}>
                <ItemTable {...of.scale} />
              </Disclosure>
            </Part>
          )}
          <Part title="What else we need from you">
            <Columns as="ul" count={2} gap={4}>
              {of.needs.slice(1).map((need) => (
                <li key={need} data-rule="thin">
                  {need}
                </li>
              ))}
            </Columns>
          </Part>
          <Part title="Decisions, rules and files">
            <Disclosure summary="Who decides, who signs">
              <ItemTable
                columns={["Task", "Software", "Person"]}
                items={of.decisions.map(({ task, software, person }) => ({
                  name: task,
                  cells: [software, person],
                }))}
              />
            </Disclosure>
            <Disclosure summary="Rules that apply">
              <Stack as="ul" gap={2}>
                {of.rules.map(({ name, subject, href }) => (
                  <li key={name}>
                    <a href={href}>{name}</a> {subject}
                  </li>
                ))}
              </Stack>
              <p>For orientation; we claim no approval.</p>
              {rulesApplied}
            </Disclosure>
            <Disclosure summary="Files of the example" data-screen-only="">
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
            </Disclosure>
          </Part>
        </Stack>
      </Wrap>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid as="section" split="3-9" gap={4} rule="thin">
      <h3>{title}</h3>
      <Stack gap={2} stretch>
        {children}
      </Stack>
    </Grid>
  );
}
