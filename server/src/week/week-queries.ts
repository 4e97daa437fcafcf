import type { Domain } from '@gektar/contract/domain.ts';
import type { EntityName } from '@gektar/contract/history.ts';
import type { WeekDeal, WeekRow } from '@gektar/contract/week/week.ts';
import type { WeekFigure } from '@gektar/contract/week/week-figures.ts';
import type { Period } from '@gektar/contract/week/week-periods.ts';
import { dayAfter, startOfDay } from '@gektar/format/date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { type Counted, isCounted } from './counted.ts';

/** Today's date in Moscow, by the clock of the database. */
export async function findToday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select now()::date::text as today`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table gives one row');
  return row.today;
}

/** Figures of all employees in these consecutive periods; only those above zero. */
export async function countFigures(
  db: Db,
  counted: readonly Counted[],
  periods: readonly Period[],
): Promise<WeekRow[]> {
  /**
   * Indexes of the matching elements of `counted`, in SQL; −1, which no row has, because an SQL list cannot be empty.
   */
  const indexesOf = (isOne: (one: Counted) => boolean) =>
    sql.join([sql.lit(-1), ...counted.flatMap((one, index) => (isOne(one) ? [sql.lit(index)] : []))]);
  const count = (figure: WeekFigure) =>
    sql`count(*) filter (where "kindIndex" in (${indexesOf((one) => one.figure === figure)}))::int`;
  const { rows } = await sql<WeekRow>`
    select "employeeId",
      case when "kindIndex" in (${indexesOf(({ domain }) => domain === 'land')}) then 'land' else 'industrial' end as domain,
      period,
      ${count('created')} as created, ${count('actualized')} as actualized, ${count('repriced')} as repriced,
      ${count('deals')} as deals, ${count('requests')} as requests, ${count('sent')} as sent, ${count('answers')} as answers,
      coalesce(sum((deal ->> 'areaSize')::numeric), 0) as "dealArea",
      coalesce(sum((deal ->> 'roubles')::numeric), 0) as "dealRoubles"
    from (
      select distinct e."kindIndex", e."employeeId", e.id, e.deal::jsonb as deal,
        width_bucket(e.at, ${periods.map(({ from }) => startOfDay(from))}::timestamptz[]) - 1 as period
      from (${eventsOf(counted, periods)}) e
      where e."employeeId" is not null and e.id is not null
    ) once
    group by "employeeId", domain, period
    order by period, domain, "employeeId"`.execute(db);
  return rows;
}

export interface CountedObject {
  readonly id: string;
  readonly entity: EntityName;
  readonly domain: Domain;
  readonly employeeId: string;
  readonly dateTime: string;
  readonly objectEntity: EntityName | null;
  readonly objectId: string | null;
  readonly requestId: string | null;
  readonly deal: WeekDeal | null;
}

export interface CountedQuery {
  readonly employeeId?: string | undefined;
  readonly take: number;
  readonly skip: number;
}

/** Objects that a figure counts in a period, the latest first. */
export async function findCounted(
  db: Db,
  counted: readonly Counted[],
  period: Period,
  { employeeId, take, skip }: CountedQuery,
): Promise<CountedObject[]> {
  const { rows } = await sql<CountedObject>`
    select e.id, e.entity, e.domain, e."employeeId", max(e.at) as "dateTime",
      e."objectEntity", e."objectId", (
        select s.request_id from land.request_selections s where s.id = e."selectionId"
        union all select s.request_id from industrial.request_selections s where s.id = e."selectionId"
      ) as "requestId", e.deal::jsonb as deal
    from (${eventsOf(counted, [period])}) e
    where e.id is not null and e."employeeId" ${employeeId === undefined ? sql`is not null` : sql`= ${employeeId}::uuid`}
    group by e.id, e.entity, e.domain, e."employeeId", e."objectEntity", e."objectId", e."selectionId", e.deal::jsonb
    order by max(e.at) desc, e.id, e."employeeId" limit ${take} offset ${skip}`.execute(db);
  return rows;
}

function afterPeriod({ to }: Period): string {
  return startOfDay(dayAfter(1, to));
}

/** Counted audit rows of these periods, found in one scan by time. @param counted at least one */
function eventsOf(counted: readonly Counted[], periods: readonly Period[]): RawBuilder<unknown> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) throw new Error('there is at least one period');
  const entities = [...new Set(counted.flatMap((one) => one.entities))];
  const actions = [...new Set(counted.flatMap((one) => one.actions))];
  /** SQL that chooses a value by the row's index in `counted`. */
  const byIndex = (partOf: (one: Counted) => RawBuilder<unknown> | undefined, otherwise: RawBuilder<unknown>) => {
    const cases = counted.flatMap((one, index) => {
      const value = partOf(one);
      return value === undefined ? [] : [sql`when ${sql.lit(index)} then ${value}`];
    });
    return cases.length === 0 ? otherwise : sql`case a.kind_index ${sql.join(cases, sql` `)} else ${otherwise} end`;
  };
  return sql`
    select a.at, a.entity, a.kind_index as "kindIndex",
      ${byIndex(({ domain }) => sql.lit(domain), sql`null`)} as domain,
      ${byIndex((one) => one.employeeId, sql`a.employee_id`)} as "employeeId",
      ${byIndex(({ id }) => id, sql`a.entity_id`)} as id,
      ${byIndex(({ object }) => (object === undefined ? undefined : sql.lit(object?.entity ?? null)), sql`a.entity`)} as "objectEntity",
      ${byIndex(({ object }) => (object === undefined ? undefined : (object?.id ?? sql`null`)), sql`a.entity_id`)} as "objectId",
      ${byIndex(({ selectionId }) => selectionId, sql`null::uuid`)} as "selectionId",
      ${byIndex(({ deal }) => deal, sql`null::json`)} as deal
    from (
      select a.*, case ${sql.join(
        counted.map((one, index) => sql`when ${isCounted(one)} then ${sql.lit(index)}`),
        sql` `,
      )} end as kind_index
      from shared.audit a
      where a.at >= ${startOfDay(first.from)}::timestamptz and a.at < ${afterPeriod(last)}::timestamptz
        and a.entity = any(${entities}::text[]) and a.action = any(${actions}::text[])
      -- A barrier to the planner, so that the index is computed once for each row.
      offset 0
    ) a
    where a.kind_index is not null and ${byIndex(({ holds }) => holds, sql`true`)}`;
}
