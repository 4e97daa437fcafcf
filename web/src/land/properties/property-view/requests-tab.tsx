import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { matchingCountQuery, matchingRequestsQuery } from '#land/properties/matching-requests.ts';
import { propertyRequestsQuery } from '#land/properties/property-data.ts';
import { ClientLine } from '#people/client-line.tsx';
import { RequestGroup } from '#requests/request-group.tsx';
import { AddToRequest } from '#sharing/to-selection/add-to-request.tsx';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pagingOf } from '#ui/paging.ts';

/** Requests with the object in their selection, and requests that it matches. */
export function RequestsTab({ propertyId }: { propertyId: string }) {
  const [isActual, setActual] = useState(true);
  const holding = useQuery(propertyRequestsQuery(propertyId));
  const { data: counts } = useQuery(matchingCountQuery(propertyId));
  const matching = useInfiniteQuery(matchingRequestsQuery(propertyId, isActual));
  const total = isActual ? counts?.actual : counts?.all;
  const heldBy = new Map(holding.data?.map(({ id, status }) => [id, status]));
  return (
    <>
      <RequestGroup
        title="В подборках"
        query={holding}
        requests={holding.data}
        total={holding.data?.length}
        linkOf={(id) => linkOptions({ to: '/land/request/$id/selections', params: { id } })}
      />
      <RequestGroup
        title="Подходит запросам"
        query={matching}
        requests={matching.data?.pages.flat()}
        total={total}
        paging={pagingOf(matching, { total })}
        linkOf={(id) => linkOptions({ to: '/land/request/$id/search', params: { id } })}
        heldBy={heldBy}
        detailsOf={(request) => <ClientLine request={request} budget={budgetOf(request)} />}
        actionOf={(request) =>
          heldBy.get(request.id) !== true && <AddToRequest domain="land" objectIds={[propertyId]} request={request} />
        }
        choice={
          <Segmented
            aria-label="Какие запросы"
            value={isActual}
            onChange={setActual}
            options={[
              { value: true, label: 'Актуальные' },
              { value: false, label: 'Все' },
            ]}
          />
        }
      />
    </>
  );
}

function budgetOf({ budget }: LandRequest): string | undefined {
  return budget === null ? undefined : `Бюджет ${formatRange(budget, units.rouble)}`;
}
