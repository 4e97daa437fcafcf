import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RequestGroup } from '#requests/request-group.tsx';
import { pagingOf } from '#ui/paging.ts';
import { usePrintedPages } from '#ui/use-printed-pages.ts';
import { type FittedBy, fittingCountQuery, fittingRequestsQuery } from './request-data.ts';
import { requestSearchLink } from './request-links.ts';

/** Active requests that a vacancy fits, or a complex by one of its vacancies (F-06). @param title whose they are */
export function FittingRequests({ title, by }: { title: string; by: FittedBy }) {
  const { data: total } = useQuery(fittingCountQuery(by));
  const fitting = useInfiniteQuery(fittingRequestsQuery(by));
  usePrintedPages(fitting);
  return (
    <RequestGroup
      title={title}
      query={fitting}
      requests={fitting.data?.pages.flat()}
      total={total}
      paging={pagingOf(fitting, { total })}
      linkOf={requestSearchLink}
    />
  );
}
