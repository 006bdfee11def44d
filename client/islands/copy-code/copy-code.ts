import { copyMessages } from "../../../shared/messages.ts";
import codeBlock from "../../components/code-block.module.css";
import { defineBehaviour } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";

/** Long enough to be read, and heard. */
const SAID_MS = 3000;

/** Adds the button that copies a block of code. Where there is no clipboard there is no button. */
export const copyCode = defineBehaviour({
  name: "copy-code",
  start(element) {
    const head = element.querySelector(".code-head");
    const code = element.querySelector("code");
    // Browsers keep it from pages that did not come over HTTPS.
    if (!head || !code || !("clipboard" in navigator)) return;
    const { button, status } = controls();
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener("click", async () => {
      const words = (await isCopied(code)) ? copyMessages.done : copyMessages.failed;
      button.textContent = words;
      status.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        button.textContent = copyMessages.ready;
        status.textContent = "";
      }, SAID_MS);
    });
    head.append(button, status);
  },
});

function controls() {
  const button = document.createElement("button");
  button.type = "button";
  button.className = codeBlock.copy ?? "";
  button.textContent = copyMessages.ready;
  button.dataset.screenOnly = "";
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  status.className = text.hidden ?? "";
  return { button, status };
}

async function isCopied(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText((code.textContent ?? "").replace(/\n$/, ""));
    return true;
  } catch {
    // The visitor's settings refuse it: what is selected can be copied by hand.
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
