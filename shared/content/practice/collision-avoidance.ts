import { floors } from "../mine-level/replay-choice.ts";
import { stoppingText } from "../mine-level/stopping.ts";
import type { Practice } from "./practice.ts";

export const collisionAvoidancePractice: Practice = {
  needs: [
    "Brake tests of each type of vehicle, loaded and empty",
    "Consent of the machine’s maker to any intervention",
    "The owner of functional safety, by name",
    "Your right-of-way rules and traffic management program",
    "The route of each vehicle, from dispatch",
  ],
  decisions: [
    { task: "Show and warn", software: "Does it", person: "Driver acts" },
    { task: "Slow or stop the vehicle", software: "Within agreed limits", person: "The mine" },
    { task: "Right of way underground", software: "Does not", person: "The mine" },
  ],
  conditions: [
    {
      condition: "Vehicle without equipment",
      effect: "Unseen until the sensor sees it",
      sign: "None",
      action: "Keep rules and horn signals",
    },
    {
      condition: "Person lying, crouching, behind a machine",
      effect: "May not be detected",
      sign: "None",
      action: "Keep people and vehicles apart",
    },
    {
      condition: "Dust, fog, water or dirt on the lens",
      effect: "Shorter range, false points",
      sign: "Objects flicker, are missing or are false",
      action: "Drive at sight, clean the lens",
    },
    {
      condition: "Wet floor, downgrade",
      effect: `A longer stopping distance: from 18 km/h ${stoppingText(18, 0, floors.wet)} on level wet rock, ${stoppingText(18, -14, floors.clay)} down 14% on wet clay`,
      sign: "None from the sensor",
      action: "Set speed and distance for the steepest, wettest place",
    },
    {
      condition: "No radio coverage",
      effect: "Positions of others are old",
      sign: "Their age",
      action: "Treat the crossing as occupied",
    },
  ],
  rules: [
    {
      name: "ISO 21815-1:2022",
      subject:
        "covers detection, warning and automatic slowing or stopping. Steering is outside it, and the operator stays responsible.",
      href: "https://www.iso.org/standard/77302.html",
    },
    {
      name: "EMESRT, vehicle interaction",
      subject:
        "orders controls in nine levels. Devices in the vehicle belong to the last three: operator awareness, advisory and intervention.",
      href: "https://emesrt.org",
    },
    {
      name: "R.R.O. 1990, Regulation 854, section 105.1 (Ontario)",
      subject: "requires the traffic management program in which such a system has its place.",
      href: "https://www.ontario.ca/page/traffic-management-programs-mines",
    },
  ],
};
