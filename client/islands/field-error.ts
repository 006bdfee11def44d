/** Shows an error message below a field; an empty message removes it. */
export function showFieldError(input: HTMLInputElement, message: string): void {
  if (message === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
  const error = document.getElementById(`${input.id}-error`);
  if (error && error.textContent !== message) error.textContent = message;
}
