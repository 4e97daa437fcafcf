import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { OverdueArea } from '#overdue/overdue-area.ts';
import { BarBadge, barTool } from '#ui/button/bar-badge.tsx';
import { icon18 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { useIsLaptop } from '#ui/use-media.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './bell.module.css';
import { notificationCountQuery } from './notification-count.ts';

/** Width of the panel in px: two columns, or two tabs on a screen narrower than a laptop. */
const WIDTHS = { columns: 820, tabs: 460 } as const;

const load = () => import('./bell-panel.tsx');
const Panel = lazyPart(load);

/**
 * Bell with the number of unread notifications. An amber dot shows that objects are overdue; their number is in the
 * name of the button and in the panel. Without unread notifications, the badge shows the number of overdue objects
 * (1§2, D-06, N-05).
 */
export function Bell({ areas }: { readonly areas: readonly OverdueArea[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasColumns = useIsLaptop();
  const { data: { unreadCount } = { unreadCount: 0 } } = useQuery(notificationCountQuery);
  const overdueCount = areas.reduce((sum, { ownCount }) => sum + ownCount, 0);
  useFetchedSoon(load);
  const names = areas.map(({ label, ownCount }) => `${label}: ${ownCount}`);
  return (
    <Floating
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={hasColumns ? WIDTHS.columns : WIDTHS.tabs}
      label="Уведомления"
      className={classes.panel}
      isBare
      target={
        <button
          type="button"
          {...barTool(unreadCount || overdueCount)}
          aria-label={[`Уведомления: ${unreadCount}`, ...names].join('. ')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconBell {...icon18} />
          {unreadCount > 0 ? <BarBadge count={unreadCount} /> : <BarBadge count={overdueCount} isDue />}
          {unreadCount > 0 && overdueCount > 0 && <span className={classes.due} />}
        </button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <Panel
            areas={areas}
            unreadCount={unreadCount}
            hasColumns={hasColumns}
            onLeave={() => setIsOpen(false)}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </Floating>
  );
}
