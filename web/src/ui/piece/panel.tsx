import type { ReactNode } from 'react';
import classes from './panel.module.css';

/** A white field on the warm page, held by a line, not by a shadow. Never one inside another. */
export function Panel({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <section className={className ? `${classes.panel} ${className}` : classes.panel}>{children}</section>;
}
