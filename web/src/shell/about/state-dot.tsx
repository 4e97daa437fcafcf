import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import classes from './about-page.module.css';
import type { StateKind } from './service-words.ts';

/** A state: its shape (full dot, ring, square or thin ring), then its words. */
export function StateDot({ kind, children }: { kind: StateKind; children: ReactNode }) {
  return (
    <Row as="span" display="inline-flex" gap={8} className={classes.state} data-kind={kind}>
      <i className={classes.dot} aria-hidden />
      <span>{children}</span>
    </Row>
  );
}
