import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  query: string;
  /** Also the main heading of the page or, with `secondary`, one below it. */
  label: string;
  secondary?: boolean;
}

/** The search field. A plain form, so that it works without script. */
export function SearchForm({ query, label, secondary = false }: SearchFormProps) {
  const Heading = secondary ? "h2" : "h1";
  return (
    <search>
      <form className={styles.form} action={paths.search()}>
        <Heading className={classNames(text.h3, styles.question)}>
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
        <Button className={styles.button} size="lg" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}
