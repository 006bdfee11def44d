export interface Role {
  title: string;
  /** The fragment of the role's link on the careers page, such as `mechanical-engineer`. */
  slug: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
}

export interface Department {
  name: string;
  icon: "chip" | "megaphone" | "window" | "chart";
  description: string;
  /** The open roles, which the page counts. */
  roles: readonly Role[];
}

/** The departments and their open roles. */
export const departments: readonly Department[] = [
  {
    name: "Hardware Development",
    icon: "chip",
    description: "Enclosures, electronics and firmware for the units in the field.",
    roles: [
      {
        title: "Mechanical Engineer",
        slug: "mechanical-engineer",
        responsibilities: [
          "Design enclosures and brackets that withstand vibration, snow and wash-down",
          "Make drawings that a shop can build from, with tolerances that it can hold",
          "Plan and support installation on vehicles in the field",
          "Test prototypes to failure and revise the design",
        ],
        qualifications: [
          "Training or degree in mechanical engineering, or the equivalent in practice",
          "CAD and drawing practice, from first sketch to release",
          "Some experience with sheet metal, machining or castings",
          "Willingness to work outdoors during installation",
        ],
      },
      {
        title: "Embedded Engineer",
        slug: "embedded-engineer",
        responsibilities: [
          "Write firmware and drivers for sensors, storage and links",
          "Bring up new boards, and measure with an oscilloscope before you conclude",
          "Keep power, timing and buses within specification",
          "Build tests that find faults on the bench, before the vehicle leaves",
        ],
        qualifications: [
          "Training or degree in electronics or computer science, or the equivalent in practice",
          "C or C++ on microcontrollers, and Linux on small computers",
          "Working knowledge of SPI, I2C, CAN and Ethernet",
          "Ease in reading schematics and data sheets",
        ],
      },
    ],
  },
  {
    name: "Marketing",
    icon: "megaphone",
    description: "Texts and pictures for engineers.",
    roles: [],
  },
  {
    name: "Software Team",
    icon: "window",
    description: "Apollo Dashboard and its services.",
    roles: [],
  },
  {
    name: "Data Team",
    icon: "chart",
    description: "From raw scans to a ranked list.",
    roles: [],
  },
];
