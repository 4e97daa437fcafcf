import { getTimeline } from '@gektar/contract/people/timeline-endpoints.ts';
import type { Route } from '#http/router.ts';
import { findTimeline, type TimelineParts, talksOfLine } from './timeline-queries.ts';

/** Endpoint of the timeline of a company with its people, or of a person. */
export function timelineRoutes(route: Route, { sources, requestIds }: TimelineParts): void {
  const parts = { requestIds, sources: [talksOfLine, ...sources] };
  route(getTimeline, ({ db, query }) => findTimeline(db, query, parts));
}
