import { findCallers, getCaller } from '@gektar/contract/people/caller-endpoints.ts';
import type { Route } from '#http/router.ts';
import * as queries from './caller-queries.ts';

/** Endpoints for finding companies and people by phone number, and for the card of one of them. */
export function callerRoutes(route: Route, { requests, talks }: queries.CardParts): void {
  const all = [queries.ownTalkRows, ...talks];
  route(findCallers, ({ db, query: { phone }, employeeId }) =>
    queries.findCallers(db, phone, { employeeId, talks: all }),
  );
  route(getCaller, ({ db, query }) => queries.findCallerCard(db, query, { requests, talks: all }));
}
