import { isAmount, isDays, isFlag, isIds, isRange, isText, isUuids, isWhole } from '#checks.ts';
import { MAX_TAKE, MOST_IDS, MOST_OKVEDS } from '#list-limits.ts';
import type { Criteria } from './criterion.ts';

// Checks of criteria in a URL by the rules of the filter schemas, without messages and without zod.

interface Bounded {
  readonly max: number;
}

const amounts = ({ max }: Bounded) => isRange(isAmount(max));
const typed = ({ max }: Bounded) => isText(max);
const days = () => isDays;
const flag = () => isFlag;
const isCustomerId = isText(100);

/** Checks of criterion values, by kind. */
export const plainChecks = {
  within: amounts,
  overlaps: amounts,
  upTo: ({ max }: Bounded) => isAmount(max),
  during: days,
  until: days,
  overlapsDays: days,
  olderThan: ({ max }: Bounded) => isWhole(1, max),
  anyOf: () => isIds(MOST_IDS),
  anyOfRecords: () => isUuids(MAX_TAKE),
  anyInTree: () => isIds(MOST_OKVEDS),
  customer:
    () =>
    (value: unknown): value is string =>
      isCustomerId(value) && value.trim() !== '',
  is: flag,
  needs: flag,
  has: flag,
  lacks: flag,
  contains: typed,
  words: typed,
} as const;

// A method type: each kind may narrow the criterion to those of the kind.
type CheckOf = { of(criterion: unknown): (value: unknown) => boolean }['of'];
type Checks = Readonly<Record<string, CheckOf>>;
type Checked<Check> = Check extends (criterion: never) => (value: unknown) => value is infer Value ? Value : never;

/** Type of the check of each criterion in a URL. */
export type CriteriaChecks<Kinds extends Checks, Filter extends Criteria> = {
  readonly [Name in keyof Filter]: (value: unknown) => value is Checked<Kinds[Filter[Name]['kind']]>;
};

/**
 * Check of each criterion in a URL, by its kind.
 * @param kinds a check for every kind among the criteria
 */
export function criteriaChecks<const Kinds extends Checks, const Filter extends Criteria>(
  kinds: Kinds,
  criteria: Filter,
): CriteriaChecks<Kinds, Filter> {
  const entries = Object.entries(criteria).map(([name, criterion]) => {
    const checkOf = kinds[criterion.kind];
    if (checkOf === undefined) throw new Error(`no check for a criterion of the kind ${criterion.kind}`);
    return [name, checkOf(criterion)];
  });
  return Object.fromEntries(entries) as CriteriaChecks<Kinds, Filter>;
}
