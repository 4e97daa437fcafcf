import type { ReactNode } from 'react';
import { Scroller } from '#ui/component/scroller.tsx';
import { Box } from '#ui/layout/box.ts';
import classes from './request-tab-pane.module.css';

/** Scrolling content of a tab on a request's page. */
export function RequestTabPane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Scroller className={`${classes.pane} focus-inside`} aria-label={label}>
      <Box p="16px var(--gutter) 40px">{children}</Box>
    </Scroller>
  );
}
