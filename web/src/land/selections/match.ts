import { misfits, type OkvedParents } from '@gektar/contract/land/properties/fits-filter.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';

/** How far a plot answers a request. */
export interface Match {
  /** 0…1: criteria met of criteria that the request asks for; 1 when it asks for nothing. */
  readonly share: number;
  /** Criteria that it does not meet, `isEnabled` among them: that a plot be active is not asked by the request, but goes without saying. */
  readonly missed: readonly (keyof PropertyFilter)[];
}

const nothingAsked: PropertyFilter = { ...PropertyFilter.parse({}), isEnabled: true };

/** Criteria that a request sets. */
export function askedBy(filter: PropertyFilter): (keyof PropertyFilter)[] {
  return (Object.keys(filter) as (keyof PropertyFilter)[]).filter(
    (name) => JSON.stringify(filter[name]) !== JSON.stringify(nothingAsked[name]),
  );
}

/** Compares plots with what a request asks for, criterion by criterion (E-06). */
export function matcherOf(request: LandRequest, parents: OkvedParents): (row: PropertyRow) => Match {
  const filter = filterOfRequest(request);
  const asked = askedBy(filter);
  return (row) => {
    const missed = misfits(row, filter, parents);
    const met = asked.filter((name) => !missed.includes(name));
    return { share: asked.length === 0 ? 1 : met.length / asked.length, missed };
  };
}
