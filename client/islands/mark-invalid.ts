/** Marks a field by the attribute that its style and assistive technology read. */
export function markInvalid(input: HTMLInputElement, invalid: boolean): void {
  if (invalid) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}
