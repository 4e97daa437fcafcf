import {
  PropertyFilter,
  type PropertyFilterInput,
  type PropertySort,
  propertySorts,
} from '@gektar/contract/land/properties/property-filter.ts';
import { Direction } from '@gektar/contract/list.ts';

/** Which objects by their archive state (1§2, C-14). */
export const archiveStates = ['active', 'archived', 'all'] as const;
export type ArchiveState = (typeof archiveStates)[number];

export const listViews = ['table', 'list', 'grid', 'map'] as const;
export type ListView = (typeof listViews)[number];

/** Criteria that were set; what restricts nothing is left out, so that an address stays short. */
export type Criteria = Omit<PropertyFilterInput, 'isEnabled' | 'ids'>;
export type Criterion = keyof Criteria;

/**
 * What the address of the list says: view, archive state, order, criteria. A link reproduces the screen.
 * Absent parts have their defaults: table, active objects, by creation date ascending (1§3).
 */
export interface PropertySearch extends Criteria {
  readonly view?: ListView | undefined;
  readonly archive?: ArchiveState | undefined;
  readonly sort?: PropertySort | undefined;
  readonly direction?: Direction | undefined;
  /** What the map shows: `latitude,longitude,zoom`; absent: everything. */
  readonly at?: string | undefined;
}

const { isEnabled: _isEnabled, ids: _ids, ...criterionSchemas } = PropertyFilter.shape;
const criteria = Object.keys(criterionSchemas) as Criterion[];

/** Reads an address leniently: a part that makes no sense is passed over, the rest holds. */
export function readSearch(raw: Readonly<Record<string, unknown>>): PropertySearch {
  return {
    ...oneOf('view', raw, listViews, 'table'),
    ...oneOf('archive', raw, archiveStates, 'active'),
    ...oneOf('sort', raw, propertySorts, 'DateTimeCreated'),
    ...oneOf('direction', raw, Direction.options, 'asc'),
    ...(mapViewOf(raw['at']) && { at: String(raw['at']) }),
    ...readCriteria(raw),
  };
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  raw: Readonly<Record<string, unknown>>,
  allowed: readonly Value[],
  usual: Value,
): { [K in Name]?: Value } {
  const value = allowed.find((one) => one === raw[name]);
  return value === undefined || value === usual ? {} : ({ [name]: value } as { [K in Name]?: Value });
}

/** Only what is valid and restricts something. */
export function readCriteria(raw: Readonly<Record<string, unknown>>): Criteria {
  const set: Record<string, unknown> = {};
  for (const name of criteria) {
    const value = raw[name];
    if (isBlank(value)) continue;
    const checked = criterionSchemas[name].safeParse(value);
    if (checked.success) set[name] = value;
  }
  return set as Criteria;
}

/** Whether a criterion can be set to this: false for crossed ends of a range; blank takes the criterion away. */
export function canBeSet(name: Criterion, value: unknown): boolean {
  return isBlank(value) || criterionSchemas[name].safeParse(value).success;
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}

/** The filter that the address asks the server for. */
export function filterOf(search: PropertySearch): PropertyFilterInput {
  const { archive = 'active' } = search;
  return { ...criteriaOf(search), isEnabled: archive === 'all' ? null : archive === 'active' };
}

export function orderOf({ sort = 'DateTimeCreated', direction = 'asc' }: PropertySearch) {
  return { sort, direction };
}

/** Where a map stands, as the address says it. */
export interface MapPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** `55.7558,37.6176,9.5` → a place; undefined for anything that is none. */
export function mapViewOf(at: unknown): MapPlace | undefined {
  const [latitude = Number.NaN, longitude = Number.NaN, zoom = Number.NaN, ...rest] = String(at).split(',').map(Number);
  const isPlace =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 24 && rest.length === 0;
  return isPlace ? { latitude, longitude, zoom } : undefined;
}

/** The other way round; five decimals are a metre: coarser, and the map would be moved back by the rounding. */
export function mapViewText({ latitude, longitude, zoom }: MapPlace): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom.toFixed(2)}`;
}

/** The criteria alone, without view, order, archive state and place. */
export function criteriaOf(search: PropertySearch): Criteria {
  const { view: _view, archive: _archive, sort: _sort, direction: _direction, at: _at, ...set } = search;
  return set;
}

export function countCriteria(search: PropertySearch): number {
  return Object.keys(criteriaOf(search)).length;
}
