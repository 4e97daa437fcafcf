import { Outlet } from '@tanstack/react-router';
import { LandContactDialogPlace } from '#land/contacts/land-contact-dialog-place.tsx';
import { Stack } from '#ui/layout/stack.ts';
import classes from './land-layout.module.css';
import { PageFoot } from './page-foot.tsx';
import { TopBar } from './top-bar.tsx';

/** The land domain: its bar, and below it the page, which takes the rest of the window. */
export function LandLayout() {
  return (
    <>
      <TopBar />
      <Stack isFlex grow className={classes.page}>
        <Outlet />
      </Stack>
      <PageFoot isCompact />
      <LandContactDialogPlace />
    </>
  );
}
