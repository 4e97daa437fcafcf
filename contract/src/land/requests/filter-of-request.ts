import { criteriaOf } from '#criteria/requirements.ts';
import { fitsFilter, type OkvedParents } from '#land/properties/fits-filter.ts';
import type { PropertyRow } from '#land/properties/property.ts';
import { propertyCriteria } from '#land/properties/property-criteria.ts';
import { PropertyFilter } from '#land/properties/property-filter.ts';
import { TECHNICAL_CONNECTION, utilityKeys, utilityKinds } from '#land/utility.ts';
import type { LandRequest } from './request.ts';
import { requestFields } from './request-fields.ts';
import { requirements } from './requirements.ts';

type Unchanged<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Fields of a request that decide which plots fit; a request that is not yet saved has them too. */
export type RequestCriteria = {
  readonly [Name in keyof typeof requirements | 'utilities' | 'infrastructure']: Unchanged<LandRequest[Name]>;
};

/**
 * The initial filter of a search inside a request, and the only rule that decides what fits it (E-06): every set
 * criterion must hold, an empty one restricts nothing, a list matches on any of its values, a flag counts only when
 * true, and only active objects match. An existing connection also meets a request for technical conditions.
 */
export function filterOfRequest(request: RequestCriteria): PropertyFilter {
  return {
    ...PropertyFilter.parse({}),
    isEnabled: true,
    ...criteriaOf<PropertyFilter>(requirements, requestFields, propertyCriteria, request),
    ...Object.fromEntries(utilityKeys.map((key) => [key, utilityFilter(request, utilityKinds[key].id)])),
  };
}

function utilityFilter({ utilities, infrastructure }: RequestCriteria, id: number) {
  const asked = utilities.find((one) => one.id === id);
  const kind = infrastructure.find((one) => one.id === id);
  if (!asked && !kind) return null;
  return {
    isPresent: true,
    type: kind?.type === TECHNICAL_CONNECTION ? TECHNICAL_CONNECTION : null,
    atLeast: asked?.value ?? null,
  };
}

/**
 * Whether a plot fits a request (E-06): the search of the request finds the plot, and the plot's page lists the
 * request.
 */
export function fitsRequest(row: PropertyRow, request: RequestCriteria, parents: OkvedParents): boolean {
  return fitsFilter(row, filterOfRequest(request), parents);
}
