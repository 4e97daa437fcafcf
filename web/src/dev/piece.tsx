import type { ReactNode } from 'react';
import classes from './pieces.module.css';

/** One named component of the sheet; twelve columns make a row. */
export function Piece({ name, columns, children }: { name: string; columns: number; children: ReactNode }) {
  return (
    <section className={classes.piece} style={{ gridColumn: `span ${columns}` }}>
      <h2 className={classes.name}>{name}</h2>
      {children}
    </section>
  );
}

export function Row({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? `${classes.row} ${classes.wide}` : classes.row}>{children}</div>;
}
