import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import classes from './mark.module.css';

export interface MarkProps {
  /** Filled, dashed, or a dash instead of the icon, so that the kinds differ without colour too. */
  readonly kind: 'full' | 'partial' | 'none';
  readonly icon: ReactNode;
  /** 'Газ: тех. условия' */
  readonly label: string;
}

/** One of a row of small marks; the row can be read as a pattern. */
export function Mark({ kind, icon, label }: MarkProps) {
  return (
    <span className={classes.mark} data-kind={kind} role="img" aria-label={label} title={label}>
      {kind !== 'none' && icon}
    </span>
  );
}

/** A row of marks; always the same marks in the same order. */
export function MarkRow({ children }: { children: ReactNode }) {
  return (
    <Row as="span" display="inline-flex" align="stretch" gap={3} style={{ verticalAlign: 'middle' }}>
      {children}
    </Row>
  );
}
