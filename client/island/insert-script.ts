/** Puts a script into the page. What a trusted script inserts is trusted by `strict-dynamic`. */
export function insertScript(script: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement("script"), script));
}
