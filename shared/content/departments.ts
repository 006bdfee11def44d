export interface Role {
  title: string;
  responsibilities: readonly string[];
  qualifications: readonly string[];
}

export interface Department {
  name: string;
  icon: DepartmentIcon;
  description: string;
  /** The open roles; their number is what the page counts. */
  roles: readonly Role[];
}

export type DepartmentIcon = "housing" | "page" | "list" | "scan";

/** Who works here, and which roles are open. */
export const departments: readonly Department[] = [
  {
    name: "Hardware Development",
    icon: "housing",
    description: "Enclosures, electronics and firmware for the units in the field.",
    roles: [
      {
        title: "Mechanical Engineer",
        responsibilities: [
          "Design enclosures and brackets that live with vibration, snow and wash-down",
          "Make drawings a shop can build from, and tolerances it can hold",
          "Plan and support installation on vehicles in the field",
          "Test, break, learn, revise",
        ],
        qualifications: [
          "Training or degree in mechanical engineering, or the equivalent in practice",
          "CAD and drawing practice, from first sketch to release",
          "Some experience with sheet metal, machining or castings",
          "Readiness to work outdoors when the hardware does",
        ],
      },
      {
        title: "Embedded Engineer",
        responsibilities: [
          "Write firmware and drivers for sensors, storage and links",
          "Bring up new boards, with an oscilloscope before an opinion",
          "Keep power, timing and buses within what the drawing allows",
          "Build tests that fail on the bench and not on the vehicle",
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
    icon: "page",
    description: "Words and pictures that an engineer would sign.",
    roles: [],
  },
  {
    name: "Software Team",
    icon: "list",
    description: "Apollo Dashboard and everything behind it.",
    roles: [],
  },
  {
    name: "Data Team",
    icon: "scan",
    description: "From raw scans to a ranked list.",
    roles: [],
  },
];
