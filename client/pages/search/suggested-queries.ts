/** Queries that the search page suggests. The site's own pages answer each of them, even without posts. */
export const suggestedQueries = [
  "heat",
  "culverts",
  "forecast",
  "LiDAR",
  "fleet map",
  "blind corner",
];
