import { formatCount } from '@gektar/format/number.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClientLine } from '#people/client-line.tsx';
import { RequestGroup } from '#requests/request-group.tsx';
import { AddToRequest } from '#sharing/to-selection/add-to-request.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { pagingOf } from '#ui/paging.ts';
import { usePrintedPages } from '#ui/use-printed-pages.ts';
import { rateOf } from './rate-of.ts';
import { type FittedBy, fittingCountQuery, fittingRequestsQuery, heldVacanciesQuery } from './request-data.ts';
import { requestSearchLink } from './request-links.ts';

interface FittingRequestsProps {
  readonly title: string;
  readonly by: FittedBy;
  /** Ids of the open vacancies that can be added: the vacancy, or all of the complex. */
  readonly vacancyIds: readonly string[];
}

/**
 * Active requests that a vacancy, or any vacancy of a complex, fits (F-06).
 * @param title names the vacancy or the complex
 */
export function FittingRequests({ title, by, vacancyIds }: FittingRequestsProps) {
  const { data: total } = useQuery(fittingCountQuery(by));
  const { data: held } = useQuery(heldVacanciesQuery(vacancyIds));
  const fitting = useInfiniteQuery(fittingRequestsQuery(by));
  usePrintedPages(fitting);
  const countOf = (id: string) => held?.get(id) ?? 0;
  return (
    <RequestGroup
      title={title}
      query={fitting}
      requests={fitting.data?.pages.flat()}
      total={total}
      paging={pagingOf(fitting, { total })}
      linkOf={requestSearchLink}
      detailsOf={(request) => (
        <>
          <ClientLine request={request} budget={rateOf(request)} />
          <HeldTag count={countOf(request.id)} total={vacancyIds.length} />
        </>
      )}
      actionOf={(request) =>
        countOf(request.id) < vacancyIds.length && (
          <AddToRequest domain="industrial" objectIds={vacancyIds} request={request} />
        )
      }
    />
  );
}

function HeldTag({ count, total }: { readonly count: number; readonly total: number }) {
  if (count === 0) return null;
  return (
    <Tag tone="ok">{count < total ? `В подборке ${formatCount(count)} из ${formatCount(total)}` : 'В подборке'}</Tag>
  );
}
