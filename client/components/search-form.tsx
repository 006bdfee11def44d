import type { ReactNode } from "react";
import { paths } from "../../shared/paths.ts";
import text from "../styles/text.module.css";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./search-form.module.css";

interface SearchFormProps {
  query: string;
  /** The main heading of the page or, with a link after the button, a heading below it. */
  label: string;
  children?: ReactNode;
}

/** The search field. A plain form, so that it works without script. */
export function SearchForm({ query, label, children }: SearchFormProps) {
  const Heading = children ? "h2" : "h1";
  return (
    <search>
      <form className={styles.form} action={paths.search()}>
        <Heading className={classNames(children ? text.h3 : text.h2, styles.question)}>
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
        {children}
      </form>
    </search>
  );
}
