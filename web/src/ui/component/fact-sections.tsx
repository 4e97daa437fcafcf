import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import classes from './fact-sections.module.css';
import { KeyValues } from './key-values.tsx';
import { Scroller } from './scroller.tsx';

/** Sections of facts in two columns if they fit; they scroll by themselves. @param label what the facts are about */
export function FactSections({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller className={`${classes.scroller} focus-inside`} aria-label={label}>
      <div className={classes.columns}>{children}</div>
    </Scroller>
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
