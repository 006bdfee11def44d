import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import text from "../../styles/text.module.css";
import styles from "./search-page.module.css";

interface SearchFormProps {
  query: string;
  /** True beside another main action. */
  secondary?: boolean;
}

/** The search field. A plain form, so that it works without script. */
export function SearchForm({ query, secondary = false }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} action={paths.search()}>
        <label className={classNames(text.label, styles.questionLabel)} htmlFor="question">
          Search this site
        </label>
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
        <Button
          className={styles.button}
          variant={secondary ? "outline" : "default"}
          size="lg"
          type="submit"
        >
          Search
        </Button>
      </form>
    </search>
  );
}
