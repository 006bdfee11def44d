import { useState } from "react";
import { fleet } from "../../../shared/content/mine-level/fleet.ts";
import { decisionAt } from "../../../shared/content/mine-level/record.ts";
import {
  assumptionsOf,
  type ReplayChoice,
  stills,
} from "../../../shared/content/mine-level/replay-choice.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { defineIsland } from "../../island/define-island.ts";
import { AssumptionLinks } from "./assumption-links.tsx";
import styles from "./cab-display.module.css";
import { CabDisplay } from "./cab-display.tsx";
import { cabViewAt } from "./cab-view.ts";
import { DecisionList } from "./decision-list.tsx";
import { MeetingMoments } from "./meeting-moments.tsx";
import { Player } from "./player.tsx";
import { type Replay, type ReplayProps, ReplayWindow } from "./replay-window.tsx";

/** The display in one vehicle, and the assumptions that its stopping distance follows from. */
export const driverDisplay = defineIsland({ name: "driver-display", View: DriverDisplay });

function DriverDisplay(props: ReplayProps) {
  return (
    <ReplayWindow
      {...props}
      part="cab"
      name="Driver’s display"
      subjectOf={({ vehicle }) => fleet[vehicle]?.name}
      contentOf={contentOf}
    />
  );
}

const contentOf = (replay: Replay) => <CabParts {...replay} />;

/** The display in one vehicle; its ticks and announcements are its own decisions. */
function CabParts({ choice, record, isPlaying }: Replay) {
  const { vehicle, at } = choice;
  const cab = cabViewAt(record, vehicle, at, assumptionsOf(choice));
  const decisions = record.decisions.filter((each) => each.vehicle === vehicle);
  const current = decisionAt(decisions, at);
  // Without script each choice loads the page, which then starts with the choices in view.
  const [isOpenAtStart] = useState(isChanged(choice));
  return (
    <>
      <MeetingMoments />
      <CabDisplay cab={cab} />
      <Player decisions={decisions} current={current} isPlaying={isPlaying} />
      <Disclosure
        summary="Floor, reaction, vehicle and every event"
        className={styles.more}
        open={isOpenAtStart}
      >
        <AssumptionLinks />
        <DecisionList decisions={decisions} current={current} />
      </Disclosure>
    </>
  );
}

function isChanged({ floor, reaction, vehicle }: ReplayChoice): boolean {
  const still = stills.cab;
  return floor !== still.floor || reaction !== still.reaction || vehicle !== still.vehicle;
}
