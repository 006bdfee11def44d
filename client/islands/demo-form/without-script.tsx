import { Button } from "../../components/button.tsx";
import { Stack } from "../../components/layout.tsx";

/** A mailto link for visitors without script, because the captcha requires script. */
export function WithoutScript({ mail }: { mail: string }) {
  return (
    <noscript>
      <Stack gap={6} rule="strong">
        <p>This form needs JavaScript. Without it, please write to us:</p>
        <Button href={mail}>Ask for a demo by e-mail</Button>
      </Stack>
    </noscript>
  );
}
