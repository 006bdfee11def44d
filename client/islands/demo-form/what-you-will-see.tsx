import { figures } from "../../../shared/content/figures.ts";
import type { Industry } from "../../../shared/demo-request.ts";
import { paths } from "../../../shared/paths.ts";
import { Caption } from "../../components/caption.tsx";
import { Stack } from "../../components/layout.tsx";
import text from "../../styles/text.module.css";
import styles from "./demo-form.module.css";
import { DemoFormActor } from "./demo-form-actor.ts";

type Item = readonly [title: string, line: string];

const hours = figures.forecast.value;
const culverts: Item = ["Culverts", "Photographs, ranked by risk"];
const weather: Item = [
  "Weather alerts",
  `${hours} hours of forecast for your line, sent by e-mail`,
];

const agendas: Record<Industry | "", readonly Item[]> = {
  "": [
    ["Your industry first", "Choose Railways, Mining or Infrastructure in step 2"],
    ["The products for your assets", "Shown with drawings and example data"],
    ["The limits", "Which decisions stay with your people"],
  ],
  Railways: [
    ["Track monitoring", "A run, its ranked list and the history of one location"],
    ["Rail temperature", "The rail’s own temperature against its neutral temperature"],
    culverts,
    weather,
  ],
  Mining: [
    ["Positioning", "One map for the fleet, without GPS"],
    ["Collision avoidance", "Driver assistance, up to autonomy"],
  ],
  Infrastructure: [
    culverts,
    ["Weather alerts", `${hours} hours of forecast for your assets, sent by e-mail`],
  ],
};

/** The agenda of a demo for the industry chosen in the form, and how the answers are used. */
export function WhatYouWillSee() {
  const industry = DemoFormActor.useSelector(({ context }) => context.answers.industry);
  return (
    <aside className={styles.side}>
      <h2 className={styles.heading}>What you will see</h2>
      <Stack as="ul" gap={4} divided>
        {agendas[industry].map(([title, line]) => (
          <li key={title}>
            <p className={text.label}>{title}</p>
            <p className={text.small}>{line}</p>
          </li>
        ))}
      </Stack>
      <Caption className={styles.purpose}>
        <b>What we do with your details.</b>
        <br />
        We use them to answer this request. It is no consent to a mailing list.{" "}
        <a href={paths.privacy()}>What is stored, and why</a>
      </Caption>
    </aside>
  );
}
