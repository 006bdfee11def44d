/** Questions to begin with: the site's own pages answer every one of them, whatever posts there are. */
export const firstWords = ["heat", "culverts", "forecast", "LiDAR", "fleet map", "blind corner"];
