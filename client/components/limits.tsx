import { Grid, Stack } from "./layout.tsx";
import styles from "./limits.module.css";

interface LimitsProps {
  title?: string;
  limits: readonly string[];
}

/** The limits of a product, as prominent as its features. */
export function Limits({ title = "What stays with a person", limits }: LimitsProps) {
  return (
    <Grid split="4+7" gap={5} rule="strong">
      <h2>{title}</h2>
      <Stack as="ul" gap={4} divided className={styles.list}>
        {limits.map((limit) => (
          <li key={limit} className={styles.limit}>
            {limit}
          </li>
        ))}
      </Stack>
    </Grid>
  );
}
