// Written by art/make-pictures.mjs.
import type { PictureName } from "./picture-settings.ts";

/** For each picture: the hash in the names of its files in `made/`, and its full size in pixels. */
export const pictureFiles: Record<PictureName, { hash: string; width: number; height: number }> = {
  "hero-track-dusk": { hash: "daa46418", width: 1920, height: 1080 },
  "hero-track-dusk-portrait": { hash: "6ff79298", width: 928, height: 1160 },
  "hero-track-dusk-upright": { hash: "009e1d9c", width: 580, height: 1160 },
  "hero-vehicle": { hash: "d74f1e36", width: 860, height: 600 },
  "hero-rail": { hash: "7a842ce1", width: 1080, height: 440 },
  "rail-summer": { hash: "2a045e26", width: 1920, height: 1080 },
  "rail-curve-noon": { hash: "13053620", width: 2400, height: 1350 },
  "line-from-air": { hash: "b55b1b42", width: 1920, height: 1080 },
  "sensor-alpha": { hash: "6ca1abf6", width: 1028, height: 626 },
  "sensor-studio": { hash: "c4aa5c9a", width: 1600, height: 900 },
  "mine-lidar-truck": { hash: "10210eda", width: 1920, height: 1080 },
  "mine-lidar-truck-upright": { hash: "39cddcd9", width: 520, height: 604 },
  "mine-lidar-truck-boxes": { hash: "390a3d88", width: 1920, height: 1080 },
  "rail-cloud": { hash: "b5f7314d", width: 1920, height: 1080 },
  "rail-cloud-poster": { hash: "c0586d8c", width: 1280, height: 720 },
  "rail-cloud-boxes": { hash: "8ed177a4", width: 1920, height: 1080 },
  "rail-cloud-boxes-upright": { hash: "a3c3ee9c", width: 540, height: 748 },
  "culvert-cutaway": { hash: "cff31170", width: 2000, height: 1125 },
  "culvert-cutaway-alpha": { hash: "69157afe", width: 1849, height: 922 },
  "culvert-inlet": { hash: "489497e5", width: 2400, height: 1350 },
  "rail-temperature-node": { hash: "fdec1b9f", width: 1920, height: 1080 },
  "rail-temperature-node-upright": { hash: "6c42dcc8", width: 600, height: 900 },
  "rail-clip-sensor": { hash: "6e9fcf09", width: 2400, height: 1350 },
  "weather-map-base": { hash: "cf41cb74", width: 1920, height: 1080 },
  "weather-cell": { hash: "971e5649", width: 1040, height: 650 },
  "lunar-hauler": { hash: "65a64c9f", width: 1920, height: 1080 },
  "mine-plan": { hash: "076d5ed5", width: 2000, height: 1125 },
  "mining-portal-dusk": { hash: "c109bb59", width: 1920, height: 1080 },
  "mining-portal-dusk-upright": { hash: "cbfc1252", width: 600, height: 810 },
  "mining-portal-dusk-square": { hash: "e5f551c7", width: 640, height: 640 },
  "mining-portal-cloud": { hash: "2ca86daa", width: 1920, height: 1080 },
  "mining-portal-cloud-square": { hash: "179d6a82", width: 640, height: 640 },
  "line-ahead-dusk": { hash: "3276767c", width: 1920, height: 1080 },
  "line-ahead-dusk-square": { hash: "e85a5f86", width: 640, height: 640 },
  "line-ahead-cloud": { hash: "164ec283", width: 1920, height: 1080 },
  "line-ahead-cloud-square": { hash: "c1e721b1", width: 640, height: 640 },
  "infrastructure-viaduct-fog": { hash: "c9c3bc8c", width: 1920, height: 1080 },
  "infrastructure-viaduct-fog-upright": { hash: "f9a8a82a", width: 580, height: 1044 },
  "hero-track-dusk-cloud": { hash: "284c79af", width: 1920, height: 1080 },
  "hero-track-dusk-cloud-portrait": { hash: "c1aa449a", width: 928, height: 1160 },
  "hero-track-dusk-cloud-upright": { hash: "a3e97978", width: 580, height: 1160 },
  "culvert-clear": { hash: "d98b78cd", width: 1600, height: 1200 },
  "culvert-branches-before": { hash: "a7c62e8b", width: 1600, height: 1200 },
  "culvert-branches-after": { hash: "5650758e", width: 1600, height: 1200 },
  "culvert-stones": { hash: "73688d30", width: 1600, height: 1200 },
  "culvert-ice": { hash: "f72028af", width: 1600, height: 1200 },
  "culvert-silted": { hash: "04a9f8b6", width: 1600, height: 1200 },
  "culvert-scoured": { hash: "1b9ff733", width: 1600, height: 1200 },
  "careers-bench": { hash: "927ef584", width: 1600, height: 900 },
};

/** Files in `made/` of the film, and of drawings that pages load as files. */
export const namedFiles = {
  "rail-cloud.mp4": "rail-cloud-4de002e3.mp4",
  "rail-cloud.webm": "rail-cloud-9c6aee7c.webm",
  "favicon.svg": "favicon-968d87bc.svg",
  "icon-maskable.svg": "icon-maskable-3695ba2f.svg",
  "partner-construction-group.svg": "partner-construction-group-3207ad22.svg",
  "partner-it-consulting.svg": "partner-it-consulting-ab1544c9.svg",
  "partner-manufacturing-consortium.svg": "partner-manufacturing-consortium-4c75f2e6.svg",
  "partner-organisation.svg": "partner-organisation-5dd5e7af.svg",
  "partner-research-council.svg": "partner-research-council-18577d68.svg",
} as const;

/** Files in `made/` of the figures of posts. They have the aspect ratio of post cards. */
export const figureFiles: Readonly<Record<string, string>> = {
  "air-and-rail": "air-and-rail-73832881.svg",
  "culvert-walk": "culvert-walk-1ac675fd.svg",
  "five-geometry": "five-geometry-62981697.svg",
  "forecast-grid": "forecast-grid-a48bad0c.svg",
  "four-dates": "four-dates-9875f1d8.svg",
  "loop-closure": "loop-closure-e2faa95d.svg",
  "rail-three-states": "rail-three-states-968eda11.svg",
  "ranked-culverts": "ranked-culverts-b03bd0bc.svg",
  "three-washouts": "three-washouts-30ade0fd.svg",
};

/** Files in `made/` of what cards show instead of a figure, whose words would be too small. */
export const motifFiles: Readonly<Record<string, string>> = {
  "air-and-rail": "motif-air-and-rail-b02cc8e6.svg",
  "culvert-walk": "motif-culvert-walk-bf86443c.svg",
  "five-geometry": "motif-five-geometry-c0ecf75f.svg",
  "forecast-grid": "motif-forecast-grid-d2ba3284.svg",
  "four-dates": "motif-four-dates-5eeebeac.svg",
  "loop-closure": "motif-loop-closure-4fad1190.svg",
  "rail-three-states": "motif-rail-three-states-78ef9c18.svg",
  "ranked-culverts": "motif-ranked-culverts-ea532bad.svg",
  "three-washouts": "motif-three-washouts-c81dca6f.svg",
};
