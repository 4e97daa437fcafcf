import type { Showing } from '@gektar/contract/sharing/disclosures.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { ExportButton } from '#sharing/export-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pagingOf } from '#ui/paging.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { allShowings, type ShowingFilter, type ShowingOrder, showingsQuery } from './disclosure-data.ts';
import type { DisclosureKind, NameOf } from './disclosure-kind.ts';
import { comparedText, reachText, showings as showingForms } from './disclosure-words.ts';
import classes from './disclosures.module.css';
import { ShowingFilterMenus } from './showing-filter.tsx';
import { ShowingsTable } from './showings-table.tsx';
import { useShowingsExport } from './use-showings-export.ts';

const LowerDialog = lazyPart(async () => ({ default: (await import('./lower-dialog.tsx')).LowerDialog }));

export interface ShowingsTabProps {
  readonly kind: DisclosureKind;
  readonly id: string;
  /** 'Кому показали вакансию' */
  readonly label: string;
  readonly nameOf: NameOf;
  /** Whether the tab fills the page and scrolls inside; otherwise the page around it scrolls. */
  readonly isWholePage?: boolean;
}

/** 'Кто видел': every showing of an object, and how the amounts that clients saw compare with today's. */
export function ShowingsTab({ kind, id, label, nameOf, isWholePage = false }: ShowingsTabProps) {
  const { domain, name } = kind;
  const [filter, setFilter] = useState<ShowingFilter>({});
  const [order, setOrder] = useState<ShowingOrder>('date');
  const list = useInfiniteQuery(showingsQuery(kind, id, filter, order));
  const pages = list.data?.pages;
  const first = pages?.[0];
  const rows = pages?.flatMap(({ showings }) => showings) ?? [];
  const exporting = useShowingsExport({
    title: 'Кто видел',
    domain,
    nameOf,
    findAll: () => allShowings(kind, id, filter, order),
  });
  if (first === undefined) {
    if (list.error === null) return <Spinner />;
    return <FailedState caption={failureText(list.error)} onRetry={() => void list.refetch()} />;
  }
  const isFiltered = filter.channel !== undefined || filter.from !== undefined;
  if (first.count === 0 && !isFiltered) {
    return (
      <EmptyState
        picture="blank"
        title="Ещё никому не показывали"
        caption="Здесь будет видно, кто, когда и с какой ценой видел объект."
      />
    );
  }
  const compared = comparedText(domain, first);
  const loaded = pages && { pages: pages.map(({ showings }) => showings) };
  const paging = pagingOf({ ...list, data: loaded }, { total: first.count });
  return (
    <>
      <div className={classes.bar} data-inner={isWholePage ? undefined : true}>
        <h2>{formatCountOf(first.count, showingForms)}</h2>
        <Text as="span" size={13} c="mute">
          {reachText(first)}
        </Text>
        {compared && <span className={classes.compared}>{compared}</span>}
        <span className="grow" />
        <Segmented<ShowingOrder>
          aria-label="Порядок показов"
          value={order}
          onChange={setOrder}
          options={[
            { value: 'date', label: 'По дате' },
            { value: 'client', label: 'По клиенту' },
          ]}
        />
        <ShowingFilterMenus filter={filter} onChange={setFilter} />
        <NoteLower sawMore={first.sawMore} />
        <ExportButton about={exporting} disabled={first.count === 0} />
      </div>
      <div
        className={isWholePage ? `${classes.scroll} ${classes.wide}` : classes.boxed}
        aria-busy={list.isPlaceholderData}
      >
        {rows.length === 0 ? (
          <EmptyState
            title="Таких показов нет"
            caption="Попробуйте другой период или другой способ"
            action={{ label: 'Сбросить', onClick: () => setFilter({}) }}
          />
        ) : (
          <ShowingsTable
            {...{ label, domain, nameOf }}
            showings={rows}
            columns={name === 'complex' ? 'both' : 'clients'}
          />
        )}
        {paging.onEndReached && (
          <LoadMore
            key={rows.length}
            onReached={paging.onEndReached}
            isLoading={paging.isLoadingMore}
            failure={paging.failure}
          />
        )}
      </div>
    </>
  );
}

/** 'Сообщить о снижении', when a client saw more than today's amount. */
function NoteLower({ sawMore: [first, ...others] }: { readonly sawMore: readonly Showing[] }) {
  const [isOpen, setOpen] = useState(false);
  if (first === undefined) return null;
  return (
    <>
      <Button leftSection={<IconMessage {...icon16} />} onClick={() => setOpen(true)}>
        Сообщить о снижении
      </Button>
      {isOpen && (
        <Suspense>
          <LowerDialog sawMore={[first, ...others]} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
