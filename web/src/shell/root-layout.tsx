import { Outlet } from '@tanstack/react-router';
import { DemoBanner } from './demo-banner.tsx';
import { DocumentHead } from './document-head.tsx';
import classes from './root-layout.module.css';

/** Around every page: title and icon of the tab, and in a demonstration base a quiet line that says so. */
export function RootLayout() {
  return (
    <div className={classes.app}>
      <DocumentHead />
      <DemoBanner />
      <Outlet />
    </div>
  );
}
