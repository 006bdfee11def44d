/** The confidence of the bound on the pilot's page. */
const CONFIDENCE = 0.95;

/**
 * Returns the lowest rate of detection, 0 to 1, that a test with `found` defects found and none missed
 * supports at 95% confidence: 0.05^(1/n), the exact binomial bound without a miss.
 * Source: NASA/TP-2011-217176, probability of detection by the 29 of 29 method.
 */
export function detectionBound(found: number): number {
  return (1 - CONFIDENCE) ** (1 / found);
}
