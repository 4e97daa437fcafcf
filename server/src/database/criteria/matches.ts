import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import type { ReverseScore } from './reverse-score.ts';

/** A request that an object fits or almost fits. */
export interface Match {
  readonly requestId: string;
  /** The object; of several the one with the best score. */
  readonly objectId: string;
  readonly isExact: boolean;
  /** Score, 0…1. */
  readonly share: number;
  readonly responsibleEmployeeId: string | null;
}

interface Pairs {
  /** SQL query that selects the objects, with the values to compare with the requests. */
  readonly offered: RawBuilder<unknown>;
  /** SQL after `from`: requests `q` with their condition. */
  readonly requests: RawBuilder<unknown>;
}

/** Requests that at least one of the objects fits or almost fits, the best first, then the latest. */
export async function matchesOf(db: Db, score: ReverseScore, { offered, requests }: Pairs): Promise<Match[]> {
  const { rows } = await sql<Match & { readonly requestDate: string }>`
    with o as materialized (${offered}), q as materialized (select q.*, ${score.weighing} from ${requests})
    select * from (
      select distinct on (q.id) q.id as "requestId", o.id as "objectId", ${score.isExact} as "isExact",
        ${score.share} as share, q.request_date as "requestDate", q.responsible_employee_id as "responsibleEmployeeId"
      from o cross join q cross join lateral (${score.fits}) f
      where ${score.isExactOrNear}
      order by q.id, ${score.isExact} desc, ${score.share} desc, o.id
    ) best
    order by "isExact" desc, share desc, "requestDate" desc, "requestId" desc`.execute(db);
  return rows.map(({ requestDate: _, ...match }) => match);
}

/**
 * SQL of all pairs (`object_id`, `request_id`, `percent`) that fit, or almost fit with at least this percent; `percentOf`
 * of the contract.
 */
export function scoredPairs(score: ReverseScore, { offered, requests }: Pairs, least: number): RawBuilder<unknown> {
  const rounded = sql`floor(${score.share} * 100 + 1e-9)::int`;
  return sql`
    with o as materialized (${offered}), q as materialized (select q.*, ${score.weighing} from ${requests})
    select o.id as object_id, q.id as request_id, case when ${score.isExact} then 100 else least(${rounded}, 99) end as percent
    from o cross join q cross join lateral (${score.fits}) f
    where ${score.isExact} or ${score.isExactOrNear} and ${rounded} >= ${least}`;
}
