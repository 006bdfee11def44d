/** As `2025-11-20 10:00`, in UTC. */
export function minuteOf(date: Date): string {
  return date.toISOString().slice(0, 16).replace("T", " ");
}
