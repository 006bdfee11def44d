import { figures } from "../../../shared/content/figures.ts";
import type { Industry } from "../../../shared/demo-request.ts";
import { Columns } from "../../components/layout.tsx";
import { WholeWords } from "../../components/whole-words.tsx";
import text from "../../styles/text.module.css";
import styles from "./book-a-demo-page.module.css";

type Item = readonly [title: string, line: string];

const hours = figures.forecast.value;
const culverts: Item = ["Culverts", "Photographs and inventory, ranked by risk"];

const agendas: Record<Industry, readonly Item[]> = {
  Railways: [
    ["Track monitoring", "A run, its ranked list and the history of one location"],
    ["Rail temperature", "The rail’s own temperature against its neutral temperature"],
    culverts,
    ["Weather alerts", `${hours} hours of forecast for your line, by e-mail`],
  ],
  Mining: [
    ["Positioning", "One map for the fleet, without GPS"],
    ["Collision avoidance", "Driver assistance, up to autonomy"],
  ],
  Infrastructure: [
    culverts,
    ["Weather alerts", `${hours} hours of forecast for your assets, by e-mail`],
  ],
};

/** What a demo for the industry covers. */
export function Agenda({ industry }: { industry: Industry }) {
  return (
    <Columns as="ul" count={2} gap={4} className={styles.agenda}>
      {agendas[industry].map(([title, line]) => (
        <li key={title}>
          <p className={text.label}>{title}</p>
          <p className={text.small}>
            <WholeWords>{line}</WholeWords>
          </p>
        </li>
      ))}
    </Columns>
  );
}
