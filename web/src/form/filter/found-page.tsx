import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { Box } from '#ui/layout/box.ts';
import { Card } from '#ui/layout/card.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { FoundStatus } from '#ui/waiting/found-status.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';
import classes from './found-page.module.css';
import { ListSearchBox } from './list-search-box.tsx';

/** The parts of a paged query that decide what the page shows. */
type FoundQuery = Pick<
  UseInfiniteQueryResult,
  | 'data'
  | 'error'
  | 'isPending'
  | 'refetch'
  | 'hasNextPage'
  | 'fetchNextPage'
  | 'isFetchingNextPage'
  | 'isFetchNextPageError'
>;

export interface FoundPageProps {
  readonly crumbs: ReactNode;
  readonly title: string;
  /** '12 черновиков', announced when it changes; undefined while it is not known. */
  readonly found: string | undefined;
  /** Content after the title: a switch of lists. */
  readonly beside?: ReactNode;
  readonly search: { readonly label: string; readonly placeholder: string };
  /** The search text, which is in the URL. */
  readonly text: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
  /** Below the title. */
  readonly about: ReactNode;
  /** Above the rows. */
  readonly above?: ReactNode;
  readonly query: FoundQuery;
  readonly isEmpty: boolean;
  readonly empty: {
    readonly title: string;
    readonly caption: string;
    /** When a search finds nothing. */
    readonly notFound: string;
  };
  /** Rows; drawn when there are any. */
  readonly children: ReactNode;
}

/** A page with a searched list that is loaded page by page: head, search, then rows or a message. */
export function FoundPage(props: FoundPageProps) {
  const { crumbs, title, found, beside, search, text, onSearch, about, above, query, isEmpty, empty, children } = props;
  const { data, error, isPending } = query;
  return (
    <Stack display="flex" gap={12} p="12px var(--gutter) 24px" flex={1}>
      <Stack gap={8}>
        {crumbs}
        <Row gap={12} wrap="wrap">
          <FoundStatus found={found} />
          <h1>{title}</h1>
          {beside}
          <Box as="span" maw="40vw" ms="auto" className={classes.search}>
            <ListSearchBox {...search} value={text} onChange={onSearch} />
          </Box>
        </Row>
        {about}
      </Stack>
      {above}
      {isPending && <TableSkeleton rows={6} columns={5} />}
      {error && !data && <FailedState caption={failureText(error)} onRetry={() => void query.refetch()} />}
      {data !== undefined && isEmpty && (
        <EmptyState
          title={text ? 'Нет данных' : empty.title}
          picture={text ? 'nothing-found' : 'blank'}
          caption={text ? empty.notFound : empty.caption}
          action={text ? { label: 'Сбросить поиск', onClick: () => onSearch(undefined) } : undefined}
        />
      )}
      {!isEmpty && children}
      {query.hasNextPage && (
        <LoadMore
          isLoading={query.isFetchingNextPage}
          failure={query.isFetchNextPageError && error ? failureText(error) : undefined}
          onReached={() => void query.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

/** Class of a cell with figures in a `FoundTable`. */
export const figuresClass = classes.figures ?? '';

export interface FoundTableProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The table of a `FoundPage`, with its rows as children. */
export function FoundTable({ label, className = '', children }: FoundTableProps) {
  return (
    <Card overflowX="auto">
      <table className={`${classes.table} ${className}`} aria-label={label}>
        {children}
      </table>
    </Card>
  );
}
