import { Button } from "../../components/button.tsx";
import styles from "./demo-form.module.css";

/** A mailto link for visitors without script, because the captcha requires script. */
export function WithoutScript({ mail }: { mail: string }) {
  return (
    <noscript>
      <div className={styles.instead}>
        <p>This form needs JavaScript. Without it, please write to us:</p>
        <Button href={mail}>Ask for a demo by e-mail</Button>
      </div>
    </noscript>
  );
}
