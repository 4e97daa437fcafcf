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

/** What of a request decides which plots fit it; of one that is only being written down, too. */
export type RequestCriteria = { readonly [Name in CriterionName]: Unchanged<LandRequest[Name]> };

const ids = (values: readonly { readonly id: number }[]) => values.map((value) => value.id);

/**
 * The filter that a search inside a request opens with, and the one rule of what fits it (E-06): every set criterion must hold, an empty
 * one restricts nothing, lists match on any value, a flag counts only when true, and only active objects are looked at. Who asks
 * for technical conditions is served by a connection as well.
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

/** @param most as far as the filter goes: nothing lies beyond */
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

/** Whether a plot fits a request (E-06): the search of the request finds it, and the request stands on the page of the plot. */
export function fitsRequest(row: PropertyRow, request: RequestCriteria, parents: OkvedParents): boolean {
  return fitsFilter(row, filterOfRequest(request), parents);
}
