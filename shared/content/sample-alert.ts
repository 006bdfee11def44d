/** The alert that the page of Predictive Weather Alerts shows as an example. The line and the rain are fictitious. */
export const sampleAlert = {
  hazard: "Heavy rain",
  stretch: "Junction to Location\u00a02",
  mileage: "mile\u00a041 to mile\u00a058",
  /** When the alert was sent, and the model run it uses. */
  issued: "Tuesday, 18:05 EDT (22:05 UTC)",
  run: "18:00 UTC",
  /** The chance that the window brings at least `rainMm` on the catchments of the stretch, in percent. */
  chancePercent: 70,
  rainMm: 40,
  /** The time window of the alert, in hours after the forecast. */
  window: { from: 30, until: 36 },
  /** The same window by the clock, rounded to hours. */
  windowByClock: "Thursday, 00:00 to 06:00 EDT (04:00 to 10:00 UTC)",
  /** Rain in mm for each hour after the forecast. */
  rainByHour: [
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.6, 1.1, 1.4, 2.5, 2.8, 3.4, 2.5, 2.4, 1.6, 1.1, 0.6, 0.3,
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.3, 0.7, 1.4, 2.2, 3.2, 6.3, 9.1, 8.9, 7.5, 8.3, 6.9, 3.5, 2.1,
    1.5, 1, 0.4, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1,
  ],
} as const;
