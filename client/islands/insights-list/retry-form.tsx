import type { FormEvent } from "react";
import type { Filter } from "../../../shared/machines/insights.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";

interface RetryFormProps {
  filter: Filter;
  onRetry(): void;
}

/** Reads the posts again. A form, so that it loads the page again without script. */
export function RetryForm({ filter, onRetry }: RetryFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <form action={paths.insights()} onSubmit={handleSubmit}>
      {filter !== "all" && <input type="hidden" name="category" value={filter} />}
      <Button type="submit" variant="outline">
        Try again
      </Button>
    </form>
  );
}
