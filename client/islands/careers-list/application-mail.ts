/** Returns a mailto link with this subject. */
export function applicationMail(careersEmail: string, subject: string): string {
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`;
}
