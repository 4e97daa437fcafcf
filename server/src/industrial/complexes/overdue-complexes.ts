import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { MAX_TAKE } from '@gektar/contract/list-limits.ts';
import { sql } from 'kysely';
import type { CacheContext, ListResponse } from '#cache/row-cache.ts';
import type { Condition } from '#database/conditions.ts';
import type { Db } from '#database/db.ts';
import { findCount, findIds } from '#database/ids-and-counts.ts';
import { dueUntil } from '#industrial/tree/complex-table.ts';
import { complexesOfPage, complexTexts, complexVersion } from './complex-queries.ts';

/** Tables of the statements: complexes `c` with their figures. */
export const overdueSource = sql`industrial.complexes c join industrial.complex_figures f on f.complex_id = c.id`;
/** Last day on which the vacancies count as confirmed (H-13). */
const lastDay = sql`${sql.raw(dueUntil)}::date`;
/** Days beyond the period of a complex. */
export const lateDays = sql`(now()::date - (${lastDay}))`;
/** Longest overdue first. */
export const orderOfOverdue = sql`${lastDay}, c.id`;

/**
 * Condition: the complex is active, with open vacancies that were neither created nor confirmed within its update
 * period (N-05).
 * @param of responsible employee; undefined: all
 */
export function overdue(of: string | undefined): Condition {
  const own = of === undefined ? sql`` : sql`and c.responsible_user = ${of}`;
  return sql<boolean>`c.is_enabled and f.vacancy_count > 0 and ${lastDay} < now()::date ${own}`;
}

/** Longest overdue first. */
export function answerOverdueComplexes(
  { db, cache }: CacheContext,
  { of, take, skip }: { of: string | undefined; take: number; skip: number },
): Promise<ListResponse<ComplexRow>> {
  const rest = sql`from ${overdueSource} where ${overdue(of)} order by ${orderOfOverdue} limit ${take} offset ${skip}`;
  const chosen = sql`select c.id, ${sql.raw(complexVersion)} as version ${rest}`;
  return complexTexts.list({ db, cache }, complexesOfPage(sql`select c.id ${rest}`, orderOfOverdue, chosen));
}

export function countOverdueComplexes(db: Db, of: string | undefined): Promise<number> {
  return findCount(db, sql`select count(*)::int as count from ${overdueSource} where ${overdue(of)}`);
}

/** Ids of up to 1,000 overdue complexes of a responsible employee, the longest overdue first. */
export function findOverdueComplexIds(db: Db, employeeId: string): Promise<string[]> {
  return findIds(
    db,
    sql`select c.id from ${overdueSource} where ${overdue(employeeId)} order by ${orderOfOverdue} limit ${MAX_TAKE}`,
  );
}
