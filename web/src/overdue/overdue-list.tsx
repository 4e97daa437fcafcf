import { formatCount } from '@gektar/format/number.ts';
import { IconRefresh } from '@tabler/icons-react';
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import type { Question } from '#ui/dialog/question.ts';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pagingOf } from '#ui/paging.ts';
import { showError } from '#ui/toast/toast.tsx';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { OverduePanelProps } from './overdue-area.ts';
import classes from './overdue-list.module.css';
import { type OverdueQueries, reloadOverdue, type Scope } from './overdue-queries.ts';

/** Texts of an overdue object in the panel. */
export interface OverdueLine {
  readonly name: string;
  readonly link: Pick<LinkProps, 'to' | 'params'>;
  /** How long it has been overdue: '16 дней'. */
  readonly late: string;
  readonly note: string;
}

/** Overdue objects of one kind. */
export interface OverdueKind<Row extends { readonly id: string }> {
  readonly label: string;
  readonly queries: OverdueQueries<Row>;
  readonly lineOf: (row: Row) => OverdueLine;
  /** Confirms one object, with toasts. */
  readonly actualize: {
    readonly run: (id: string) => Promise<unknown>;
    readonly done: string;
    readonly failed: string;
    /** Refetches everything that shows the object; awaited, so that its button cannot be pressed again meanwhile. */
    readonly refresh: (client: QueryClient, id: string) => Promise<unknown>;
  };
  /** Question before all of the signed-in employee's own objects are confirmed. */
  readonly question: (count: number) => Question;
  /** Text of an empty list. */
  readonly nothing: (scope: Scope) => string;
  /** The list of the entity with a filter that finds the same objects; undefined until it is known. */
  readonly tableOf: (scope: Scope) => Pick<LinkProps, 'to' | 'search'> | undefined;
}

/**
 * Objects that wait to be confirmed, longest overdue first, ten at a time until the total is reached (1§2, 1§9): the
 * signed-in employee's own, which can be confirmed all at once, or those of the whole office (N-05).
 */
export function OverdueList<Row extends { readonly id: string }>({
  kind,
  ownCount,
  bulk,
  title,
  onLeave,
  onOpenChange,
}: OverduePanelProps & { readonly kind: OverdueKind<Row> }) {
  const { queries } = kind;
  const client = useQueryClient();
  const [scope, setScope] = useState<Scope>(ownCount > 0 ? 'own' : 'all');
  const { data: allCount } = useQuery(queries.count('all'));
  const total = scope === 'own' ? ownCount : (allCount ?? 0);
  const list = useInfiniteQuery(queries.list(scope, total));
  const { data, isPending, isError, refetch } = list;
  const { onEndReached, isLoadingMore, failure } = pagingOf(list);
  const rows = data?.pages.flat() ?? [];

  async function askAndActualizeOwn() {
    try {
      const ids = await client.fetchQuery(queries.ownIds());
      // Closed because the panel would cover the dialog; reopened with the progress.
      onOpenChange(false);
      const isWanted = await confirm(kind.question(ids.length));
      if (!isWanted || ids.length === 0) return;
      onOpenChange(true);
      await bulk.run(ids);
      await reloadOverdue(client);
    } catch (error) {
      showError(kind.actualize.failed, failureText(error));
    }
  }

  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${formatCount(count)}`;
  const table = total > 0 ? kind.tableOf(scope) : undefined;
  return (
    <div className={classes.list}>
      <section aria-label={kind.label}>
        <Row align="center" justify="space-between" gap={12} fz={13} p="10px 16px 8px">
          <Text as="h2" fz={13}>
            {title}{' '}
            {ownCount > 0 && (
              <Text as="span" c="amber">
                {formatCount(ownCount)}
              </Text>
            )}
          </Text>
          <Segmented<Scope>
            value={scope}
            onChange={setScope}
            aria-label="Чьи"
            options={[
              { value: 'own', label: counted('Мои', ownCount) },
              { value: 'all', label: counted('Отдела', allCount) },
            ]}
          />
        </Row>
        {bulk.running ? (
          <Box p="0 16px 12px">
            <ProgressBar {...bulk.running} onCancel={bulk.stop} />
          </Box>
        ) : (
          scope === 'own' &&
          ownCount > 1 && (
            <Box p="0 16px 8px" fz={13}>
              <LinkButton onClick={() => void askAndActualizeOwn()}>
                Актуализировать все мои: {formatCount(ownCount)}
              </LinkButton>
            </Box>
          )
        )}
        <Box bdt="line" mah={420} overflowY="auto">
          {isPending && <Spinner />}
          {isError && !data && <FailedState onRetry={() => void refetch()} />}
          {data && rows.length === 0 && (
            <Text fz={13} c="mute" p={16}>
              {kind.nothing(scope)}
            </Text>
          )}
          {rows.map((row) => (
            <Line key={row.id} id={row.id} {...kind.lineOf(row)} actualize={kind.actualize} onLeave={onLeave} />
          ))}
          {onEndReached && <LoadMore onReached={onEndReached} isLoading={isLoadingMore} failure={failure} />}
        </Box>
      </section>
      {table && (
        <div className={classes.foot}>
          <Link {...table} className={linkClass} onClick={onLeave}>
            {total === 1 ? 'Открыть в таблице' : `Все ${formatCount(total)} в таблице`}
          </Link>
        </div>
      )}
    </div>
  );
}

interface LineProps extends OverdueLine {
  readonly id: string;
  readonly actualize: OverdueKind<never>['actualize'];
  readonly onLeave: () => void;
}

/** An overdue object, how long it has been overdue, and a button that confirms it without leaving the page. */
function Line({ id, name, link, late, note, actualize, onLeave }: LineProps) {
  const client = useQueryClient();
  const { run, done, failed, refresh } = actualize;
  const action = useAction({
    run: () => run(id),
    done,
    failed,
    keep: () => Promise.all([refresh(client, id), reloadOverdue(client)]),
  });
  return (
    <Stack bdb="line" columns="minmax(0, 1fr) auto" align="center" pe={8} className={classes.line}>
      <Link {...link} className={`${classes.item} focus-inside`} onClick={onLeave}>
        <Text as="span" truncate fw={500}>
          {name}
        </Text>
        <Text as="span" c="amber">
          {late}
        </Text>
        <span className="all-columns mute">{note}</span>
      </Link>
      <IconButton
        label={`Актуализировать: ${name}`}
        icon={<IconRefresh {...icon16} />}
        variant="subtle"
        isLoading={action.isPending}
        onClick={() => action.mutate()}
      />
    </Stack>
  );
}
