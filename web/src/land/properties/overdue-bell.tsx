import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { BarBadge, barTool } from '#ui/button/bar-badge.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { usePropertyBulk } from './property-bulk.ts';
import { overdueCountQuery } from './property-data.ts';

const loadList = async () => ({ default: (await import('./overdue-list.tsx')).OverdueList });
const OverdueList = lazyPart(loadList);

/** Refreshed regularly: colleagues actualize, too. */
const REFRESH_MS = 60_000;

/** Number and list of overdue objects (1§2, D-06). */
export function OverdueBell() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: count = 0 } = useQuery({ ...overdueCountQuery, refetchInterval: REFRESH_MS });
  const actions = usePropertyBulk();
  useFetchedSoon(loadList);
  return (
    <Floating
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={360}
      label="Просроченные объекты"
      isBare
      target={
        <button
          type="button"
          {...barTool(count)}
          aria-label={`Просроченные объекты: ${count}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconBell size={18} stroke={1.6} aria-hidden="true" />
          <BarBadge count={count} isDue />
        </button>
      }
    >
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <OverdueList total={count} onLeave={() => setIsOpen(false)} actions={actions} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </Floating>
  );
}
