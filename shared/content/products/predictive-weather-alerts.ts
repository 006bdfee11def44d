import { capital, quantityOf } from "../figure.ts";
import { figures } from "../figures.ts";
import { weatherAlertsPractice } from "../practice/predictive-weather-alerts.ts";
import type { Product } from "../product.ts";

const { forecast } = figures;

export const predictiveWeatherAlerts = {
  slug: "predictive-weather-alerts",
  name: "Predictive Weather Alerts",
  brands: [],
  group: "Water and weather",
  industries: ["railways", "infrastructure"],
  headline: `${forecast.value} hours to act`,
  line: "Predictive Weather Alerts matches the forecast to your line and sends an e-mail that names the place, the hazard and the time window.",
  promise: `E-mail alerts from ${forecast.value}-hour forecasts, matched to your line.`,
  description: `${forecast.value}-hour forecasts matched to your own line and sent as e-mail alerts that name the place, the hazard and the time window, while there is time to act.`,
  measures: `${capital(quantityOf(forecast))} of forecast, matched to the line`,
  youReceive: "An e-mail with place, hazard and time window",
  limits: [
    `The horizon. A forecast looks ${forecast.value} hours ahead and can be wrong.`,
    "The structure. A forecast does not name the culvert that will fail.",
    "The decision. Closing a line remains your decision, made with more notice.",
  ],
  practice: weatherAlertsPractice,
  statistics: [forecast, figures.weatherCosts],
  picture: "weather-cell",
  card: {
    picture: "weather-cell",
    text: `${forecast.value}-hour forecasts, matched to the place and sent by e-mail.`,
  },
  socialPicture: "weather-map-base",
  closing: "See an alert for one stretch of line.",
  posts: ["what-48-hours-of-forecast-can-do", "three-washouts-drainage"],
} as const satisfies Product;
