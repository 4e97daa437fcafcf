import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { daysBetween, today } from '@gektar/format/date.ts';
import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { days, formatCountOf } from '@gektar/format/plural.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { settingsQuery } from '#api/settings-data.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import { pagingOf } from '#ui/paging.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './overdue-list.module.css';
import type { usePropertyBulk } from './property-bulk.ts';
import { keepProperty, overdueQuery, ownOverdueQuery, propertyActions } from './property-data.ts';

export interface OverdueListProps {
  readonly total: number;
  readonly onLeave: () => void;
  readonly actions: Pick<ReturnType<typeof usePropertyBulk>, 'running' | 'stop'>;
  /** Those that the signed-in employee is responsible for (N-05). */
  readonly onActualizeOwn: () => void;
}

/** Overdue objects, the oldest confirmation first, ten at a time until the total is reached (1§2, 1§9). */
export function OverdueList({ total, onLeave, actions, onActualizeOwn }: OverdueListProps) {
  const list = useInfiniteQuery(overdueQuery(total));
  const { data, isPending, isError, refetch } = list;
  const { onEndReached, isLoadingMore, failure } = pagingOf(list);
  const { data: settings } = useQuery(settingsQuery);
  const { data: own = [] } = useQuery(ownOverdueQuery);
  const properties = data?.pages.flat() ?? [];
  return (
    <section aria-label="Просроченные объекты">
      <Row align="baseline" justify="between" gap={12} size={13} isOnLine pad="12px 16px 8px">
        <Caption as="h2" size={13} isOnLine>
          Давно не проверяли
        </Caption>
        {!actions.running && own.length > 0 && properties.length > 1 && (
          <LinkButton onClick={onActualizeOwn}>Актуализировать все мои: {formatCount(own.length)}</LinkButton>
        )}
      </Row>
      {actions.running && (
        <Box pad="0 16px 12px">
          <ProgressBar {...actions.running} onCancel={actions.stop} />
        </Box>
      )}
      <Box rule="top" style={{ maxHeight: 420, overflowY: 'auto' }}>
        {isPending && <Spinner />}
        {isError && !data && <FailedState onRetry={() => void refetch()} />}
        {data && properties.length === 0 && (
          <Caption size={13} isOnLine tone="mute" pad={16}>
            Все объекты актуализированы за последние {formatCountOf(settings?.overdueDays ?? 30, days)}
          </Caption>
        )}
        {properties.map((property) => (
          <OverdueLine key={property.id} property={property} onLeave={onLeave} />
        ))}
        {onEndReached && <LoadMore onReached={onEndReached} isLoading={isLoadingMore} failure={failure} />}
      </Box>
    </section>
  );
}

/** An overdue object, its days since confirmation, and a button to confirm it without leaving the page. */
function OverdueLine({ property, onLeave }: { property: PropertyRow; onLeave: () => void }) {
  const client = useQueryClient();
  const actualize = useAction({
    run: () => propertyActions.actualize(property.id),
    done: 'Объект актуализирован',
    failed: 'Не удалось обновить объект',
    // Waits until the list is refetched: the line could otherwise be pressed again.
    keep: (actual) => keepProperty(client, actual),
  });
  const [number] = property.cadastralNumbers;
  return (
    <Stack rule="bottom" columns="minmax(0, 1fr) auto" align="center" className={classes.line}>
      <Link
        to="/land/property/$id"
        params={{ id: property.id }}
        className={`${classes.item} focus-inside`}
        onClick={onLeave}
      >
        <Truncate weight="medium">{number}</Truncate>
        <Caption as="span" tone="amber">
          {formatCountOf(daysBetween(property.actualizationDateTime ?? property.dateTimeCreated, today()), days)}
        </Caption>
        <span className="all-columns mute">
          {property.region.name}, {formatQuantity(property.area, 'га')}
        </span>
      </Link>
      <IconButton
        label={`Актуализировать: ${number}`}
        icon={<IconRefresh {...icon16} />}
        variant="subtle"
        isLoading={actualize.isPending}
        onClick={() => actualize.mutate()}
      />
    </Stack>
  );
}
