import type { Domain } from '@gektar/contract/domain.ts';
import type { Showing, ShownTo } from '@gektar/contract/sharing/disclosures.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects as objectForms } from '@gektar/format/plural.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ExportButton } from '#sharing/export-button.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pagingOf } from '#ui/paging.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import {
  allShownTo,
  type ShowingFilter,
  type ShownToFilter,
  type ShownToKey,
  shownForRequestQuery,
  shownToQuery,
} from './disclosure-data.ts';
import type { NameOf } from './disclosure-kind.ts';
import { showings as showingForms } from './disclosure-words.ts';
import classes from './disclosures.module.css';
import { ChoiceMenu, ShowingFilterMenus } from './showing-filter.tsx';
import { ShowingsTable } from './showings-table.tsx';
import { useShowingsExport } from './use-showings-export.ts';

type Group = ShownTo['requests'][number];

export interface ShownToTabProps {
  readonly customer: ShownToKey;
  readonly nameOf: NameOf;
}

/** 'Что показали': objects of both domains shown to a company with its people, or to a person, by request. */
export function ShownToTab({ customer, nameOf }: ShownToTabProps) {
  const [filter, setFilter] = useState<ShownToFilter>({});
  const { channel, from, domain, requestId } = filter;
  // Without the chosen request, so that the menu offers every request.
  const around = { channel, from, domain };
  const whole = useQuery(shownToQuery(customer, around));
  const chosen = useQuery({ ...shownToQuery(customer, filter), enabled: requestId !== undefined });
  const { data } = requestId === undefined ? whole : chosen;
  const exporting = useShowingsExport({
    title: 'Что показали',
    nameOf,
    findAll: () => allShownTo(customer, filter),
  });
  if (whole.data === undefined || data === undefined) {
    const { error, refetch } = whole.data === undefined ? whole : chosen;
    return error === null ? <Spinner /> : <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  }
  const { land, industrial } = data.counts;
  const isFiltered = [channel, from, domain, requestId].some((part) => part !== undefined);
  if (data.count === 0 && !isFiltered) {
    return (
      <EmptyState picture="blank" title="Ещё ничего не показывали" caption="Здесь будут страницы и файлы подборок." />
    );
  }
  const ofRequests = whole.data.requests.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]));
  return (
    <>
      <div className={classes.bar} data-inner>
        <h2>{formatCountOf(data.count, showingForms)}</h2>
        <Text as="span" size={13} c="mute">
          {[
            data.objectCount > 0 && formatCountOf(data.objectCount, objectForms),
            data.since !== null && `с ${formatDate(data.since)}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <span className="grow" />
        <Segmented<Domain | null>
          aria-label="Область"
          value={domain ?? null}
          onChange={(to) => setFilter({ channel, from, domain: to ?? undefined })}
          options={[
            { value: null, label: 'Все' },
            { value: 'land', label: `Земля ${formatCount(land)}` },
            { value: 'industrial', label: `Склады ${formatCount(industrial)}` },
          ]}
        />
        <ChoiceMenu<string | undefined>
          label="Запрос"
          value={requestId}
          choices={[{ value: undefined, label: 'все' }, ...ofRequests]}
          onChange={(to) => setFilter({ ...around, requestId: to })}
        />
        <ShowingFilterMenus
          filter={filter}
          onChange={(to: ShowingFilter) => setFilter({ ...filter, channel: to.channel, from: to.from })}
        />
        <ExportButton about={exporting} disabled={data.count === 0} />
      </div>
      <div className={classes.groups}>
        {data.requests.length === 0 && (
          <EmptyState
            title="Таких показов нет"
            caption="Попробуйте другой период или другой способ"
            action={{ label: 'Сбросить', onClick: () => setFilter({}) }}
          />
        )}
        {data.requests.map((group) => (
          <RequestShowings
            key={`${group.domain} ${group.id}`}
            {...{ customer, nameOf, group, filter }}
            first={data.showings.filter((showing) => isOf(showing, group))}
            isOnly={requestId !== undefined}
            onShowAll={() => setFilter({ ...around, requestId: group.id ?? undefined })}
          />
        ))}
      </div>
    </>
  );
}

function isOf({ domain, request }: Showing, group: Group): boolean {
  return domain === group.domain && (request?.id ?? null) === group.id;
}

interface RequestShowingsProps extends ShownToTabProps {
  readonly group: Group;
  readonly filter: ShownToFilter;
  /** First showings of the request. */
  readonly first: readonly Showing[];
  /** The only chosen request: all of its showings are listed, in pages. */
  readonly isOnly: boolean;
  readonly onShowAll: () => void;
}

const domainWords = { land: 'земля', industrial: 'склады' } as const;

/** What was shown for one request. */
function RequestShowings({ customer, nameOf, group, filter, first, isOnly, onShowAll }: RequestShowingsProps) {
  const all = useInfiniteQuery({ ...shownForRequestQuery(customer, filter), enabled: isOnly });
  const pages = isOnly ? all.data?.pages.map(({ showings }) => showings) : undefined;
  const shown = pages?.flat() ?? first;
  const paging = pagingOf({ ...all, data: pages && { pages } }, { total: group.count });
  const employee = group.employeeId === null ? undefined : nameOf(group.employeeId);
  return (
    <section data-domain={group.domain} aria-label={`${group.name}, ${domainWords[group.domain]}`}>
      <header>
        <h2>{group.name}</h2>
        <Text as="span" size={13} c="mute">
          {[
            domainWords[group.domain],
            group.isThere ? employee : 'запрос удалён',
            `последний показ ${formatDate(group.lastDateTime)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <span className="grow" />
        {!isOnly && group.count > first.length && (
          <LinkButton onClick={onShowAll}>Показать все {formatCount(group.count)}</LinkButton>
        )}
      </header>
      <div className={classes.boxed}>
        <ShowingsTable
          label={`Показы по запросу ${group.name}`}
          domain={group.domain}
          showings={shown}
          nameOf={nameOf}
          columns="objects"
        />
        {pages && paging.onEndReached && (
          <LoadMore
            key={shown.length}
            onReached={paging.onEndReached}
            isLoading={paging.isLoadingMore}
            failure={paging.failure}
          />
        )}
      </div>
    </section>
  );
}
