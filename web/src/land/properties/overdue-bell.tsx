import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Floating } from '#ui/floating.tsx';
import classes from './overdue-bell.module.css';
import { OverdueList } from './overdue-list.tsx';
import { overdueCountQuery } from './property-data.ts';

/** Refreshed now and then: colleagues actualize too. */
const REFRESH_MS = 60_000;

/** How many objects nobody actualized in time, and which (1§2, D-06). */
export function OverdueBell() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: count = 0 } = useQuery({ ...overdueCountQuery, refetchInterval: REFRESH_MS });
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
          className={classes.bell}
          data-wide={count > 99 || undefined}
          aria-label={`Просроченные объекты: ${count}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconBell size={18} stroke={1.6} aria-hidden="true" />
          {count > 0 && <span className={classes.badge}>{count > 999 ? '999+' : count}</span>}
        </button>
      }
    >
      {isOpen && <OverdueList total={count} onLeave={() => setIsOpen(false)} />}
    </Floating>
  );
}
