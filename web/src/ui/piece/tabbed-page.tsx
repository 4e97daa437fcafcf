import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.ts';
import classes from './tabbed-page.module.css';

export interface TabbedPageProps {
  readonly crumbs: ReactNode;
  readonly head: ReactNode;
  readonly tabs: ReactNode;
}

/** A page whose head and tabs stay above the tab that the address shows. */
export function TabbedPage({ crumbs, head, tabs }: TabbedPageProps) {
  return (
    <Stack pane="still" as="main" isFlex grow>
      <Stack columns="minmax(0, 1fr)" gap={8} pad="12px var(--gutter) 8px" isFirm>
        {crumbs}
        {head}
      </Stack>
      {tabs}
      <Stack pane="still" isFlex grow className={classes.tab}>
        <Outlet />
      </Stack>
    </Stack>
  );
}

/** In place of such a page: it is loaded, missing or failed. */
export function InsteadOfPage({ crumbs, children }: { crumbs?: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.instead}>
      {crumbs}
      {children}
    </main>
  );
}
