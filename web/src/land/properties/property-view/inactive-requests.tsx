import { formatCount } from '@gektar/format/number.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { budgetText } from '#land/properties/budget-text.ts';
import { matchingCountQuery, matchingRequestsQuery } from '#land/properties/matching-requests.ts';
import { ClientLine } from '#people/client-line.tsx';
import { RequestGroup } from '#requests/request-group.tsx';
import { AddToRequest } from '#sharing/to-selection/add-to-request.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Box } from '#ui/layout/box.ts';
import { pagingOf } from '#ui/paging.ts';

/** Requests whose conditions the plot meets and which are archived or out of date, folded at first. */
export function InactiveRequests({ propertyId }: { propertyId: string }) {
  const { data: counts } = useQuery(matchingCountQuery(propertyId));
  const [isOpen, setOpen] = useState(false);
  const count = counts === undefined ? 0 : counts.all - counts.actual;
  if (count === 0) return null;
  return (
    <Box p="12px var(--side-gutter, 16px)">
      {isOpen ? (
        <Inactive propertyId={propertyId} count={count} />
      ) : (
        <LinkButton onClick={() => setOpen(true)}>Неактуальные и архивные: {formatCount(count)}</LinkButton>
      )}
    </Box>
  );
}

function Inactive({ propertyId, count }: { propertyId: string; count: number }) {
  const matching = useInfiniteQuery(matchingRequestsQuery(propertyId, false));
  const requests = matching.data?.pages.flat().filter(({ isEnabled, isActual }) => !isEnabled || !isActual);
  return (
    <RequestGroup
      title="Неактуальные и архивные"
      query={matching}
      requests={requests}
      total={count}
      paging={pagingOf(matching)}
      linkOf={(id) => linkOptions({ to: '/land/request/$id/search', params: { id } })}
      detailsOf={(request) => <ClientLine request={request} budget={budgetText(request)} />}
      actionOf={(request) => <AddToRequest domain="land" objectIds={[propertyId]} request={request} />}
    />
  );
}
