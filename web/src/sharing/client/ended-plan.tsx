/** A survey outline that has come apart under a warning sign: the link has ended. */
export function EndedPlan() {
  return (
    <svg width="152" height="96" viewBox="0 0 152 96" fill="none" aria-hidden="true">
      <path
        d="M4 62 44 40l34 12 36-20 34 18-34 30-62 8z"
        fill="var(--sunken)"
        stroke="var(--line-2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M50 46 60 82M104 74l4-34" stroke="var(--text-2)" strokeWidth="1.6" />
      <path d="M50 46 68 36M60 82l16-4M92 78l12-4M108 40 94 33" stroke="var(--accent)" strokeWidth="1.8" />
      <g fill="var(--surface)" stroke="var(--accent)" strokeWidth="1.8">
        <rect x="46" y="42" width="8" height="8" />
        <rect x="56" y="78" width="8" height="8" />
        <rect x="100" y="70" width="8" height="8" />
        <rect x="104" y="36" width="8" height="8" />
      </g>
      <path
        d="M80 6 95 32H65z"
        fill="var(--amber-soft)"
        stroke="var(--amber)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M80 15v8" stroke="var(--amber)" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="80" cy="27.4" r="1.2" fill="var(--amber)" />
    </svg>
  );
}
