import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import classes from './fact-sections.module.css';
import { KeyValues } from './key-values.tsx';

/**
 * Sections of facts in two columns if they fit, scrolled by themselves.
 * @param label their subject
 */
export function FactSections({ label, children }: { label: string; children: ReactNode }) {
  return (
    // Scrolled by keys, too: there may be nothing in it to stand on.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached
    <section className={`${classes.scroller} focus-inside`} aria-label={label} tabIndex={0}>
      <div className={classes.columns}>{children}</div>
    </section>
  );
}

/** A titled section of `KeyValue`s. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mb={24} breakInside="avoid">
      <Box as="h2" mb={4} bdb="line-2" pb={8}>
        {title}
      </Box>
      <KeyValues>{children}</KeyValues>
    </Box>
  );
}
