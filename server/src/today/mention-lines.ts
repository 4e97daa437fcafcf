import type { Domain } from '@gektar/contract/domain.ts';
import { MOST_TODAY_LINES, type TodayMention } from '@gektar/contract/today/today.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';

/** Comments of one entity, for mentions. */
export interface CommentedObjects {
  readonly kind: TodayMention['kind'];
  /** Table of the comments and the column of what they are on: `land.property_comments`, `property_id`. */
  readonly comments: string;
  readonly owner: string;
  /** Table of what they are on. Its alias is `t`. */
  readonly objects: string;
  /** JSON of the object: id, title, place, path. */
  readonly object: RawBuilder<unknown>;
}

/** Comments of colleagues that name the employee and were not read since they were written, the latest first. */
export async function findMentions(
  db: Db,
  domain: Domain,
  all: readonly CommentedObjects[],
  employeeId: string,
): Promise<{ lines: TodayMention[]; count: number }> {
  const parts = all.map(
    ({ kind, comments, owner, objects, object }) => sql`
    select c.id, ${domain}::text as domain, ${kind}::text as kind, c.date_time_created as "dateTime",
      c.employee_id as "employeeId", c.text, ${object} as object
    from shared.mentions m join ${sql.table(comments)} c on c.id = m.comment_id
      join ${sql.table(objects)} t on t.id = ${sql.ref(`c.${owner}`)}
    where m.employee_id = ${employeeId} and c.employee_id <> ${employeeId}
      and not exists (select from shared.today_done d where d.employee_id = ${employeeId} and d.domain = ${domain}
        and d.kind = 'mention' and d.object_id = c.id)`,
  );
  const { rows } = await sql<TodayMention & { count: number }>`
    select *, count(*) over ()::int as count from (${sql.join(parts, sql` union all `)}) u
    order by "dateTime" desc, id limit ${MOST_TODAY_LINES}`.execute(db);
  return { lines: rows.map(({ count: _, ...line }) => line), count: rows[0]?.count ?? 0 };
}
