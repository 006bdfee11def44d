import { expect, test } from "vitest";
import { culvertSheet } from "../../shared/content/culvert-sheet.ts";
import { rankedPlaces } from "../../shared/content/example-line/rank.ts";
import { LATEST, runDates } from "../../shared/content/example-line/runs.ts";
import { figures } from "../../shared/content/figures.ts";
import { caseStudyOf } from "../../shared/content/products/case-studies.ts";
import { milesOf } from "../../shared/units.ts";
import { alertMail, sampleAlert } from "./sample-alert.ts";

test("the window of the sample alert holds the hours of heavy rain, no other hour has as much, and the hours end with the model run", () => {
  const { rainByHour, window, onset, run } = sampleAlert;
  const inside = rainByHour.slice(window.from, window.until);
  const outside = [...rainByHour.slice(0, window.from), ...rainByHour.slice(window.until)];

  expect(Math.min(...inside)).toBeGreaterThan(Math.max(...outside) * 1.5);
  expect((Number(onset) - Number(run)) / 3_600_000 - window.from + rainByHour.length).toBe(
    figures.forecast.value,
  );
});

test("the places are ranked before the alert is sent, which is sent before the rain and stays in force after it", () => {
  const { run, issued, onset, expires, inForceUntil } = sampleAlert;
  const ranked = [...culvertSheet.map(({ photographed }) => photographed), runDates[LATEST] ?? ""];
  const times = [
    Math.max(...ranked.map(Date.parse)),
    ...[run, issued, onset, expires, inForceUntil].map(Number),
  ];

  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(Number(onset) - Number(issued)).toBeLessThan(figures.forecast.value * 3_600_000);
});

test("the worked example has the first e-mail with the whole window when the first run that reaches its end can have arrived", () => {
  const { moments } = caseStudyOf("predictive-weather-alerts");
  const delay = Number(sampleAlert.issued) - Number(sampleAlert.run);
  const whole = moments.find(({ text }) => text.includes("with the whole window"));
  const run = Number(sampleAlert.onset) - (whole?.hour ?? 0) * 3_600_000 - delay;
  const hoursOfRun = (Number(sampleAlert.run) - run) / 3_600_000;

  // Runs begin every six hours; this mail comes minutes after its hour.
  expect(Math.abs(hoursOfRun - 6)).toBeLessThan(0.25);
  const reach = run + figures.forecast.value * 3_600_000;
  expect(reach).toBeGreaterThan(Number(sampleAlert.expires));
  expect(reach - 6 * 3_600_000).toBeLessThan(Number(sampleAlert.expires));
});

test("the mail gives every place of its stretch in miles, except a rail that was only hot", () => {
  const details = alertMail.warning.map(({ detail }) => detail.replace("Mile ", ""));
  const [culverts = "", bridges, track = ""] = details.slice(3);
  const [from, to] = sampleAlert.kilometres;
  const places = [...`${culverts} ${bridges} ${track}`.matchAll(/\d+\.\d\d/g)].map(Number);

  expect(culverts).toMatch(/^22.81 \(2\), .*24.57 \(4\)/);
  expect(bridges).toBe("20.82");
  expect(track).toContain("20.77 (1), 19.10 (7)");
  for (const { place, rank, forecast } of rankedPlaces) {
    const mile = `${milesOf(place.kilometre).toFixed(2)} (${rank})`;
    expect(track.includes(mile), mile).toBe(
      forecast !== "weather" && from <= place.kilometre && place.kilometre <= to,
    );
  }
  // One kilometre past both ends.
  expect(Math.min(...places)).toBeGreaterThan(Number(sampleAlert.miles[0]) - 0.63);
  expect(Math.max(...places)).toBeLessThan(Number(sampleAlert.miles[1]) + 0.63);
});
