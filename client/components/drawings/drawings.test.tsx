import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AirAndRail } from "./air-and-rail.tsx";
import { AlertScale } from "./alert-scale.tsx";
import { BlindCorner } from "./blind-corner.tsx";
import { CulvertFailures } from "./culvert-failures.tsx";
import { CulvertMarks } from "./culvert-marks.tsx";
import { DriftWalls } from "./drift-walls.tsx";
import { FleetPlan } from "./fleet-plan.tsx";
import { GatheringRain } from "./gathering-rain.tsx";
import { HeatCurve } from "./heat-curve.tsx";
import { LinePlan } from "./line-plan.tsx";
import { LineSection } from "./line-section.tsx";
import { LocationHistory } from "./location-history.tsx";
import { MineSection } from "./mine-section.tsx";
import { RainOutlook } from "./rain-outlook.tsx";
import { RankedBars } from "./ranked-bars.tsx";
import { RunToList } from "./run-to-list.tsx";
import { TemperatureScale } from "./temperature-scale.tsx";
import { TrackGeometry } from "./track-geometry.tsx";
import { WallsAndMotion } from "./walls-and-motion.tsx";
import { WatershedPlan } from "./watershed-plan.tsx";
import { WeatherMapLine } from "./weather-map-line.tsx";
import { WeatherOnTrack } from "./weather-on-track.tsx";

const drawings: Record<string, ReactElement> = {
  "alert scale": <AlertScale />,
  "blind corner": <BlindCorner frame="warned" />,
  "drift walls": <DriftWalls of="lining" />,
  "fleet plan": <FleetPlan />,
  "gathering rain": <GatheringRain />,
  "rain outlook": <RainOutlook />,
  "walls and motion": <WallsAndMotion />,
  "weather map line": <WeatherMapLine />,
  "weather on track": <WeatherOnTrack weather="water" />,
  "air and rail": <AirAndRail />,
  "culvert failures": <CulvertFailures />,
  "culvert marks": <CulvertMarks culverts={1300} inspected={100} />,
  "heat curve": <HeatCurve hours={[4, 11, 14]} window={[11, 14]} />,
  "line plan": <LinePlan />,
  "line section": <LineSection />,
  "location history": <LocationHistory />,
  "mine section": <MineSection />,
  "ranked bars": <RankedBars />,
  "run to list": <RunToList />,
  "temperature scale": <TemperatureScale reading="warn" />,
  "track geometry": <TrackGeometry of="cross-level" />,
  "watershed plan": <WatershedPlan />,
};

test.each(Object.entries(drawings))("%s comes out the same each time", (_name, drawing) => {
  expect(renderToStaticMarkup(drawing)).toBe(renderToStaticMarkup(drawing));
});

test.each(Object.entries(drawings))("%s has no number that is none", (_name, drawing) => {
  expect(renderToStaticMarkup(drawing)).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(Object.entries(drawings))("%s keeps within a strict CSP", (_name, drawing) => {
  expect(renderToStaticMarkup(drawing)).not.toMatch(/ style=|<style/);
});

test.each(Object.entries(drawings))("%s says what it shows, or is left out", (_name, drawing) => {
  for (const [tag] of renderToStaticMarkup(drawing).matchAll(/<svg[^>]*>/g)) {
    expect(tag).toMatch(/role="(img|group)" aria-label="\w|aria-hidden="true"/);
  }
});

test("the six numbers of the line section lead to the six products", () => {
  const html = renderToStaticMarkup(<LineSection />);

  const wide = html.slice(0, html.lastIndexOf("<svg"));
  expect([...wide.matchAll(/href="([^"]+)" aria-label="(\d)/g)].map(([, href]) => href)).toEqual([
    "/solutions/autonomous-track-monitoring",
    "/solutions/track-temperature-sensor",
    "/solutions/culvert-risk-assessor",
    "/solutions/predictive-weather-alerts",
    "/solutions/underground-positioning-system",
    "/solutions/collision-avoidance",
  ]);
});
