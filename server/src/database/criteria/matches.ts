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
  /** Requests that are scored even if the objects do not fit them. */
  readonly also?: readonly string[];
}

/**
 * Requests that at least one of the objects fits or almost fits, the best first, then the latest. Those of `also` that no
 * object fits come last.
 */
export async function matchesOf(
  db: Db,
  score: ReverseScore,
  { offered, requests, also = [] }: Pairs,
): Promise<Match[]> {
  const { rows } = await sql<Match & { readonly fits: boolean; readonly requestDate: string }>`
    with o as materialized (${offered}), q as materialized (select q.*, ${score.weighing} from ${requests})
    select * from (
      select distinct on (q.id) q.id as "requestId", o.id as "objectId", ${score.isExact} as "isExact",
        ${score.isExactOrNear} as fits, ${score.share} as share, q.request_date as "requestDate", q.responsible_employee_id as "responsibleEmployeeId"
      from o cross join q cross join lateral (select ${score.fits} offset 0) f
      where ${score.isExactOrNear} or q.id = any(${also}::uuid[])
      order by q.id, ${score.isExact} desc, ${score.isExactOrNear} desc, ${score.share} desc, o.id
    ) best
    order by "isExact" desc, fits desc, share desc, "requestDate" desc, "requestId" desc`.execute(db);
  return rows.map(({ fits: _, requestDate: __, ...match }) => match);
}
