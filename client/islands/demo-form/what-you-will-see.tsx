import { figures } from "../../../shared/content/figures.ts";
import type { Industry } from "../../../shared/demo-request.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import styles from "./what-you-will-see.module.css";

type Item = readonly [title: string, line: string];

const hours = figures.forecast.value;
const culverts: Item = ["Culverts", "Photographs in, a ranking out"];
const weather: Item = ["Weather alerts", `${hours} hours on your line, as an e-mail`];

const agendas: Record<Industry | "", readonly Item[]> = {
  "": [
    ["Your industry first", "Railways, Mining or Infrastructure: you choose in step 2"],
    ["The products on your assets", "With drawings and data, not slides"],
    ["The limits", "What stays with your people"],
  ],
  Railways: [
    ["Track monitoring", "A run, the ranked list, one location’s history"],
    ["Rail temperature", "A rail against its neutral temperature"],
    culverts,
    weather,
  ],
  Mining: [
    ["Positioning", "One map for the fleet, without a satellite"],
    ["Collision avoidance", "Driver assistance, up to autonomy"],
  ],
  Infrastructure: [culverts, ["Weather alerts", `${hours} hours on your assets, as an e-mail`]],
};

/** What a demo is about, by the industry chosen in the form, and what becomes of the answers. */
export function WhatYouWillSee({ industry }: { industry: Industry | "" }) {
  return (
    <aside>
      <h2 className={styles.heading}>What you will see</h2>
      <ul className={styles.agenda}>
        {agendas[industry].map(([title, line]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <Caption className={styles.purpose}>
        <b>What we do with your details.</b> We use them to answer this request.{" "}
        <a href={paths.privacy()}>What is stored, and why</a>
      </Caption>
    </aside>
  );
}
