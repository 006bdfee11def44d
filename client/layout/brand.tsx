import { paths } from "../../shared/paths.ts";
import { SiteLogo } from "../figures/site-logo.tsx";
import styles from "./site-layout.module.css";

/** The logo and name, linked to the home page. */
export function Brand({ name, path }: { name: string; path: string }) {
  const home = paths.home();
  return (
    <a href={home} className={styles.brand} aria-current={path === home ? "page" : undefined}>
      <SiteLogo className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </a>
  );
}
