import text from "../styles/text.module.css";

interface MailAddressProps {
  /** Of the e-mail that a link opens. Without it the address is no link. */
  subject?: string;
  children: string;
}

/** An e-mail address as text: one click selects it, and it is printed. */
export function MailAddress({ subject, children }: MailAddressProps) {
  const address = <span className={text.address}>{children}</span>;
  if (subject === undefined) return address;
  return <a href={`mailto:${children}?subject=${encodeURIComponent(subject)}`}>{address}</a>;
}
