import type { ReactNode } from 'react';
import { Caption } from '#ui/layout/caption.ts';
import classes from './item-section.module.css';

/** A section of an item's page and of its sheet of the report. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Caption as="h2" size={16} below={4}>
        {title}
      </Caption>
      {children}
    </section>
  );
}
