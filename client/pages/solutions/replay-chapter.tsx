import {
  REPLAY_ANCHOR,
  type ReplayPart,
  readReplayChoice,
  replayFields,
} from "../../../shared/content/mine-level/replay-choice.ts";
import { otherFields } from "../../../shared/other-fields.ts";
import chapter from "../../components/interface.module.css";
import { Section, Stack, Wrap } from "../../components/layout.tsx";
import type { Island as IslandOf } from "../../island/define-island.ts";
import { Island } from "../../island/island.tsx";
import type { ReplayProps } from "../../islands/fleet-replay/replay-window.tsx";
import text from "../../styles/text.module.css";

interface ReplayPartProps {
  of: IslandOf<ReplayProps>;
  part: ReplayPart;
  /** The page's query parameters. */
  query: Readonly<Record<string, string>>;
}

interface ReplayChapterProps extends ReplayPartProps {
  title: string;
  /** Text beside the title. */
  lead: string;
}

/** Six minutes of a shift on one mine level, as a section of a page. */
export function ReplayChapter({ title, lead, ...replay }: ReplayChapterProps) {
  return (
    <Section tone="night" id={REPLAY_ANCHOR} className={chapter.chapter}>
      <Wrap>
        <Stack gap={10} stretch>
          <Stack gap={3} data-screen-only="">
            <h2>{title}</h2>
            <p className={text.lead}>{lead}</p>
          </Stack>
          <Replay {...replay} />
        </Stack>
      </Wrap>
    </Section>
  );
}

/** The window of the replay alone. An element around it has the id of its links. */
export function Replay({ of, part, query }: ReplayPartProps) {
  const props = { choice: readReplayChoice(query, part), others: otherFields(query, replayFields) };
  return <Island of={of} props={props} />;
}
