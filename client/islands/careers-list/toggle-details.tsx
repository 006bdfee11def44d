import type { ComponentProps, ToggleEvent } from "react";

interface ToggleDetailsProps extends Omit<ComponentProps<"details">, "open" | "onToggle"> {
  isOpen: boolean;
  onToggle(): void;
}

/**
 * A disclosure that a machine decides over. It also opens by itself (without script, by its
 * neighbour closing, by a search in the page) and then tells the machine, which follows.
 */
export function ToggleDetails({ isOpen, onToggle, ...rest }: ToggleDetailsProps) {
  const follow = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open !== isOpen) onToggle();
  };
  return <details open={isOpen} onToggle={follow} {...rest} />;
}
