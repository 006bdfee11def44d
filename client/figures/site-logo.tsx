/** The logo: two rails that lead to an amber signal form the letter A. */
export function SiteLogo({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
      <path d="M4.5 45h6.6l11-31.5h-1.5zM43.5 45h-6.6l-11-31.5h1.5z" />
      <rect x="13.48" y="37.2" width="21.03" height="3.4" rx=".3" />
      <rect x="16.19" y="29.6" width="15.63" height="2.7" rx=".3" />
      <rect x="18.32" y="23.6" width="11.36" height="2" rx=".3" />
      <circle fill="var(--signal)" cx="24" cy="7.6" r="4.6" />
    </svg>
  );
}
