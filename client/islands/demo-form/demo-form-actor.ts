import { createActorContext } from "@xstate/react";
import { useEffect, useState } from "react";
import type { EmittedFrom, SnapshotFrom } from "xstate";
import { hasErrors } from "../../../shared/demo-answers.ts";
import { demoFormMachine } from "../../../shared/machines/demo-form.ts";
import type { DemoFormMeta } from "../../../shared/machines/demo-form-context.ts";
import { focusIds } from "./focus-ids.ts";

/** The form's actor. Its parts read it with `useSelector` and send events with `useActorRef`. */
export const DemoFormActor = createActorContext(demoFormMachine);

type Snapshot = SnapshotFrom<typeof demoFormMachine>;

/** How the active states look. */
function metaOf(snapshot: Snapshot): DemoFormMeta {
  return Object.assign({}, ...Object.values(snapshot.getMeta()));
}

export const stepOf = (snapshot: Snapshot) => metaOf(snapshot).step ?? "email";
export const captchaOf = (snapshot: Snapshot) => metaOf(snapshot).captcha;
export const isFirstStep = (snapshot: Snapshot) => snapshot.hasTag("firstStep");
export const isSending = (snapshot: Snapshot) => snapshot.hasTag("sending");

/** Applies to the page what is outside the form: the focus, the title and the console. */
export function useEffectsOnPage(): void {
  const actor = DemoFormActor.useActorRef();
  const hasFailed = DemoFormActor.useSelector(
    ({ context: { errors, failure } }) => failure !== null || hasErrors(errors),
  );
  useMovedFocus(actor);
  useErrorTitle(hasFailed);
  useEffect(() => actor.on("request.failed", logFailure).unsubscribe, [actor]);
}

function logFailure({ error }: { error: unknown }): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants it on the console
  console.error("The demo request failed", error);
}

/** Moves the focus in an effect, because the machine emits before React has rendered its new state. */
function useMovedFocus(actor: ReturnType<typeof DemoFormActor.useActorRef>): void {
  type Moved = Extract<EmittedFrom<typeof demoFormMachine>, { type: "focus.moved" }>;
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => actor.on("focus.moved", setMoved).unsubscribe, [actor]);
  useEffect(() => {
    if (moved) document.getElementById(focusIds[moved.on])?.focus();
  }, [moved]);
}

/** Puts "Error: " before the page's title, which screen readers announce first. */
function useErrorTitle(hasFailed: boolean): void {
  useEffect(() => {
    if (!hasFailed) return;
    const { title } = document;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasFailed]);
}
