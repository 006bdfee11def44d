export interface ShiftScene {
  /** Ties the place on the plan to the hour below it. */
  letter: string;
  /** The scene's own place on the page. */
  id: string;
  hour: number;
  title: string;
  text: string;
}

/** How long the shift is that the ruler shows. */
export const shiftHours = 10;

/** Three moments of one shift. The ruler's columns begin at these hours. */
export const shiftScenes = {
  ramp: {
    letter: "A",
    id: "ramp-meet",
    hour: 1,
    title: "A meeting on the ramp",
    text: "One truck climbs loaded, the other comes down empty. The one that is empty sees the other a bend ahead, and waits in the bay.",
  },
  heading: {
    letter: "B",
    id: "blind-heading",
    hour: 4,
    title: "A blind heading",
    text: "Round the corner a loader is at work. Whoever comes next finds it on the map before turning in, and stays out.",
  },
  muster: {
    letter: "C",
    id: "muster",
    hour: 7,
    title: "Muster",
    text: "Everyone is called in. Two vehicles stand in their bays. The third is still on its way, and the map says where.",
  },
} as const satisfies Record<string, ShiftScene>;
