import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { TableSkeleton } from '#ui/waiting/page-skeletons.tsx';

interface LoadedQuery {
  readonly data: unknown;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Skeleton or failure shown until the rows of a table are loaded; afterwards null. */
export function insteadOfRows({ data, error, refetch }: LoadedQuery, columns: number): ReactNode {
  if (data !== undefined) return null;
  if (error === null) return <TableSkeleton rows={16} columns={columns} />;
  return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
}
