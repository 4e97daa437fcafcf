import { toleranceUnitOf } from '@gektar/contract/criteria/closeness.ts';
import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { WeighedCriteria } from '@gektar/contract/criteria/importance.ts';
import { MOST_MISSED } from '@gektar/contract/criteria/score.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { fitOf, type ShortfallKinds, shortfallOf } from './closeness.ts';
import type { Source } from './source.ts';

/** A criterion that requests `q` may set, in SQL over an object `o`. */
export interface AskedOf<Name extends string = string> {
  readonly name: Name;
  /** Source of the wanted value in a request. */
  readonly asked: Source;
  readonly offered: Source;
  /** Whether an object meets the criterion, met as well when it is not set. */
  readonly isMet: Condition;
  /** Whether a request sets the criterion; by its kind unless given. */
  readonly isSet?: string;
}

/** The score of given objects `o` for all requests `q`: `scorerOf` of the contract with the stored weighing. */
export interface ReverseScore {
  /** SQL of a select list over `q`, read once for each request: how much each criterion matters. */
  readonly weighing: RawBuilder<unknown>;
  /**
   * SQL statement over `o` and the columns of `weighing` in `q`: the fit at each criterion; no row where a criterion is
   * missed that is usually a must and is one here. Those are computed first: they decide most pairs.
   */
  readonly fits: RawBuilder<unknown>;
  /** The following refer to the columns of `weighing` in `q` and of `fits` in `f`. */
  readonly isExact: Condition;
  readonly isExactOrNear: Condition;
  readonly share: RawBuilder<number>;
}

/** Whether a request sets a criterion, by its kind. */
function isSetIn({ kind }: Criteria[string], asked: Source): string {
  if (kind === 'until' && 'to' in asked) return `${asked.to} is not null`;
  if ('from' in asked) return `num_nonnulls(${asked.from}, ${asked.to}) > 0`;
  if ('values' in asked) return `cardinality(${asked.values}) > 0`;
  if ('links' in asked) {
    const { table, owner } = asked.links;
    return `exists (select from ${table} l where l.${owner} = ${asked.of})`;
  }
  if (['is', 'needs', 'has', 'lacks'].includes(kind)) return asked.value;
  if (kind === 'words') return `coalesce(trim(shared.words_of(${asked.value})) <> '', false)`;
  return `${asked.value} is not null`;
}

interface FitColumn {
  readonly fit: RawBuilder<unknown>;
  readonly isUsuallyMust: boolean;
  /** Condition over the fits of the usual musts, `first`: the criterion is no must, or it is not missed. */
  readonly isKept: string;
}

function fitsInTurn(columns: readonly FitColumn[]): RawBuilder<unknown> {
  const fitsOf = (some: readonly FitColumn[]) => sql.join(some.map(({ fit }) => fit));
  const musts = columns.filter(({ isUsuallyMust }) => isUsuallyMust);
  const wishes = columns.filter(({ isUsuallyMust }) => !isUsuallyMust);
  if (musts.length === 0 || wishes.length === 0) return sql`select ${fitsOf(columns)} offset 0`;
  return sql`select first.*, rest.* from (select ${fitsOf(musts)} offset 0) first cross join lateral (
    select ${fitsOf(wishes)} where ${sql.raw(musts.map(({ isKept }) => isKept).join(' and '))} offset 0) rest`;
}

/** @param kinds kinds of the domain */
export function reverseScore<Name extends string>(
  { criteria, defaults }: WeighedCriteria<Name>,
  all: readonly AskedOf<Name>[],
  kinds: ShortfallKinds,
): ReverseScore {
  const columns = all.map((one, index) => {
    const criterion = criteria[one.name];
    if (criterion === undefined) throw new Error(`no criterion ${one.name}`);
    const { isMust, weight, tolerance } = defaults[one.name];
    const given = (key: string, type: string, otherwise: unknown) =>
      `coalesce((q.importance -> '${one.name}' ->> '${key}')::${type}, ${otherwise})`;
    const must = given('isMust', 'boolean', isMust);
    const unit = toleranceUnitOf(criterion);
    const isSet = one.isSet ?? isSetIn(criterion, one.asked);
    const [m, w, t] = [`m${index}`, `w${index}`, `t${index}`];
    const most = unit === 'percent' ? `(q.${t} / 100)` : `q.${t}`;
    const reach = unit && { most, zeroAt: unit === 'steps' ? `(${most} + 1)` : most };
    const shortfall = shortfallOf(criterion, one.asked, one.offered, kinds);
    return {
      weighing: [
        `(${isSet}) and ${must} as ${m}`,
        `(case when (${isSet}) and not ${must} then ${given('weight', 'float8', weight)} else 0 end) as ${w}`,
        // A must has no tolerance: it is met or not.
        ...(unit ? [`(case when ${must} then 0 else ${given('tolerance', 'float8', tolerance)} end) as ${t}`] : []),
      ],
      fit: sql`${fitOf(one.isMet, shortfall, reach)} as ${sql.raw(`f${index}`)}`,
      isUsuallyMust: isMust,
      isKept: `(not q.${m} or first.f${index} is not null)`,
      must: `q.${m}`,
      weight: `q.${w}`,
      value: `f.f${index}`,
    };
  });
  const sum = (parts: readonly string[]) => parts.join(' + ');
  const whole = sum(columns.map(({ weight }) => weight));
  const reached = sum(columns.map(({ weight, value }) => `${weight} * coalesce(${value}, 0)`));
  const missed = sum(columns.map(({ weight, value }) => `(${weight} > 0 and ${value} is null)::int`));
  return {
    weighing: sql.raw(columns.flatMap(({ weighing }) => weighing).join(', ')),
    fits: fitsInTurn(columns),
    isExact: sql.raw(
      `(${columns.map(({ must, weight, value }) => `(not ${must} and ${weight} = 0 or coalesce(${value} = 1, false))`).join(' and ')})`,
    ),
    isExactOrNear: sql.raw(
      `(${columns.map(({ must, value }) => `(not ${must} or ${value} is not null)`).join(' and ')} and ${missed} <= ${MOST_MISSED})`,
    ),
    share: sql.raw(`coalesce((${reached}) / nullif(${whole}, 0), 1)`),
  };
}
