/** Pictures of the domains on the front page: outlines with survey corners. */

const frame = { width: 200, height: 110, viewBox: '0 0 200 110', fill: 'none', strokeLinejoin: 'round' } as const;

function Corners({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  return <path d={at.map(([x, y]) => `M${x - 3.5} ${y - 3.5}h7v7h-7z`).join('')} fill="var(--accent)" />;
}

/** Two plots side by side. */
export function PlotsPicture() {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M14 78 66 44l52 18 60-26 12 40-68 26-60-14z" fill="var(--accent-soft)" />
      <path
        d="M14 78 66 44l52 18 60-26 12 40-68 26-60-14zM66 44l-4 44M118 62l4 40"
        stroke="var(--accent)"
        strokeWidth="1.6"
      />
      <Corners
        at={[
          [14, 78],
          [66, 44],
          [118, 62],
          [178, 36],
          [190, 76],
          [122, 102],
          [62, 88],
        ]}
      />
    </svg>
  );
}

/** A warehouse with the doors of its docks. */
export function WarehousePicture() {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M16 48 92 22l92 26v38l-92 18-76-24z" fill="var(--accent-soft)" />
      <path d="M16 48 92 22l92 26-92 22zM16 48v32l76 24V70M184 48v38l-92 18" stroke="var(--accent)" strokeWidth="1.6" />
      <path
        d="M35 86V54M54 92V60M73 98V64M115 99V65M138 95V59M161 90V54"
        stroke="var(--accent)"
        strokeWidth="1.1"
        opacity="0.5"
      />
      <Corners
        at={[
          [16, 48],
          [92, 22],
          [184, 48],
          [92, 70],
          [16, 80],
          [92, 104],
          [184, 86],
        ]}
      />
    </svg>
  );
}
