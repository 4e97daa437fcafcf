/** Our illustrations in one style: a folded sheet of land with a survey outline. */

const frame = { width: 168, height: 112, viewBox: '0 0 168 112', fill: 'none' } as const;

function Sheet() {
  return (
    <>
      <path
        d="M8 82 48 60l38 12 40-20 34 18-38 28-62 8z"
        fill="var(--sunken)"
        stroke="var(--line-2)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="m48 60 12 46M86 72l36 26M126 52 86 72" stroke="var(--line-2)" strokeWidth="1.2" />
    </>
  );
}

function Corner({ x, y, colour = 'var(--accent)' }: { x: number; y: number; colour?: string }) {
  return <rect x={x - 3} y={y - 3} width="6" height="6" fill="var(--surface)" stroke={colour} strokeWidth="1.6" />;
}

/** A surveyor's flag over a dashed plot: no plot found. */
export function NoPlotFound() {
  return (
    <svg {...frame} aria-hidden="true">
      <Sheet />
      <path
        d="m54 66 34 8 24 16-46 10z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
      <Corner x={54} y={66} />
      <Corner x={88} y={74} />
      <Corner x={112} y={90} />
      <Corner x={66} y={100} />
      <path d="M86 14v68" stroke="var(--text-2)" strokeWidth="2" strokeLinecap="round" />
      <path d="M86 15h34l-9 9 9 9H86z" fill="var(--accent)" />
      <path
        d="m73 101 13-29 13 23"
        stroke="var(--text-2)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** A surveyor's flag over a dashed warehouse: no warehouse found. */
export function NoWarehouseFound() {
  return (
    <svg {...frame} aria-hidden="true">
      <Sheet />
      <path
        d="M44 70 84 54l44 14v18l-44 12-40-14z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="1.8"
        strokeDasharray="5 4"
        strokeLinejoin="round"
      />
      <path d="m44 70 40 13 44-15M84 83v15" stroke="var(--accent)" strokeWidth="1.4" strokeDasharray="5 4" />
      <Corner x={44} y={70} />
      <Corner x={84} y={54} />
      <Corner x={128} y={68} />
      <Corner x={84} y={98} />
      <path d="M84 12v42" stroke="var(--text-2)" strokeWidth="2" strokeLinecap="round" />
      <path d="M84 13h34l-9 9 9 9H84z" fill="var(--accent)" />
    </svg>
  );
}

/** A sheet with a first corner and a pencil: nothing created yet. */
export function BlankPlot() {
  return (
    <svg {...frame} aria-hidden="true">
      <Sheet />
      <path d="m58 70 28 7" stroke="var(--accent)" strokeWidth="1.8" strokeLinecap="round" />
      <path d="m86 77 26 13-44 10-10-30" stroke="var(--line-2)" strokeWidth="1.6" strokeDasharray="2 4" />
      <Corner x={58} y={70} />
      <path
        d="m86 77 4-13 36-36a6.4 6.4 0 0 1 9 9L99 73z"
        fill="var(--surface)"
        stroke="var(--text-2)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="m119 35 9 9M90 64l9 9" stroke="var(--text-2)" strokeWidth="1.6" />
    </svg>
  );
}

/** A torn outline: could not be loaded. */
export function BrokenPlan() {
  return (
    <svg {...frame} aria-hidden="true">
      <Sheet />
      <path
        d="m76 52-22 14 12 34 16-4"
        stroke="var(--danger)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m94 46 24 14-4 30-16 4"
        stroke="var(--danger)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Corner x={54} y={66} colour="var(--danger)" />
      <Corner x={66} y={100} colour="var(--danger)" />
      <Corner x={118} y={60} colour="var(--danger)" />
      <Corner x={114} y={90} colour="var(--danger)" />
      <path
        d="m88 20-6 16 9 4-5 16 7 6-4 18"
        stroke="var(--text-2)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The sun over surveyed plots: nothing to do today. */
export function Morning() {
  return (
    <svg width="220" height="116" viewBox="0 0 220 116" fill="none" strokeLinejoin="round" aria-hidden="true">
      <circle cx="120" cy="50" r="17" stroke="var(--text-3)" strokeWidth="1.6" fill="var(--accent-soft)" />
      <path
        d="M120 22v-6M94 33l-4-4M146 33l4-4M86 56h-6M154 56h6"
        stroke="var(--text-3)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M14 84 82 60l58 10 66-22v48H14z" fill="var(--page)" />
      <path
        d="M14 84 82 60l58 10 66-22-18 46-174 8zM82 60l-12 39M140 70l8 27"
        stroke="var(--text-2)"
        strokeWidth="1.6"
        fill="var(--accent-soft)"
      />
      <path
        d="M10.5 80.5h7v7h-7zM78.5 56.5h7v7h-7zM136.5 66.5h7v7h-7zM202.5 44.5h7v7h-7zM184.5 90.5h7v7h-7zM10.5 98.5h7v7h-7z"
        fill="var(--text-2)"
      />
    </svg>
  );
}
