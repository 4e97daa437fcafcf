import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { barTool } from '#ui/button/bar-badge.tsx';
import { icon18 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const OfficeBell = lazyPart(() => import('./office-bell.tsx'));

/** The bell outside the domains. The data of both domains are loaded after the page; an icon reserves its space. */
export function LateOfficeBell() {
  return (
    <Suspense
      fallback={
        <span {...barTool(0)} aria-hidden="true">
          <IconBell {...icon18} />
        </span>
      }
    >
      <OfficeBell />
    </Suspense>
  );
}
