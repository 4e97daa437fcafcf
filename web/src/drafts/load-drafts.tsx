import { type DraftKind, draftKinds } from '@gektar/contract/drafts/draft.ts';
import { buildings, formatCountOf, objects, type PluralForms, vacancies } from '@gektar/format/plural.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { linkClass } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { pathOptions } from '#ui/path-options.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import { draftsQuery } from './draft-data.ts';
import { type DraftsAbout, useDraftList } from './drafts-page.tsx';

const kindForms: Readonly<Record<DraftKind, PluralForms>> = {
  property: objects,
  complex: ['комплекс', 'комплекса', 'комплексов'],
  building: buildings,
  vacancy: vacancies,
};

export interface LoadDraftsProps extends DraftsAbout {
  readonly loadId: string;
}

/** Drafts of a load in its outcome: changed together, completed one after another, or opened. */
export function LoadDrafts({ loadId, ...about }: LoadDraftsProps) {
  const { domain } = about;
  const query = useInfiniteQuery(draftsQuery(domain, '', loadId));
  const { data, error } = query;
  const drafts = data?.pages.flatMap((page) => page.drafts) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  const list = useDraftList(about, drafts, loadId);
  if (data === undefined) {
    return error ? (
      <FailedState caption={failureText(error)} onRetry={() => void query.refetch()} />
    ) : (
      <TableSkeleton rows={8} columns={4} />
    );
  }
  if (count === 0)
    return <EmptyState title="Все дополнены" caption="Черновиков этой загрузки больше нет: они стали объектами" />;
  const kinds = draftKinds[domain].flatMap((kind) => {
    const number = drafts.filter((draft) => draft.kind === kind).length;
    return number === 0 ? [] : [formatCountOf(number, kindForms[kind])];
  });
  return (
    <Stack gap={12} mt={16}>
      <Row gap="8px 12px" wrap="wrap" justify="space-between">
        <Text as="span" size={13} c="soft" tabular>
          <Text as="b" size={14} c="text" fw={600}>
            {formatCountOf(count, ['черновик ждёт', 'черновика ждут', 'черновиков ждут'])} дополнения
          </Text>{' '}
          {kinds.length > 1 && drafts.length === count && `${kinds.join(', ')}; `}
          клиентам и в подбор не попадают{' '}
          <Link className={linkClass} {...pathOptions({ to: `/${domain}/drafts` })}>
            Все черновики
          </Link>
        </Text>
        {list.buttons}
      </Row>
      {list.table}
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError && error ? failureText(error) : undefined}
          onReached={() => void query.fetchNextPage()}
        />
      )}
      {list.bar}
    </Stack>
  );
}
