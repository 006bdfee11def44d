import styles from "./drawing.module.css";
import { Drawing } from "./drawing.tsx";
import { type Point, polylines } from "./path-data.ts";
import { RainCloud } from "./rain-cloud.tsx";
import { createRandom } from "./random.ts";
import { Strewn, tileOf } from "./strewn.tsx";
import { Track } from "./track-parts.tsx";
import weather from "./weather-on-track.module.css";

interface WeatherOnTrackProps {
  weather: keyof typeof weathers;
  className?: string | undefined;
}

const WIDTH = 420;
const RAIL = 186;

/** Three ways in which weather meets track. Decoration: the words beside it say the same. */
export function WeatherOnTrack({ weather: kind, className }: WeatherOnTrackProps) {
  const Weather = weathers[kind];
  return (
    <Drawing size={[WIDTH, 240]} className={className}>
      <Track to={WIDTH} y={RAIL} spacing={16} />
      <Weather />
    </Drawing>
  );
}

const weathers = { heat: Sun, water: Rain, "wind and snow": Snow };

const rays = Array.from({ length: 16 }, (_, index): Point[] => {
  const angle = (index / 16) * 2 * Math.PI;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const length = index % 2 ? 50 : 58;
  return [
    [318 + x * 40, 58 + y * 40],
    [318 + x * length, 58 + y * length],
  ];
});

function Sun() {
  const heat = Array.from(
    { length: 9 },
    (_, index) => `M${44 + index * 42} ${RAIL - 12}q-6-9 0-18t0-18t0-18`,
  );
  return (
    <>
      <path className={styles.line} d={heat.join("")} />
      <circle className={styles.line} cx="318" cy="58" r="30" />
      <path className={styles.soft} d={polylines(rays, 2)} />
    </>
  );
}

function Rain() {
  const ripples = Array.from(
    { length: 8 },
    (_, index) => `M${10 + index * 52} ${RAIL + 26}q6-4 12 0t12 0`,
  );
  return (
    <>
      <RainCloud
        centre={[210, 50]}
        radii={[150, 34]}
        contours={3}
        shrink={[44, 10]}
        rain={{ id: "rain-on-track", over: "M58 70H358L352 184H52z" }}
      />
      <path className={styles.water} d={`M0 ${RAIL + 26}H${WIDTH}V240H0z`} />
      <path className={styles.data} d={ripples.join("")} />
    </>
  );
}

const flakes = tileOf({ size: [140, 145], count: 30, random: createRandom(42) });

function Snow() {
  const gusts = Array.from({ length: 6 }, (_, index) => {
    const curl = index % 2 ? "q26 0 26-13t-15-11" : "";
    return `M${20 + index * 18} ${40 + index * 20}H${250 + index * 20}${curl}`;
  });
  return (
    <>
      <path className={styles.soft} d={gusts.join("")} />
      <Strewn id="flakes" tile={flakes} className={weather.flakes} over={`M0 30H${WIDTH}V175H0z`} />
      <path
        className={weather.drift}
        d={`M230 ${RAIL - 1}C270 ${RAIL - 2} 286 ${RAIL - 44} 330 ${RAIL - 46}C372 ${RAIL - 46} 380 ${RAIL - 6} 420 ${RAIL - 1}z`}
      />
    </>
  );
}
