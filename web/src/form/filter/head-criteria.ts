import type { Criteria } from '@gektar/contract/criteria/criterion.ts';

/**
 * Columns whose heads contain a filter, each with the name of its criterion. Which columns have none, and why: record
 * 0042.
 */
export type HeadCriteria = Readonly<Record<string, string>>;

/**
 * Criteria for column heads: a column named after a field gets the first criterion that compares the field.
 * @param own columns with other names, or with another criterion
 */
export function headCriteriaOf(criteria: Criteria, own: HeadCriteria = {}): HeadCriteria {
  const described = Object.entries(criteria).map(([name, { of }]) => [of, name] as const);
  return { ...Object.fromEntries(described.toReversed()), ...own };
}
