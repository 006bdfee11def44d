import { industries, maxNameLength } from "../../../shared/demo-request.ts";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import styles from "./demo-form.module.css";
import { DemoFormActor, isSending } from "./demo-form-actor.ts";
import { useField } from "./use-field.ts";

/** The fields of step 2. */
export function DetailsFields() {
  const sending = DemoFormActor.useSelector(isSending);
  return (
    <fieldset className={styles.details} disabled={sending}>
      <TextField
        {...useField("fullName")}
        label="Full name"
        autoComplete="name"
        maxLength={maxNameLength}
      />
      <TextField
        {...useField("companyName")}
        label="Company name"
        autoComplete="organization"
        maxLength={maxNameLength}
      />
      <SelectField
        {...useField("industry")}
        label="Industry"
        options={industries}
        placeholder="Choose an industry"
      />
    </fieldset>
  );
}
