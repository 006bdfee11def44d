// Written by make-pictures.mjs.
import type { PictureName } from "./picture-settings.ts";

/** What `made/` holds of each picture: the hash in its files' names, and its full size in pixels. */
export const pictureFiles: Record<PictureName, { hash: string; width: number; height: number }> = {
  "hero-track-dusk": { hash: "eeda3b68", width: 1920, height: 1080 },
  "hero-track-dusk-portrait": { hash: "3091b40d", width: 928, height: 1160 },
  "hero-track-dusk-upright": { hash: "17478afb", width: 580, height: 1160 },
  "hero-vehicle": { hash: "ce94b404", width: 860, height: 600 },
  "hero-rail": { hash: "28dd9a04", width: 1080, height: 440 },
  "rail-summer": { hash: "fd745f61", width: 1920, height: 1080 },
  "sensor-alpha": { hash: "8de5cb86", width: 1028, height: 626 },
  "sensor-studio": { hash: "0647d689", width: 1600, height: 900 },
  "mine-lidar-truck": { hash: "976929c3", width: 1920, height: 1080 },
  "mine-lidar-truck-boxes": { hash: "afd41280", width: 1920, height: 1080 },
  "rail-cloud": { hash: "7628a1e7", width: 1920, height: 1080 },
  "rail-cloud-poster": { hash: "e9e57392", width: 1280, height: 720 },
  "rail-cloud-boxes": { hash: "0b92d239", width: 1920, height: 1080 },
  "culvert-cutaway": { hash: "34c5b554", width: 2000, height: 1125 },
  "culvert-cutaway-alpha": { hash: "84889262", width: 1849, height: 922 },
  "rail-temperature-node": { hash: "0f0d9ad2", width: 1920, height: 1080 },
  "rail-temperature-node-upright": { hash: "b35218b2", width: 600, height: 900 },
  "weather-map-base": { hash: "aee4e690", width: 1920, height: 1080 },
  "weather-cell": { hash: "8844b6a6", width: 1040, height: 650 },
  "lunar-hauler": { hash: "360cb2ce", width: 1920, height: 1080 },
  "mine-plan": { hash: "ac39b3bb", width: 2000, height: 1125 },
  "mining-portal-dusk": { hash: "1bd08958", width: 1920, height: 1080 },
  "infrastructure-viaduct-fog": { hash: "18513f78", width: 1920, height: 1080 },
  "careers-bench": { hash: "0617598b", width: 1600, height: 900 },
};

/** Film and drawings that are used as files: the name in `made/` of each. */
export const namedFiles = {
  "rail-cloud.mp4": "rail-cloud-4de002e3.mp4",
  "rail-cloud.webm": "rail-cloud-9c6aee7c.webm",
  "dashboard-dark.svg": "dashboard-dark-4a15318f.svg",
  "dashboard-light.svg": "dashboard-light-f3c66695.svg",
  "dashboard-phone-dark.svg": "dashboard-phone-dark-1322ad1e.svg",
  "favicon.svg": "favicon-968d87bc.svg",
  "icon-maskable.svg": "icon-maskable-3695ba2f.svg",
  "partner-construction-group.svg": "partner-construction-group-3207ad22.svg",
  "partner-it-consulting.svg": "partner-it-consulting-ab1544c9.svg",
  "partner-manufacturing-consortium.svg": "partner-manufacturing-consortium-4c75f2e6.svg",
  "partner-organisation.svg": "partner-organisation-5dd5e7af.svg",
  "partner-research-council.svg": "partner-research-council-18577d68.svg",
} as const;
