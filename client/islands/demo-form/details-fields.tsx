import { useState } from "react";
import { industries, maxNameLength } from "../../../shared/demo-request.ts";
import type { FieldErrors } from "../../../shared/machines/demo-form-context.ts";
import { SelectField } from "../../components/select-field.tsx";
import { TextField } from "../../components/text-field.tsx";
import type { Draft } from "./demo-form-session.ts";

interface DetailsFieldsProps {
  draft: Draft;
  errors: FieldErrors;
}

/** What step 2 asks for. The browser keeps the values; React only sets the first ones. */
export function DetailsFields({ draft, errors }: DetailsFieldsProps) {
  const [first] = useState(draft);
  return (
    <>
      <TextField
        id="demo-full-name"
        name="full_name"
        label="Full name"
        autoComplete="name"
        maxLength={maxNameLength}
        defaultValue={first.fullName}
        error={errors.fullName}
        required
      />
      <TextField
        id="demo-company-name"
        name="company_name"
        label="Company name"
        autoComplete="organization"
        maxLength={maxNameLength}
        defaultValue={first.companyName}
        error={errors.companyName}
        required
      />
      <SelectField
        id="demo-industry"
        name="industry"
        label="Industry"
        options={industries}
        placeholder="Choose an industry"
        defaultValue={first.industry}
        error={errors.industry}
        required
      />
    </>
  );
}
