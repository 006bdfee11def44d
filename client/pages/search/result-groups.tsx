import type {
  SearchGroup,
  SearchHit,
  SearchKind,
  Segment,
} from "../../../shared/search-results.ts";
import { Caption } from "../../components/caption.tsx";
import { classNames } from "../../components/class-names.ts";
import { Stack } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";

interface ResultGroupsProps {
  groups: readonly SearchGroup[];
  /** The only group to show; all groups are shown if there is none of this kind. */
  kind?: SearchKind;
}

export const kindLabels: Record<SearchKind, string> = {
  products: "Products",
  "case-studies": "Case studies",
  insights: "Insights",
  pages: "Pages",
};

/** The results in groups, with the matching words underlined. */
export function ResultGroups({ groups, kind }: ResultGroupsProps) {
  const chosen = groups.filter((group) => group.kind === kind);
  return (
    <Stack gap={16} stretch>
      {(chosen.length > 0 ? chosen : groups).map((group) => (
        <section key={group.kind}>
          <h2 className={classNames(text.h4, styles.title)}>{kindLabels[group.kind]}</h2>
          <ol>
            {group.hits.map((hit) => (
              <Hit key={hit.path} hit={hit} />
            ))}
          </ol>
          {group.count > group.hits.length && (
            <p className={classNames(text.small, styles.more)}>
              Showing the best {group.hits.length} of {group.count}. Add a word to narrow the
              results.
            </p>
          )}
        </section>
      ))}
    </Stack>
  );
}

function Hit({ hit: { path, label, title, snippet } }: { hit: SearchHit }) {
  return (
    <li>
      <a className={styles.hit} href={path}>
        <Caption as="span" className={styles.label}>
          {label}
        </Caption>
        <div className={styles.found}>
          <h3 className={text.follow} dir="auto">
            <Marked segments={title} />
          </h3>
          {snippet.length > 0 && (
            <p className={classNames(text.muted, styles.snippet)} dir="auto">
              <Marked segments={snippet} />
            </p>
          )}
          <Caption as="span">{path}</Caption>
        </div>
      </a>
    </li>
  );
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the segments are never reordered
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
