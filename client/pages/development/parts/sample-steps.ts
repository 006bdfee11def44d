import type { Step } from "../../../components/steps.tsx";

export const sampleSteps: readonly Step[] = [
  { title: "Collect", text: "The vehicle measures while it runs." },
  { title: "Compare", text: "One run with the next." },
  { title: "Rank", text: "What changed most comes first." },
  { title: "Check", text: "A person looks at what stays uncertain." },
];
