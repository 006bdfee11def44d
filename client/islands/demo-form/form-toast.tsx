import type { Toast } from "../../../shared/machines/demo-form-context.ts";
import { messages } from "../../../shared/messages.ts";
import { ToastRegion } from "../../components/toast.tsx";
import { DemoFormActor } from "./demo-form-actor.ts";

/** The toast of the machine's code. */
export function FormToast() {
  const actor = DemoFormActor.useActorRef();
  const toast = DemoFormActor.useSelector(({ context }) => context.toast);
  const isHeld = DemoFormActor.useSelector((snapshot) => snapshot.hasTag("toastHeld"));
  return (
    <ToastRegion
      toast={toast && { ...toast, ...messages[toast.code], kind: kindOf(toast.code) }}
      isHeld={isHeld}
      onHold={() => actor.send({ type: "toast.held" })}
      onRelease={() => actor.send({ type: "toast.released" })}
      onDismiss={() => actor.send({ type: "toast.dismissed" })}
    />
  );
}

function kindOf(code: Toast["code"]) {
  return code === "requestSent" ? "success" : "error";
}
