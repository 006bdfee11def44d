import text from "../styles/text.module.css";

/** An e-mail address as text: one click selects it, and it is printed. */
export function MailAddress({ children }: { children: string }) {
  return <span className={text.address}>{children}</span>;
}
