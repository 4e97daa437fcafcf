import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { daysBetween, today } from '@gektar/format/date.ts';
import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { days, formatCountOf } from '@gektar/format/plural.ts';
import { IconRefresh } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { pagingOf } from '#ui/paging.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './overdue-list.module.css';
import { ownOverdueQuestion } from './overdue-question.ts';
import type { usePropertyBulk } from './property-bulk.ts';
import { keepProperty, overdueQuery, ownOverdueQuery, propertyActions } from './property-data.ts';

export interface OverdueListProps {
  readonly total: number;
  readonly onLeave: () => void;
  readonly actions: ReturnType<typeof usePropertyBulk>;
  /** Closes the panel for a question, and opens it again. */
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What waits to be actualized, the longest forgotten first, ten at a time until the total is reached (1§2, 1§9). */
export function OverdueList({ total, onLeave, actions, onOpenChange }: OverdueListProps) {
  const client = useQueryClient();
  const list = useInfiniteQuery(overdueQuery(total));
  const { data, isPending, isError, refetch } = list;
  const { onEndReached, isLoadingMore, failure } = pagingOf(list);
  const { data: settings } = useQuery(settingsQuery);
  const { data: own = [] } = useQuery(ownOverdueQuery);
  const properties = data?.pages.flat() ?? [];

  /** Those that the signed-in employee is responsible for (N-05). */
  async function askAndActualizeOwn() {
    try {
      const ids = await client.fetchQuery(ownOverdueQuery);
      // The panel would lie over the question; it comes back with the progress.
      onOpenChange(false);
      const isWanted = await confirm(ownOverdueQuestion(ids.length));
      if (!isWanted || ids.length === 0) return;
      onOpenChange(true);
      await actions.run('actualize', ids);
    } catch (error) {
      showError('Не удалось обновить объект', failureText(error));
    }
  }

  return (
    <section aria-label="Просроченные объекты">
      <Row align="baseline" justify="space-between" gap={12} fz={13} p="12px 16px 8px">
        <Text as="h2" fz={13}>
          Давно не проверяли
        </Text>
        {!actions.running && own.length > 0 && properties.length > 1 && (
          <LinkButton onClick={() => void askAndActualizeOwn()}>
            Актуализировать все мои: {formatCount(own.length)}
          </LinkButton>
        )}
      </Row>
      {actions.running && (
        <Box p="0 16px 12px">
          <ProgressBar {...actions.running} onCancel={actions.stop} />
        </Box>
      )}
      <Box bdt="line" mah={420} overflowY="auto">
        {isPending && <Spinner />}
        {isError && !data && <FailedState onRetry={() => void refetch()} />}
        {data && properties.length === 0 && (
          <Text fz={13} c="mute" p={16}>
            Все объекты актуализированы за последние {formatCountOf(settings?.overdueDays ?? 30, days)}
          </Text>
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
    <Stack bdb="line" columns="minmax(0, 1fr) auto" align="center" pe={8} className={classes.line}>
      <Link
        to="/land/property/$id"
        params={{ id: property.id }}
        className={`${classes.item} focus-inside`}
        onClick={onLeave}
      >
        <Text as="span" truncate fw={500}>
          {number}
        </Text>
        <Text as="span" c="amber">
          {formatCountOf(daysBetween(property.actualizationDateTime ?? property.dateTimeCreated, today()), days)}
        </Text>
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
