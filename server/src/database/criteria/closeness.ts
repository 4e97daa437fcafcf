import { reachOf, type ToleranceUnit, toleranceUnitOf, UNKNOWN_FIT } from '@gektar/contract/criteria/closeness.ts';
import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import { type CountedCriterion, countedCriteria, MOST_MISSED } from '@gektar/contract/criteria/score.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { type Conditions, conditionsOf } from './forward.ts';
import { endsIn, type Source, type SourceOf, valueIn } from './source.ts';

/** SQL about a criterion that an object does not meet. */
export interface Shortfall {
  /** Whether the object has no value to compare; never null. */
  readonly isUnknown: string;
  /** How far the value is from the wanted one, as `Comparison.distance`; null where no distance is defined. */
  readonly distance: string | null;
}

/**
 * The contract's `compare` beyond 'met', in SQL over objects.
 * @param asked literals of the wanted value
 * @param offered source of the value of the object
 */
export type ShortfallKind = (asked: Source, offered: Source, criterion: Criteria[string]) => Shortfall;
export type ShortfallKinds = Readonly<Record<string, ShortfallKind>>;

const float = (value: string) => `(${value})::float8`;

/** Floating-point numbers, so that SQL and JavaScript give the same result to the last bit. */
function share(end: string, value: string): string {
  const distance = `abs((${float(value)}) - (${float(end)}))`;
  return `${distance} / (case when ${end} = 0 then 1 else ${float(end)} end)`;
}

function ofValue(value: string, from: string | undefined, to: string): Shortfall {
  const below = from === undefined ? '' : `when ${value} < ${from} then ${share(from, value)}`;
  return {
    isUnknown: `${value} is null`,
    distance: `case ${below} when ${value} > ${to} then ${share(to, value)} end`,
  };
}

function hasNone(offered: Source): string {
  if ('value' in offered) return `${offered.value} is null`;
  if ('values' in offered) return `cardinality(${offered.values}) = 0`;
  if (!('links' in offered)) throw new Error('a list of values is compared with a range');
  const { table, owner } = offered.links;
  return `not exists (select from ${table} l where l.${owner} = ${offered.of})`;
}

/** Steps from the offered value to the nearest wanted one. */
function steps(ranking: readonly number[], asked: Source, offered: Source): string {
  const places = `array[${ranking.join()}]`;
  const wanted = wantedIds(asked);
  return `(select min(abs(array_position(${places}, w.id) - array_position(${places}, (${valueIn(offered)})::int)))::float8
    from unnest(${wanted}) w (id))`;
}

function wantedIds(asked: Source): string {
  if (!('values' in asked)) throw new Error('a request asks for any of several values');
  return asked.values;
}

const onlyUnknown: ShortfallKind = (_, offered) => ({ isUnknown: hasNone(offered), distance: null });
const neverUnknown: ShortfallKind = () => ({ isUnknown: 'false', distance: null });

/** The shortfall of every kind of requirement that is common to the domains. */
export const shortfallKinds = {
  within: (asked, offered) =>
    'value' in asked
      ? ofValue(valueIn(offered), undefined, asked.value)
      : ofValue(valueIn(offered), endsIn(asked).from, endsIn(asked).to),
  upTo: (asked, offered) => ofValue(valueIn(offered), undefined, valueIn(asked)),
  overlaps: (asked, offered) => {
    const [wanted, has] = [endsIn(asked), endsIn(offered)];
    return {
      isUnknown: `num_nonnulls(${has.from}, ${has.to}) = 0`,
      distance: `case when ${has.to} < ${wanted.from} then ${share(wanted.from, has.to)}
        when ${has.from} > ${wanted.to} then ${share(wanted.to, has.from)} end`,
    };
  },
  until: (asked, offered) => {
    const [{ to }, value] = [endsIn(asked), valueIn(offered)];
    const days = `(${value})::date - (${to})::date`;
    return { isUnknown: `${value} is null`, distance: `case when ${days} > 0 then (${days})::float8 end` };
  },
  anyOf: (asked, offered, { ranking }) => ({
    isUnknown: hasNone(offered),
    distance: ranking ? steps(ranking, asked, offered) : null,
  }),
  anyInTree: onlyUnknown,
  anyBit: onlyUnknown,
  is: onlyUnknown,
  needs: onlyUnknown,
  words: onlyUnknown,
  has: neverUnknown,
  lacks: neverUnknown,
} as const satisfies ShortfallKinds;

/** The shortfall of an object at a criterion. */
function shortfallOf(criterion: Criteria[string], asked: Source, offered: Source, kinds: ShortfallKinds): Shortfall {
  const kind = { ...shortfallKinds, ...kinds }[criterion.kind];
  if (kind === undefined) throw new Error(`no distance in SQL for a criterion of the kind ${criterion.kind}`);
  return kind(asked, offered, criterion);
}

/**
 * SQL of the fit of an object at a criterion, 0…1; null when it is missed.
 * @param reach where the tolerance ends, as SQL; undefined for musts and for criteria without a tolerance
 */
function fitOf(
  isMet: Condition,
  { isUnknown, distance }: Shortfall,
  reach: { readonly most: string; readonly zeroAt: string } | undefined,
): RawBuilder<number | null> {
  const near =
    reach && distance
      ? sql.raw(`when ${reach.most} > 0 and ${distance} <= ${reach.most} then 1 - ${distance} / ${reach.zeroAt}`)
      : sql``;
  return sql`(case when coalesce(${isMet}, false) then 1::float8 when ${sql.raw(isUnknown)} then ${sql.lit(UNKNOWN_FIT)}::float8 ${near} end)`;
}

/** A criterion of one request in SQL over objects. */
interface CountedFit extends CountedCriterion {
  readonly isMet: Condition;
  readonly isUnknown: string;
  readonly fit: RawBuilder<number | null>;
}

/** SQL over objects, for one request: `scorerOf` of the contract. */
export interface ScoreSql {
  /** Score, 0…1. */
  readonly share: RawBuilder<number>;
  readonly isExact: Condition;
  /** Whether no must and at most two wishes are missed: 'exact' or 'near' in the contract. */
  readonly isExactOrNear: Condition;
  /** Whether a counted value is unknown. */
  readonly hasUnknown: Condition;
}

// A method type: each kind may narrow the type of `wanted` to the values of its criteria.
type LiteralOf = { of(wanted: unknown): Source }['of'];
type Literals = Readonly<Record<string, LiteralOf>>;

export interface ScoreContext<Filter extends object, Name extends keyof Filter & string> {
  readonly weighed: WeighedCriteria<Name>;
  readonly conditions: Conditions<Filter>;
  readonly sourceOf: SourceOf;
  /** Kinds of the domain. */
  readonly kinds: ShortfallKinds;
  /** The source of a wanted value of a kind of the domain. */
  readonly literals?: Literals;
}

/**
 * The score of objects for a request.
 * @param asked criteria of the request, as a filter of objects
 * @param importance weighing of the request where it differs from the default
 */
export function scoreSql<Filter extends object, Name extends keyof Filter & string>(
  context: ScoreContext<Filter, Name>,
  asked: Filter,
  importance: Parameters<typeof countedCriteria>[2],
): ScoreSql {
  const { weighed, conditions, sourceOf, kinds } = context;
  const set = new Set(namesOf(weighed.defaults).filter((name) => conditions[name](asked[name]).length > 0));
  const counted = countedCriteria(weighed, set, importance).map((one): CountedFit => {
    const criterion = weighed.criteria[one.name];
    if (criterion === undefined) throw new Error(`no criterion ${one.name}`);
    const wanted = literalOf(criterion.kind, asked[one.name], context.literals);
    const shortfall = shortfallOf(criterion, wanted, sourceOf(criterion), kinds);
    const isMet = allOf(conditions[one.name](asked[one.name]));
    return { ...one, isMet, isUnknown: shortfall.isUnknown, fit: fitOf(isMet, shortfall, reachIn(criterion, one)) };
  });
  const wishes = counted.filter(({ isMust }) => !isMust);
  const unknowns = counted.map(({ isUnknown }) => isUnknown);
  const isExact = sql<boolean>`coalesce(${allOf(counted.map(({ isMet }) => isMet))}, false)`;
  return {
    share: shareOf(wishes),
    isExact,
    isExactOrNear: allOf([
      // A plain condition, so that an index can find the objects; PostgreSQL leaves out what is never unknown.
      ...counted.flatMap(({ isMust, isMet, isUnknown }) =>
        isMust ? [sql<boolean>`(${isMet} or ${sql.raw(isUnknown)})`] : [],
      ),
      ...(wishes.length > MOST_MISSED
        ? [sql<boolean>`num_nulls(${sql.join(wishes.map(({ fit }) => fit))}) <= ${sql.lit(MOST_MISSED)}`]
        : []),
    ]),
    hasUnknown: unknowns.length === 0 ? sql`false` : sql`(${sql.raw(unknowns.join(' or '))})`,
  };
}

/**
 * Objects near a request that a search does not find. They must also meet the criteria of the search that a request
 * cannot set.
 * @param search the filter in force, which may be wider or narrower than the request
 * @param withUnknown false: only objects whose counted values are all known
 */
export function nearConditions<Filter extends object>(
  conditions: Conditions<Filter>,
  search: Filter,
  { defaults }: WeighedCriteria,
  { isExactOrNear, hasUnknown }: ScoreSql,
  withUnknown: boolean,
): Condition {
  const others = namesOf(conditions).filter((name) => !(name in defaults));
  return allOf([
    ...others.flatMap((name) => conditions[name](search[name])),
    isExactOrNear,
    ...(withUnknown ? [] : [sql<boolean>`not ${hasUnknown}`]),
    sql<boolean>`not coalesce(${allOf(conditionsOf(conditions, search))}, false)`,
  ]);
}

/**
 * Objects of a source that a request finds exactly, or almost with at least this percent; `percentOf` of the contract.
 * @param from SQL after `from`, with the condition on objects that can be offered
 */
export async function findScored(
  db: Db,
  { share, isExact, isExactOrNear }: ScoreSql,
  { id, from }: { readonly id: RawBuilder<string>; readonly from: RawBuilder<unknown> },
  least: number,
): Promise<{ objectId: string; percent: number }[]> {
  const { rows } = await sql<{ objectId: string; percent: number }>`
    select "objectId", percent from (
      select ${id} as "objectId", case when ${isExact} then 100 else least(floor(${share} * 100 + 1e-9), 99) end::int as percent
      from ${from} and (${isExactOrNear})
    ) s where percent >= ${least}`.execute(db);
  return rows;
}

/** Σ weight × fit ÷ Σ weight, in the order of the contract: floating-point sums depend on it. */
function shareOf(wishes: readonly CountedFit[]): RawBuilder<number> {
  const whole = wishes.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return sql`1::float8`;
  const parts = wishes.map(({ weight, fit }) => sql`${sql.lit(weight)}::float8 * coalesce(${fit}, 0)`);
  return sql`((${sql.join(parts, sql` + `)}) / ${sql.lit(whole)}::float8)`;
}

function reachIn(criterion: Criteria[string], { isMust, tolerance }: CountedCriterion) {
  const unit: ToleranceUnit | undefined = toleranceUnitOf(criterion);
  if (isMust || unit === undefined || tolerance === undefined) return undefined;
  const { most, zeroAt } = reachOf(unit, tolerance);
  return { most: `${most}::float8`, zeroAt: `${zeroAt}::float8` };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function numberLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null::numeric';
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('a number is expected in a criterion');
  return `(${value})::numeric`;
}

function dayLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null::date';
  const day = String(value).slice(0, 10);
  if (!DAY.test(day)) throw new Error('a day is expected in a criterion');
  return `'${day}'::date`;
}

interface Ends {
  readonly from: unknown;
  readonly to: unknown;
}

const numbers = (range: Ends): Source => ({ from: numberLiteral(range.from), to: numberLiteral(range.to) });
const days = (range: Ends): Source => ({ from: dayLiteral(range.from), to: dayLiteral(range.to) });

/** The wanted value of a filter as literals, by kind; other kinds need only whether the criterion is met. */
const literals: Literals = {
  within: numbers,
  overlaps: numbers,
  upTo: (to: number) => ({ value: numberLiteral(to) }),
  until: days,
  anyOf: (ids: readonly number[]) => ({ values: `'{${ids.map((id) => Math.trunc(id)).join()}}'::int[]` }),
};

function literalOf(kind: string, wanted: unknown, own: Literals = {}): Source {
  return { ...literals, ...own }[kind]?.(wanted) ?? { value: 'null' };
}
