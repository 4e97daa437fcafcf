import { misfits, type OkvedParents } from '@gektar/contract/land/properties/fits-filter.ts';
import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import { PropertyFilter } from '@gektar/contract/land/properties/property-filter.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { filterOfRequest } from '@gektar/contract/land/requests/request-criteria.ts';

/** How far a plot answers a request. */
export interface Match {
  /** 0…1: criteria met of criteria set; 1 when nothing is asked. */
  readonly share: number;
  /** Criteria of the filter that it does not meet. */
  readonly missed: readonly (keyof PropertyFilter)[];
}

const nothingSet = PropertyFilter.parse({});

/** Compares plots with what a request asks for, criterion by criterion (E-06). */
export function matcherOf(request: LandRequest, parents: OkvedParents): (row: PropertyRow) => Match {
  const filter = filterOfRequest(request);
  const asked = (Object.keys(filter) as (keyof PropertyFilter)[]).filter(
    (name) => JSON.stringify(filter[name]) !== JSON.stringify(nothingSet[name]),
  );
  return (row) => {
    const missed = misfits(row, filter, parents);
    return { share: asked.length === 0 ? 1 : 1 - missed.length / asked.length, missed };
  };
}
