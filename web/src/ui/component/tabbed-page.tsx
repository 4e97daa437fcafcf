import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';

export interface TabbedPageProps {
  readonly crumbs: ReactNode;
  readonly head: ReactNode;
  readonly tabs: ReactNode;
  /** Content of the chosen tab; the child route by default. */
  readonly children?: ReactNode;
}

/** A page whose head and tabs stay above the content of the current tab. */
export function TabbedPage({ crumbs, head, tabs, children = <Outlet /> }: TabbedPageProps) {
  return (
    <Stack pane="still" as="main" display="flex" flex={1}>
      <Stack columns="minmax(0, 1fr)" gap={8} p="12px var(--gutter) 8px" flex="none">
        {crumbs}
        {head}
      </Stack>
      {tabs}
      <Stack pane="still" bg="surface" display="flex" flex={1}>
        {children}
      </Stack>
    </Stack>
  );
}

/** Shown instead of a `TabbedPage`: loading, missing or failed. */
export function InsteadOfPage({ crumbs, children }: { crumbs?: ReactNode; children: ReactNode }) {
  return (
    <Box as="main" flex={1} p="12px var(--s6)">
      {crumbs}
      {children}
    </Box>
  );
}
