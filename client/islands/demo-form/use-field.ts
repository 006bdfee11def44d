import type { ChangeEvent } from "react";
import type { Field } from "../../../shared/demo-answers.ts";
import { errorText } from "../../../shared/messages.ts";
import { controlNames } from "./answers.ts";
import { DemoFormActor } from "./demo-form-actor.ts";
import { focusIds } from "./focus-ids.ts";

/** The attributes that connect a control with its answer in the machine. */
export function useField(field: Field) {
  const actor = DemoFormActor.useActorRef();
  const value = DemoFormActor.useSelector(({ context }) => context.answers[field]);
  const error = DemoFormActor.useSelector(({ context }) => context.errors[field]);
  return {
    id: focusIds[field],
    name: controlNames[field],
    defaultValue: value,
    error: error && errorText(field, error),
    required: true,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
      actor.send({ type: "field.edited", field, value: target.value });
    },
  };
}
