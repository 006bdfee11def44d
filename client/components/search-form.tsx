import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  query: string;
  label: string;
  /** What the label is: the main heading of the page, or one below it. */
  Heading?: "h1" | "h2";
}

/** The search field. A plain form, so that it works without script. */
export function SearchForm({ query, label, Heading = "h1" }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={paths.search()}>
        <Heading className={classNames(Heading === "h1" ? text.h2 : text.h3, styles.question)}>
          <label htmlFor="question">{label}</label>
        </Heading>
        <input
          className={styles.field}
          id="question"
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck
        />
        <Button size="lg" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
