import type { PictureSettings } from "./picture-format.ts";

const hero = "Track trolley with two sensor units on a snow-dusted railway at dusk (illustration)";
/** Of the portraits: a line at 60% of the width leaves one lens of the upper sensor whole. */
const heroCrop = { left: 60, top: 0, width: 884, height: 1200 };
const heroScan = {
  master: "hero-track-dusk-cloud",
  alt: "The same track and sensor trolley as a point cloud, coloured by height (illustration)",
  cloud: true,
} as const;
const culvert =
  "Cutaway of a railway embankment: a culvert pipe carries a stream, branches collect at its inlet below a sensor (illustration)";
const culvertInlet =
  "Inlet of a culvert under a railway: a stream between broken stones, branches caught at the pipe (illustration)";
const arch =
  "A stone arch culvert under a railway, its mouth half blocked by boulders (illustration)";
const scoured =
  "A culvert headwall undercut by water, its steel pipe hanging over a washed-out bank (illustration)";
const node =
  "Small metal sensor on the web of a rail, held by clamps on its foot, between two ties (illustration)";
const clip =
  "Small metal sensor with drops of rain on the web of a rusty rail, beside a rail clip, in low sun (illustration)";
const air =
  "Railway line between lakes and spruce forest, seen from the air in morning haze (illustration)";
const summer =
  "Straight railway track in low summer sun, a trolley in the haze far ahead (illustration)";
const curve = "Single track curving through dry grass under a high sun (illustration)";
const sensor = "Apollo Sense on a dark floor, lit from the side (illustration)";
const truck = "Point cloud of a mine drift with a low-profile truck (illustration)";
const classes =
  "Point cloud of a railway line, coloured by what the points lie on: ties, rails, ballast, plants and structures (illustration)";
const portal = "Haul truck with headlights on leaves a mine portal at dusk (illustration)";
const level =
  "A mine level from above as a point cloud, coloured by height: the ramp comes down to the drifts, where seven vehicles have their headlights on (illustration)";
const ramp =
  "The ramp of a mine level as a point cloud, with the headlights of a truck on it, and drifts behind it (illustration)";
const corner =
  "Two drifts of a mine level that meet, as a point cloud: each driver sees a drift and the intersection, and rock is between the two vehicles (illustration)";
const glare = "Headlights dazzle; the haul truck behind them is hardly visible (illustration)";
const relief = "Relief map with an area of heavy rain (illustration)";
const viaduct = "Concrete railway viaduct over a river in morning fog (illustration)";

const bench = "Workbench with an opened sensor housing, a circuit board and tools (illustration)";
const lineCloud =
  "Point cloud of a track: the rails, the signal and the trees beside it (illustration)";
const portalCloud =
  "The same haul truck and portal as a point cloud, without the glare of its headlights (illustration)";
const lineScan = "Point cloud of a railway line before a truss bridge (illustration)";
const driftScan = "Point cloud of a mine drift with a parked loader (illustration)";
/** For narrow windows: a tall picture of a point cloud. */
const tall = { width: 640, quality: 42, cloud: true } as const;
/** For narrow windows: the part that they show, which loads faster than the full picture. */
const part = (left: number, width: number, height: number) => ({
  crop: { left, top: 0, width, height },
  width: 640,
  quality: 42,
});
/** For large cards: the subject, close. */
const wide = (left: number, top: number) => ({
  crop: { left, top, width: 1120, height: 630 },
  quality: 38,
});
const portalPart = part(560, 1080, 1080);

/** Every picture of the site, by the name that pages use. */
export const pictureSettings = {
  "hero-track-dusk": { master: "hero-track-dusk", alt: hero },
  "hero-track-dusk-portrait": { master: "hero-track-dusk-portrait", crop: heroCrop, alt: hero },
  "hero-track-dusk-upright": {
    master: "hero-track-dusk-portrait",
    crop: { left: 230, top: 0, width: 600, height: 1200 },
    width: 580,
    // Saves a round trip on a new connection without a visible difference.
    quality: 41,
    alt: hero,
  },
  "hero-vehicle": {
    master: "hero-vehicle",
    crop: { left: 0, top: 0, width: 1620, height: 1080 },
    width: 1200,
    quality: 40,
    alt: "Sensor units on the front of a track trolley at dusk (illustration)",
  },
  "rail-summer": { master: "rail-summer", quality: 34, alt: summer },
  "rail-summer-upright": { master: "rail-summer", alt: summer, ...part(576, 768, 1080) },
  "rail-curve-noon": { master: "rail-curve-noon", quality: 32, alt: curve },
  "line-from-air": { master: "line-from-air", quality: 42, alt: air },
  "line-from-air-upright": { master: "line-from-air", alt: air, ...part(780, 600, 860) },
  "sensor-alpha": {
    master: "sensor-alpha",
    alt: "Apollo Sense: a finned metal housing with two cameras and a LiDAR window (illustration)",
  },
  "sensor-studio": { master: "sensor-studio", alt: sensor },
  "sensor-studio-wide": { master: "sensor-studio", alt: sensor, ...wide(20, 190) },
  "mine-lidar-truck": { master: "mine-lidar-truck", cloud: true, alt: truck },
  "mine-lidar-truck-wide": { ...tall, master: "mine-lidar-truck", alt: truck, ...wide(480, 400) },
  "mine-lidar-truck-upright": {
    master: "mine-lidar-truck",
    crop: { left: 570, top: 0, width: 930, height: 1080 },
    width: 520,
    quality: 40,
    cloud: true,
    alt: truck,
  },
  "line-ride": { master: "line-ride", cloud: true, alt: lineScan },
  "line-classes": { master: "line-classes", quality: 37, cloud: true, alt: classes },
  // For the evidence of a place.
  "line-classes-small": { ...tall, master: "line-classes", width: 800, alt: classes },
  "line-classes-upright": {
    ...tall,
    master: "line-classes-upright",
    width: 540,
    quality: 36,
    alt: classes,
  },
  "culvert-cutaway": { master: "culvert-cutaway", alt: culvert },
  "culvert-inlet": { master: "culvert-inlet", alt: culvertInlet },
  "rail-temperature-node": { master: "rail-temperature-node", quality: 34, alt: node },
  "rail-clip-sensor": { master: "rail-clip-sensor", alt: clip },
  "rail-clip-sensor-upright": { master: "rail-clip-sensor", alt: clip, ...part(580, 960, 1350) },
  "weather-map-base": { master: "weather-map-base", quality: 43, alt: relief },
  "weather-map-wide": { master: "weather-map-wide", quality: 43, alt: relief },
  // For small sizes: the rain.
  "weather-cell": {
    master: "weather-map-base",
    quality: 39,
    crop: { left: 640, top: 0, width: 1040, height: 650 },
    alt: "An area of heavy rain over relief (illustration)",
  },
  "weather-storm": {
    master: "weather-map-base",
    quality: 38,
    crop: { left: 420, top: 0, width: 1500, height: 820 },
    alt: relief,
  },
  "lunar-hauler": {
    master: "lunar-hauler",
    quality: 42,
    alt: "Driverless hauler on the Moon, LiDAR rings on the ground ahead, Earth in the sky (illustration)",
  },
  "mine-plan": {
    master: "mine-plan",
    alt: "Plan of an underground level with drifts, crosscuts, a ramp and a workshop (illustration)",
  },
  "mine-level-cloud": { master: "mine-level-cloud", cloud: true, quality: 42, alt: level },
  "mine-level-cloud-upright": { ...tall, master: "mine-level-cloud-upright", alt: level },
  "mine-level-ramp": { master: "mine-level-ramp", cloud: true, quality: 29, alt: ramp },
  "mine-level-ramp-upright": { ...tall, master: "mine-level-ramp-upright", quality: 38, alt: ramp },
  "mine-level-corner": { master: "mine-level-corner", cloud: true, quality: 38, alt: corner },
  "mine-level-corner-upright": {
    ...tall,
    master: "mine-level-corner-upright",
    width: 580,
    quality: 35,
    alt: corner,
  },
  "mining-portal-dusk": { master: "mining-portal-dusk", alt: portal },
  // For endings.
  "mining-portal-dusk-small": {
    master: "mining-portal-dusk",
    width: 1200,
    quality: 40,
    alt: portal,
  },
  "mining-portal-dusk-wide": { master: "mining-portal-dusk", alt: portal, ...wide(420, 430) },
  "mining-portal-glare": { master: "mining-portal-glare", alt: glare },
  "mining-portal-glare-square": { master: "mining-portal-glare", alt: glare, ...portalPart },
  "mining-portal-cloud": { master: "mining-portal-cloud", cloud: true, alt: portalCloud },
  "mining-portal-cloud-square": {
    master: "mining-portal-cloud",
    cloud: true,
    alt: portalCloud,
    ...portalPart,
  },
  "line-ahead-cloud": { master: "line-ahead-cloud", cloud: true, alt: lineCloud },
  "infrastructure-viaduct-fog": { master: "infrastructure-viaduct-fog", alt: viaduct },
  "infrastructure-viaduct-below": { master: "infrastructure-viaduct-below", alt: viaduct },
  "infrastructure-viaduct-below-upright": {
    master: "infrastructure-viaduct-below",
    crop: { left: 900, top: 0, width: 600, height: 1080 },
    width: 580,
    alt: viaduct,
  },
  "hero-track-dusk-cloud": heroScan,
  "hero-track-dusk-cloud-part": { ...heroScan, ...part(320, 1210, 1080), width: 1210, quality: 29 },
  "hero-track-dusk-cloud-portrait": {
    ...heroScan,
    master: "hero-track-dusk-cloud-portrait",
    crop: heroCrop,
  },
  "hero-track-dusk-cloud-upright": {
    ...heroScan,
    master: "hero-track-dusk-cloud-portrait",
    crop: { left: 230, top: 0, width: 600, height: 1200 },
    width: 580,
    quality: 36,
  },
  "culvert-clear": {
    master: "culvert-clear",
    alt: "A clean concrete box culvert under a railway, with a shallow stream running in freely (illustration)",
  },
  "culvert-branches-before": {
    master: "culvert-branches-before",
    quality: 40,
    alt: "A steel culvert pipe in broken stone, with low water and a few twigs (illustration)",
  },
  // Its grass and branches make large files; at this quality the difference is not visible.
  "culvert-branches-after": {
    master: "culvert-branches-after",
    quality: 44,
    alt: "The same pipe later, its inlet blocked by branches and the water above it (illustration)",
  },
  "culvert-stones": { master: "culvert-stones", quality: 36, alt: arch },
  "culvert-stones-upright": { master: "culvert-stones", alt: arch, ...part(268, 1064, 1200) },
  "culvert-ice": {
    master: "culvert-ice",
    quality: 28,
    alt: "A culvert in winter, its pipe almost filled with ice that spreads over the frozen stream (illustration)",
  },
  "culvert-silted": {
    master: "culvert-silted",
    alt: "A concrete culvert half filled with dry, cracked mud, a last pool in front of it (illustration)",
  },
  "culvert-scoured": { master: "culvert-scoured", quality: 43, alt: scoured },
  "culvert-scoured-upright": {
    master: "culvert-scoured",
    crop: { left: 380, top: 170, width: 860, height: 1030 },
    width: 720,
    quality: 31,
    alt: scoured,
  },
  "point-cloud-railway": { master: "point-cloud-railway", cloud: true, alt: lineScan },
  "point-cloud-railway-upright": {
    ...tall,
    master: "point-cloud-railway-upright",
    quality: 36,
    alt: lineScan,
  },
  "point-cloud-drift": { master: "point-cloud-drift", cloud: true, alt: driftScan },
  "point-cloud-drift-upright": { ...tall, master: "point-cloud-drift-upright", alt: driftScan },
  "careers-bench": { master: "careers-bench", alt: bench },
  "careers-bench-wide": { master: "careers-bench-wide", quality: 44, alt: bench },
} as const satisfies Record<string, PictureSettings>;

export type PictureName = keyof typeof pictureSettings;
