import { type Point, smoothLine } from "./path-data.ts";
import map from "./weather-map-line.module.css";

interface WeatherMapLineProps {
  /** The caller lays it over the picture, which shows the same 1600 by 900 units from its top. */
  className?: string | undefined;
}

const line = smoothLine([
  [5, 565],
  [89, 531],
  [234, 461],
  [295, 445],
  [431, 445],
  [489, 454],
  [588, 449],
  [655, 428],
  [750, 367],
  [805, 340],
  [870, 303],
  [939, 241],
  [984, 214],
  [1025, 205],
  [1202, 204],
  [1277, 189],
  [1387, 159],
  [1438, 157],
  [1488, 174],
  [1523, 200],
  [1573, 256],
  [1595, 305],
]);
const branch = smoothLine([
  [865, 305],
  [844, 267],
  [818, 197],
  [754, 109],
  [705, 25],
]);
const warned = smoothLine([
  [865, 305],
  [939, 241],
  [984, 214],
  [1025, 205],
  [1202, 204],
  [1277, 189],
  [1311, 180],
]);

interface Station {
  at: Point;
  name: string;
  words: Point;
  anchor?: "middle" | "end";
}

const stations: readonly Station[] = [
  { at: [121, 516], name: "Station A", words: [18, 32] },
  { at: [457, 450], name: "Location 1", words: [0, -20], anchor: "middle" },
  { at: [865, 305], name: "Junction", words: [20, 32] },
  { at: [1311, 179], name: "Location 2", words: [10, 54], anchor: "end" },
  { at: [1544, 222], name: "Station B", words: [-20, 34], anchor: "end" },
];

/** A line with its stations, and the stretch that an alert names, to lie over the weather map. */
export function WeatherMapLine({ className }: WeatherMapLineProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 1600 700"
      preserveAspectRatio="xMidYMin slice"
      role="img"
      aria-label="A railway line from Station A by the Junction and Location 2 to Station B. The stretch from the Junction to Location 2 lies under heavy rain and is marked."
    >
      <path className={map.edge} d={branch + line} />
      <path className={map.branch} d={branch} />
      <path className={map.track} d={line} />
      <path className={map.ties} d={line} />
      <path className={map.warned} d={warned} />
      {stations.map(({ at: [x, y], name, words, anchor }) => (
        <g key={name}>
          <circle className={map.station} cx={x} cy={y} r="7" />
          <text className={map.name} x={x + words[0]} y={y + words[1]} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
      <path className={map.leader} d="M1032 205V330" />
      <circle className={map.place} cx="1032" cy="205" r="9" />
    </svg>
  );
}
