import { Drawing } from "./drawing.tsx";
import fleet from "./fleet-plan.module.css";
import { type Point, smoothLine } from "./path-data.ts";

interface FleetPlanProps {
  /** Positions the plan over the picture `mine-plan`, which has the same size of 2000 by 1125 units. */
  className?: string | undefined;
}

/** Fictitious vehicles with their heading in degrees and their trail, which ends at their position. */
const vehicles = [
  {
    name: "Truck 1",
    turn: 14,
    trail: [
      [260, 644],
      [300, 645],
      [346, 652],
      [428, 672],
    ],
  },
  {
    name: "Truck 2",
    turn: 179,
    trail: [
      [1369, 551],
      [1280, 543],
      [1194, 539],
    ],
  },
  {
    name: "Loader 1",
    turn: -4,
    trail: [
      [593, 398],
      [630, 379],
      [676, 362],
      [757, 350],
    ],
  },
  {
    name: "Loader 2",
    turn: 162,
    trail: [
      [1761, 198],
      [1685, 224],
      [1595, 258],
    ],
  },
  {
    name: "Truck 3",
    turn: -168,
    trail: [
      [435, 943],
      [445, 910],
      [433, 877],
      [400, 850],
      [341, 829],
    ],
  },
  {
    name: "Service 1",
    turn: 4,
    trail: [
      [925, 718],
      [971, 754],
      [1026, 772],
      [1084, 780],
    ],
  },
  {
    name: "Drill 1",
    turn: 16,
    trail: [
      [1503, 718],
      [1578, 765],
      [1631, 789],
      [1664, 799],
    ],
  },
] satisfies { name: string; turn: number; trail: Point[] }[];

/** The vehicles in the order of their numbers, which replace names in a narrow window. */
export const vehicleNames: readonly string[] = vehicles.map(({ name }) => name);

/** A fleet on the plan of a mine level, for a dark background; a narrow window has numbers instead of names. */
export function FleetPlan({ className }: FleetPlanProps) {
  return (
    <Drawing
      size={[2000, 1125]}
      label="Seven named vehicles on the level plan (illustration)"
      ground="night"
      className={className}
    >
      {vehicles.map(({ name, turn, trail }, index) => {
        const [x, y] = trail.at(-1) ?? [0, 0];
        return (
          <g key={name}>
            <g strokeLinecap="round" strokeWidth="5">
              <path className="ink" opacity="0.25" d={smoothLine(trail)} />
              <path className="ink" opacity="0.6" d={smoothLine(trail.slice(-3))} />
            </g>
            <g transform={`translate(${x} ${y})`}>
              <g className={fleet.vehicle}>
                <circle className="filled" opacity="0.16" r="26" />
                <circle className="ink" strokeWidth="2" r="26" />
                <path
                  className="filled"
                  d="M16 0L-11 11L-5 0L-11-11z"
                  transform={`rotate(${turn})`}
                />
              </g>
              <text className={`halo bold ${fleet.name}`} x="34" y="-18">
                {name}
              </text>
              <text className={`halo bold ${fleet.number}`} x="46" y="-30">
                {index + 1}
              </text>
            </g>
          </g>
        );
      })}
      <path className="motion" strokeWidth="2.5" d="M60 1061v8h230v-8" />
      <text className={fleet.unit} x="60" y="1048">
        50 m
      </text>
    </Drawing>
  );
}
