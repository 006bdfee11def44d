import text from "../styles/text.module.css";

/** An e-mail address, which opens an e-mail; it can be selected as a whole, and it is printed. */
export function MailAddress({ subject, children }: { subject: string; children: string }) {
  return (
    <a href={`mailto:${children}?subject=${encodeURIComponent(subject)}`} className={text.address}>
      {children}
    </a>
  );
}
