/** Words of the field that find several pages and posts. */
export const suggestedQueries = [
  "culvert",
  "rail temperature",
  "washout",
  "LiDAR",
  "slow order",
  "pilot",
] as const;
