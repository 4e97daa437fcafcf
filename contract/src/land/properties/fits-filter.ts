import { type Kind, kinds, matcherOf } from '#criteria/compare.ts';
import type { Utility } from '#land/utility-schemas.ts';
import { answers, readTextQuery } from '#search-text.ts';
import type { PropertyRow } from './property.ts';
import { propertyCriteria } from './property-criteria.ts';
import type { PropertyFilter } from './property-filter.ts';

/** A criterion of a filter. */
export type Criterion = keyof PropertyFilter;

/** The whole ОКВЭД classifier: id of a code → id of its parent, null at the top. */
export type OkvedParents = ReadonlyMap<number, number | null>;

/** Compares a utility by presence, kind and least capacity. */
const supply: Kind = {
  isSet: (wanted: PropertyFilter['gasSupply']) => wanted !== null,
  compare: (wanted: NonNullable<PropertyFilter['gasSupply']>, utility: Utility | null) => {
    const amounts = utility ? [utility.value, utility.from, utility.to].filter((amount) => amount !== null) : [];
    const { isPresent, type, atLeast } = wanted;
    const isMet =
      (isPresent === null || isPresent === (utility !== null)) &&
      (type === null || utility?.type === type) &&
      (atLeast === null || amounts.some((amount) => amount >= atLeast));
    if (isMet) return { state: 'met', distance: null };
    // The connection is there; whether its capacity is enough has to be asked.
    const isUnknown =
      utility !== null &&
      atLeast !== null &&
      amounts.length === 0 &&
      isPresent !== false &&
      (type === null || utility.type === type);
    return { state: isUnknown ? 'unknown' : 'missed', distance: null };
  },
};

/**
 * Searches the text as typed in the fields of a row; the server also searches telephones, land contacts and corrected
 * spellings (0022).
 */
const search: Kind = {
  isSet: (text: string | null) => text !== null,
  compare: (text: string, { address, client, cadastralNumbers: numbers }: PropertyRow) => {
    const query = readTextQuery(text);
    const isMet =
      // One or two characters match the beginning of a number.
      query.text.length < 3
        ? numbers.some((number) => number.startsWith(query.text))
        : answers(query, { texts: [address, client], places: [address], numbers });
    return { state: isMet ? 'met' : 'missed', distance: null };
  },
};

/** The filter of objects in plain JavaScript (D-13); the server's SQL is compared with it by a test. */
export const propertyMatcher = matcherOf<PropertyFilter, PropertyRow, OkvedParents>(propertyCriteria, {
  kinds: { supply, search, numberPart: kinds.contains },
  computed: {
    okveds: ({ okveds }, parents) => okveds.flatMap(({ id }) => withAncestors(id, parents)),
    searchText: (row) => row,
    confirmed: ({ actualizationDateTime, dateTimeCreated }) => actualizationDateTime ?? dateTimeCreated,
  },
});

/** Whether an object matches a filter: all criteria hold. */
export const fitsFilter = propertyMatcher.fits;

/** A code and its ancestors: a filter by any of them includes the code. */
function withAncestors(id: number, parents: OkvedParents): number[] {
  const path = new Set<number>();
  for (let at: number | null = id; at !== null && !path.has(at); at = parents.get(at) ?? null) path.add(at);
  return [...path];
}
