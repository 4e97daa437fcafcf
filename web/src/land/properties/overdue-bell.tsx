import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { daysBetween, today } from '#format/date.ts';
import { formatQuantity } from '#format/number.ts';
import { days, formatCountOf } from '#format/plural.ts';
import { FailedState } from '#ui/empty-state.tsx';
import { Floating } from '#ui/floating.tsx';
import { LoadMore } from '#ui/load-more.tsx';
import { Spinner } from '#ui/spinner.tsx';
import classes from './overdue-bell.module.css';
import { overdueCountQuery, overdueQuery } from './property-data.ts';

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

function OverdueList({ total, onLeave }: { total: number; onLeave: () => void }) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    overdueQuery(total),
  );
  const { data: settings } = useQuery(settingsQuery);
  const properties = data?.pages.flat() ?? [];
  return (
    <section aria-label="Просроченные объекты">
      <h2 className={classes.title}>Пора актуализировать</h2>
      <div className={classes.list}>
        {isPending && <Spinner />}
        {isError && <FailedState onRetry={() => void refetch()} />}
        {data && properties.length === 0 && (
          <p className={classes.none}>
            Все объекты актуализированы за последние {formatCountOf(settings?.overdueDays ?? 30, days)}
          </p>
        )}
        {properties.map((property) => (
          <Link
            key={property.id}
            to="/land/property/$id"
            params={{ id: property.id }}
            className={classes.item ?? ''}
            onClick={onLeave}
          >
            <span className={classes.number}>{property.cadastralNumbers[0]}</span>
            <span className={classes.days}>
              {formatCountOf(daysBetween(property.actualizationDateTime ?? property.dateTimeCreated, today()), days)}
            </span>
            <span className={classes.about}>
              {property.region.name}, {formatQuantity(property.area, 'га')}
            </span>
          </Link>
        ))}
        {hasNextPage && <LoadMore onReached={() => void fetchNextPage()} isLoading={isFetchingNextPage} />}
      </div>
    </section>
  );
}
