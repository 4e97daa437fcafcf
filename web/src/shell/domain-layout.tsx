import { Outlet } from '@tanstack/react-router';
import { Stack } from '#ui/layout/stack.ts';
import classes from './domain-layout.module.css';
import type { DomainPage } from './domain-page.ts';
import { PageFoot } from './page-foot.tsx';
import { TopBar } from './top-bar.tsx';

/** Layout of a domain: its bar, and the page, which fills the rest of the window. */
export function DomainLayout(page: DomainPage) {
  return (
    <>
      <TopBar {...page} />
      <Stack pane="scroll" display="flex" flex={1} className={classes.page}>
        <Outlet />
      </Stack>
      <PageFoot isCompact />
      {page.Dialogs && <page.Dialogs />}
    </>
  );
}
