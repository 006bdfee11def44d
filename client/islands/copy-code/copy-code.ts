import { copyMessages } from "../../../shared/messages.ts";
import button from "../../components/button.module.css";
import { classNames } from "../../components/class-names.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";

/** Long enough to read the message and to hear it from a screen reader. */
const MESSAGE_MS = 3000;

/** Adds a button that copies a block of code, if the browser has a clipboard. */
export const copyCode = defineBehaviour({
  name: "copy-code",
  start(element) {
    const head = element.querySelector(".code-head");
    const code = element.querySelector("code");
    // Browsers provide the clipboard only over HTTPS.
    if (!head || !code || !("clipboard" in navigator)) return;
    const { copy, status } = controls();
    let timer: ReturnType<typeof setTimeout> | undefined;
    copy.addEventListener("click", async () => {
      const words = (await isCopied(code)) ? copyMessages.done : copyMessages.failed;
      copy.textContent = words;
      status.textContent = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        copy.textContent = copyMessages.ready;
        status.textContent = "";
      }, MESSAGE_MS);
    });
    head.append(copy, status);
  },
});

function controls() {
  const copy = document.createElement("button");
  copy.type = "button";
  copy.className = classNames(button.button, button.link, button.sm, text.signal);
  copy.textContent = copyMessages.ready;
  copy.dataset.screenOnly = "";
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  status.className = text.hidden ?? "";
  return { copy, status };
}

async function isCopied(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText((code.textContent ?? "").replace(/\n$/, ""));
    return true;
  } catch {
    // The browser refused: the selected code can be copied by hand.
    getSelection()?.selectAllChildren(code);
    return false;
  }
}
