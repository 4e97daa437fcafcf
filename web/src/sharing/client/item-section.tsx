import type { ReactNode } from 'react';
import { Text } from '#ui/layout/text.ts';
import classes from './item-section.module.css';

/** A section of an item's page and of its sheet of the report. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <Text as="h2" size={16} mb={4}>
        {title}
      </Text>
      {children}
    </section>
  );
}
