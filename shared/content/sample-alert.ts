/** The alert that the page of Predictive Weather Alerts shows as an example. The line and the rain are fictitious. */
export const sampleAlert = {
  hazard: "Heavy rain",
  stretch: "Junction to Location\u00a02",
  mileage: "mile\u00a041 to mile\u00a058",
  /** The time window of the alert, in hours after the forecast. */
  window: { from: 30, until: 36 },
  /** Rain in mm for each hour after the forecast. */
  rainByHour: [
    0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.6, 1.1, 2.3, 2.8, 5.1, 5.6, 6.7, 5, 4.8, 3.3, 2.2, 1.2, 0.6,
    0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.6, 1.3, 2.7, 4.4, 6.4, 12.7, 18.2, 17.9, 15.1, 16.6, 13.8, 6.9,
    4.2, 3, 2, 0.8, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3,
  ],
} as const;
