import { type ComponentProps, useLayoutEffect, useRef } from "react";

interface SliderProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  value: number;
  onChange(value: number): void;
}

/** A slider of whole numbers. Reports once what the visitor has set before this code was loaded. */
export function Slider({ value, onChange, ...attributes }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const isRead = useRef(false);
  // A later effect would read what React has reset.
  useLayoutEffect(() => {
    if (isRead.current || !input.current) return;
    isRead.current = true;
    const { valueAsNumber } = input.current;
    if (valueAsNumber !== value) onChange(valueAsNumber);
  });
  return (
    <input
      {...attributes}
      ref={input}
      type="range"
      step={1}
      value={value}
      autoComplete="off"
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
