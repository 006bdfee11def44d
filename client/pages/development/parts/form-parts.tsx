import { messages } from "../../../../shared/messages.ts";
import { CalculatorForm } from "../../../components/calculator-form.tsx";
import { Disclosure } from "../../../components/disclosure.tsx";
import { SelectField } from "../../../components/select-field.tsx";
import { TextField } from "../../../components/text-field.tsx";
import { StepList } from "../../../islands/demo-form/step-list.tsx";
import { Part, Row } from "./part.tsx";

const choices = ["Railways", "Mining", "Infrastructure"];

/** Fields in every state, on a light and on a dark background. */
export function FormParts() {
  return (
    <>
      <Part
        title="Field"
        note="52 px high. A fault is named below the field, with a sign and in words."
      >
        <StepList isFirst />
        <Fields ground="page" />
      </Part>
      <Part title="Calculator" note="A plain form; with script, the result follows the typing.">
        <CalculatorForm
          of="coverage"
          question="How many years to see every culvert once?"
          query={{}}
        >
          Arithmetic only.
        </CalculatorForm>
      </Part>
      <Part title="Field on a dark background" dark>
        <Fields ground="night" />
        <Disclosure summary="Where this comes from">
          Opens in place, works without script.
        </Disclosure>
      </Part>
    </>
  );
}

function Fields({ ground }: { ground: string }) {
  return (
    <Row wide>
      <TextField id={`${ground}-empty`} label="Empty" required />
      <TextField id={`${ground}-hint`} label="With a hint" hint="What belongs here" />
      <TextField
        id={`${ground}-wrong`}
        label="Wrong"
        defaultValue="ada@"
        error={messages.invalidEmail}
      />
      <TextField
        id={`${ground}-off`}
        label="Disabled"
        defaultValue="ada@railway.example"
        disabled
      />
      <SelectField id={`${ground}-choice`} label="Choice" options={choices} />
      <SelectField
        id={`${ground}-unchosen`}
        label="Choice, wrong"
        options={choices}
        placeholder="Choose an industry"
        error="Industry is required"
      />
    </Row>
  );
}
