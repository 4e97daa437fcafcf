import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import type { BulkRunning } from '#ui/bulk/bulk-actions.ts';
import { BarBadge, barTool } from '#ui/button/bar-badge.tsx';
import { Floating } from '#ui/menu/floating.tsx';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { OverdueQueries } from './overdue-queries.ts';

/** Refresh interval (ms): colleagues confirm objects too. */
const REFRESH_MS = 60_000;

/** Confirms many objects; continues while the panel is closed. */
export interface OverdueBulk {
  readonly running: BulkRunning | undefined;
  readonly stop: () => void;
  readonly run: (ids: readonly string[]) => Promise<unknown>;
}

export interface OverduePanelProps {
  /** Number of the caller's own overdue objects. */
  readonly ownCount: number;
  readonly bulk: OverdueBulk;
  readonly onLeave: () => void;
  /** Closes the panel before the confirmation dialog, and reopens it once the user has confirmed. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface OverdueBellProps {
  /** 'Просроченные объекты' */
  readonly label: string;
  readonly queries: Pick<OverdueQueries<unknown>, 'count'>;
  readonly bulk: OverdueBulk;
  readonly Panel: ComponentType<OverduePanelProps>;
  /** Preloads the panel. */
  readonly load: () => Promise<unknown>;
}

/** Bell with the number of the caller's own overdue objects; opens the list of all (1§2, D-06, N-05). */
export function OverdueBell({ label, queries, bulk, Panel, load }: OverdueBellProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: count = 0 } = useQuery({ ...queries.count('own'), refetchInterval: REFRESH_MS });
  useFetchedSoon(load);
  return (
    <Floating
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={360}
      label={label}
      isBare
      target={
        <button
          type="button"
          {...barTool(count)}
          aria-label={`${label}: ${count}`}
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
          <Panel ownCount={count} bulk={bulk} onLeave={() => setIsOpen(false)} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </Floating>
  );
}
