/** Drawing of a table that becomes objects: an arrow from a sheet to a building. */
export function TableArt({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 92 76"
      width={92}
      height={76}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M8 12h56v52H8z" fill="var(--surface-2)" />
      <path d="M8 24h56M8 34h56M8 44h56M8 54h56M24 12v52M44 12v52" opacity=".35" />
      <path d="M8 24h56V12H8z" fill="var(--accent-soft)" />
      <path d="M52 40h32v26H52z" fill="var(--surface)" />
      <path d="m52 48 16-12 16 12v18H52z" fill="var(--surface)" />
      <path d="M60 66V55h16v11M60 59h16" stroke="var(--accent-text)" />
      <path d="M78 10v16m-6-6 6 6 6-6" stroke="var(--accent-text)" />
    </svg>
  );
}
