import { fitsFilter, type OkvedParents } from '#land/properties/fits-filter.ts';
import type { PropertyRow } from '#land/properties/property.ts';
import { PropertyFilter } from '#land/properties/property-filter.ts';
import { propertyLimits } from '#land/properties/property-limits.ts';
import { TECHNICAL_CONNECTION, utilityKeys, utilityKinds } from '#land/properties/utility.ts';
import type { Range } from '#measure/range.ts';
import type { LandRequest } from './request.ts';
import { requestFlags } from './request-flags.ts';

type CriterionName =
  | 'regions'
  | 'landHighways'
  | 'distanceFromNearestCity'
  | 'area'
  | 'buildingArea'
  | 'budget'
  | 'propertyTypes'
  | 'bestUses'
  | 'okveds'
  | 'utilities'
  | 'infrastructure'
  | (typeof requestFlags)[number];

type Unchanged<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Fields of a request that decide which plots fit it; also of an unsaved request. */
export type RequestCriteria = { readonly [Name in CriterionName]: Unchanged<LandRequest[Name]> };

const ids = (values: readonly { readonly id: number }[]) => values.map((value) => value.id);

/**
 * The initial filter of a search inside a request, and the only rule of what fits it (E-06): every set criterion must
 * hold, an empty one restricts nothing, lists match on any value, a flag counts only when true, and only active objects
 * match. A connection also meets a request for technical conditions.
 */
export function filterOfRequest(request: RequestCriteria): PropertyFilter {
  return {
    ...PropertyFilter.parse({}),
    isEnabled: true,
    regionIds: ids(request.regions),
    landHighwayIds: ids(request.landHighways),
    propertyTypeIds: ids(request.propertyTypes),
    bestUseIds: ids(request.bestUses),
    okvedIds: ids(request.okveds),
    price: request.budget,
    area: request.area,
    buildingArea: request.buildingArea,
    kmFromCity: upTo(request.distanceFromNearestCity, propertyLimits.kmFromCity),
    ...Object.fromEntries(utilityKeys.map((key) => [key, utilityFilter(request, utilityKinds[key].id)])),
    ...Object.fromEntries(requestFlags.filter((flag) => request[flag]).map((flag) => [flag, true])),
  };
}

/** @param most upper limit of the filter */
function upTo(value: number | null, most: number): Range<number> | null {
  return value === null ? null : { from: null, to: Math.min(value, most) };
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
 * Whether a plot fits a request (E-06): it is found by the request's search, and the request is listed on the plot's
 * page.
 */
export function fitsRequest(row: PropertyRow, request: RequestCriteria, parents: OkvedParents): boolean {
  return fitsFilter(row, filterOfRequest(request), parents);
}
