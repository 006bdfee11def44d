import { industries, maxNameLength } from "../../../shared/demo-request.ts";
import type { FieldErrors } from "../../../shared/machines/demo-form-context.ts";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { Draft } from "./demo-form-session.ts";
import { focusIds } from "./focus-ids.ts";

interface DetailsFieldsProps {
  draft: Draft;
  errors: FieldErrors;
}

/** The fields of step 2. They are uncontrolled inputs; the draft gives their initial values. */
export function DetailsFields({ draft, errors }: DetailsFieldsProps) {
  return (
    <>
      <TextField
        id={focusIds.fullName}
        name="full_name"
        label="Full name"
        autoComplete="name"
        maxLength={maxNameLength}
        defaultValue={draft.fullName}
        error={errors.fullName}
        required
      />
      <TextField
        id={focusIds.companyName}
        name="company_name"
        label="Company name"
        autoComplete="organization"
        maxLength={maxNameLength}
        defaultValue={draft.companyName}
        error={errors.companyName}
        required
      />
      <SelectField
        id={focusIds.industry}
        name="industry"
        label="Industry"
        options={industries}
        placeholder="Choose an industry"
        defaultValue={draft.industry}
        error={errors.industry}
        required
      />
    </>
  );
}
