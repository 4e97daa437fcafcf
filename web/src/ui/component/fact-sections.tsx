import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import classes from './fact-sections.module.css';
import { useFoldedFacts } from './folded-facts.tsx';
import { KeyValues } from './key-values.tsx';
import { Scroller } from './scroller.tsx';

export interface FactSectionsProps {
  /** Accessible name of the sections. */
  readonly label: string;
  /** Content below the sections, never folded. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** Sections of facts, in two columns if they fit, inside an element with its own scrollbar. */
export function FactSections({ label, after, children }: FactSectionsProps) {
  const { ref, className, button } = useFoldedFacts();
  return (
    <Scroller className={`${classes.scroller} focus-inside`} aria-label={label}>
      <Box ref={ref} className={`${classes.columns} ${className}`}>
        {children}
        {button}
        {after}
      </Box>
    </Scroller>
  );
}

/** A titled section of `KeyValue`s. */
export function FactSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mb={24} breakInside="avoid" data-facts>
      <Box as="h2" mb={4} bdb="line-2" pb={8}>
        {title}
      </Box>
      <KeyValues>{children}</KeyValues>
    </Box>
  );
}
