import { Outlet } from '@tanstack/react-router';
import { LandContactDialogPlace } from '#land/contacts/land-contact-dialog-place.tsx';
import classes from './land-layout.module.css';
import { PageFoot } from './page-foot.tsx';
import { TopBar } from './top-bar.tsx';

/** The land domain: its bar, and below it the page, which takes the rest of the window. */
export function LandLayout() {
  return (
    <>
      <TopBar />
      <div className={classes.page}>
        <Outlet />
      </div>
      <PageFoot isCompact />
      <LandContactDialogPlace />
    </>
  );
}
