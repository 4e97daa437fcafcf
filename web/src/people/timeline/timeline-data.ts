import type { CustomerKey } from '@gektar/contract/people/talk.ts';
import type { Timeline, TimelineGroup } from '@gektar/contract/people/timeline.ts';
import { getTimeline } from '@gektar/contract/people/timeline-calls.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** Lines of one page. */
const TAKE = 20;

/** Timeline of a company with its people, or of a person, newest first. @param of null: events of every group */
export function timelineQuery({ kind, id }: CustomerKey, of: TimelineGroup | null) {
  return infiniteQueryOptions({
    queryKey: ['customers', 'timeline', kind, id, of],
    // The customer's requests and people are not known here, so any change of these kinds counts.
    meta: { changedBy: ['talk', 'reminder', 'land_request', 'industrial_request', 'selection'] },
    queryFn: ({ pageParam, signal }) =>
      call(
        getTimeline,
        { query: { kind, id, take: TAKE, ...(of && { of }), ...(pageParam !== null && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Timeline) => next,
  });
}
