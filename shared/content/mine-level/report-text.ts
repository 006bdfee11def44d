import { type Doing, fleet, isOld, type Report, type VehicleView } from "./record.ts";

/** What the replay leaves out, for the map and the driver's display. */
export const turnNote = "The turn at the end of a drift is not simulated.";

/** "crosscut 2, loaded" */
export function placeText({ drift, isLoaded }: VehicleView): string {
  return isLoaded ? `${drift}, loaded` : drift;
}

/** What a vehicle does, in a few words. */
export function doingText({ doing, other, kmh }: VehicleView): string {
  const mark = fleet[other]?.mark ?? "";
  const texts: Record<Doing, string> = {
    drives: `${kmh}\u00a0km/h`,
    stands: "stands",
    waits: `waits for ${mark}`,
    slows: `${kmh}\u00a0km/h, slows for a safety bay`,
    stops: "stops for a person",
    creeps: `${kmh}\u00a0km/h past a person in a safety bay`,
    loads: "loads",
    unloads: "unloads",
    drills: "drills",
  };
  return texts[doing];
}

/** The age of a position, after how far its vehicle drove since at the speed that it reported, rounded up to 0.1 m. */
export function ageText({ ageS, kmh }: Report): string {
  const since = Math.ceil((ageS * kmh * 10) / 3.6) / 10;
  return isOld({ ageS }) || since === 0 ? `${ageS} s` : `${since.toFixed(1)} m in ${ageS} s`;
}

/** How far off a position can be: along the drift, or where the vehicle can be since an old report. */
export function uncertaintyText(report: Report): string {
  if (!isOld(report)) return `± ${report.spreadM.toFixed(1)} m`;
  if (!Number.isFinite(report.reachM)) return "anywhere up the ramp, or beyond the map";
  return `on the next ${Math.ceil(report.reachM)}\u00a0m of ramp`;
}
