import type { ReactNode } from 'react';
import { Caption } from '#ui/layout/caption.ts';
import { Row as Line } from '#ui/layout/row.ts';
import classes from './pieces.module.css';

/** One named component of the sheet; twelve columns make a row. */
export function Piece({ name, columns, children }: { name: string; columns: number; children: ReactNode }) {
  return (
    <section className={classes.piece} style={{ gridColumn: `span ${columns}` }}>
      <Caption
        as="h2"
        size={12}
        tone="soft"
        weight="medium"
        below={14}
        rule="bottom-strong"
        style={{ paddingBottom: 6 }}
      >
        {name}
      </Caption>
      {children}
    </section>
  );
}

export function Row({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return (
    <Line wrap gap={isWide ? 16 : 8} below={10}>
      {children}
    </Line>
  );
}
