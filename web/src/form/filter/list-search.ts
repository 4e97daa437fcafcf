import type { Direction, Order } from '@gektar/contract/list.ts';
import type * as z from 'zod';
import { mapViewOf } from '#map/view/map-view-text.ts';
import type { SetCriteria } from './criterion.ts';
import { isTab } from './open-tab.ts';

/** Archive states of a list (1§2, C-14). */
const archiveStates = ['active', 'archived', 'all'] as const;
export type ArchiveState = (typeof archiveStates)[number];

/** Parts of a list's URL query other than its criteria; absent ones have their defaults. */
export interface ListAddress<Sort extends string, View extends string> {
  readonly view?: View | undefined;
  readonly archive?: ArchiveState | undefined;
  readonly sort?: Sort | undefined;
  readonly direction?: Direction | undefined;
  /** Map position: `latitude,longitude,zoom`; absent: the map shows all results. */
  readonly at?: string | undefined;
  /** Text of the search box above the list. */
  readonly q?: string | undefined;
  /** Id of the open view, or `all` for none. */
  readonly tab?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

/** Longest search text that the server accepts (characters). */
const LONGEST_TYPED = 200;

/** Text of the search box, `q`; older links used other names. */
export function readTyped(raw: Raw): string | undefined {
  // The router parses a search text of digits as a number.
  const typed = [raw['q'], raw['searchText'], raw['search']].find(
    (value) => typeof value === 'string' || typeof value === 'number',
  );
  const text = String(typed ?? '').trim();
  return text === '' || text.length > LONGEST_TYPED || text.includes('\0') || !text.isWellFormed() ? undefined : text;
}

/** Criteria under the server's names: the search text is `searchText`. */
function withSearchText<Criteria extends { readonly q?: string | undefined }>({ q, ...criteria }: Criteria) {
  return { ...criteria, ...(q !== undefined && { searchText: q }) };
}

/** Type guards for the values of each criterion. */
export type CriteriaChecks<Criteria extends object> = {
  readonly [Name in keyof Criteria]: (value: unknown) => value is Criteria[Name];
};

/** Type guards made from the schemas of the contract's filter. */
export function checksOf<Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) {
  const checks = Object.entries(shape).map(([name, schema]) => [
    name,
    (value: unknown) => schema.safeParse(value).success,
  ]);
  return Object.fromEntries(checks) as CriteriaChecks<{ [Name in keyof Shape]: z.input<Shape[Name]> }>;
}

export interface ListParts<Checked extends object, Sort extends string, View extends string> {
  readonly criteria: CriteriaChecks<Checked>;
  /** Sort keys; the first is the default. */
  readonly sorts: readonly [Sort, ...Sort[]];
  /** Default direction; ascending if absent. */
  readonly direction?: Direction;
  /** A view in the URL is never left out as the default, since the default depends on the screen. */
  readonly views: readonly View[];
  /** Three in the land domain, two in the industrial one (H-34). */
  readonly archives?: readonly ArchiveState[];
}

/**
 * Reads and writes the URL query of a list: view, archive state, order, map position, criteria. A link reproduces the
 * screen. Defaults are left out, so that a URL stays short.
 */
export function listSearch<Checked extends object, Sort extends string, View extends string>({
  criteria: checks,
  sorts,
  direction: usualDirection = 'asc',
  views,
  archives = archiveStates,
}: ListParts<Checked, Sort, View>) {
  /** Including the text of the search box. */
  type Criteria = { [Name in keyof Checked]?: Checked[Name] | undefined } & { readonly q?: string | undefined };
  type Search = Criteria & ListAddress<Sort, View>;
  const checkOf = new Map(Object.entries<(value: unknown) => boolean>(checks));
  const isValid = (name: string, value: unknown) => checkOf.get(name)?.(value) === true;

  /** Keeps only valid criteria that restrict something. */
  function readCriteria(raw: Raw): Criteria {
    const q = readTyped(raw);
    const set: Record<string, unknown> = q === undefined ? {} : { q };
    for (const name of checkOf.keys()) {
      if (!isBlank(raw[name]) && isValid(name, raw[name])) set[name] = raw[name];
    }
    return set as Criteria;
  }

  /** Only the criteria, without view, order, archive state, position and tab. */
  function criteriaOf(search: Search): Criteria {
    const { view: _v, archive: _a, sort: _s, direction: _d, at: _at, tab: _tab, ...set } = search;
    return set as Criteria;
  }

  return {
    views,
    archives,
    readCriteria,
    criteriaOf,
    /** Parses a URL query leniently: invalid parts are ignored. */
    read(raw: Raw): Search {
      const view = views.find((one) => one === raw['view']);
      return {
        ...(view !== undefined && { view }),
        ...oneOf(
          'archive',
          raw,
          archiveStates.filter((state) => archives.includes(state)),
        ),
        ...oneOf('sort', raw, sorts),
        ...oneOf('direction', raw, usualDirection === 'asc' ? ['asc', 'desc'] : ['desc', 'asc']),
        ...(mapViewOf(raw['at']) && { at: String(raw['at']) }),
        ...(isTab(raw['tab']) && { tab: raw['tab'] }),
        ...readCriteria(raw),
      } as Search;
    },
    /** Whether a criterion accepts the value: false for reversed ranges; blank removes the criterion. */
    canBeSet: (name: string, value: unknown) => isBlank(value) || isValid(name, value),
    /** The filter for the server. */
    filterOf: (search: Search) => ({ ...withSearchText(criteriaOf(search)), isEnabled: enabledOf(search) }),
    orderOf({ sort, direction }: ListAddress<Sort, View>): Order<Sort> {
      return { sort: sort ?? sorts[0], direction: direction ?? usualDirection };
    },
  };
}

/** Functions with which a list page reads the URL of its list. */
export interface ListSearch<Search, Filter, Sort extends string, View extends string> {
  readonly views: readonly View[];
  readonly archives: readonly ArchiveState[];
  readonly read: (raw: Raw) => Search;
  /** Keeps only valid criteria that restrict something. */
  readonly readCriteria: (raw: Raw) => object;
  readonly criteriaOf: (search: Search) => SetCriteria;
  readonly filterOf: (search: Search) => Filter;
  readonly orderOf: (search: ListAddress<Sort, View>) => Order<Sort>;
}

/** Value of `isEnabled` for the server. */
function enabledOf({ archive = 'active' }: { readonly archive?: ArchiveState | undefined }): boolean | null {
  return archive === 'all' ? null : archive === 'active';
}

function oneOf<Value extends string>(name: string, raw: Raw, [usual, ...others]: readonly Value[]) {
  const value = others.find((one) => one === raw[name] && one !== usual);
  return value === undefined ? {} : { [name]: value };
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
}
